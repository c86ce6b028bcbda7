"""Damaged data of cards: one sentence says where, what is wrong, and what would be right."""

from __future__ import annotations

import pytest
from raf_refusals import refusal

from tallyho.table.ask import Json


@pytest.mark.parametrize(
    ("table", "row", "column", "value", "sentence"),
    [
        ("targets", "5", "primary", "atlantis", "primary is 'atlantis'; it must be a row of sites"),
        ("targets", "5", "primary", "rye", "sector is '1/11'; by the sites of the card it must be 7/11"),
        ("targets", "5", "secondary", "poling", "secondary_type is 'military_base'; by the sites of the card"),
        ("targets", "5", "strategic_value", 4, "strategic_value is 4; it must be a whole number from 1 to 3"),
        ("targets", "5", "radar_nets", "poling|kenley", "radar_nets has 'kenley'; it must be one of"),
        ("targets", "5", "radar_nets", "poling|poling", "radar_nets has 'poling' twice; once is enough"),
        ("targets", "5", "radar_nets", 3, "radar_nets is 3; it must be a list"),
        ("targets", "5", "oc_patchy", "many", "oc_patchy is 'many'; it must be a whole number from 0 to 9"),
        ("targets", "5", "vp_double", "perhaps", "vp_double is 'perhaps'; it must be yes (or true) or be left"),
        ("targets", "5", "forward_airfield", True, "forward_airfield is said of a radar; it must be an airfield"),
        ("targets", "5", "enroute", "2/11", "enroute lacks 1/11; the sector of the target must be there"),
        ("targets", "5", "in_range", "1/11", "in_range has 1/11, which is enroute; a sector must be one or"),
        ("targets", "5", "region", "LF3", "region is 'LF3'; for LF2 it must be LF2 East or LF2 South"),
        ("targets", "5", "region", "", "region is ''; for LF2 it must be LF2 East or LF2 South"),
        ("targets", "61", "primary", "rye", "there is no such row; the rows must be 1, 2, 3 ... 60"),
        ("force", "65", "minor_size", "few", "minor_size is 'few'; it must be a size from 1 to 14 or none"),
        ("force", "65", "minor_size", "", "minor_size is ''; it must be a size from 1 to 14 or none"),
        ("force", "65", "major_size", "15", "major_size is '15'; it must be a size from 1 to 14 or none"),
        ("force", "65", "major_size", "good:6;2", "major_size is 'good:6;2'; it must be a size from 1 to 14"),
        ("force", "65", "major_size", "limited:6;poor:none", "it must have a size for accurate intelligence, too"),
        ("force", "65", "major_size", "depleted:6", "it must have a size for poor intelligence, too"),
        ("force", "65", "a6", "me110-cp", "a6 is 'me110-cp'; it must be one of me109, me110, do17, he111"),
        ("force", "65", "a6", "spitfire", "a6 is 'spitfire'; it must be one of me109, me110, do17"),
        ("force", "65", "minor_sweep", "+3", "minor_sweep is '+3'; it must be +2 or empty"),
        ("decks", "target", "last", 59, "last is 59; it must be a whole number from 60 to 60"),
        ("decks", "joker", "last", 59, "there is no such row; the rows must be target, force"),
        ("radar_crippled", "166", "name", "x", "there is no such row; the rows must be 165"),
        ("raid_events", "91", "time_advance", 3, "time_advance is 3; it must be a whole number from 0 to 2"),
        ("raid_events", "91", "stage", "late", "stage is 'late'; it must be one of base, escort"),
        ("raid_events", "91", "follow_up", True, "follow_up is said, but time_advance is not 0"),
        ("raid_events", "91", "target", "flak", "target is 'flak'; it must be a list of tables"),
        ("raid_events", "91", "target", ["flak"], "target 1 is 'flak'; it must be a table with games"),
        ("raid_events", "135", "stage", "base", "there is no such row; the rows must be 91, 92, 93"),
        ("day_events", "135", "days", 7, "days is 7; it must be a whole number from 1 to 6"),
        ("day_events", "135", "repair", 0, "repair is 0; it must be a whole number from 1 to 6"),
        ("day_events", "135", "replacements", {"jabo": 1}, "replacements: there is no column jabo"),
        ("day_events", "135", "replacements", 4, "replacements is 4; it must be a table with hurricane"),
        ("day_events", "135", "pilots", [], "pilots: the rows end before -35; they must go on to 35"),
        ("day_events", "135", "priorities", [], "priorities: the rows end before 1940-08-11; they must"),
        ("day_events", "146", "priorities", [], "priorities must be left out, as the event does not"),
    ],
)
def test_a_wrong_value_is_refused(table: str, row: str, column: str, value: Json, sentence: str) -> None:
    found = refusal({table: {row: {column: value}}})
    assert found.startswith(f"{table} {row}")
    assert sentence in found


@pytest.mark.parametrize(
    ("table", "row", "column", "value", "sentence"),
    [
        ("approach_events", "radio-confusion", "games", "X", "event radio-confusion: games is 'X'; it must be"),
    ],
)
def test_a_wrong_compendium_is_refused(table: str, row: str, column: str, value: Json, sentence: str) -> None:
    assert sentence in refusal({table: {row: {column: value}}})


EVENT = {"games": "L", "event": "flak", "letters": ["A"]}
VP = {
    "terror": False,
    "free_choice": False,
    "radar": "low",
    "port": "low",
    "airfield": "low",
    "industry": "low",
    "city": "low",
}


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        ([{**EVENT, "games": "2"}], "raid_events 91 target 1: games is '2'; it must be one of A, E, L"),
        ([{**EVENT, "event": "fog"}], "raid_events 91 target 1: event is 'fog'; it must be one of big-wing"),
        ([{**EVENT, "letters": []}], "raid_events 91 target 1: letters has 0; flak must have just one letter"),
        ([{**EVENT, "letters": ["A", "B"]}], "raid_events 91 target 1: letters has 2; flak must have just one letter"),
        ([{**EVENT, "letters": ["Z"]}], "raid_events 91 target 1: letters has 'Z'; it must be one of A, B, C"),
        (
            [{"games": "L", "event": "secondary-target"}],
            "letters has 0; secondary-target must have one or more letters",
        ),
        ([{"games": "A", "event": "big-wing", "letters": ["A"]}], "letters has 1; big-wing must have no letters"),
        ([{**EVENT, "area": "LF2"}], "raid_events 91 target 1: area is 'LF2'; for flak it must be left out"),
        ([{"games": "E", "event": "snap-raid-by-elite-me110s"}], "is an event of game L; for E it must be another one"),
        ([EVENT, EVENT], "raid_events 91 target 2: games is L, but an entry before is for it, too"),
        ([EVENT, {**EVENT, "games": "A"}], "raid_events 91 target 2: games is A, but an entry before is for it, too"),
        (
            [{**EVENT, "only_if": [{}]}],
            "raid_events 91 target 1 only_if 1: the condition is empty; it must have one of",
        ),
        ([{**EVENT, "only_if": [{"moon": 1}]}], "target 1 only_if 1: there is no column moon; there are warning"),
        (
            [{**EVENT, "only_if": [{"warning": ["soon"]}]}],
            "only_if 1: warning has 'soon'; it must be one of none, late",
        ),
        ([{**EVENT, "any_of": [{"gruppen_min": "7x"}]}], "any_of 1: gruppen_min is '7x'; it must be a whole number"),
        ([{**EVENT, "any_of": [{"in_range": "far"}]}], "any_of 1: in_range is 'far'; it must be yes (or true)"),
        ([{**EVENT, "colour": "red"}], "raid_events 91 target 1: there is no column colour; there are games, event"),
    ],
)
def test_a_wrong_event_entry_is_refused(entries: list[Json], sentence: str) -> None:
    assert sentence in refusal({"raid_events": {"91": {"target": entries}}})


@pytest.mark.parametrize(
    ("approach", "sentence"),
    [
        ({"games": "A", "event": "weather-worsens"}, "area is None; for weather-worsens it must be LF2 or LF3"),
        ({"games": "A", "event": "weather-worsens", "area": "LF1"}, "area is 'LF1'; it must be one of LF2, LF3"),
        ({"games": "A", "event": "german-altitude-advantage"}, "any_of is empty; german-altitude-advantage must have"),
    ],
)
def test_a_wrong_approach_event_is_refused(approach: Json, sentence: str) -> None:
    assert sentence in refusal({"raid_events": {"91": {"approach": [approach]}}})


@pytest.mark.parametrize(
    ("column", "value", "sentence"),
    [
        ("event", [{"games": "A", "event": "change-priorities"}], "event 1: by is None; events that change priorities"),
        ("event", [{"games": "A", "event": "lf3-to-lf2", "by": "vp"}], "event 1: by is 'vp'; events that change"),
        (
            "event",
            [{"games": "A", "event": "change-priorities", "by": "moon"}],
            "event 1: by is 'moon'; it must be one of",
        ),
        ("event", [], "day_events 137: priorities must be left out, as the event does not change them"),
        (
            "pilots",
            [{"vp_min": -35, "vp_max": 35}],
            "day_events 137 pilots 1: points is None; it must be a whole number",
        ),
        (
            "pilots",
            [{"vp_min": -35, "vp_max": 34, "points": 1}],
            "pilots: the rows end before 35; they must go on to 35",
        ),
        (
            "pilots",
            [{"vp_min": -35, "vp_max": 0, "points": 1}, {"vp_min": 2, "vp_max": 35, "points": 1}],
            "day_events 137 pilots 2: it runs from 2 to 35; it must begin with 1 and not end before",
        ),
        (
            "pilots",
            [{"vp_min": -35, "vp_max": 0, "points": 1}, {"vp_min": 0, "vp_max": 35, "points": 1}],
            "day_events 137 pilots 2: it runs from 0 to 35; it must begin with 1 and not end before",
        ),
        ("priorities", [{**VP, "vp_min": -35, "vp_max": 40}], "priorities 1: vp_max is 40; it must be a whole number"),
        (
            "priorities",
            [{**VP, "vp_min": -35, "vp_max": 0}],
            "priorities: the rows end before 1; they must go on to 35",
        ),
        ("priorities", [{**VP, "vp_min": -35, "vp_max": 35, "city": "x"}], "priorities 1: city is 'x'; it must be one"),
        (
            "priorities",
            [{**VP, "from": "1940-08-11"}],
            "priorities 1: there is no column from; there are vp_min, vp_max",
        ),
    ],
)
def test_a_wrong_day_card_is_refused(column: str, value: Json, sentence: str) -> None:
    assert sentence in refusal({"day_events": {"137": {column: value}}})


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        (
            ("1940-08-11", "1940-09-01"),
            ("1940-09-03", "1940-09-30"),
            "2: it runs from 1940-09-03 to 1940-09-30; it must",
        ),
        (
            ("1940-08-11", "1940-09-01"),
            ("1940-09-01", "1940-09-30"),
            "it must begin with 1940-09-02 and not end before",
        ),
        (
            ("1940-08-11", "1940-09-01"),
            ("1940-09-02", "1940-09-29"),
            "end before 1940-09-30; they must go on to 1940-09-30",
        ),
        (
            ("1940-08-12", "1940-09-01"),
            ("1940-09-02", "1940-09-30"),
            "1: it runs from 1940-08-12 to 1940-09-01; it must",
        ),
        (
            ("1940-08-11", "1940-09-01"),
            ("1940-09-02", "1940-09-31"),
            "priorities 2: to is '1940-09-31'; it must be a day",
        ),
    ],
)
def test_dates_with_a_gap_or_an_overlap_are_refused(
    first: tuple[str, str], second: tuple[str, str], sentence: str
) -> None:
    levels = {kind: value for kind, value in VP.items() if kind != "free_choice"}
    rows: list[Json] = [{**levels, "from": start, "to": end} for start, end in (first, second)]
    assert sentence in refusal({"day_events": {"138": {"priorities": rows}}})
