"""Squadrons leave the loss boxes, the player's choice where points are few (lion:15.2)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.replacements import (
    WITH_PILOTS,
    british_points,
    replace_gruppen,
    return_squadron,
    tell_staying,
    to_light_loss,
    why_not_replace,
)
from tallyho.raf.score import BRITISH
from tallyho.raf.units import named, squadrons_in
from tallyho.raf.vocabulary import AIRBASE, HEAVY_LOSS, LIGHT_LOSS, PILOTS
from tallyho.table import Asks, Choice, Json, Jump, Prompt

LIGHT_LOSS_RETURN: Final = Prompt("light-loss-return", "lion:15.2a")
HEAVY_LOSS_MOVE: Final = Prompt("heavy-loss-move", "lion:15.2f")


def light_loss(p: RafPosition) -> Asks[Jump]:
    """Squadrons return to their sectors, the player's choice where points are few; then Gruppen (lion:15.2)."""
    while True:
        rivals = light_loss_rivals(p)
        for unit in affordable(p, LIGHT_LOSS):
            if unit not in rivals:
                return_squadron(p, unit)
        if not rivals:
            tell_staying(p, LIGHT_LOSS, "squadrons-stay-light", "lion:15.2b")
            replace_gruppen(p, LIGHT_LOSS, AIRBASE)
            return None
        facts: dict[str, Json] = {"pilots": p.points[PILOTS], **british_points(p)}
        name = yield Choice(
            LIGHT_LOSS_RETURN, BRITISH, named(p, rivals), facts, why_not=partial(why_not_replace, p, LIGHT_LOSS)
        )
        return_squadron(p, p.data.number[name])


def light_loss_rivals(p: RafPosition) -> list[int]:
    """The squadrons that compete: for aircraft of their type or, where all cannot have them, for pilots."""
    could = affordable(p, LIGHT_LOSS)
    crewed = [unit for unit in could if p.data.type[unit] in WITH_PILOTS]
    returning = sum(min(p.points[kind], count_type(p, crewed, kind)) for kind in WITH_PILOTS)
    over_pilots = 0 < p.points[PILOTS] < returning
    return [
        unit
        for unit in could
        if too_many(p, could, p.data.type[unit]) or (over_pilots and p.data.type[unit] in WITH_PILOTS)
    ]


def heavy_loss(p: RafPosition) -> Asks[Jump]:
    """Squadrons go to light loss, the player's choice where points are few; then Gruppen (lion:15.2)."""
    while True:
        could = affordable(p, HEAVY_LOSS)
        rivals = [unit for unit in could if too_many(p, could, p.data.type[unit])]
        for unit in could:
            if unit not in rivals:
                to_light_loss(p, unit)
        if not rivals:
            tell_staying(p, HEAVY_LOSS, "squadrons-stay-heavy", "lion:15.2g")
            replace_gruppen(p, HEAVY_LOSS, LIGHT_LOSS)
            return None
        why_not = partial(why_not_replace, p, HEAVY_LOSS)
        name = yield Choice(HEAVY_LOSS_MOVE, BRITISH, named(p, rivals), british_points(p), why_not=why_not)
        to_light_loss(p, p.data.number[name])


def affordable(p: RafPosition, box: int) -> list[int]:
    """The squadrons in a loss box for whose type there is a point."""
    return [unit for unit in squadrons_in(p, box) if p.points[p.data.type[unit]]]


def too_many(p: RafPosition, squadrons: list[int], kind: int) -> bool:
    """Whether more squadrons of a type wait than there are points."""
    return count_type(p, squadrons, kind) > p.points[kind]


def count_type(p: RafPosition, squadrons: list[int], kind: int) -> int:
    """How many squadrons are of a type."""
    return sum(p.data.type[unit] == kind for unit in squadrons)
