"""What both games do when the British detect a raid: die, modifiers, damaged headquarters (lion:6.3, eagle:6.2)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.cards import TargetCard
from tallyho.raf.position import RafPosition
from tallyho.raf.prompts import dice
from tallyho.raf.vocabulary import INTELLIGENCE, UNDAMAGED, WARNINGS, WEATHERS
from tallyho.table import Json, reason

DETECTION_DIE: Final = dice("detection", "lion:6.3a", "eagle:6.2a")


def tell_detected(p: RafPosition, roll: int, modifier: int, space: int, because: list[Json]) -> None:
    """The space of the Detection Track and what it says."""
    p.tell(
        "detected",
        "lion:6.3a eagle:6.2a",
        {
            "die": roll,
            "modifier": modifier,
            "space": space,
            "warning": WARNINGS[p.warning],
            "intelligence": INTELLIGENCE[p.intelligence],
            "because": because,
        },
    )


def nets(p: RafPosition, target: TargetCard, because: list[Json]) -> int:
    """Every net of the card that operates (lion:6.3b, lion:11.21c, eagle:6.2b, eagle:10.21c)."""
    data = p.data
    total = 0
    for net in target.nets:
        site: dict[str, Json] = {"site": data.site_name[net]}
        if p.damage[net] == UNDAMAGED:
            total += added("detect-net", "lion:6.3b eagle:6.2b", data.detect_net, because, site)
        else:
            because.append(reason("detect-net-damaged", "lion:11.21c eagle:10.21c", site))
    return total


def observers(p: RafPosition, target: TargetCard, because: list[Json]) -> int:
    """The Observer Corps by the weather of the target's area (lion:6.3c, eagle:6.2c, eagle:R-67)."""
    weather = p.weather[target.luftflotte]
    shown: dict[str, Json] = {"weather": WEATHERS[weather]}
    return added("detect-observers", "lion:6.3c eagle:6.2c", target.observers[weather], because, shown)


def after_headquarters(p: RafPosition, target: TargetCard, total: int, because: list[Json]) -> int:
    """Half of it, rounded up, if one headquarters that matters is damaged; nothing if two (lion:11.25, eagle:10.25)."""
    data = p.data
    group = data.group_hq.get(data.group[target.sector])
    stanmore = p.damage[data.stanmore] != UNDAMAGED
    of_group = group is not None and p.damage[group] != UNDAMAGED
    if stanmore and of_group:
        because.append(reason("detect-no-headquarters", "lion:11.25e eagle:10.25d"))
        return 0
    if stanmore or of_group:
        rule = "lion:11.25d eagle:10.25c" if stanmore else "lion:11.25c eagle:10.25b"
        because.append(reason("detect-half", rule))
        return (total + 1) // 2
    return total


def added(key: str, rule: str, value: int, because: list[Json], args: dict[str, Json] | None = None) -> int:
    """A modifier, and the reason for it."""
    because.append(reason(key, rule, {"value": value, **(args or {})}))
    return value
