"""Air combat, many cases at once: how hits can be taken, and into which groups a flight can be divided."""

from __future__ import annotations

from itertools import product

import pytest

from tallyho.hksw.components import load
from tallyho.hksw.dogfight import shapes
from tallyho.hksw.ending import score
from tallyho.hksw.intercept import allocations
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.title import HKSW
from tallyho.table import Json, Log
from tallyho.table.problem import standing

DAMAGE = {"54/11": 4, "64/11": 4, "1/11": 3, "25/11": 2, "247/10": 1, "I/JG3/2": 4, "I/KG1/2": 2, "II/StG1/2": 1}
FLIGHTS = (
    ("54/11",),
    ("247/10",),
    ("54/11", "64/11"),
    ("1/11", "25/11"),
    ("54/11", "1/11", "25/11"),
    ("54/11", "64/11", "247/10"),
    ("I/JG3/2", "I/KG1/2", "II/StG1/2"),
)


@pytest.mark.rules("hksw:8.intercept.h", "hksw:8.intercept.i", "hksw:8.standdown.a", "hksw:8.standdown.b")
@pytest.mark.parametrize("names", FLIGHTS)
def test_hits_can_be_taken_in_all_ways_that_take_every_one_and_in_no_other(names: tuple[str, ...]) -> None:
    p = HkswPosition(load({}))
    cards = [p.data.card[name] for name in names]
    for hits in range(sum(DAMAGE[name] for name in names) + 3):
        found = allocations(p, cards, hits)
        assert sorted(_read(answer) for answer in found) == sorted(_ways(names, hits))


def _read(answer: str) -> tuple[tuple[str, ...], str]:
    """The cards lost and the card stood down."""
    before, _, down = answer.partition("down ")
    return tuple(sorted(before.replace("lost", "").split())), down


def _ways(names: tuple[str, ...], hits: int) -> list[tuple[tuple[str, ...], str]]:
    """The ways of R-26, found by trying everything: each card is safe, lost, or the one stood down."""
    if not hits:
        return []
    if hits >= sum(DAMAGE[name] for name in names):
        return [(tuple(sorted(names)), "")]
    found = []
    for fates in product(("safe", "lost", "down"), repeat=len(names)):
        lost = tuple(sorted(name for name, fate in zip(names, fates, strict=True) if fate == "lost"))
        down = [name for name, fate in zip(names, fates, strict=True) if fate == "down"]
        rest = hits - sum(DAMAGE[name] for name in lost)
        if (not down and rest == 0) or (len(down) == 1 and 0 < rest < DAMAGE[down[0]]):
            found.append((lost, "".join(down)))
    return found


@pytest.mark.rules("hksw:8.dogfight.a", "hksw:8.dogfight.b", "hksw:8.dogfight.c")
@pytest.mark.parametrize(
    ("number", "possible"),
    [
        (1, ["1"]),
        (2, ["1-1"]),
        (3, ["1-1-1"]),
        (4, ["1-1-2"]),
        (5, ["1-1-3", "1-2-2"]),
        (6, ["1-2-3", "2-2-2"]),
        (7, ["1-3-3", "2-2-3"]),
    ],
)
def test_a_flight_is_divided_into_up_to_three_groups_of_up_to_three(number: int, possible: list[str]) -> None:
    assert shapes(number) == possible


@pytest.mark.rules("hksw:turns.11.a")
@pytest.mark.parametrize(
    ("row", "position", "expected"),
    [
        ("raf-squadron", {"cards": {"54/11": "damaged", "3/13": "damaged"}}, (0, 14, 0, 0, 0)),
        ("luftwaffe-squadron", {"cards": {"I/JG3/2": "damaged", "I/KG26/5": "damaged"}}, (0, 0, 14, 0, 0)),
        ("failed-mission", {"failed": 3}, (0, 0, 0, 21, 0)),
        ("failed-mission", {"head_start": 3}, (0, 0, 0, 0, 3)),
    ],
)
def test_the_points_are_those_of_the_table(row: str, position: dict[str, Json], expected: tuple[int, ...]) -> None:
    game = standing(HKSW, "end.count", position, overlay={"victory": {row: {"points": 7}}}, until="end.count")
    assert tuple(score(game.position)) == expected


@pytest.mark.rules("hksw:8.success.a")
@pytest.mark.parametrize(
    ("target", "square", "row", "points"),
    [
        ("hawkinge", "M24", "site-mission", 7),
        ("dover", "N24", "site-mission", 7),
        ("norwich", "N20", "city-mission", 12),
        ("hawkinge", "M24", "city-mission", 2),
    ],
)
def test_a_mission_scores_by_its_kind_and_a_city_its_production_as_well(
    target: str, square: str, row: str, points: int
) -> None:
    game = standing(
        HKSW,
        "battle.other-squares",
        {
            "turn": 2,
            "phase": 1,
            "at": {"2A": square},
            "fuel": {"2A": 2},
            "cards": {"I/KG1/2": "2A"},
            "missions": {target: "2A"},
            "sortie_marks": {"2A": ["took-off", "bomb-run"]},
        },
        overlay={"victory": {row: {"points": 7}}, "targets": {"norwich": {"production": 5}}},
        until="end.phase",
    )
    game.answer("roundel 3 cross 0 blank 0")
    assert game.position.mission_points == points


@pytest.mark.rules("hksw:8.ackack.e", "hksw:8.reach.a")
@pytest.mark.parametrize("step", ["battle.square", "battle.other-squares"])
def test_a_flight_lost_to_ack_ack_does_not_reach_for_home_as_well(step: str) -> None:
    log = Log()
    game = standing(
        HKSW,
        step,
        {
            "turn": 2,
            "phase": 1,
            "battle": "2A",
            "at": {"2A": "M24"},
            "fuel": {"2A": 3},
            "cards": {"I/KG1/2": "2A"},
            "missions": {"hawkinge": "2A"},
            "sortie_marks": {"2A": ["took-off", "bomb-run"]},
        },
        until="end.phase",
        log=log,
    )
    game.answer("roundel 1 cross 2 blank 0")
    game.answer("roundel 0 cross 2 blank 0")
    told = [event[0] for event in log.events]
    assert told == ["bombed", "knocked-out", "ack-ack", "lost", "flight-lost", "mission-succeeds"]


@pytest.mark.rules("hksw:8.dogfight.a", "hksw:8.dogfight.d", "hksw:8.dogfight.e")
def test_what_both_sides_do_face_down_is_secret() -> None:
    game = standing(
        HKSW,
        "dogfight.groups",
        {
            "turn": 2,
            "phase": 1,
            "race": "11B",
            "battle": "2A",
            "at": {"11B": "M26", "2A": "M26"},
            "sortie_marks": {"2A": ["took-off"]},
            "cards": {"54/11": "11B", "64/11": "11B", **dict.fromkeys(("I/KG1/2", "II/KG1/2", "I/JG3/2"), "2A")},
        },
    )
    asked = []
    while game.ask is not None and game.ask.side in HKSW.sides:
        asked.append((game.ask.prompt.key, game.ask.side, game.ask.seen_by))
        game.answer(game.ask.offers[0])
    assert asked == [
        ("dogfight-pick", "luftwaffe", ("luftwaffe",)),
        ("dogfight-pick", "luftwaffe", ("luftwaffe",)),
        ("dogfight-beside", "raf", ("raf",)),
        ("dogfight-beside", "raf", ("raf",)),
        ("dogfight-select", "raf", ("raf",)),
    ]


@pytest.mark.rules("hksw:8.ace.a")
def test_a_flight_with_an_ace_is_not_said_to_gain_another() -> None:
    log = Log()
    game = standing(
        HKSW,
        "dogfight.end",
        {
            "race": "11B",
            "battle": "2A",
            "at": {"11B": "M26", "2A": "M26"},
            "downed": {"11B": 2},
            "ace": {"11B": "ace"},
            "cards": {"54/11": "11B", "I/KG1/2": "2A"},
        },
        until="battle.head-home",
        log=log,
    )
    assert (game.step, log.events) == ("battle.head-home", [])


@pytest.mark.rules("hksw:8.reach.a")
def test_a_flight_whose_last_cards_went_home_ahead_of_it_is_not_lost() -> None:
    log = Log()
    game = standing(
        HKSW,
        "battle.other-squares",
        {
            "turn": 2,
            "phase": 3,
            "at": {"2A": "M25"},
            "cards": {"I/JG3/2": "2A", "II/JG3/2": "home 2A"},
            "missions": {"hawkinge": "2A"},
            "sortie_marks": {"2A": ["took-off"]},
        },
        until="end.phase",
        log=log,
    )
    game.answer("roundel 0 cross 1 blank 0")
    assert [event[0] for event in log.events] == ["reaches-home", "out-of-fuel", "mission-fails"]
    assert game.position.names(game.position.cards(game.position.data.flight["2A"])) == ["II/JG3/2"]
