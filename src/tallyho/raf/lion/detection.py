"""British detection: how much warning, and how good the intelligence (lion:6.3)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.cards import TargetCard
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED
from tallyho.raf.vocabulary import FOLLOW_UP, INTELLIGENCE, MAJOR, POOR, SNAP_RAID, UNDAMAGED, WARNINGS, WEATHERS
from tallyho.table import Asks, Json, Jump, Prompt, die, reason

DETECTION_DIE: Final = die(Prompt("detection", "lion:6.3a"))


def detection(p: RafPosition) -> Asks[Jump]:
    """One die with all modifiers gives a space of the Detection Track (lion:4.II.2a)."""
    data = p.data
    because: list[Json] = []
    modifier = detection_modifier(p, because)
    roll = int((yield DETECTION_DIE))
    space = roll + modifier
    if p.effects & SNAP_RAID:
        space += data.detect_snap
        because.append(_modifier("detect-snap", "lion:event.snap-raid-by-elite-me110s.c", data.detect_snap))
    space = min(data.detection_high, max(data.detection_low, space))
    p.warning = data.detection_warning[space]
    p.intelligence = data.detection_intelligence[space]
    p.tell(
        "detected",
        "lion:6.3a",
        {
            "die": roll,
            "modifier": modifier,
            "space": space,
            "warning": WARNINGS[p.warning],
            "intelligence": INTELLIGENCE[p.intelligence],
            "because": because,
        },
    )
    return None if p.intelligence == POOR else "raid.size"


def detection_modifier(p: RafPosition, because: list[Json]) -> int:
    """All modifiers added up, not below 0, then what damaged headquarters leave of them (R-29)."""
    data = p.data
    card = data.targets[p.target]
    total = 0
    for net in card.nets:
        if p.damage[net] == UNDAMAGED:
            total += data.detect_net
            because.append(_modifier("detect-net", "lion:6.3b", data.detect_net, {"site": data.site_name[net]}))
        else:
            because.append(reason("detect-net-damaged", "lion:11.21c", {"site": data.site_name[net]}))
    weather = p.weather[card.luftflotte]
    total += card.observers[weather]
    because.append(_modifier("detect-observers", "lion:6.3c", card.observers[weather], {"weather": WEATHERS[weather]}))
    if p.raid == MAJOR:
        total += _major(p, because)
    if p.effects & FOLLOW_UP:
        total += data.detect_follow_up
        because.append(_modifier("detect-follow-up", "lion:6.3e", data.detect_follow_up))
    if card.forward and ADVANCED in p.options:
        total += data.detect_forward
        because.append(_modifier("detect-forward", "lion:19.1b", data.detect_forward))
    return _after_headquarters(p, card, max(0, total), because)


def _major(p: RafPosition, because: list[Json]) -> int:
    if p.depleted:
        because.append(_modifier("detect-major-depleted", "lion:6.3f", p.data.detect_major_depleted))
        return p.data.detect_major_depleted
    because.append(_modifier("detect-major", "lion:6.3d", p.data.detect_major))
    return p.data.detect_major


def _after_headquarters(p: RafPosition, card: TargetCard, total: int, because: list[Json]) -> int:
    """Half of it, rounded up, with one headquarters damaged that matters; nothing with two (lion:11.25)."""
    data = p.data
    group = data.group_hq.get(data.group[card.sector])
    stanmore = p.damage[data.stanmore] != UNDAMAGED
    of_group = group is not None and p.damage[group] != UNDAMAGED
    if stanmore and of_group:
        because.append(reason("detect-no-headquarters", "lion:11.25e"))
        return 0
    if stanmore or of_group:
        because.append(reason("detect-half", "lion:11.25d" if stanmore else "lion:11.25c"))
        return (total + 1) // 2
    return total


def _modifier(key: str, rule: str, value: int, args: dict[str, Json] | None = None) -> Json:
    return reason(key, rule, {"value": value, **(args or {})})
