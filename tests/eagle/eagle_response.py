"""Raids of RAF: Eagle begun at a step of detection, rendezvous or British response, for tests with many cases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from eagle_raids import Raid

from raf_raids import begun
from tallyho.raf.eagle.title import EAGLE

POLING, BIGGIN_HILL, DOVER = 5, 13, 34
"""Target cards: a radar net, an airfield and a port, all in the areas of LF2 and 11 Group."""
DATA = EAGLE.components({})
ME109S = [name for name in DATA.names if DATA.type[DATA.number[name]] == 3]  # type: ignore[attr-defined]
BOMBERS = [name for name in DATA.names if DATA.is_bomber[DATA.number[name]]]  # type: ignore[attr-defined]
SQUADRONS = DATA.names[: DATA.squadrons]  # type: ignore[attr-defined]


def raid(step: str, units: Mapping[str, str], script: Iterable[str | int] = (), **more: Any) -> Raid:
    """A raid on card 13 at 0800 with these units and fields, begun at a step; every answer must be offered."""
    target = more.setdefault("target", BIGGIN_HILL)
    usual = {"clock": "0800", "cards": {str(target): "track"}, "planned": {str(target): "0800"}}
    return begun(EAGLE, f"raid.{step}", units, script, **{**usual, **more})


def flying(hunters: int = 0, escorts: int = 0, bombers: int = 0, patrollers: int = 0) -> dict[str, str]:
    """A raid of LF2 and LF3 with so many Gruppen in each box; all but the bombers are Me 109s."""
    boxes = ["hunt"] * hunters + ["close-escort"] * escorts + ["channel-patrol"] * patrollers
    fighters = dict(zip(ME109S, boxes, strict=False))
    assert len(fighters) == len(boxes)
    return {**fighters, **dict.fromkeys(BOMBERS[:bombers], "bomber")}


def pool_of(number: int, *, beside: Sequence[str] = ()) -> dict[str, str]:
    """So many squadrons in the cup, and these beside it."""
    others = [name for name in SQUADRONS if not name.startswith("ACE") and name not in beside]
    return {**dict.fromkeys(others[:number], "cup"), **dict.fromkeys(beside, "beside-cup")}
