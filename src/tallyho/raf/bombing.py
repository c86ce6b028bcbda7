"""Bombing: strength, column, damage result and victory points (lion:11, lion:11.1)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.damage import H, damage_effects
from tallyho.raf.leaving import escorts_strafe
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED, score
from tallyho.raf.units import gruppen_in, has_squadrons
from tallyho.raf.vocabulary import (
    AIRFIELD,
    BOMBED,
    BOMBER,
    BOMBS_FIRST,
    BROKEN,
    INDUSTRY,
    JU87,
    LOW_LEVEL,
    ME109,
    NON_ESSENTIAL,
    PATCHY,
    PATHFINDERS,
    RADAR,
    RESPONDED,
    SECONDARY,
    SITE_TYPES,
    SQUADRONS_MET,
)
from tallyho.table import Asks, Json, Jump, Prompt, die, reason

BOMBING_DIE: Final = die(Prompt("bombing", "lion:11g"))
HEAVY_DIE: Final = die(Prompt("heavy-damage", "lion:11h"))
LAST_COLUMN: Final = 11
EVENT_SHIFT: Final = 2
"""Columns for pathfinders and for low level bombers."""


def bombardment(p: RafPosition) -> Asks[Jump]:
    """The Gruppen in the Bomber Box bomb the target, some of them perhaps the secondary one (lion:11a)."""
    card = p.data.targets[p.target]
    if p.effects & BOMBS_FIRST and p.effects & RESPONDED and not has_squadrons(p, BOMBER):
        escorts_strafe(p, "lion:9.2c")
        p.effects &= ~SQUADRONS_MET  # now counts who is there, not who has been
    gruppen = gruppen_in(p, BOMBER)
    p.effects |= BOMBED
    diverted = [unit for unit in gruppen if p.effects & SECONDARY[p.data.letter[unit]]]
    primary = [unit for unit in gruppen if unit not in diverted]
    if primary:
        yield from bombing(p, primary, card.site, forward=card.forward and ADVANCED in p.options)
    if diverted:
        yield from bombing(p, diverted, card.secondary, forward=False)
    return "raid.squadron-interception" if p.effects & BOMBS_FIRST else None


def bombing(p: RafPosition, gruppen: list[int], site: int, *, forward: bool) -> Asks[None]:
    """One bombing of one target (lion:11)."""
    kind = p.data.site_type[site]
    strength = bombing_strength(p, gruppen, kind)
    if not strength:
        p.tell("no-strength", "lion:11.1c", {"site": p.data.site_name[site]})
        return
    because: list[Json] = []
    column = p.data.bombing_column[strength]
    shifted = min(LAST_COLUMN, max(0, column + column_shift(p, gruppen, kind, because)))
    roll = int((yield BOMBING_DIE))
    result = p.data.bombing_results[roll - 1][shifted]
    if result == H and forward:
        result = 2  # before anything else
        because.append(reason("forward-airfield", "lion:19.1c"))
    points = result
    if result == H and kind in (AIRFIELD, INDUSTRY):
        second = int((yield HEAVY_DIE))
        points = p.data.heavy_points[second]
        because.append(reason("heavy-points", "lion:11h", {"die": second, "points": points}))
    vp = -bombing_vp(p, result, because)
    p.tell("bombed", "lion:11g", _told(p, site, (strength, shifted, roll, result, points, vp), because))
    if result and not (p.effects & NON_ESSENTIAL and kind in (AIRFIELD, RADAR, INDUSTRY)):
        yield from damage_effects(p, site, result, points)
    score(p, vp)


def bombing_strength(p: RafPosition, gruppen: list[int], kind: int) -> int:
    """The bombing strength of all, by facing; strafers do less against what is hard to strafe (lion:11b, lion:11.1)."""
    reduced, whole = p.data.bombing
    hard = kind in p.data.poor_strafing
    total = 0
    for unit in gruppen:
        strength = whole[unit] if p.full[unit] else reduced[unit]
        if hard and p.data.is_fighter[unit]:
            strength = 0 if p.data.type[unit] == ME109 else (strength + 1) // 2
        total += strength
    return total


def column_shift(p: RafPosition, gruppen: list[int], kind: int, because: list[Json]) -> int:
    """All column shifts, at most three net either way (lion:11, R-47)."""
    data = p.data
    shift = 0
    weather = p.weather[data.targets[p.target].luftflotte]
    bombers = [unit for unit in gruppen if data.is_bomber[unit]]
    low_level = p.effects & LOW_LEVEL and bombers  # lion:event.low-level-bombers.b: strafers have nothing of it
    if weather in (PATCHY, BROKEN) and not low_level:
        key = "broken" if weather == BROKEN else "patchy"
        shift += _shift(f"shift-{key}", "lion:11c", data.bombing_shift[key], because)
    if bombers and kind != RADAR and all(data.type[unit] == JU87 for unit in bombers):
        shift += _shift("shift-dive", "lion:11d", data.bombing_shift["dive"], because)
    if not p.effects & SQUADRONS_MET:
        shift += _shift("shift-unmet", "lion:11e", data.bombing_shift["no_squadron"], because)
    if p.effects & PATHFINDERS:
        shift += _shift("shift-pathfinders", "lion:event.german-pathfinders", EVENT_SHIFT, because)
    if low_level:
        shift += _shift("shift-low-level", "lion:event.low-level-bombers.b", EVENT_SHIFT, because)
    return max(-data.max_shift, min(data.max_shift, shift))


def _shift(key: str, rule: str, columns: int, because: list[Json]) -> int:
    because.append(reason(key, rule, {"columns": columns}))
    return columns


def bombing_vp(p: RafPosition, result: int, because: list[Json]) -> int:
    """The victory points lost: less one if the target is non-essential, then doubled if the card says so (R-18)."""
    lost = -p.data.bombing_vp[result]
    if lost and p.effects & NON_ESSENTIAL:
        lost -= 1
        because.append(reason("vp-non-essential", "lion:11k"))
    if lost and p.data.targets[p.target].vp_double:
        lost *= 2
        because.append(reason("vp-double", "lion:11j"))
    return lost


def _told(
    p: RafPosition, site: int, facts: tuple[int, int, int, int, int, int], because: list[Json]
) -> dict[str, Json]:
    strength, column, roll, result, points, vp = facts
    return {
        "site": p.data.site_name[site],
        "type": SITE_TYPES[p.data.site_type[site]],
        "strength": strength,
        "column": p.data.bombing_names[column],
        "die": roll,
        "result": "H" if result == H else result,
        "points": points,
        "vp": vp,
        "because": because,
    }
