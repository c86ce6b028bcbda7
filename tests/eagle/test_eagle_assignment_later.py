"""Fighter assignment in Airfield Operations: for which raids, and what no longer changes (eagle:5.3c, eagle:5.3d)."""

from __future__ import annotations

import pytest
from eagle_plans import MAJOR, MINOR, TIMES, day, gruppen_of, later, raid_of, refused, resumed, state
from eagle_raids import Raid

BOMBERS, FIGHTERS = gruppen_of(2, "he111", "do17", "ju88", "ju87"), gruppen_of(2, "me109", "me110")


@pytest.mark.rules("eagle:5.3c", "eagle:5.3d", "eagle:4.III.3a", "eagle:4.III.3b")
@pytest.mark.parametrize(
    ("clock", "settled", "open_now"),
    [
        ("0800", 3, []),
        ("1000", 3, ["1200"]),
        ("1200", 3, ["1200", "1400"]),
        ("1200", 4, ["1400"]),
        ("1400", 3, ["1400", "1600"]),
        ("1600", 6, ["1800"]),
        ("1600", 7, []),
        ("1800", 3, ["1800"]),
        ("1800", 9, []),
    ],
)
def test_this_segment_and_the_next_as_far_as_there_was_no_opportunity(
    clock: str, settled: int, open_now: list[str]
) -> None:
    cards = dict(zip(TIMES, [6, 7, 11, 12, 14, 16, 18], strict=True))
    track = {cards[time]: time for time in TIMES[TIMES.index(clock) :]}
    assigned = dict(zip(BOMBERS, track, strict=False))
    if not open_now:
        assert later(clock, settled, track, gruppen=assigned, until="raid.choose").field("settled") == max(
            settled, TIMES.index(clock) + 2
        )
        return
    played = later(clock, settled, track, gruppen=assigned)
    assert (played.asked, played.offers) == ("assign-fighters", ["done", *[str(cards[time]) for time in open_now]])
    for time, card in cards.items():
        if card in track and time not in open_now:
            settled_already = TIMES.index(time) < settled
            key = ("fighters-settled", "eagle:5.3d") if settled_already else ("fighters-not-yet", "eagle:5.3c")
            assert refused(played, card) == key
    done = later(clock, settled, track, gruppen=assigned, script=["done"], until="raid.choose")
    assert done.field("settled") == TIMES.index(clock) + 2


@pytest.mark.rules("eagle:5.3c", "eagle:1c", "eagle:5b", "eagle:4.III.3a")
def test_fighters_fly_again_and_bombers_do_not() -> None:
    """I/JG51 and I/KG1 are back from the first raid; I/JG3 is still on the Clock."""
    units = {"I/JG3/2": "clock 1800", "II/JG3/2": "airbase reduced"}
    played = later("1200", 3, {MAJOR: "1200"}, gruppen={"I/KG2/2": MAJOR}, script=[MAJOR], units=units)
    assert sorted(played.offers) == sorted(["done", *(set(FIGHTERS) - {"I/JG3/2", "II/JG3/2"})])
    assert refused(played, "I/KG1/2") == ("bombers-settled", "eagle:5b")
    assert refused(played, "I/KG2/2") == ("bombers-settled", "eagle:5b")
    assert refused(played, "jabo I/JG51/2") == ("bombers-settled", "eagle:5b")
    assert refused(played, "I/JG3/2") == ("gruppe-away", "eagle:5.32")
    assert refused(played, "II/JG3/2") == ("gruppe-reduced", "eagle:5.3a")
    assert refused(played, "I/JG2/3") == ("other-luftflotte", "eagle:5.4h")


@pytest.mark.rules("eagle:5.3d", "eagle:15.1c")
@pytest.mark.parametrize("answer", ["1400", "1200", "drop", "forward", "159", "157"])
def test_nothing_but_fighters_is_changed_later(answer: str) -> None:
    more = {"strategies": [159], "strategy_on": {157: 15}, "options": ["advanced"]}
    played = later("1200", 3, {15: "1200"}, gruppen={"I/KG2/2": 15}, script=[15], **more)
    assert answer not in played.offers
    assert refused(played, answer) == ("plan-stands", "eagle:5.3d")


@pytest.mark.rules("eagle:5.3c", "eagle:5.3d")
def test_assignments_may_be_changed_until_they_are_confirmed() -> None:
    def assigned(*script: str | int, until: str = "") -> Raid:
        return later("1200", 3, {MAJOR: "1200"}, gruppen={"I/KG2/2": MAJOR}, script=script, until=until)

    on = assigned(MAJOR, "I/JG51/2")
    assert (on.unit("I/JG51/2"), on.field("raid_of")["I/JG51/2"]) == ("planned", MAJOR)
    assert state(assigned(MAJOR, "I/JG51/2", "I/JG51/2")) == state(assigned(MAJOR))
    done = assigned(MAJOR, "I/JG51/2", "done", "done", until="raid.choose")
    assert [(told["card"], told["gruppen"]) for told in done.told("raid-planned")] == [(MAJOR, ["I/JG51/2", "I/KG2/2"])]
    for script in ([], [MAJOR], [MAJOR, "I/JG51/2"], [MAJOR, "I/JG51/2", "done"]):
        assert resumed(assigned(*script))


@pytest.mark.rules("eagle:5.4e", "eagle:5.4c")
def test_the_limits_of_the_morning_hold_for_fighters_too() -> None:
    """Six raids were planned; most of them have been flown."""
    twelve = raid_of(12)
    played = day(
        "airfields.assignment", [MAJOR], track={MAJOR: "1200"}, clock="1200", settled=3, raids=6, gruppen=twelve
    )
    assert refused(played, FIGHTERS[-1]) == ("limit-major", "eagle:5.4e")
    played = day(
        "airfields.assignment", [MAJOR], track={MAJOR: "1200"}, clock="1200", settled=3, raids=5, gruppen=twelve
    )
    assert FIGHTERS[-1] in played.offers
    played = later("1200", 3, {MINOR: "1200"}, gruppen=raid_of(3, MINOR), script=[MINOR])
    assert refused(played, FIGHTERS[-1]) == ("limit-minor", "eagle:5.4c")


NO_FIGHTERS = dict.fromkeys(FIGHTERS, "clock 1800")


@pytest.mark.rules("eagle:5.4a")
def test_a_raid_without_bombers_must_get_a_fighter_now() -> None:
    played = later("1200", 3, {MAJOR: "1400"})
    assert played.offers == [str(MAJOR)]
    assert refused(played, "done") == ("raid-empty", "eagle:5.4a")
    done = later("1200", 3, {MAJOR: "1400"}, script=[MAJOR, "I/JG51/2", "done", "done"], until="raid.choose")
    assert done.field("cards")[str(MAJOR)] == "track"
    assert later("1200", 3, {MAJOR: "1400"}, strategy_on={155: MAJOR}).offers == ["done", str(MAJOR)]


@pytest.mark.rules("eagle:5.4a")
@pytest.mark.parametrize("where", ["clock 1800", "airbase reduced", "light-loss"])
def test_a_raid_for_which_no_fighter_is_left_is_cancelled(where: str) -> None:
    """R-63: of Luftflotte 3 there are fighters, and there are bombers at the airbases, but neither may go."""
    units = dict.fromkeys(FIGHTERS, where)
    more = {"strategy_on": {159: MAJOR}, "script": ["done"], "until": "raid.choose"}
    played = later("1200", 3, {MAJOR: "1400", 6: "1400"}, gruppen={"I/KG1/2": 6}, units=units, **more)
    assert [(told["card"], told["site"]) for told in played.told("raid-cancelled")] == [(MAJOR, "Biggin Hill")]
    assert (played.field("planned"), played.field("strategy_on")) == ({"6": "1400"}, {})
    assert played.rules("raid-cancelled") == ["eagle:5.4a"]
    assert [played.field("cards")[card] for card in (str(MAJOR), "159", "6")] == ["discard", "discard", "track"]
    assert [told["card"] for told in played.told("raid-planned")] == [6]


@pytest.mark.rules("eagle:5.4a")
@pytest.mark.parametrize(
    ("other", "jabos", "must"),
    [
        ({"I/JG51/2": 6, "I/KG1/2": 6}, [], True),
        ({"I/JG51/2": 6, "II/JG51/2": 6}, [], True),
        ({"I/JG51/2": 6}, [], False),
        ({"I/JG51/2": 6, "I/KG1/2": 6}, ["I/JG51/2"], False),
        ({"I/JG51/2": 7, "I/KG1/2": 7}, [], False),
        ({"I/JG2/3": 24, "I/KG27/3": 24}, [], False),
    ],
)
def test_a_fighter_is_moved_to_an_empty_raid_if_its_own_can_do_without(
    other: dict[str, int], jabos: list[str], must: bool
) -> None:
    """Cards 6 and 24 are raided in the next segment; the raid of card 7 is settled; a Jabo is assigned as a bomber."""
    track = {MAJOR: "1200", 6: "1400", 24: "1400", 7: "1000"}
    units = {**NO_FIGHTERS, **dict.fromkeys(gruppen_of(3, "me109", "me110"), "clock 1800")}
    units |= dict.fromkeys(other, "planned")
    rest = {"I/KG2/2": 6, "I/KG3/2": 7, "II/KG27/3": 24} if other.keys() != {"I/JG51/2"} else {}
    present = {card: time for card, time in track.items() if card in (MAJOR, *other.values(), *rest.values())}
    played = later("1200", 3, present, gruppen={**other, **rest}, jabos=jabos, units=units)
    assert ("done" not in played.offers) == must
    if must:
        assert refused(played, "done") == ("raid-empty", "eagle:5.4a")
