"""A raid event of a RAF game drawn and carried out, for tests with many cases of one event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from raf_raids import P, Raid
from tallyho.table import Json

CARD = 91
NEXT = {"approach": "raid.hunter-attack", "target": "raid.squadron-interception"}
"""Where play goes after each of the event steps."""


def drawn(
    raid: Callable[..., Raid[P]],
    games: str,
    column: str,
    name: str,
    units: Mapping[str, str],
    script: Iterable[str | int] = (),
    *,
    letters: str = "",
    entry: Mapping[str, Json] | None = None,
    until: str = "",
    **fields: Json,
) -> Raid[P]:
    """The raid after a card has been drawn that has this event and nothing else, in the approach or target column.

    `raid` begins raids of the game, and `games` is its letter on cards. The card has no conditions but those in
    `entry`. Unless it is said to go on to another step, or to stop at an ask (until "ask"), the raid stands where its
    next step begins.
    """
    event: dict[str, Json] = {"games": games, "event": name, **(entry or {})}
    if letters:
        event["letters"] = [*letters]
    overlay: Any = {"raid_events": {str(CARD): {column: [event]}}}
    stop = "" if until == "ask" else until or NEXT[column]
    return raid(f"raid.{column}-event", units, [CARD, *script], until=stop, overlay=overlay, **fields)


def changed(raid: Callable[..., Raid[P]], played: Raid[P], units: Mapping[str, str]) -> dict[str, Json]:
    """Every unit that is not where, or not as, it was before: those of the raid, and all others from set-up."""
    before = raid("raid.approach-event", units, options=played.p.options).field("units")
    return {name: now for name, now in played.field("units").items() if now != before[name]}


def happened(played: Raid[P]) -> bool:
    """Whether the event on the card took place; its conditions must have been judged either way."""
    fails, takes_place = played.told("event-fails"), played.told("event-approach") + played.told("event-target")
    assert len(fails) + len(takes_place) == 1
    return not fails


def reasons(played: Raid[P], key: str) -> list[tuple[str, dict[str, Any]]]:
    """The reasons told with the only event of this key: their keys and arguments."""
    (told,) = played.told(key)
    return [(why["key"], why.get("args", {})) for why in told["because"]]
