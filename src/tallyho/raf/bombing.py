"""One bombing: column, damage result and victory points (lion:11, lion:11.1, eagle:10, eagle:10.1)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.raf.damage import H, damage_effects
from tallyho.raf.position import RafPosition
from tallyho.raf.prompts import dice
from tallyho.raf.score import score
from tallyho.raf.vocabulary import (
    AIRFIELD,
    BROKEN,
    INDUSTRY,
    JU87,
    ME109,
    NAVIGATIONAL_ERROR,
    NON_ESSENTIAL,
    PATCHY,
    PATHFINDERS,
    RADAR,
    SITE_TYPES,
    SQUADRONS_MET,
)
from tallyho.table import Args, Asks, Json, reason

BOMBING_DIE: Final = dice("bombing", "lion:11g", "eagle:10f")
HEAVY_DIE: Final = dice("heavy-damage", "lion:11h", "eagle:10g")
LAST_COLUMN: Final = 11
PATHFINDERS_RULE: Final = "lion:event.german-pathfinders eagle:15.11a"
LOW_LEVEL_RULE: Final = "lion:event.low-level-bombers.b eagle:15.1c"
LOST_SHIFT: Final = -2
"""Columns for a navigational error."""
SPARED: Final = (AIRFIELD, RADAR, INDUSTRY)
"""What is not damaged if it is non-essential, by the event of that name."""
SPARED_RULE: Final = "lion:event.non-essential-target.b eagle:event.non-essential-target.a"
SPARED_HEADQUARTERS_RULE: Final = "eagle:event.non-essential-target.b"


class Bombs(NamedTuple):
    """Who bombs what: `bombers` are the Gruppen that do not strafe, `strength` is that of all (lion:11b, eagle:10a)."""

    site: int
    bombers: list[int]
    strength: int
    forward: bool
    low_level: bool
    spared: tuple[int, ...] = SPARED


def bombing(p: RafPosition, bombs: Bombs) -> Asks[None]:
    """One bombing of one target (lion:11, eagle:10)."""
    site = bombs.site
    if not bombs.strength:
        facts: dict[str, Json] = {"site": p.data.site_name[site]}
        p.tell("no-strength", "lion:11.1c eagle:10.1c", facts)  # lion:R-24, eagle:R-35
        return
    because: list[Json] = []
    column = p.data.bombing_column[bombs.strength]
    shifted = min(LAST_COLUMN, max(0, column + column_shift(p, bombs, because)))
    roll = int((yield BOMBING_DIE[p.data.game]))
    result = p.data.bombing_results[roll - 1][shifted]
    if result == H and bombs.forward:
        result = 2  # before anything else (lion:R-49)
        because.append(reason("forward-airfield", "lion:19.1c eagle:19.1c"))
    points = yield from damage_points(p, bombs, result, because)
    vp = -bombing_vp(p, result, because)
    told = _told(p, site, (bombs.strength, shifted, roll, result, points, vp), because)
    p.tell("bombed", "lion:11g eagle:10f", told)
    if points:
        yield from damage_effects(p, site, result, points)
    score(p, vp)


def damage_points(p: RafPosition, bombs: Bombs, result: int, because: list[Json]) -> Asks[int]:
    """The damage points of a result, by a second die for H; none of what the event spares (lion:11h, eagle:10g)."""
    kind = p.data.site_type[bombs.site]
    if result and p.effects & NON_ESSENTIAL and kind in bombs.spared:
        because.append(reason("not-assessed", SPARED_RULE if kind in SPARED else SPARED_HEADQUARTERS_RULE))
        return 0
    if result != H or kind not in (AIRFIELD, INDUSTRY):
        return result
    second = int((yield HEAVY_DIE[p.data.game]))
    points = p.data.heavy_points[second]
    because.append(reason("heavy-points", "lion:11h eagle:10g", {"die": second, "points": points}))
    return points


def damage_told(told: Args) -> str:
    """The damage of a bombing that was told: 0, 1, 2 or H; without damage points there is none, whatever the result."""
    return str(told["result"]) if told["points"] else "0"


def bombing_strength(p: RafPosition, gruppen: list[int], kind: int) -> int:
    """The bombing strength of all, by facing; strafers do less against some targets (lion:11.1, eagle:10.1)."""
    reduced, whole = p.data.bombing
    hard = kind in p.data.poor_strafing
    total = 0
    for unit in gruppen:
        strength = whole[unit] if p.full[unit] else reduced[unit]
        if hard and p.data.is_fighter[unit]:
            strength = 0 if p.data.type[unit] == ME109 else (strength + 1) // 2
        total += strength
    return total


def column_shift(p: RafPosition, bombs: Bombs, because: list[Json]) -> int:
    """All column shifts, at most three net either way (lion:11, lion:R-47, lion:R-76, eagle:10e)."""
    data = p.data
    shift = 0
    weather = p.weather[data.targets[p.target].luftflotte]
    if weather in (PATCHY, BROKEN) and not bombs.low_level:
        key = "broken" if weather == BROKEN else "patchy"
        shift += _shift(f"shift-{key}", "lion:11c eagle:10b", data.bombing_shift[key], because)
    if dive_bombing(p, bombs):
        shift += _shift("shift-dive", "lion:11d eagle:10c", data.bombing_shift["dive"], because)
    if not p.effects & SQUADRONS_MET:
        shift += _shift("shift-unmet", "lion:11e eagle:10d", data.bombing_shift["no_squadron"], because)
    if p.effects & PATHFINDERS:
        shift += _shift("shift-pathfinders", PATHFINDERS_RULE, data.bombing_shift["pathfinders"], because)
    if bombs.low_level:
        shift += _shift("shift-low-level", LOW_LEVEL_RULE, data.bombing_shift["low_level"], because)
    if p.effects & NAVIGATIONAL_ERROR:
        shift += _shift("shift-navigational-error", "eagle:event.navigational-error", LOST_SHIFT, because)
    return max(-data.max_shift, min(data.max_shift, shift))


def dive_bombing(p: RafPosition, bombs: Bombs) -> bool:
    """Whether all bombers are Ju 87s, against anything but a radar net (lion:11d, eagle:10c)."""
    types = p.data.type
    ju87s = bool(bombs.bombers) and all(types[unit] == JU87 for unit in bombs.bombers)
    return ju87s and p.data.site_type[bombs.site] != RADAR


def _shift(key: str, rule: str, columns: int, because: list[Json]) -> int:
    because.append(reason(key, rule, {"columns": columns}))
    return columns


def bombing_vp(p: RafPosition, result: int, because: list[Json]) -> int:
    """The points lost: less one if the target is non-essential, then doubled if the card says so (lion:R-18, R-40)."""
    lost = -p.data.bombing_vp[result]
    if lost and p.effects & NON_ESSENTIAL:
        lost -= 1
        because.append(reason("vp-non-essential", "lion:11k eagle:10j"))
    if lost and p.data.targets[p.target].vp_double:
        lost *= 2
        because.append(reason("vp-double", "lion:11j eagle:10i"))
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
