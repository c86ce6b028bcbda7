"""A raid as a game of its own, played by the table: what the odds of sending squadrons are compared with."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from tallyho.lab import odds as generic
from tallyho.lab.commitment_odds import CommitmentOdds, commitment_odds
from tallyho.lab.commitment_policy import attack
from tallyho.lab.commitment_raid import EVENT_STEPS, Procedure, without_card
from tallyho.raf.bombing import damage_told
from tallyho.raf.lion.sequence import SEQUENCE
from tallyho.raf.lion.title import LION, Lion
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import HEAVY_LOSS, LIGHT_LOSS, SNAP_RAID
from tallyho.table import (
    END,
    Args,
    Asks,
    Choice,
    Game,
    Jump,
    Log,
    Luck,
    Phase,
    Sequence,
    asks,
    does,
)
from tallyho.table.ask import SeenBy
from tallyho.table.problem import standing
from tallyho.table.sequence import Step

RAID: dict[str, Any] = {
    "target": 11,  # Kenley
    "raid": "major",
    "warning": "very-early",
    "intelligence": "accurate",
    "size": 9,
    "units": {
        "I/JG51/2": "hunt",
        "II/JG51/2": "hunt",
        "I/JG52/2": "hunt",
        "I/KG1/2": "bomber",
        "II/KG1/2": "bomber",
        "I/KG76/2": "bomber",
        "III/JG3/2": "close-escort",
        "V/LG1/2": "close-escort",
        "II/JG3/2": "channel-patrol",
    },
}
"""Nine Gruppen of all missions against an airfield."""
FIVE = ["64/2/11", "111/2/11", "615/2/11", "32/7/11", "610/7/11"]


# The same raid by the table's own game


def ends(p: RafPosition) -> str:
    return END


def of_a_raid(phase: Phase[RafPosition], step: Step[RafPosition], *, events: bool) -> Step[RafPosition]:
    name = f"{phase.name}.{step.name}"
    if name in {"raid.leaving", "raid.clock", "raid.target"}:
        return does(step.name, step.rule, ends, (END,))
    if SEQUENCE.index[name] in EVENT_STEPS and not events:
        assert step.ask is not None
        return asks(step.name, step.rule, without_card(step.ask), step.to)
    if name == "raid.bombardment":
        assert step.ask is not None
        return asks(step.name, step.rule, noted(step.ask), step.to)
    return step


def noted(bombardment: Procedure) -> Procedure:
    """Bombing whose worst result is noted where nothing else stands in a raid: with the reinforcements of the day."""

    def step(p: RafPosition) -> Asks[Jump]:
        p.entered = 0
        others = p.tell

        def tell(key: str, rule: str, args: Args | None = None, seen_by: SeenBy = None) -> None:
            if key == "bombed" and args is not None:
                p.entered = max(p.entered, "012H".index(damage_told(args)))
            others(key, rule, args, seen_by)

        p.tell = tell
        return (yield from bombardment(p))

    return step


class OneRaid(Lion):
    """Lion that is over when the raid is."""

    def __init__(self, *, events: bool) -> None:
        super().__init__()
        self.sequence = Sequence(
            *(
                Phase(phase.name, phase.rule, *(of_a_raid(phase, step, events=events) for step in phase.steps))
                for phase in SEQUENCE.phases
            )
        )


QUIET, EVENTFUL = OneRaid(events=False), OneRaid(events=True)


def sent(
    game: Game[RafPosition], squadrons: list[str], title: Lion = QUIET, *, delayed: bool = False, log: Log | None = None
) -> Game[RafPosition]:
    """The raid as a game of its own with these squadrons on their way."""
    position = game.position.copy()
    position.entered = 0
    twin = Game.begin(title, game.setup, position, game.at, log)
    for answer in [*(["delay"] if delayed else []), *squadrons]:
        twin.answer(answer)
    if twin.ask is not None and twin.ask.prompt.key == "commit":
        twin.answer("done")
    return twin


def chosen(game: Game[RafPosition]) -> str:
    assert isinstance(game.ask, Choice)
    return attack(game.position, game.ask)


def brought(p: RafPosition) -> tuple[int, ...]:
    british, german = p.where[: p.data.squadrons], p.where[p.data.squadrons :]
    return (p.vp, *(side.count(box) for side in (british, german) for box in (LIGHT_LOSS, HEAVY_LOSS)), p.entered)


def same_as_brute_force(game: Game[RafPosition], squadrons: list[str], *, delayed: bool = False) -> CommitmentOdds:
    found = commitment_odds(game, squadrons, delayed=delayed)
    walked = generic.exact(sent(game, squadrons, delayed=delayed), brought, None, chosen, 10**6)
    assert walked is not None
    before = brought(game.position)
    vp: dict[Any, Fraction] = {}
    british: dict[Any, Fraction] = {}
    german: dict[Any, Fraction] = {}
    damage: dict[Any, Fraction] = {}
    for after, share in walked.shares.items():
        change = tuple(a - b for a, b in zip(after, before, strict=True))
        values = change[0], change[1:3], change[3:5], "012H"[after[5]]
        for shares, value in zip((vp, british, german, damage), values, strict=True):
            shares[value] = shares.get(value, Fraction(0)) + share
    assert (found.vp.shares, found.damage.shares) == (vp, damage)
    assert (found.squadrons.shares, found.gruppen.shares) == (british, german)
    assert found.exact
    assert found.events == bool(game.position.effects & SNAP_RAID)  # a snap raid has none that could be left out
    return found


def accurate(**changes: Any) -> Game[RafPosition]:
    return standing(LION, "raid.commitment-accurate", {**RAID, **changes}, "hardest-days")


def commitments(seed: int, scenario: str, options: tuple[str, ...], level: str) -> Iterator[Game[RafPosition]]:
    """The commitment decisions at one level of intelligence of a game played at random, with nobody on patrol."""
    luck = Luck(f"commitments {seed}")
    game = Game.new(LION, scenario, options, seed, log=False)
    for _ in range(1500):
        if game.ask is None:
            return
        if game.step == f"raid.commitment-{level}" and not game.given:
            yield game
        game.answer("done" if game.ask.prompt.key == "patrol-squadron" else luck.answer(game.ask))
