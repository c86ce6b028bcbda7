"""Ace squadrons: an ace counter stands for a squadron until it suffers a loss (lion:19.41a to lion:19.46)."""

from __future__ import annotations

from tallyho.raf.combat import take_result
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import ACE_BOX, HEAVY_LOSS, LIGHT_LOSS, NONE, SPITFIRE
from tallyho.table import Json, reason


def ace_shift(p: RafPosition, squadrons: list[int], because: list[Json]) -> int:
    """One row down with an ace, whether one or two fight (lion:19.45)."""
    aces = [unit for unit in squadrons if unit in p.data.ace_units]
    if not aces:
        return 0
    because.append(reason("row-ace", "lion:19.45a", {"squadron": p.data.names[aces[0]]}))
    return 1


def squadron_result(p: RafPosition, unit: int, box: int, result: int) -> int:
    """A squadron takes its result; an ace may be lost by it; returns the VP (lion:10.2a, lion:19.47)."""
    vp = take_result(p, unit, box, result)
    if unit in p.data.ace_units and p.where[unit] in (LIGHT_LOSS, HEAVY_LOSS):
        lose_ace(p, unit)
    return vp


def make_ace(p: RafPosition, unit: int) -> None:
    """The ace counter of its type replaces a squadron where it stands (lion:19.43)."""
    ace = p.data.ace[p.data.type[unit]]
    p.where[ace] = p.where[unit]
    p.full[ace] = p.full[unit]
    p.where[unit] = ACE_BOX
    if p.data.type[unit] == SPITFIRE:
        p.ace_spitfire = unit
    else:
        p.ace_hurricane = unit
    p.home = p.home[:ace] + bytes([p.home[unit]]) + p.home[ace + 1 :]
    p.tell("ace-gained", "lion:19.43", {"squadron": p.data.names[unit], "ace": p.data.names[ace]})


def lose_ace(p: RafPosition, ace: int) -> None:
    """An ace with a loss is an ordinary squadron again; its counter waits in the ace box (lion:19.47)."""
    spitfire = p.data.type[ace] == SPITFIRE
    unit = p.ace_spitfire if spitfire else p.ace_hurricane
    p.where[unit] = p.where[ace]
    p.full[unit] = p.full[ace]
    p.where[ace] = ACE_BOX
    p.full[ace] = 1
    if spitfire:
        p.ace_spitfire = NONE
    else:
        p.ace_hurricane = NONE
    p.home = p.home[:ace] + bytes([NONE]) + p.home[ace + 1 :]
    p.tell("ace-lost", "lion:19.47", {"squadron": p.data.names[unit], "ace": p.data.names[ace]})
