"""The bombardment of a raid: primary target, secondary target, or both (lion:11a)."""

from __future__ import annotations

from tallyho.raf.bombing import Bombs, bombing, bombing_strength
from tallyho.raf.leaving import escorts_strafe
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED
from tallyho.raf.units import gruppen_in, has_squadrons
from tallyho.raf.vocabulary import BOMBED, BOMBER, BOMBS_FIRST, LOW_LEVEL, RESPONDED, SECONDARY
from tallyho.table import Asks, Jump


def bombardment(p: RafPosition) -> Asks[Jump]:
    """The Gruppen in the Bomber Box bomb the target, some of them perhaps the secondary one (lion:11a)."""
    card = p.data.targets[p.target]
    if p.effects & BOMBS_FIRST and p.effects & RESPONDED and not has_squadrons(p, BOMBER):
        escorts_strafe(p, "lion:9.2c")  # the column still depends on whether a squadron has ever been there
    gruppen = gruppen_in(p, BOMBER)
    p.effects |= BOMBED
    diverted = [unit for unit in gruppen if p.effects & SECONDARY[p.data.letter[unit]]]
    primary = [unit for unit in gruppen if unit not in diverted]
    if primary:
        yield from bombing(p, bombs_of(p, primary, card.site, forward=card.forward and ADVANCED in p.options))
    if diverted:
        yield from bombing(p, bombs_of(p, diverted, card.secondary, forward=False))
    return "raid.squadron-interception" if p.effects & BOMBS_FIRST else None


def bombs_of(p: RafPosition, gruppen: list[int], site: int, *, forward: bool) -> Bombs:
    """What these Gruppen drop on a site; fighters among them strafe (lion:11b)."""
    bombers = [unit for unit in gruppen if p.data.is_bomber[unit]]
    low_level = bool(p.effects & LOW_LEVEL and bombers)  # lion:event.low-level-bombers.b: strafers have nothing of it
    return Bombs(site, bombers, bombing_strength(p, gruppen, p.data.site_type[site]), forward, low_level)
