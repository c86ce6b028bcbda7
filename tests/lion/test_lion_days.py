"""A raid day and the Calendar: weather, card backs, Day Event deck, card shuffle, LF3 to LF2 (lion:4.I, lion:4.IV)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from lion_airbases import DATA, only
from lion_raids import Raid, raid

from tallyho.raf.vocabulary import REGIONS
from tallyho.table import Chance, Json

BASE_TARGETS = range(1, 35)
FORCE_DECK = [str(number) for number in range(61, 87)]
EVENT_DECK = [str(number) for number in range(91, 129)]
DAY_DECK = [str(number) for number in range(135, 155)]


def discarded(*cards: str) -> dict[str, str]:
    """These cards lie in the discards."""
    return dict.fromkeys(cards, "discard")


def day(step: str, script: tuple[str | int, ...] = (), *, until: str = "", **fields: Json) -> Raid:
    """A campaign begun at a step of its days."""
    return raid(step, {}, script, until=until, **{"effects": [], **fields})


def weights(played: Raid) -> dict[str, int]:
    """The outcomes of the chance that is open, and how likely they are."""
    chance = played.game.ask
    assert isinstance(chance, Chance)
    return dict(zip(chance.offers, chance.weights, strict=True))


@pytest.mark.rules("lion:4.I.3a", "lion:chart.weather")
@pytest.mark.parametrize(
    ("die", "lf2", "lf3"),
    [
        (1, "clear", "clear"),
        (2, "clear", "patchy"),
        (3, "patchy", "clear"),
        (4, "patchy", "patchy"),
        (5, "patchy", "broken"),
        (6, "broken", "patchy"),
    ],
)
def test_one_die_gives_the_weather_of_both_areas(die: int, lf2: str, lf3: str) -> None:
    before = {"LF2": "broken", "LF3": "broken"}
    played = day("preparation.weather", (die,), until="preparation.night-patrol", weather=before)
    assert played.field("weather") == {"LF2": lf2, "LF3": lf3}
    assert played.told("weather") == [{"die": die, "lf2": lf2, "lf3": lf3}]


@pytest.mark.rules("lion:11.21g")
@pytest.mark.parametrize(
    ("before", "dice", "restored"),
    [
        ({"poling": "light", "ventnor": "light"}, (), True),
        ({"poling": "light", "rye": "light"}, (), False),  # it was not crippled
        ({"poling": "heavy", "ventnor": "heavy"}, (6, 6), False),  # it still is
        ({"poling": "heavy", "ventnor": "heavy"}, (1, 6), True),
        ({}, (), False),
    ],
)
def test_the_crippled_card_leaves_with_the_second_region(
    before: dict[str, str], dice: tuple[int, ...], restored: bool
) -> None:
    fields: dict[str, Json] = {"raid_day": 2, "day_card": 137, "top": "LF3", "damage": {**before}}
    played = day("preparation.repair", dice, until="preparation.time", **fields)
    assert played.rules("radar-restored") == (["lion:11.21g"] if restored else [])


@pytest.mark.rules("lion:4.I.1b", "lion:11.3b")
def test_without_a_day_event_card_there_is_no_repair_chance_and_no_die() -> None:
    fields: dict[str, Json] = {
        "raid_day": 2,
        "day_card": 0,
        "top": "LF3",
        "damage": {"rye": "heavy", "poling": "light"},
    }
    played = day("preparation.repair", until="preparation.time", **fields)
    assert (played.field("damage")["rye"], played.field("damage")["poling"]) == ("heavy", "none")


@pytest.mark.rules("lion:11.3a")
def test_nothing_mended_is_nothing_told() -> None:
    played = day("preparation.repair", until="preparation.time", raid_day=2, day_card=137, top="LF3")
    assert played.log.events == []


@pytest.mark.rules("lion:4.III.1", "lion:4.III.2a", "lion:4.III.2f")
@pytest.mark.parametrize(
    ("spaces", "rule", "ready", "rearming", "landing"),
    [
        (1, "lion:4.III.2a", ["43/1/11"], ["145/1/11", "601/1/11", "64/2/11"], ["111/2/11"]),
        (2, "lion:4.III.2f", ["43/1/11", "145/1/11", "601/1/11", "64/2/11"], ["111/2/11"], []),
    ],
)
def test_who_turns_round_is_told(
    spaces: int, rule: str, ready: list[str], rearming: list[str], landing: list[str]
) -> None:
    units = {
        "43/1/11": "rearm", "145/1/11": "landing", "601/1/11": "patrol 1/11", "64/2/11": "inflight",
        "111/2/11": "inflight reduced", "I/JG51/2": "clock 0800", "II/JG51/2": "clock 1000",
    }  # fmt: skip
    played = raid(
        "airfields.fighters", units, until="airfields.advance-warning", spaces=spaces, clock="0800", effects=[]
    )
    assert played.told("fighters-ready") == [{"gruppen": ["I/JG51/2"], "time": "0800"}]
    assert played.told("turnaround") == [{"spaces": spaces, "ready": ready, "rearming": rearming, "landing": landing}]
    assert played.rules("turnaround") == [rule]


@pytest.mark.rules("lion:4.III.1", "lion:4.III.2a")
@pytest.mark.parametrize("box", ["rearm", "landing", "patrol 1/11", "inflight", "inflight reduced", "1/11"])
def test_a_turnaround_of_nobody_is_not_told(box: str) -> None:
    step, until = "airfields.fighters", "airfields.advance-warning"
    played = raid(step, {"43/1/11": box, "I/JG51/2": "clock 1000"}, until=until, spaces=1, clock="0800", effects=[])
    assert len(played.told("turnaround")) == (box != "1/11")
    assert played.told("fighters-ready") == []


@pytest.mark.rules("lion:4.I.5a", "lion:2.3b")
def test_a_pulled_card_that_was_the_last_of_the_deck_is_the_next_target() -> None:
    cards = discarded(*(str(number) for number in BASE_TARGETS if number != 5))
    played = day("preparation.advance-warning", top="LF2 South", cards=cards)
    left = [card.region for number, card in DATA.targets.items() if number in BASE_TARGETS and number != 5]
    assert weights(played) == {REGIONS[region]: left.count(region) for region in (1, 2, 3)}
    played.game.answer("LF2 South")
    assert (played.field("pulled"), played.field("top")) == ("LF2 South", "LF2 South")
    assert played.field("cards")["5"] == "pulled"
    assert all(played.field("cards")[str(number)] == "deck" for number in BASE_TARGETS if number != 5)
    for answer in ("done", "6"):  # no patrols; then the raid's die: the card is not drawn, it lies there
        played.game.answer(answer)
    assert (played.field("target"), played.field("cards")["5"]) == (5, "discard")
    assert (played.field("pulled"), played.field("top")) == ("", "LF2 South")


@pytest.mark.rules("lion:4.I.5a", "lion:2.3b")
def test_advance_warning_from_an_empty_target_deck_shuffles_it_first() -> None:
    cards = discarded(*(str(number) for number in BASE_TARGETS))
    played = day("preparation.advance-warning", cards=cards)
    assert weights(played) == {"LF2 East": 11, "LF2 South": 15, "LF3": 8}


@pytest.mark.rules("lion:4.I.5a")
def test_a_pulled_card_with_one_more_in_the_deck_is_still_drawn_by_its_back() -> None:
    cards = discarded(*(str(number) for number in BASE_TARGETS if number not in (5, 23)))
    played = day("preparation.advance-warning", top="LF2 South", cards=cards)
    assert played.offers == ["LF3"]  # card 23 must be the new top: the pulled one is not counted
    played.game.answer("LF3")
    assert (played.field("cards")["5"], played.field("cards")["23"]) == ("deck", "deck")
    played.game.answer("done")
    assert played.offers == ["5"]


@pytest.mark.rules("lion:2.3b", "lion:11.21f")
def test_an_empty_target_deck_is_shuffled_before_a_card_is_drawn_from_it() -> None:
    cards = discarded(*(str(number) for number in BASE_TARGETS))
    played = day("raid.target", cards=cards, damage={"rye": "light", "foreness": "light"})
    assert played.offers == [str(number) for number in BASE_TARGETS]


@pytest.mark.rules("lion:4.II.1a", "lion:2.31c")
def test_a_card_whose_back_was_seen_is_one_with_that_back() -> None:
    played = day("raid.target", top="LF3")
    assert played.offers == ["1", "2", "3", "23", "24", "28", "29", "30"]


@pytest.mark.rules("lion:11.21e", "lion:11.21d")
@pytest.mark.parametrize(
    ("nets", "warned", "seen"),
    [
        (["bawdsey"], True, True),
        (["bawdsey", "bromley"], False, True),
        (["bawdsey", "pevensey"], False, False),
        (["worth", "dunkirk"], False, False),
        (["worth", "west-prawle", "ventnor"], False, True),
        (["worth", "dunkirk", "rye"], False, False),
    ],
)
def test_damaged_nets_stop_warning_and_in_two_regions_cripple(nets: list[str], warned: bool, seen: bool) -> None:
    script = ("LF3",) * (seen + warned)
    damage: Json = dict.fromkeys(nets, "light")
    played = day("preparation.advance-warning", script, until="preparation.patrol", damage=damage)
    assert (played.field("pulled") == "LF3", played.field("top") == "LF3") == (warned, seen)


@pytest.mark.rules("lion:4.IV.3b", "lion:4.IV.3c")
@pytest.mark.parametrize("previous", range(7))
@pytest.mark.parametrize("days", range(1, 7))
def test_which_card_may_follow_which(previous: int, days: int) -> None:
    overlay = {"day_events": {"146": {"days": days}, "143": {"days": max(previous, 1)}, "151": {"days": 3}}}
    last = 143 if previous else 0
    played = raid("calendar.day-advance", {}, ["146"], scenario="campaign", overlay=overlay, day_card=last, effects=[])
    banned = (previous, days) == (1, 1) or (previous in (5, 6) and days in (5, 6))
    assert bool(played.told("day-card-disregarded")) == banned
    if banned:
        assert played.game.step == "calendar.day-advance"
        assert "146" not in played.offers
        played.game.answer("151")
        assert (played.field("day_card"), played.field("vp")) == (151, 3)
    else:
        assert (played.field("day_card"), played.field("vp")) == (146, days)


@pytest.mark.rules("lion:4.IV.3e")
def test_the_points_for_the_days_are_told() -> None:
    overlay = {"day_events": {"146": {"days": 4}}, "numbers": {"vp_day": {"value": 2}}}
    played = raid("calendar.day-advance", {}, ["146"], scenario="campaign", overlay=overlay, day_card=0, effects=[])
    (told,) = played.told("day-advance")
    assert (told["days"], told["vp"], played.field("vp")) == (4, 8, 8)


@pytest.mark.rules("lion:4.IV.9b", "lion:2.3b")
def test_the_day_event_deck_is_shuffled_only_when_it_is_used_up() -> None:
    kept = day("calendar.shuffle", until="preparation.repair", cards=discarded(*DAY_DECK[1:]))
    assert [kept.field("cards")[card] for card in DAY_DECK] == ["deck"] + ["discard"] * 19
    last = day("calendar.day-advance", cards=discarded(*DAY_DECK[1:]))
    assert last.offers == [DAY_DECK[0]]
    empty = day("calendar.day-advance", cards=discarded(*DAY_DECK))
    assert empty.offers == DAY_DECK


@pytest.mark.rules("lion:4.IV.9a")
@pytest.mark.parametrize(
    ("name", "deck", "beyond"),
    [
        ("target", [str(number) for number in BASE_TARGETS], "61"),
        ("force", FORCE_DECK, "91"),
        ("raid-event", EVENT_DECK, "135"),
    ],
)
def test_a_deck_shorter_than_its_discards_is_made_whole(name: str, deck: list[str], beyond: str) -> None:
    half = len(deck) // 2
    equal = day("calendar.shuffle", until="preparation.repair", cards=discarded(*deck[:half]), top="LF3")
    assert [equal.field("cards")[card] for card in deck] == ["discard"] * half + ["deck"] * half
    assert (equal.field("top"), equal.told("reshuffled")) == ("LF3", [])
    short = day("calendar.shuffle", until="preparation.repair", cards=discarded(*deck[: half + 1], beyond), top="LF3")
    assert short.field("cards")[beyond] == "discard", "a card of the next deck"
    assert [short.field("cards")[card] for card in deck] == ["deck"] * len(deck)
    assert short.told("reshuffled") == [{"deck": name}]
    assert short.field("top") == ("" if name == "target" else "LF3")
    assert all(short.field("cards")[card] == "aside" for card in ("35", "60", "87", "90", "129", "134"))


@pytest.mark.rules("lion:4.IV.9c", "lion:17.3b")
@pytest.mark.parametrize(
    ("scenario", "raid_day", "added"),
    [("campaign", 3, False), ("campaign", 4, True), ("campaign", 5, False), ("hardest-days", 4, False)],
)
def test_deeper_targets_join_the_deck_of_the_campaign_after_the_fourth_raid_day(
    scenario: str, raid_day: int, added: bool
) -> None:
    fields: dict[str, Json] = {"raid_day": raid_day, "cards": discarded("1", "61"), "top": "LF3", "effects": []}
    played = raid("calendar.shuffle", {}, until="preparation.repair", scenario=scenario, **fields)
    cards = played.field("cards")
    assert [cards[str(number)] for number in range(35, 45)] == ["deck" if added else "aside"] * 10
    assert (cards["45"], cards["61"]) == ("aside", "discard")
    assert (cards["1"], played.field("top")) == (("deck", "") if added else ("discard", "LF3"))
    assert played.field("raid_day") == raid_day + 1


@pytest.mark.rules("lion:4.IV.9c")
def test_the_thin_blue_line_has_its_deeper_targets_from_the_start() -> None:
    fields: dict[str, Json] = {"raid_day": 4, "cards": discarded("35", "1")}
    played = raid("calendar.shuffle", {}, until="preparation.repair", scenario="thin-blue-line", **fields)
    assert (played.field("cards")["35"], played.field("cards")["1"], played.field("cards")["44"]) == (
        "discard",
        "discard",
        "deck",
    )


ROWS = {  # card 138, radar, port, airfield, industry, city
    "1940-08-11": ("high", "high", "medium", "low", "low"),
    "1940-08-21": ("high", "low", "high", "low", "low"),
    "1940-09-01": ("low", "medium", "high", "low", "medium"),
    "1940-09-11": ("low", "low", "high", "medium", "high"),
    "1940-09-21": ("low", "low", "medium", "high", "high"),
}


@pytest.mark.rules("lion:14.1a", "lion:14.1b", "lion:14.1g", "lion:event.change-priorities")
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
    fields: dict[str, Json] = {"day_card": 138, "date": date, "priorities": before, "top": "LF3"}
    script = ("LF3",) if row == "1940-09-21" else ()  # terror shuffles the target cards, and another one lies on top
    played = day("calendar.day-event", script, until="calendar.replacement-points", **fields)
    assert tuple(played.field("priorities").values()) == ROWS[row]
    assert ("terror" in played.field("effects")) == (row == "1940-09-21")
    (because,) = played.told("priorities")[0]["because"]
    month, of_month = (int(part) for part in date.split("-")[1:])
    assert (because["key"], because["args"]) == ("row-by-date", {"month": month, "day": of_month})


@pytest.mark.rules("lion:event.change-priorities", "lion:14.1f")
@pytest.mark.parametrize(("vp", "city"), [(-1, "low"), (0, "medium"), (9, "medium"), (10, "high")])
def test_the_row_of_the_total_gives_the_priorities(vp: int, city: str) -> None:
    def row(low: int, high: int, level: str) -> dict[str, Json]:
        others = dict.fromkeys(("radar", "port", "airfield", "industry"), "low")
        return {"vp_min": low, "vp_max": high, "terror": False, "free_choice": False, **others, "city": level}

    rows: list[Json] = [row(-35, -1, "low"), row(0, 9, "medium"), row(10, 35, "high")]
    overlay: Mapping[str, Mapping[str, Mapping[str, Json]]] = {"day_events": {"137": {"priorities": rows}}}
    step, until = "calendar.day-event", "calendar.replacement-points"
    fields: dict[str, Json] = {"day_card": 137, "vp": vp, "effects": [], "date": "1940-09-30", "top": "LF3"}
    played = raid(step, {}, until=until, overlay=overlay, **fields)
    assert played.field("priorities")["city"] == city
    (because,) = played.told("priorities")[0]["because"]
    assert because["key"] == "row-by-vp"
    assert because["args"]["vp"] == vp
    assert because["args"]["first"] <= vp <= because["args"]["last"]


@pytest.mark.rules("lion:4.IV.4", "lion:4.IV.5")
def test_without_a_day_event_card_there_is_neither_event_nor_gain() -> None:
    played = day(
        "calendar.day-event", until="calendar.light-loss", day_card=0, date="1940-09-09", points={"spitfire": 1}
    )
    assert played.log.events == []
    assert (played.field("points")["spitfire"], played.field("effects")) == (1, [])


def selected(entry: str, full: list[str], target: int, *effects: str) -> str:
    """Who fills an entry when just these Gruppen are full at their airbases; nobody is empty."""
    fields: dict[str, Json] = {"raid": "major", "warning": "early", "intelligence": "poor", "size": 1, "force": 61}
    overlay = {"force": {"61": {"a1": entry}}}
    flying = raid("raid.selection", only(*full), overlay=overlay, target=target, effects=[*effects], **fields).told(
        "gruppe-flies"
    )
    return str(flying[0]["gruppe"]) if flying else ""


LF2_TARGET, LF3_TARGET, JOINED = 5, 23, "lf3-to-lf2"


@pytest.mark.rules("lion:event.lf3-to-lf2.b")
@pytest.mark.parametrize(
    ("entry", "full", "flies"),
    [
        ("he111", ["I/KG27/3", "I/KG1/2"], "I/KG1/2"),  # the type itself, of Luftflotte 2
        ("he111", ["III/KG1/2", "I/KG27/3"], "I/KG27/3"),  # the type itself, of Luftflotte 3
        ("he111", ["I/KG51/3", "II/SG1/2"], "II/SG1/2"),  # a similar one of Luftflotte 2, though the last in order
        ("he111", ["I/SG1/3", "I/KG51/3"], "I/KG51/3"),  # a similar one of Luftflotte 3, in order
        ("me109", ["I/ZG26/2", "I/JG2/3"], "I/JG2/3"),
        ("me109", ["I/ZG2/3", "I/ZG26/2"], "I/ZG26/2"),
        ("me110", ["I/ZG2/3", "I/JG51/2"], "I/ZG2/3"),
        ("me110", ["I/JG2/3"], "I/JG2/3"),
    ],
)
def test_with_lf3_to_lf2_the_exact_type_of_both_comes_before_similar_ones(
    entry: str, full: list[str], flies: str
) -> None:
    assert selected(entry, full, LF2_TARGET, JOINED) == flies


@pytest.mark.rules("lion:event.lf3-to-lf2.a", "lion:event.lf3-to-lf2.b")
def test_without_it_and_for_targets_of_luftflotte_3_each_flies_for_itself() -> None:
    full = ["III/KG1/2", "I/KG27/3"]
    assert selected("he111", full, LF2_TARGET) == "III/KG1/2"
    assert selected("he111", ["I/KG27/3"], LF2_TARGET) == ""
    assert selected("he111", full, LF3_TARGET, JOINED) == "I/KG27/3"
    assert selected("he111", ["I/KG1/2"], LF3_TARGET, JOINED) == ""


def test_the_decks_are_those_of_the_rulebook() -> None:
    assert [number for number, card in DATA.targets.items() if card.stage == "base"] == list(BASE_TARGETS)
    assert [str(number) for number, card in DATA.force.items() if card.stage == "base"] == FORCE_DECK
    assert [str(number) for number, card in DATA.events.items() if card.stage == "base"] == EVENT_DECK


@pytest.mark.rules("lion:2.3a", "lion:event.increase-fighter-escort")
@pytest.mark.parametrize(
    ("step", "first", "last"),
    [("raid.size", 61, 90), ("preparation.time", 91, 134), ("calendar.day-advance", 135, 154)],
)
def test_a_deck_with_all_its_cards_has_just_these(step: str, first: int, last: int) -> None:
    added: Json = {str(number): "deck" for number in (*range(35, 61), *range(87, 91), *range(129, 135))}
    played = day(step, cards=added, target=21, raid="major", intelligence="poor")
    assert played.offers == [str(number) for number in range(first, last + 1)]
