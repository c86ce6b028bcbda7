"""What a bombardment result does to its target (13, 18, 35) when it has no points, or few."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun

from tallyho.fbob.damage import aces_left, damage
from tallyho.fbob.hits import hit
from tallyho.fbob.vocabulary import OF_BRITISH, OF_GERMAN, RECYCLING, SHAKEN

UNITS: dict[str, Any] = {
    "1318": "headquarters aa3", "4826": "headquarters aa3", "carrier": "2915", "tender-1": "2915", "33": "based 1318",
}  # fmt: skip


def bombed(target: str, at: str, panic: int, points: int, side: int = OF_GERMAN, **fields: Any) -> tuple[Played, int]:
    """A position after a result, and how often something was asked for on the way."""
    played = begun("planning.raf", units=UNITS, month=3, **fields)
    asks = list(hit(played.p, side, target, played.p.data.hex[at], panic, points))
    return played, len(asks)


@pytest.mark.rules("fbob:35.1b", "fbob:18.3b")
@pytest.mark.parametrize(
    ("target", "at"),
    [("carrier", "2915"), ("tender-1", "2915"), ("aa", "1318"), ("headquarters", "1318"), ("33", "1318")],
)
def test_a_result_without_points_does_nothing_to_a_unit(target: str, at: str) -> None:
    played, asks = bombed(target, at, panic=3, points=0)
    assert (asks, played.keys(), played.p.mp) == (0, [], [0, 0])


@pytest.mark.rules("fbob:17.5b")
@pytest.mark.parametrize(("relief", "points", "left"), [(2, 1, 0), (2, 2, 0), (2, 3, 1), (0, 2, 2)])
def test_civil_defence_takes_no_more_than_there_was(relief: int, points: int, left: int) -> None:
    pack = {"civil-defence": {"effect": {"less": relief, "least": 1}}}
    played = begun("planning.raf", units={"1118": "civil-defence"}, month=3, overlay=pack)
    at = next(at for at in played.p.data.within(played.p.data.hex["1118"], 1) if played.p.data.value[at])
    assert not list(hit(played.p, OF_GERMAN, "city", at, 0, points))
    assert played.p.mp[OF_GERMAN] == left * played.p.data.value[at]
    told = [args["because"][0]["args"]["value"] for args in played.told("relief")]
    assert told == ([-min(relief, points)] if relief else [])


@pytest.mark.rules("fbob:17.5b")
@pytest.mark.parametrize("least", [1, 2, 3])
@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_civil_defence_lowers_only_the_results_that_the_table_says(least: int, points: int) -> None:
    pack = {"civil-defence": {"effect": {"less": 1, "least": least}}}
    played = begun("planning.raf", units={"1019": "civil-defence"}, month=3, overlay=pack)
    assert not list(hit(played.p, OF_GERMAN, "city", played.p.data.hex["1019"], 0, points))
    lowered = points >= least
    assert played.p.mp[OF_GERMAN] == 3 * (points - lowered)
    assert len(played.told("relief")) == lowered


@pytest.mark.rules("fbob:35.1a", "fbob:20.5b")
@pytest.mark.parametrize(("side", "at"), [(OF_GERMAN, "1318"), (OF_BRITISH, "4826")])
def test_guns_that_are_hit_stay_below_the_counter_on_top(side: int, at: str) -> None:
    played, _ = bombed("aa", at, panic=0, points=1, side=side)
    assert played.field("units")[at] == "headquarters aa2"


@pytest.mark.rules("fbob:5.1b", "fbob:20.5b")
def test_guns_that_give_off_a_part_stay_below_the_counter_on_top() -> None:
    played = begun("redeployment.move", ["aa 4826 1", "4725"], arranging="german", units=UNITS)
    assert played.field("units")["4826"] == "headquarters aa2"


# The Damage Table and ace markers


@pytest.mark.rules("fbob:9.4b")
@pytest.mark.parametrize(("die", "again", "row"), [(1, -9, 1), (6, 9, 7), (3, 2, 5), (6, 1, 7)])
def test_a_modified_die_reads_no_row_that_the_damage_table_has_not(die: int, again: int, row: int) -> None:
    none: dict[str, Any] = {"effect": "none", "months": 0, "ace": "stays"}
    fates = {str(one): {**none, "effect": "recycle", "months": 1} if one == row else none for one in range(1, 8)}
    pack = {"damage": fates, "modifiers": {"damage-again": {"value": again}}}
    played = begun("planning.raf", units={"13": "flying 3520 1"}, overlay=pack)
    unit = played.p.data.unit["13"]
    played.p.marks[unit] |= SHAKEN
    rolls = damage(played.p, unit)
    next(rolls)
    with pytest.raises(StopIteration):
        rolls.send(str(die))
    assert played.p.place[unit] == RECYCLING


@pytest.mark.rules("fbob:2.21a", "fbob:19.2e")
def test_the_markers_of_each_type_of_ace_are_counted_apart() -> None:
    aces = {"13": 2, "Jasta-1": 1, "33": 3}
    units = {name: {"place": "based", "at": "4826", "ace": number} for name, number in aces.items()}
    p = begun("planning.raf", units=units).p
    fighter, bomber, zeppelin = p.data.markers[OF_GERMAN][1]
    assert [aces_left(p, OF_GERMAN, kind) for kind in range(3)] == [fighter - 1, bomber - 2, zeppelin]
