"""British detection: how much warning, and how good the intelligence (lion:6.3)."""

from __future__ import annotations

from tallyho.raf.detection import DETECTION_DIE, added, after_headquarters, nets, observers, tell_detected
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED
from tallyho.raf.vocabulary import FOLLOW_UP, MAJOR, POOR, SNAP_RAID
from tallyho.table import Asks, Json, Jump


def detection(p: RafPosition) -> Asks[Jump]:
    """One die with all modifiers gives a space of the Detection Track (lion:4.II.2a)."""
    data = p.data
    because: list[Json] = []
    modifier = detection_modifier(p, because)
    roll = int((yield DETECTION_DIE[data.game]))
    space = roll + modifier
    if p.effects & SNAP_RAID:
        space += added("detect-snap", "lion:event.snap-raid-by-elite-me110s.c", data.detect_snap, because)
    space = min(data.detection_high, max(data.detection_low, space))
    p.warning = data.detection_warning[space]
    p.intelligence = data.detection_intelligence[space]
    tell_detected(p, roll, modifier, space, because)
    return None if p.intelligence == POOR else "raid.size"


def detection_modifier(p: RafPosition, because: list[Json]) -> int:
    """All modifiers added up, not below 0, then what damaged headquarters leave of them (R-29)."""
    data = p.data
    card = data.targets[p.target]
    total = nets(p, card, because) + observers(p, card, because)
    if p.raid == MAJOR:
        total += _major(p, because)
    if p.effects & FOLLOW_UP:
        total += added("detect-follow-up", "lion:6.3e", data.detect_follow_up, because)
    if card.forward and ADVANCED in p.options:
        total += added("detect-forward", "lion:19.1b", data.detect_forward, because)
    return after_headquarters(p, card, max(0, total), because)


def _major(p: RafPosition, because: list[Json]) -> int:
    if p.depleted:
        return added("detect-major-depleted", "lion:6.3f", p.data.detect_major_depleted, because)
    return added("detect-major", "lion:6.3d", p.data.detect_major, because)
