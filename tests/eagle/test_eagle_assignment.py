"""Gruppen assigned to raids: who may go where, how many, and when fighters get their turn (eagle:5.2 to eagle:5.4)."""

from __future__ import annotations

import pytest
from eagle_plans import (
    BEYOND,
    EDGE,
    MAJOR,
    MINOR,
    OF_LF3,
    PRIORITIES,
    TIMES,
    day,
    gruppen_of,
    opened,
    raid_of,
    refused,
)
from eagle_raids import Raid

BOMBERS, FIGHTERS = gruppen_of(2, "he111", "do17", "ju88", "ju87"), gruppen_of(2, "me109", "me110")
OTHERS = [6, 7, 11, 12, 14, 16, 18, 19, 21]
"""Cards of Luftflotte 2 to be raided besides the one that matters."""
CROYDON = 26
"""An industry, with the airfield of Kenley as its secondary target."""


def gruppen(played: Raid) -> list[str]:
    """The Gruppen that are offered."""
    return [offer for offer in played.offers if offer in (*BOMBERS, *FIGHTERS, *gruppen_of(3))]


# Who may be assigned.


@pytest.mark.rules("eagle:5.2", "eagle:5.3a", "eagle:5.4h", "eagle:4.I.4")
def test_bombers_and_fighters_of_the_luftflotte_are_offered() -> None:
    assert sorted(gruppen(opened())) == sorted([*BOMBERS, *FIGHTERS])
    assert sorted(gruppen(opened(OF_LF3))) == sorted(gruppen_of(3))


@pytest.mark.rules("eagle:5.3a", "eagle:5.32", "eagle:5.2", "eagle:2.21d", "eagle:18.12b")
@pytest.mark.parametrize(
    ("gruppe", "where", "key", "rule"),
    [
        ("I/JG51/2", "airbase reduced", "gruppe-reduced", "eagle:5.3a"),
        ("I/ZG26/2", "airbase reduced", "gruppe-reduced", "eagle:5.3a"),
        ("I/KG1/2", "airbase reduced", "gruppe-reduced", "eagle:2.21d"),
        ("I/JG51/2", "clock 1200", "gruppe-away", "eagle:5.32"),
        ("I/ZG26/2", "light-loss", "gruppe-away", "eagle:5.32"),
        ("I/KG1/2", "heavy-loss", "gruppe-away", "eagle:5.2"),
        ("I/KG1/2", "night-raid", "gruppe-away", "eagle:5.2"),
        ("I/KG26/2", "calendar", "gruppe-away", "eagle:5.2"),
    ],
)
def test_only_a_full_gruppe_at_its_airbase_is_assigned(gruppe: str, where: str, key: str, rule: str) -> None:
    played = opened(units={gruppe: where})
    assert gruppe not in played.offers
    assert refused(played, gruppe) == (key, rule)
    assert gruppe in opened(units={gruppe: "airbase"}).offers


@pytest.mark.rules("eagle:5b", "eagle:1c")
@pytest.mark.parametrize("gruppe", ["I/KG1/2", "I/JG51/2"])
def test_a_gruppe_lies_on_one_card_only(gruppe: str) -> None:
    played = opened(track={6: "0600"}, gruppen={gruppe: 6})
    assert gruppe not in played.offers
    assert refused(played, gruppe) == ("gruppe-planned", "eagle:5b")


@pytest.mark.rules("eagle:5.4h", "eagle:5.4i")
@pytest.mark.parametrize("kinds", [("he111",), ("me109",), ("me110",)])
def test_each_luftflotte_raids_its_own_area_and_lf3_may_help_lf2(kinds: tuple[str, ...]) -> None:
    """Fighters are bound as bombers are (R-42)."""
    lf2, lf3 = gruppen_of(2, *kinds)[0], gruppen_of(3, *kinds)[0]
    helping = {"effects": ["lf3-to-lf2"]}
    assert refused(opened(OF_LF3), lf2) == ("other-luftflotte", "eagle:5.4h")
    assert refused(opened(MAJOR), lf3) == ("other-luftflotte", "eagle:5.4h")
    assert refused(opened(OF_LF3, **helping), lf2) == ("other-luftflotte", "eagle:5.4h")
    assert lf3 in opened(MAJOR, **helping).offers
    assert lf3 in opened(OF_LF3, **helping).offers
    assert lf2 in opened(MAJOR, **helping).offers


@pytest.mark.rules("eagle:5.31")
@pytest.mark.parametrize("card", [BEYOND, EDGE])
@pytest.mark.parametrize("options", [[], ["advanced"]])
def test_me109s_may_be_assigned_beyond_their_range(card: int, options: list[str]) -> None:
    played = opened(card, script=["I/JG51/2"], options=options)
    assert played.field("raid_of") == {"I/JG51/2": card}


@pytest.mark.rules("eagle:5.4j")
def test_letters_are_the_player_s_to_balance() -> None:
    """I/KG1, II/KG4 and III/KG53 are all of letter A: a guideline, not a limit."""
    played = opened(script=["I/KG1/2", "II/KG4/2", "III/KG53/2"])
    letters = [played.p.data.letter[played.p.data.number[name]] for name in played.field("raid_of")]
    assert letters == [0, 0, 0]


# How many.


@pytest.mark.rules("eagle:5.4e", "eagle:5.4f", "eagle:5.4g")
@pytest.mark.parametrize(("raids", "limit"), [(1, 16), (4, 16), (5, 14), (6, 12), (7, 11), (8, 10), (9, 10), (10, 10)])
def test_the_size_of_a_major_raid_by_the_number_of_raids(raids: int, limit: int) -> None:
    track = {card: TIMES[1 + place // 3] for place, card in enumerate(OTHERS[: raids - 1])}
    assert BOMBERS[-1] in opened(track=track, gruppen=raid_of(limit - 1)).offers
    full = opened(track=track, gruppen=raid_of(limit))
    assert BOMBERS[-1] not in full.offers
    assert refused(full, BOMBERS[-1]) == ("limit-major", "eagle:5.4e")
    assert refused(full, FIGHTERS[-1]) == ("limit-major", "eagle:5.4e")
    assert BOMBERS[0] in full.offers  # one of them can be taken off
    for depletion in (8, 15):
        depleted = {"track": track, "depletion": depletion}
        assert BOMBERS[-1] in opened(gruppen=raid_of(15), **depleted).offers
        assert refused(opened(gruppen=raid_of(16), **depleted), BOMBERS[-1]) == ("limit-depleted", "eagle:5.4g")
    coordinated = {"track": track, "strategy_on": {156: MAJOR}}
    assert BOMBERS[-1] in opened(gruppen=raid_of(15), **coordinated).offers
    assert refused(opened(gruppen=raid_of(16), **coordinated), BOMBERS[-1]) == ("limit-coordination", "eagle:5.4f")


@pytest.mark.rules("eagle:5.4g", "eagle:14.4a")
def test_depletion_7_is_not_yet_depleted() -> None:
    track = {card: TIMES[1 + place // 3] for place, card in enumerate(OTHERS[:5])}
    assert refused(opened(track=track, gruppen=raid_of(12), depletion=7), BOMBERS[-1]) == ("limit-major", "eagle:5.4e")


@pytest.mark.rules("eagle:5.4c", "eagle:5.4d", "eagle:5.4g")
@pytest.mark.parametrize("depletion", [0, 8, 15])
def test_a_minor_raid_takes_three_gruppen_but_for_one_strategy_card(depletion: int) -> None:
    assert BOMBERS[-1] in opened(MINOR, gruppen=raid_of(2, MINOR), depletion=depletion).offers
    full = opened(MINOR, gruppen=raid_of(3, MINOR), depletion=depletion)
    assert refused(full, BOMBERS[-1]) == ("limit-minor", "eagle:5.4c")
    assert refused(full, FIGHTERS[-1]) == ("limit-minor", "eagle:5.4c")
    lifted = {"strategy_on": {156: MINOR}, "depletion": depletion}
    assert BOMBERS[-1] in opened(MINOR, gruppen=raid_of(15, MINOR), **lifted).offers
    full = opened(MINOR, gruppen=raid_of(16, MINOR), **lifted)
    assert refused(full, BOMBERS[-1]) == ("limit-coordination", "eagle:5.4d")


@pytest.mark.rules("eagle:5.4c", "eagle:5.4e")
def test_the_strategy_card_lifts_the_limit_of_its_own_raid_only() -> None:
    played = opened(MINOR, gruppen=raid_of(3, MINOR), track={MAJOR: "0800"}, strategy_on={156: MAJOR})
    assert refused(played, BOMBERS[-1]) == ("limit-minor", "eagle:5.4c")


@pytest.mark.rules("eagle:5.4d", "eagle:15.11a")
def test_another_strategy_card_on_the_raid_takes_nothing_from_its_limit() -> None:
    """Pathfinders or Dogleg Route beside Major Raid Coordination: sixteen Gruppen still."""
    both = {"strategy_on": {156: MINOR, 159: MINOR, 162: MINOR}}
    assert BOMBERS[-1] in opened(MINOR, gruppen=raid_of(15, MINOR), **both).offers
    assert refused(opened(MINOR, gruppen=raid_of(16, MINOR), **both), BOMBERS[-1])[0] == "limit-coordination"


@pytest.mark.rules("eagle:5.1d", "eagle:15.11a")
def test_a_raid_on_the_secondary_target_is_as_large_as_the_card_allows() -> None:
    """R-80: the raid on Biggin Hill, an airfield, bombs Croydon; that on Croydon, an industry, bombs Kenley."""
    low_industry = {"priorities": {**PRIORITIES, "industry": "low"}, "strategy_on": {157: MAJOR}}
    assert BOMBERS[-1] in opened(gruppen=raid_of(3), **low_industry).offers
    on_kenley = opened(CROYDON, gruppen=raid_of(3, CROYDON), strategy_on={157: CROYDON})
    assert refused(on_kenley, BOMBERS[-1]) == ("limit-minor", "eagle:5.4c")


@pytest.mark.rules("eagle:5.4e", "eagle:5.4c")
def test_a_plan_with_too_many_gruppen_cannot_be_confirmed() -> None:
    """Fourteen are fine with five raids; the sixth raid, a minor one, makes them too many."""
    track = {MAJOR: "0600"} | dict.fromkeys([7, 11, 12], "0800")
    assigned = raid_of(14) | dict(zip(BOMBERS[10:14], [7, 11, 12, 14], strict=True))
    five = day(track={**track, 14: "1000"}, gruppen=assigned)
    assert "done" in five.offers
    six = day(track={**track, 14: "1000"}, hand=[MINOR], gruppen=assigned, script=[MINOR, "1600", "done"])
    assert "done" not in six.offers
    assert refused(six, "done") == ("too-many-limit-major", "eagle:5.4e")
    why = {"card": MAJOR, "site": "Biggin Hill", "number": 14, "limit": 12}
    assert six.game.open[0].args["because"][0]["args"] == why
    lifted = day(
        track={MINOR: "0600"}, gruppen=raid_of(4, MINOR), strategy_on={156: MINOR}, script=[MINOR, "156", "done"]
    )
    assert refused(lifted, "done") == ("too-many-limit-minor", "eagle:5.4c")


@pytest.mark.rules("eagle:5.4e")
def test_decoys_are_raids_that_count_for_the_size() -> None:
    """R-45."""
    track = dict(zip(OTHERS[:4], ["0800", "0800", "1000", "1000"], strict=True))
    played = opened(track=track, strategy_on={155: OTHERS[0]}, gruppen=raid_of(14))
    assert refused(played, BOMBERS[-1]) == ("limit-major", "eagle:5.4e")


@pytest.mark.rules("eagle:5.4b")
def test_nobody_flies_in_a_decoy() -> None:
    played = opened(strategy_on={155: MAJOR})
    assert gruppen(played) == []
    assert refused(played, "I/KG1/2") == ("limit-decoy", "eagle:5.4b")
    assert refused(played, "I/JG51/2") == ("limit-decoy", "eagle:5.4b")
    assert "done" in day(track={MAJOR: "0600"}, strategy_on={155: MAJOR}).offers


@pytest.mark.rules("eagle:5.4a")
@pytest.mark.parametrize("gruppe", ["I/KG1/2", "I/JG51/2", "I/ZG26/2"])
def test_one_gruppe_of_any_kind_is_enough(gruppe: str) -> None:
    assert refused(day(track={MAJOR: "0600"}), "done") == ("raid-empty", "eagle:5.4a")
    assert "done" in day(track={MAJOR: "0600"}, gruppen={gruppe: MAJOR}).offers


def test_what_the_plan_lacks_is_no_reason_to_refuse_another_answer() -> None:
    played = day(track={MAJOR: "0600"})
    for answer in ("12", "drop", "I/KG1/2", ""):
        assert refused(played, answer) == ("refused-offer", "eagle:5.1b")


@pytest.mark.rules("eagle:5.4a")
def test_a_raid_that_nobody_can_fly_must_be_dropped() -> None:
    """All of Luftflotte 3 is away, but Southampton is planned for the first segment."""
    away = dict.fromkeys(gruppen_of(3), "calendar")
    played = day(track={MAJOR: "0600", OF_LF3: "0600"}, gruppen={"I/KG1/2": MAJOR}, units=away)
    assert refused(played, "done") == ("raid-empty", "eagle:5.4a")


# When fighters are assigned.


@pytest.mark.rules("eagle:5.3b", "eagle:4.I.5")
@pytest.mark.parametrize("first", range(7))
@pytest.mark.parametrize("raid", range(7))
def test_fighters_for_the_first_segment_with_a_raid_and_the_two_after_it(first: int, raid: int) -> None:
    if raid < first:
        return
    track = {} if raid == first else {6: TIMES[first]}
    played = opened(time=TIMES[raid], track=track)
    if raid <= first + 2:
        assert set(FIGHTERS) <= set(played.offers)
    else:
        assert not set(FIGHTERS) & set(played.offers)
        assert refused(played, "I/JG51/2") == ("fighters-later", "eagle:5.3b")
        assert refused(played, "I/ZG26/2") == ("fighters-later", "eagle:5.3b")
    assert set(BOMBERS) <= set(played.offers)


@pytest.mark.rules("eagle:5.3b")
@pytest.mark.parametrize(("new", "home"), [("0600", True), ("0800", False), ("1400", False)])
def test_an_earlier_raid_sends_fighters_home_that_can_be_assigned_later(new: str, home: bool) -> None:
    """Fighters on a raid at 1200: with a first raid at 0800 they may stay, with one at 0600 they may not."""
    assigned = {"I/JG51/2": MAJOR, "I/KG1/2": MAJOR}
    played = day(track={MAJOR: "1200"}, hand=[6], gruppen=assigned, script=[6, new])
    assert (played.unit("I/JG51/2"), played.unit("I/KG1/2")) == ("airbase" if home else "planned", "planned")
    assert played.field("raid_of") == ({"I/KG1/2": MAJOR} if home else assigned)


@pytest.mark.rules("eagle:5.3b")
def test_when_the_first_raid_moves_or_is_dropped_the_window_moves_with_it() -> None:
    track = {6: "0600", MAJOR: "1200"}
    assert refused(opened(time="1200", track={6: "0600"}), "I/JG51/2")[0] == "fighters-later"
    for script in ([6, "0800", "done", MAJOR], [6, "drop", MAJOR]):
        assert "I/JG51/2" in day(track=track, script=script).offers
    later = day(track={6: "0600", MAJOR: "1000"}, gruppen={"I/JG51/2": MAJOR}, script=[MAJOR, "1200"])
    assert later.unit("I/JG51/2") == "airbase"
    stays = day(track={6: "0600", MAJOR: "0800"}, gruppen={"I/JG51/2": MAJOR}, script=[MAJOR, "1000"])
    assert stays.unit("I/JG51/2") == "planned"


@pytest.mark.rules("eagle:5.4a", "eagle:5.3b")
def test_a_raid_may_be_without_bombers_until_its_fighters_are_assigned() -> None:
    track = {MAJOR: "0600", 6: "1200"}
    assert "done" in day(track=track, gruppen={"I/KG1/2": MAJOR}).offers
    track[6] = "1000"
    assert refused(day(track=track, gruppen={"I/KG1/2": MAJOR}), "done") == ("raid-empty", "eagle:5.4a")
