"""The land units that a side has left to buy lie open (6.1), but not while it arranges its units unseen (20, R-53)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from fbob_games import Played, begun
from fbob_tables import GROUND, TABLES

from tallyho.fbob.fields import FIELDS
from tallyho.fbob.imagining import imagined
from tallyho.fbob.knowledge import seen
from tallyho.fbob.title import FBOB
from tallyho.table import AnyGame, Choice, Game, Luck, resampled, view_of

GERMAN, BRITISH, SPECTATOR = "german", "british", None
EVERYBODY = (GERMAN, BRITISH, SPECTATOR)
ENEMY = {GERMAN: BRITISH, BRITISH: GERMAN}
KINDS = ("aerodrome", "civil-defence", "early-warning", "headquarters")
Pool = dict[str, dict[str, int] | None]
UNITS: dict[str, Any] = {
    "1318": "aerodrome aa2 early-warning", "1019": "headquarters civil-defence", "1218": "aerodrome civil-defence",
    "4826": "aerodrome aa1", "4827": "aerodrome early-warning", "4724": "aa3 headquarters",
}  # fmt: skip
OUT = {
    BRITISH: {"aerodrome": 2, "civil-defence": 2, "early-warning": 1, "headquarters": 1},
    GERMAN: {"aerodrome": 2, "early-warning": 1, "headquarters": 1},
}
"""The counters of these hexes, by kind."""


def left(side: str, out: dict[str, int]) -> dict[str, int]:
    """What the mix has of each kind, less what is out."""
    mix = {row["kind"]: int(row["count"]) for row in GROUND.values() if row["side"] == side and row["kind"] in KINDS}
    assert set(mix) == set(KINDS)
    return {kind: mix[kind] - out.get(kind, 0) for kind in KINDS}


def pool(played: Played, side: str | None) -> Pool:
    """What a side, or a spectator, sees of both pools."""
    found: Pool = played.view(side)["land_pool"]
    return found


def out_now(game: AnyGame, side: str) -> Counter[str]:
    """The land units of a side that are in play, by kind."""
    data: Any = game.position.data
    saved: Any = FIELDS.save(game.seen(side))["units"]
    words = [
        text.split() for at, text in saved.items() if at in data.hex and data.control[data.hex[at]] == (side == BRITISH)
    ]
    return Counter(one.rstrip("*") for some in words for one in some if one.rstrip("*") in KINDS)


@pytest.mark.rules("fbob:6.1d", "fbob:20.7a")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_see_how_many_land_units_both_sides_have_left(viewer: str | None) -> None:
    played = begun("movement.choose", units=UNITS, month=3, turn=3, phasing="german")
    assert pool(played, viewer) == {side: left(side, OUT[side]) for side in (GERMAN, BRITISH)}
    none = begun("movement.choose", units={"13": "flying 3520 1"}, month=3, turn=3, phasing="german")
    assert pool(none, viewer) == {
        "german": {"aerodrome": 8, "civil-defence": 2, "early-warning": 2, "headquarters": 3},
        "british": {"aerodrome": 12, "civil-defence": 6, "early-warning": 8, "headquarters": 5},
    }


# While a side arranges its units


def only_the_owner_sees(game: AnyGame, side: str, own: dict[str, int]) -> None:
    for viewer in EVERYBODY:
        shown: Any = view_of(game, viewer).table["land_pool"]
        assert shown[side] == (own if viewer == side else None)
        assert shown[ENEMY[side]] == left(ENEMY[side], out_now(game, ENEMY[side])), "the other one lies open"


@pytest.mark.rules("fbob:6.1d", "fbob:20.7a")
@pytest.mark.parametrize("scenario", ["phase1", "phase2"])
def test_during_set_up_nobody_else_sees_what_is_left(scenario: str) -> None:
    game: AnyGame = Game.new(FBOB, scenario, (), "1")
    counts: dict[str, set[int]] = {GERMAN: set(), BRITISH: set()}
    while game.step.startswith("set-up"):
        ask = game.ask
        assert isinstance(ask, Choice)
        out = out_now(game, ask.side)
        counts[ask.side].add(out.total())
        only_the_owner_sees(game, ask.side, left(ask.side, out))
        game.answer(ask.offers[1], ask.side)
    assert all(len(some) > 1 for some in counts.values()), "the owner sees his pool shrink"
    for viewer in EVERYBODY:
        shown: Any = view_of(game, viewer).table["land_pool"]
        assert shown == {side: left(side, out_now(game, side)) for side in (GERMAN, BRITISH)}


@pytest.mark.rules("fbob:6.1d", "fbob:20.7a")
@pytest.mark.parametrize(
    ("side", "script"),
    [(GERMAN, ["headquarters 4724", "4827 under", "done"]), (BRITISH, ["headquarters 1019", "1218", "done"])],
)
def test_during_redeployment_nobody_else_sees_what_is_left(side: str, script: list[str]) -> None:
    played = begun("redeployment.move", units=UNITS, arranging=side)
    for answer in script:
        only_the_owner_sees(played.game, side, left(side, OUT[side]))
        played.answer(answer)
    assert played.field("arranging") != side
    assert pool(played, SPECTATOR)[side] == pool(played, side)[side] == left(side, OUT[side])


@pytest.mark.rules("fbob:6.1d", "fbob:20.7a", "fbob:6.2e")
@pytest.mark.parametrize(
    ("side", "ware", "kind", "at"),
    [
        (GERMAN, "g-aerodrome", "aerodrome", "4824"),
        (GERMAN, "g-cd", "civil-defence", "4827 under"),
        (GERMAN, "g-ew", "early-warning", "4826 under"),
        (GERMAN, "g-hq", "headquarters", "4826 under"),
        (BRITISH, "b-aerodrome", "aerodrome", "1816"),
        (BRITISH, "b-cd", "civil-defence", "1318 under"),
        (BRITISH, "b-ew", "early-warning", "1019 under"),
        (BRITISH, "b-hq", "headquarters", "1318 under"),
    ],
)
def test_a_purchase_leaves_the_pool_when_it_is_placed_and_all_see_it_when_its_side_is_done(
    side: str, ware: str, kind: str, at: str
) -> None:
    before, after = left(side, OUT[side]), left(side, {**OUT[side], kind: OUT[side].get(kind, 0) + 1})
    played = begun("reinforcement.buy", units=UNITS, arranging=side, mp={side: 9})
    only_the_owner_sees(played.game, side, before)
    played.answer(ware)
    only_the_owner_sees(played.game, side, before)
    played.answer(at)
    only_the_owner_sees(played.game, side, after)
    played.answer("done")
    assert [pool(played, viewer)[side] for viewer in EVERYBODY] == [after] * 3


@pytest.mark.rules("fbob:6.1d", "fbob:2.21a")
def test_who_has_none_left_is_offered_none() -> None:
    units = {**UNITS, "4623": "civil-defence", "4628": "civil-defence"}
    played = begun("reinforcement.buy", units=units, arranging=GERMAN, mp={GERMAN: 9})
    shown = pool(played, GERMAN)[GERMAN]
    assert shown is not None
    assert shown["civil-defence"] == 0
    wares = {"aerodrome": "g-aerodrome", "civil-defence": "g-cd", "early-warning": "g-ew", "headquarters": "g-hq"}
    assert {kind: wares[kind] in played.offers for kind in KINDS} == {kind: shown[kind] > 0 for kind in KINDS}


# What is destroyed


WIDTH = len(TABLES["columns"]["bombardment"]["least"])
HARD = {"bombardment": {str(die): {"results": ["D3"] * WIDTH} for die in range(1, 7)}}
"""All bombs do as much as bombs can."""


@pytest.mark.rules("fbob:6.1d", "fbob:20.7a")
@pytest.mark.parametrize(
    ("side", "group", "bomber", "at", "kind"),
    [
        (BRITISH, "G1", "13", "1318", "aerodrome"),
        (BRITISH, "G1", "13", "1318", "early-warning"),
        (BRITISH, "G1", "13", "1218", "civil-defence"),
        (BRITISH, "G1", "13", "1019", "headquarters"),
        (GERMAN, "B1", "25", "4827", "aerodrome"),
        (GERMAN, "B1", "25", "4724", "headquarters"),
        (GERMAN, "B1", "25", "4827", "early-warning"),
    ],
)
def test_a_land_unit_that_is_destroyed_is_back_in_the_pool(
    side: str, group: str, bomber: str, at: str, kind: str
) -> None:
    units = {**UNITS, bomber: f"flying {at} 1"}
    fields: dict[str, Any] = {"month": 3, "turn": 3, "phasing": ENEMY[side], "overlay": HARD}
    played = begun("bombing.choose", [group, kind], units=units, **fields)
    assert [pool(played, viewer)[side] for viewer in EVERYBODY] == [left(side, OUT[side])] * 3
    played.answer("1")
    assert [(one["hex"], one["kind"]) for one in played.told("land-lost")] == [(at, kind)]
    after = left(side, {**OUT[side], kind: OUT[side][kind] - 1})
    assert [pool(played, viewer)[side] for viewer in EVERYBODY] == [after] * 3
    assert pool(played, SPECTATOR)[ENEMY[side]] == left(ENEMY[side], OUT[ENEMY[side]])


# What is imagined


@pytest.mark.rules("fbob:6.1d", "fbob:20.5b")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_in_every_world_that_is_imagined_as_many_are_left(viewer: str | None) -> None:
    p = begun("movement.choose", units=UNITS, month=3, turn=3, phasing="german").p
    luck, looks = Luck("pools"), [seen(p, side)["land_pool"] for side in EVERYBODY]
    land = set()
    for _ in range(60):
        twin = imagined(p, viewer, luck, p)
        assert [seen(twin, side)["land_pool"] for side in EVERYBODY] == looks
        land.add(bytes(twin.land))
    assert len(land) > 1, "the land units below others have changed places"


@pytest.mark.rules("fbob:6.1d", "fbob:20.7a")
@pytest.mark.parametrize("viewer", [GERMAN, SPECTATOR])
@pytest.mark.parametrize("script", [["done"], ["b-cd", "1318 under"], ["b-cd", "1318 under", "done"]])
def test_who_imagines_the_table_sees_the_same_pools(viewer: str | None, script: list[str]) -> None:
    played = begun("reinforcement.buy", script, units=UNITS, arranging=BRITISH, mp={BRITISH: 9})
    for number in range(10):
        twin = resampled(played.game, viewer, Luck(str(number)))
        assert view_of(twin, viewer).table["land_pool"] == pool(played, viewer)
