"""The set-up of the campaign and of the shorter scenarios, which begin as a campaign would stand there."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hksw_games import Played, begun

from tallyho.hksw.ending import score
from tallyho.hksw.title import HKSW
from tallyho.table import BadPosition, Game, Log, Overlay
from tallyho.table.problem import standing

SCENARIOS = {"campaign": (1, 11), "kanalkampf": (2, 3), "adlertag": (5, 6), "airfields": (8, 9), "london": (9, 11)}
WITH_BIG_WING = ["campaign", "airfields", "london"]
DATA: Any = HKSW.data(None)
LATE = {"310/12": 6, "1RCAF/11": 7, "302/12": 7, "303/11": 8}
WITH_LUFTFLOTTE_5 = ["campaign", "kanalkampf", "adlertag"]
FORMATIONS = ("10", "11", "12", "13", "LF2", "LF3", "LF5")
LOST = {
    scenario: {name: row[name] for name in FORMATIONS if row.get(name)}
    for scenario, row in DATA.tables["scenarios"].items()
}
"""What the turns before have cost; the numbers are design and may be tuned."""


def fresh(scenario: str, *options: str) -> dict[str, Any]:
    """All fields before the first step."""
    return HKSW.fields.save(HKSW.set_up(DATA, scenario, frozenset(options)))


def played_to(scenario: str, step: str, overlay: Overlay | None = None) -> Played:
    """A scenario until a step is about to begin; flights get missions, other questions their first answer."""
    log = Log()
    played = Played(standing(HKSW, "set-up.earlier", {}, scenario, [], overlay=overlay, until=step, log=log), log)
    while played.game.step != step:
        played.answer(played.offers[1 if played.asked == "assign-mission" else 0])
    return played


def cards_in(fields: dict[str, Any], place: str) -> set[str]:
    return {card for card, where in fields["cards"].items() if where == place}


@pytest.mark.rules("hksw:turns.dates", "hksw:turns.9.g")
def test_five_scenarios_and_those_with_turn_9_can_do_without_the_big_wing() -> None:
    assert [scenario.name for scenario in HKSW.scenarios] == list(SCENARIOS)
    found = [(scenario, sorted(options)) for scenario, options in HKSW.combinations()]
    assert sorted(found) == sorted(
        [(scenario, []) for scenario in SCENARIOS] + [(scenario, ["no-big-wing"]) for scenario in WITH_BIG_WING]
    )
    assert fresh("london")["big_wing"] is True
    assert fresh("london", "no-big-wing")["big_wing"] is False


@pytest.mark.rules("hksw:turns.11.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_raf_begins_with_points_where_the_luftwaffe_is_whole_and_the_game_short(scenario: str) -> None:
    head_start = DATA.tables["scenarios"][scenario].get("head-start", 0)
    assert (head_start > 0) == (scenario == "kanalkampf")
    p = HKSW.set_up(DATA, scenario, frozenset())
    assert (score(p).luftwaffe, score(p).raf) == (0, head_start)


def out_of_play(played: Played, ending: str) -> int:
    """How many cards of a Luftflotte have left the game."""
    return sum(card.endswith(ending) for card in cards_in(HKSW.fields.save(played.p), "withdrawn"))


@pytest.mark.rules("hksw:4.raf1.a", "hksw:4.lw1.a", "hksw:reserve13.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_flight_has_cards_and_there_are_no_markers_at_the_start(scenario: str) -> None:
    fields = fresh(scenario)
    assert set(fields["cards"].values()) <= {"ready", "to-come", "withdrawn"}
    assert set(fields["at"].values()) == {"box"}
    assert set(fields["missions"].values()) == {"deck"}
    for name in ("fuel", "damage", "back", "downed"):
        assert set(fields[name].values()) == {0}, name
    for name in ("ace", "radar", "seen", "table", "aces"):
        assert set(fields[name].values()) == {""}, name
    for name in ("wins", "fighting", "markers", "left", "rotation", "repairing", "top_cards"):
        assert fields[name] == 0, name
    assert [fields[name] for name in ("moving", "race", "battle", "wing", "free", "standing")] == [
        *[""] * 4,
        "box",
        "nobody",
    ]
    assert [fields[name] for name in ("reserve", "first_alert", "mission_points", "failed", "phase")] == [
        4,
        True,
        0,
        0,
        0,
    ]


@pytest.mark.rules("hksw:1.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_has_its_first_and_last_turn(scenario: str) -> None:
    first, last = SCENARIOS[scenario]
    fields = fresh(scenario)
    assert (fields["turn"], fields["last_turn"]) == (first - 1, last)
    assert played_to(scenario, "turn.deck").told("turn-begins")[0]["turn"] == first


@pytest.mark.rules("hksw:turns.11.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_game_ends_after_the_last_turn_of_the_scenario(scenario: str) -> None:
    last = SCENARIOS[scenario][1]
    assert begun("end.turn", scenario=scenario, until="turn.advance", turn=last - 1).field("turn") == last - 1
    over = begun("end.turn", scenario=scenario, turn=last)
    assert over.game.step == "end"
    assert over.told("counted")


@pytest.mark.rules("hksw:turns.6.a", "hksw:turns.7.b", "hksw:turns.8.a", "hksw:turns.5.f", "hksw:turns.7.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_has_joined_and_who_has_left_before_the_first_turn(scenario: str) -> None:
    first = SCENARIOS[scenario][0]
    fields = fresh(scenario)
    assert cards_in(fields, "to-come") == {card for card, turn in LATE.items() if turn >= first}
    gone = {card for card, kind in zip(DATA.cards, DATA.type, strict=True) if kind == "defiant" and first > 5}
    gone |= {card for card, kind in zip(DATA.cards, DATA.type, strict=True) if kind == "ju87" and first > 7}
    gone |= {card for card in DATA.cards if card.endswith("/5") and scenario not in WITH_LUFTFLOTTE_5}
    assert cards_in(fields, "withdrawn") == gone


@pytest.mark.rules("hksw:4.raf1.a", "hksw:4.lw1.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_the_turns_before_have_cost_is_out_of_play_or_in_a_damaged_box(scenario: str) -> None:
    before = fresh(scenario)
    assert {name: lost for name, lost in before["lost_before"].items() if lost} == LOST[scenario]
    begins = played_to(scenario, "turn.advance")
    after = HKSW.fields.save(begins.p)
    gone = cards_in(after, "withdrawn") - cards_in(before, "withdrawn")
    german = Counter("LF" + card[-1] for card in gone)
    british = Counter(card.split("/")[1] for card in cards_in(after, "damaged"))
    assert {**british, **german} == LOST[scenario]
    assert set(after["lost_before"].values()) == {0}


@pytest.mark.rules("hksw:turns.weather")
def test_nothing_has_been_lost_before_the_first_turn_that_is_flown() -> None:
    assert [scenario for scenario in SCENARIOS if not LOST[scenario]] == ["campaign", "kanalkampf"]


@pytest.mark.rules("hksw:rotation.c")
@pytest.mark.parametrize("scenario", ["adlertag", "london"])
def test_rotations_at_the_beginning_of_a_scenario_find_damaged_squadrons(scenario: str) -> None:
    begins = played_to(scenario, "turn.rotations")
    assert cards_in(HKSW.fields.save(begins.p), "damaged")
    assert begins.p.data.rotations[begins.p.turn]


@pytest.mark.rules("hksw:8.intercept.j")
def test_cards_lost_before_are_drawn_in_the_open_and_those_of_a_luftflotte_do_not_count() -> None:
    drawn = begun("set-up.earlier", scenario="adlertag")
    assert (drawn.asked, drawn.game.open[0].prompt.rule, len(drawn.offers)) == ("lost-before", "hksw:4.raf1.a", 10)
    assert drawn.game.open[0].args == {"formation": "10"}
    assert drawn.game.open[0].seen_by is None
    begins = played_to("adlertag", "turn.advance")
    total = score(begins.p)
    assert (total.luftwaffe_squadrons, total.raf_squadrons) == (0, LOST["adlertag"]["10"] + LOST["adlertag"]["11"])


def test_a_formation_cannot_lose_more_than_it_has() -> None:
    begins = played_to("adlertag", "turn.advance", {"scenarios": {"adlertag": {"LF5": 60}}})
    assert cards_in(HKSW.fields.save(begins.p), "withdrawn") >= {card for card in DATA.cards if card.endswith("/5")}


DECKS = {
    "campaign": {"deck": 50},
    "kanalkampf": {"deck": 32, "removed": 18},
    "adlertag": {"deck": 32, "removed": 18},
    "airfields": {"deck": 29, "removed": 21},
    "london": {"deck": 29, "removed": 21},
}


@pytest.mark.rules("hksw:turns.1.a", "hksw:turns.5.b", "hksw:turns.9.b")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_mission_deck_is_as_the_last_notes_before_have_left_it(scenario: str) -> None:
    begins = played_to(scenario, "turn.advance")
    missions = begins.field("missions")
    assert Counter(missions.values()) == DECKS[scenario]
    assert {missions["london"], missions["port-of-london"]} == {"deck" if scenario == "campaign" else "removed"}
    named = "removed" if scenario in ("kanalkampf", "adlertag") else "deck"
    assert {missions[name] for name in ("catterick", "ringway", "wittering")} == {named}
    assert begins.field("top_cards") == 0


@pytest.mark.rules("hksw:turns.9.c", "hksw:turns.5.c")
@pytest.mark.parametrize(
    ("scenario", "deck", "top"), [("adlertag", 29, 0), ("airfields", 29, 0), ("london", 38, 12), ("campaign", 32, 0)]
)
def test_the_notes_of_the_first_turn_itself_come_after(scenario: str, deck: int, top: int) -> None:
    begins = played_to(scenario, "turn.rotations")
    assert (Counter(begins.field("missions").values())["deck"], begins.field("top_cards")) == (deck, top)


@pytest.mark.rules("hksw:turns.8.b")
def test_the_ace_of_turn_8_is_there_before_turn_9_and_the_raf_has_chosen_its_flight() -> None:
    begins = begun("set-up.earlier", scenario="london")
    while begins.asked != "ace-to":
        begins.answer(begins.offers[0])
    assert (begins.asks, begins.offers) == ([("raf", "ace-to")], ["11A", "11B", "11C", "11D"])
    begins.answer("11B")
    assert [flight for flight, ace in begins.field("ace").items() if ace] == ["11B"]
    for scenario in ("campaign", "kanalkampf", "adlertag", "airfields"):
        assert not any(played_to(scenario, "turn.advance").field("ace").values())


@pytest.mark.rules("hksw:4.alert.a", "hksw:5.mission1.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_first_turn_that_is_flown_has_the_first_alert_and_ten_missions(scenario: str) -> None:
    begins = played_to(scenario, "tally-ho.begin")
    dealt = {told["formation"]: told["number"] for told in begins.told("squadrons-drawn")}
    flights = {"10": 9, "11": 12, "12": 9, "13": 6, "LF2": 21 if scenario == "london" else 18}
    flights["LF3"] = min(18, sum(card.endswith("/3") for card in begins.p.data.cards) - out_of_play(begins, "/3"))
    fifth = {"LF5": 6} if scenario in WITH_LUFTFLOTTE_5 else {}
    assert dealt == {**flights, **fifth}
    assert begins.told("missions-drawn") == [{"number": 10}]
    assert begins.field("turn") == max(2, SCENARIOS[scenario][0])
    assert begins.field("first_alert") is False
    hand = Counter(begins.field("missions").values())["hand"]
    assert hand == (3 if fifth else 4)


@pytest.mark.rules("hksw:4.lw.l", "hksw:4.lw1.d")
@pytest.mark.parametrize("scenario", ["airfields", "london"])
def test_late_in_the_summer_luftflotte_3_fills_as_many_flights_as_it_has_cards_for(scenario: str) -> None:
    begins = played_to(scenario, "tally-ho.begin")
    filled = (sum(card.endswith("/3") for card in DATA.cards) - out_of_play(begins, "/3")) // 6
    assert filled < 3
    sizes = [list(begins.field("cards").values()).count(flight) for flight in ("3A", "3B", "3C")]
    assert sorted(sizes) == [0] * (3 - filled) + [6] * filled
    assert [told["flight"] for told in begins.told("under-strength")] == ["3A", "3B"][: 3 - filled]


@pytest.mark.rules("hksw:5.mission1.b")
def test_a_game_of_every_scenario_can_begin_with_every_option() -> None:
    for scenario, options in HKSW.combinations():
        assert Game.new(HKSW, scenario, options=sorted(options), seed=5).open
    with pytest.raises(BadPosition):
        HKSW.fields.lay(HKSW.set_up(DATA, "london", frozenset()), {"turn": 12})
