"""Calendar Update of Eagle: decks, days, day events, Press and Rest (eagle:4.IV, eagle:13, eagle:19.5)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from eagle_raids import Raid, raid

from tallyho.raf.eagle.components import load
from tallyho.raf.eagle.title import EAGLE
from tallyho.table import Json, restore, save

DATA = load({})
STRATEGY = [str(number) for number in range(155, 165)]
NEXT_DAY = "planning.night-raids"


def day(step: str, script: tuple[str | int, ...] = (), *, until: str = "", **fields: Json) -> Raid:
    """A campaign begun at a step of its days."""
    return raid(step, {}, script, until=until, **{"effects": [], "target": 0, **fields})


def discarded(*cards: int) -> dict[str, Json]:
    """These cards lie in the discards."""
    return {str(card): "discard" for card in cards}


@pytest.mark.rules("eagle:4.IV.9b")
@pytest.mark.parametrize(
    ("deck", "first", "last"),
    [("target", 1, 34), ("raid-event", 91, 131)],
)
def test_a_deck_takes_back_its_discards_when_it_has_fewer_cards_than_they(deck: str, first: int, last: int) -> None:
    cards = last - first + 1
    other = "91" if deck == "target" else "1"
    for left in (cards // 2 - 1, (cards + 1) // 2):
        lying = discarded(*range(first + left, last + 1)) | {other: "discard"}
        played = day("calendar.shuffle", until=NEXT_DAY, cards=lying)
        back = left < cards - left
        assert played.field("cards")[str(last)] == ("deck" if back else "discard")
        assert played.field("cards")[other] == "discard"
        assert played.told("reshuffled") == ([{"deck": deck}] if back else [])
        assert played.rules("reshuffled") == (["eagle:4.IV.9b"] if back else [])


@pytest.mark.rules("eagle:4.IV.9c")
def test_the_day_event_deck_is_not_shuffled_while_it_has_a_card() -> None:
    played = day("calendar.shuffle", until=NEXT_DAY, cards=discarded(*range(135, 154)))
    assert [played.field("cards")[str(number)] for number in (135, 153, 154)] == ["discard", "discard", "deck"]


@pytest.mark.rules("eagle:4.IV.9a", "eagle:15.1a", "eagle:15.12b", "eagle:3d")
@pytest.mark.parametrize("place", ["hand", "track", "discard", "deck"])
def test_strategy_cards_are_back_in_their_deck_the_next_day(place: str) -> None:
    fields: dict[str, Json] = {"cards": dict.fromkeys(STRATEGY, place), "strategy_on": dict.fromkeys(STRATEGY, 12)}
    played = day("calendar.shuffle", until=NEXT_DAY, **fields)
    assert {played.field("cards")[card] for card in STRATEGY} == {"deck"}
    assert not any(played.p.strategy_on)


@pytest.mark.rules("eagle:17.3b", "eagle:4.IV.9d")
@pytest.mark.parametrize(
    ("scenario", "raid_day", "added"),
    [("campaign", 3, False), ("campaign", 4, True), ("campaign", 5, False), ("hardest-days", 4, False)],
)
def test_deeper_targets_join_the_deck_of_the_campaign_after_the_fourth_raid_day(
    scenario: str, raid_day: int, added: bool
) -> None:
    fields: dict[str, Json] = {"raid_day": raid_day, "cards": discarded(1, 91), "effects": [], "target": 0}
    played = raid("calendar.shuffle", {}, until=NEXT_DAY, scenario=scenario, **fields)
    cards = played.field("cards")
    assert [cards[str(number)] for number in range(35, 45)] == ["deck" if added else "aside"] * 10
    assert (cards["45"], cards["91"], cards["1"]) == ("aside", "discard", "deck" if added else "discard")
    assert played.rules("deeper-targets") == (["eagle:17.3b"] if added else [])
    assert played.field("raid_day") == raid_day + 1


@pytest.mark.rules("eagle:4.IV.3a", "eagle:4.IV.3d")
@pytest.mark.parametrize(("card", "days"), [(141, 1), (138, 2), (140, 3), (142, 4), (150, 5), (146, 6)])
def test_so_many_days_pass_and_so_many_points_are_gained(card: int, days: int) -> None:
    played = day("calendar.day-advance", (card,), until="calendar.day-event", date="1940-08-20", vp=-3)
    assert (played.field("date"), played.field("vp")) == (f"1940-08-{20 + days}", days - 3)
    why: list[Json] = [{"key": "vp-a-day", "rule": "eagle:4.IV.3d", "args": {"vp": 1}}]
    facts = {"card": card, "days": days, "vp": days, "month": 8, "day": 20 + days, "because": why}
    assert played.told("day-advance") == [facts]


@pytest.mark.rules("eagle:4.IV.3b", "eagle:4.IV.3c")
@pytest.mark.parametrize("card", range(135, 155))
def test_which_card_may_follow_which(card: int) -> None:
    days = DATA.days
    for before in (148, 138, 142, 139, 151):
        if before == card:
            continue
        played = day("calendar.day-advance", (card,), day_card=before, cards=discarded(before))
        lengths = (days[before].days, days[card].days)
        banned = lengths == (1, 1) or (lengths[0] in (5, 6) and lengths[1] in (5, 6))
        assert bool(played.told("day-card-disregarded")) == banned
        assert played.field("day_card") == (before if banned else card)


ROWS = {  # card 138, radar, port, airfield, industry, city
    "1940-08-11": ("high", "high", "medium", "low", "low"),
    "1940-08-21": ("high", "low", "high", "low", "low"),
    "1940-09-01": ("low", "medium", "high", "low", "medium"),
    "1940-09-11": ("low", "low", "high", "medium", "high"),
    "1940-09-21": ("low", "low", "medium", "high", "high"),
}


@pytest.mark.rules("eagle:13.1a", "eagle:13.1c", "eagle:event.change-priorities")
@pytest.mark.parametrize(
    ("date", "row"),
    [
        ("1940-08-12", "1940-08-11"),
        ("1940-08-20", "1940-08-11"),
        ("1940-08-21", "1940-08-21"),
        ("1940-08-31", "1940-08-21"),
        ("1940-09-01", "1940-09-01"),
        ("1940-09-10", "1940-09-01"),
        ("1940-09-11", "1940-09-11"),
        ("1940-09-20", "1940-09-11"),
        ("1940-09-21", "1940-09-21"),
        ("1940-09-30", "1940-09-21"),
        ("1940-10-01", "1940-09-21"),
    ],
)
def test_the_row_of_the_date_gives_all_five_priorities(date: str, row: str) -> None:
    before: Json = {"radar": "medium", "port": "medium", "airfield": "low", "industry": "medium", "city": "medium"}
    played = day("calendar.day-event", until="calendar.replacement-points", day_card=138, date=date, priorities=before)
    assert tuple(played.field("priorities").values()) == ROWS[row]
    assert ("terror" in played.field("effects")) == (row == "1940-09-21")
    (because,) = played.told("priorities")[0]["because"]
    month, of_month = (int(part) for part in date.split("-")[1:])
    assert (because["key"], because["args"]) == ("row-by-date", {"month": month, "day": of_month})


@pytest.mark.rules("eagle:event.change-priorities", "eagle:13.1a", "eagle:13.1d")
@pytest.mark.parametrize(("vp", "city"), [(-1, "low"), (0, "medium"), (9, "medium"), (10, "high")])
def test_the_row_of_the_total_gives_the_priorities(vp: int, city: str) -> None:
    def row(low: int, high: int, level: str) -> dict[str, Json]:
        others = dict.fromkeys(("radar", "port", "airfield", "industry"), "low")
        return {"vp_min": low, "vp_max": high, "terror": False, "free_choice": False, **others, "city": level}

    rows: list[Json] = [row(-35, -1, "low"), row(0, 9, "medium"), row(10, 35, "high")]
    overlay: Mapping[str, Mapping[str, Mapping[str, Json]]] = {"day_events": {"137": {"priorities": rows}}}
    fields: dict[str, Json] = {"day_card": 137, "vp": vp, "effects": [], "date": "1940-09-30"}
    played = raid("calendar.day-event", {}, until="calendar.replacement-points", overlay=overlay, **fields)
    assert played.field("priorities")["city"] == city
    (because,) = played.told("priorities")[0]["because"]
    assert (because["key"], because["args"]["vp"]) == ("row-by-vp", vp)


def chosen(*script: str) -> Raid:
    """A free choice with these answers."""
    return day("calendar.day-event", script, day_card=137, vp=-20)


@pytest.mark.rules("eagle:13.2a", "eagle:13.2b")
def test_every_free_choice_ends_with_two_high_one_medium_and_two_low() -> None:
    """All thirty ways, each reached by just one row of answers."""
    found: list[tuple[str, ...]] = []

    def go(answers: tuple[str, ...]) -> None:
        played = chosen(*answers)
        if played.game.step != "calendar.day-event":
            found.append(tuple(played.field("priorities").values()))
            return
        assert len(played.offers) > 1
        for answer in played.offers:
            go((*answers, answer))

    go(())
    assert len(found) == len(set(found)) == 30
    assert all(sorted(levels) == ["high", "high", "low", "low", "medium"] for levels in found)


@pytest.mark.rules("eagle:13.2b")
def test_the_player_is_told_which_type_and_what_is_left() -> None:
    played = chosen("low")
    assert played.game.open[0].args == {"type": "port", "high": 2, "medium": 1, "low": 1}
    reason = chosen("low", "low").game.open[0].why_not("low")
    assert reason is not None
    assert (reason.key, reason.args) == ("priority-used-up", {"type": "airfield", "priority": "low", "most": 2})
    reason = chosen("medium").game.open[0].why_not("medium")
    assert reason is not None
    assert (reason.key, reason.args) == ("priority-used-up", {"type": "port", "priority": "medium", "most": 1})


@pytest.mark.rules("eagle:13.2a")
def test_the_free_choice_is_told_with_its_row() -> None:
    played = chosen("low", "low", "medium")
    (because,) = played.told("priorities")[0]["because"]
    assert because == {"key": "row-free-choice", "rule": "eagle:13.2a", "args": {"vp": -20, "first": -35, "last": -16}}


@pytest.mark.rules("eagle:13.2a")
def test_a_free_choice_can_be_saved_in_the_middle() -> None:
    played = chosen("low", "high")
    again = restore(save(played.game), EAGLE)
    assert again.open[0].args == played.game.open[0].args
    again.answer("medium")
    again.answer("low")
    assert [*EAGLE.fields.save(again.position)["priorities"].values()] == ["low", "high", "medium", "low", "high"]


@pytest.mark.rules("eagle:4.IV.4", "eagle:4.IV.5")
def test_without_a_day_event_card_there_is_neither_event_nor_gain() -> None:
    played = day(
        "calendar.day-event", until="calendar.light-loss", day_card=0, date="1940-09-09", points={"spitfire": 1}
    )
    assert played.log.events == []
    assert (played.field("points")["spitfire"], played.field("effects")) == (1, [])


@pytest.mark.rules("eagle:event.morning-haze")
def test_in_morning_haze_eight_target_cards_are_drawn() -> None:
    """The drawing goes on only for want of major raids."""
    for effects, number in ((["morning-haze"], 8), ([], 10)):
        played = raid("planning.target-draw", {}, scenario="campaign", effects=[*effects], target=0, depletion=8)
        drawn = 0
        while played.game.step == "planning.target-draw" and played.asked == "target-card":
            played.game.answer(played.offers[0])
            drawn += 1
        assert drawn == number


@pytest.mark.rules("eagle:event.morning-haze")
def test_morning_haze_is_told_with_what_it_means() -> None:
    played = day("calendar.day-event", until="calendar.replacement-points", day_card=144)
    assert played.told("morning-haze") == [{"cards": 8}]
    assert played.field("effects") == ["morning-haze"]


PAIRS = [(142, 138), (138, 142), (137, 138), (141, 146)]


@pytest.mark.rules("eagle:19.5b", "eagle:19.5i", "eagle:19.5j", "eagle:19.5c", "eagle:19.5d")
@pytest.mark.parametrize("pressed", [True, False])
@pytest.mark.parametrize(("first", "second"), PAIRS)
@pytest.mark.parametrize("before", [0, 154, 143])
def test_press_takes_fewer_days_and_rest_more(first: int, second: int, before: int, pressed: bool) -> None:
    days = {number: card.days for number, card in DATA.days.items()}
    best = (min if pressed else max)(days[first], days[second])
    used = first if days[first] == best else second
    fields: dict[str, Json] = {"day_card": before, "cards": discarded(before) if before else {}}
    script = ("press" if pressed else "rest", first, second)
    played = raid("calendar.day-advance", {}, script, options=["advanced"], **{**fields, "effects": [], "target": 0})
    assert played.field("day_card") == used
    assert played.field("cards")[str(used)] == "discard"
    assert played.field("cards")[str(first + second - used)] == "deck"
    assert played.field("vp") == days[used] * (2 if pressed else 1)
    assert played.told("day-card-disregarded") == []


@pytest.mark.rules("eagle:19.5a", "eagle:19.5b")
def test_press_or_rest_is_declared_before_the_cards_are_seen() -> None:
    played = raid("calendar.day-advance", {}, options=["advanced"], effects=[], target=0, vp=-4)
    assert (played.asked, played.offers) == ("press-or-rest", ["press", "rest"])
    assert played.game.open[0].args == {"vp": -4, "month": 8, "day": 11}
    played.game.answer("press")
    assert played.asked == "day-card"
    assert len(played.offers) == 20
    played.game.answer("142")
    assert "142" not in played.offers


@pytest.mark.rules("eagle:19.5h")
@pytest.mark.parametrize(("effects", "more"), [([], 0), (["pressed"], 2)])
def test_press_adds_two_to_every_detection(effects: list[str], more: int) -> None:
    units = dict.fromkeys(["I/KG1/2", "II/KG1/2"], "bomber")
    fields: dict[str, Json] = {"cards": {"31": "track"}, "planned": {"31": "0800"}, "clock": "0800"}
    played = raid("raid.detection", units, [1], options=["advanced"], effects=[*effects], **fields)
    plain = raid("raid.detection", units, [1], options=["advanced"], effects=[], **fields)
    assert played.told("detected")[0]["modifier"] - plain.told("detected")[0]["modifier"] == more


@pytest.mark.rules("eagle:19.5g")
@pytest.mark.parametrize(("effects", "vp", "number"), [(["pressed"], -30, 1), (["pressed"], 0, 1), ([], -7, 3)])
def test_strategy_cards_after_press(effects: list[str], vp: int, number: int) -> None:
    played = raid("planning.strategy-draw", {}, vp=vp, date="1940-08-20", effects=[*effects], target=0)
    drawn = 0
    while played.game.step == "planning.strategy-draw":
        played.game.answer(played.offers[0])
        drawn += 1
    assert drawn == number


@pytest.mark.rules("eagle:14.5a", "eagle:14.5b", "eagle:19.5f")
@pytest.mark.parametrize(
    ("card", "effects", "why"),
    [
        (137, [], ("reinforcement-card", "eagle:14.5a")),
        (137, ["pressed"], ("reinforcement-card", "eagle:14.5a")),
        (141, ["pressed"], ("reinforcement-pressed", "eagle:19.5f")),
    ],
)
def test_why_a_reinforcement_enters_is_told(card: int, effects: list[str], why: tuple[str, str]) -> None:
    script = ("249/4/10", "603/6/11")
    played = day("calendar.reinforcements", script, until="calendar.shuffle", day_card=card, effects=[*effects])
    (told,) = played.told("reinforcement-enters")
    assert (told["squadron"], told["drawn"]) == ("603/6/11", [*script])
    first, second = told["because"]
    assert (first["key"], first["rule"]) == why
    assert (second["key"], second["args"]) == ("reinforcement-eleven-group", {"squadrons": 1})
