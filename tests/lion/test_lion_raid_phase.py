"""The sequence of a day and what never happens in it, watched over whole games (lion:1, lion:4, lion:8.5)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, pairwise
from random import Random

import pytest

from tallyho.raf.lion.title import LION
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import BOXES, TYPES
from tallyho.table import Chance, Choice, Game
from tallyho.table.source import Seed

RAID = (
    "target detection commitment-poor size commitment-limited deployment selection commitment-accurate response"
    " overwhelming-advantage hunter-interception fend-and-evade approach-event hunter-attack press-on target-event"
    " squadron-interception squadron-attack bombardment leaving recovery snap-raid clock"
)
STEPS = [f"raid.{step}" for step in RAID.split()]
GERMAN = ("raid.target", "raid.detection", "raid.size", "raid.deployment", "raid.selection", "calendar.day-advance")
"""Steps in which nobody chooses."""
SIGNS = {
    "day-begins": "D",
    "advance-warning": "W",
    "no-advance-warning": "W",
    "raid-minor": "R",
    "raid-major": "R",
    "follow-up": "R",
    "clock": "C",
    "end-of-day": "E",
    "reset": "X",
}
"""What tells that a phase has begun or been gone through."""
DRAWN = {
    "card-back",
    "target-card",
    "time-card",
    "force-card-size",
    "force-card-types",
    "approach-card",
    "target-event-card",
}
DRAWN |= {"which-gruppe", "day-card"}
SEEDS = ["2", "31", "38"]
"""Games that see two days at least to their end before they are lost."""


def played(seed: str, most: int = 1500) -> Iterator[Game[RafPosition]]:
    """A campaign with all options, played at random, at each of its asks."""
    game = Game.new(LION, "campaign", ["advanced", "night"], seed=seed)
    choices = Random(seed)
    for _ in range(most):
        ask = game.ask
        if ask is None:
            return
        yield game
        game.answer(Seed().reply(game, ask) if isinstance(ask, Chance) else choices.choice(ask.offers))


@pytest.mark.rules("lion:4.II.a")
def test_the_steps_of_a_raid_stand_in_their_order() -> None:
    assert [step for step in LION.sequence.index if step.startswith("raid.")] == STEPS


@pytest.mark.rules("lion:4.II.a")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_raid_goes_through_its_steps_in_order(seed: str) -> None:
    """It goes back only for another raid, or to an attack that comes after the bombing."""
    steps = [game.step for game in played(seed)]
    raids = [(now, then) for now, then in pairwise(steps) if now in STEPS and then in STEPS]
    back = {(now, then) for now, then in raids if STEPS.index(then) < STEPS.index(now)}
    anew = {"raid.target", "raid.detection"}
    assert {then for now, then in back if now != "raid.bombardment"} <= anew
    assert {then for now, then in back if now == "raid.bombardment"} <= anew | {
        "raid.squadron-interception",
        "raid.squadron-attack",
    }
    assert len(raids) > 100


@pytest.mark.rules("lion:4a", "lion:4.III.a", "lion:4.III.5", "lion:4.IV.c")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_day_goes_through_its_phases_in_order(seed: str) -> None:
    *_, last = played(seed)
    assert last.log is not None
    signs = "".join(SIGNS.get(key, "") for key, _, _, _ in last.log.events)
    whole = signs[: signs.rindex("X") + 1]
    assert re.fullmatch("(DWR+(CWR+)*EX)+", whole)
    assert whole.count("X") > 1


@pytest.mark.rules("lion:1a")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_germans_never_choose(seed: str) -> None:
    assert LION.sides == ("british",)
    for game in played(seed):
        ask = game.ask
        assert isinstance(ask, Chance) or (isinstance(ask, Choice) and ask.side == "british")
        assert isinstance(ask, Chance) or game.step not in GERMAN


@pytest.mark.rules("lion:8.5a", "lion:8.5b", "lion:8.5c")
def test_missions_are_flown_by_the_right_types() -> None:
    """Bombers only bomb; only Me 109s hunt and patrol the Channel; escorts are fighters."""
    flown: dict[str, set[str]] = {}
    for game in chain.from_iterable(played(seed) for seed in SEEDS):
        p = game.position
        for unit in range(p.data.squadrons, p.data.units):
            flown.setdefault(BOXES[p.where[unit]], set()).add(TYPES[p.data.type[unit]])
    assert flown["hunt"] == {"me109"}
    assert flown["channel-patrol"] == {"me109"}
    assert flown["close-escort"] == {"me109", "me110"}
    assert flown["bomber"] >= {"do17", "he111", "ju88", "me110"}


@pytest.mark.rules("lion:2b")
@pytest.mark.parametrize("seed", SEEDS)
def test_all_dice_have_six_sides(seed: str) -> None:
    """Every chance is a die or a card or unit that is drawn."""
    chances = [game.ask for game in played(seed) if isinstance(game.ask, Chance)]
    dice = [ask for ask in chances if ask.prompt.key not in DRAWN]
    assert {tuple(ask.offers) for ask in dice} == {("1", "2", "3", "4", "5", "6")}
    assert {ask.weight(number) for ask in dice for number in range(6)} == {1}
    assert len(dice) < len(chances)
