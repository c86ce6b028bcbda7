"""Squadrons and Gruppen in boxes. Squadrons are the units before `data.squadrons`, Gruppen those from there on."""

from __future__ import annotations

from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import BOMBER, HURRICANE, SPITFIRE, SQUADRONS_MET


def squadrons_in(p: RafPosition, box: int) -> list[int]:
    """The squadrons in a box, in order."""
    where = p.where
    end = p.data.squadrons
    found: list[int] = []
    unit = where.find(box, 0, end)
    while unit >= 0:
        found.append(unit)
        unit = where.find(box, unit + 1, end)
    return found


def gruppen_in(p: RafPosition, box: int) -> list[int]:
    """The Gruppen in a box, in order."""
    where = p.where
    found: list[int] = []
    unit = where.find(box, p.data.squadrons)
    while unit >= 0:
        found.append(unit)
        unit = where.find(box, unit + 1)
    return found


def has_gruppen(p: RafPosition, box: int) -> bool:
    """Whether a Gruppe is in the box."""
    return p.where.find(box, p.data.squadrons) >= 0


def has_squadrons(p: RafPosition, box: int) -> bool:
    """Whether a squadron is in the box."""
    return p.where.find(box, 0, p.data.squadrons) >= 0


def full_fighters(p: RafPosition, squadrons: list[int]) -> list[int]:
    """The full Spitfire and Hurricane squadrons among these: those that may choose (lion:9.1a, lion:9.1c)."""
    types = p.data.type
    full = p.full
    return [unit for unit in squadrons if full[unit] and (types[unit] == SPITFIRE or types[unit] == HURRICANE)]


def evenly(p: RafPosition, candidates: list[int], used: list[int]) -> list[int]:
    """Those of the candidates whose letter is least used so far (lion:8.2h, lion:19.8a)."""
    letter = p.data.letter
    least = min([used[letter[unit]] for unit in candidates])
    return [unit for unit in candidates if used[letter[unit]] == least]


def to_bomber_box(p: RafPosition, unit: int) -> None:
    """A squadron enters the Bomber Box; from then on the raid has been met (lion:11e)."""
    p.where[unit] = BOMBER
    p.effects |= SQUADRONS_MET


def named(p: RafPosition, units: list[int]) -> list[str]:
    """The names of units, to be offered."""
    names = p.data.names
    return [names[unit] for unit in units]
