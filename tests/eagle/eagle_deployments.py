"""Raids of Eagle that enter the Raid Display, for tests with many cases of deployment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from eagle_plans import MAJOR, day, gruppen_of
from eagle_raids import Raid

ME109S, ME110S = gruppen_of(2, "me109"), [name for name in gruppen_of(2, "me110") if "ZG" in name]
BOMBERS, STUKAS = gruppen_of(2, "he111", "do17", "ju88"), gruppen_of(2, "ju87")
A, B, C = ME109S[:3]
Z, Y = ME110S[:2]
K, L = BOMBERS[:2]


def deploy(
    gruppen: Iterable[str], script: Iterable[str] = (), *, card: int = MAJOR, until: str = "", **more: Any
) -> Raid:
    """A raid with these Gruppen enters the Raid Display."""
    fields: dict[str, Any] = {"target": card, "clock": "0800", "until": until, **more}
    return day("raid.deployment", script, track={card: "0800"}, gruppen=dict.fromkeys(gruppen, card), **fields)


def done(gruppen: Iterable[str], script: Iterable[str] = (), **more: Any) -> dict[str, str]:
    """Where the Gruppen are when all have their missions, and that the raid was told so."""
    played = deploy(gruppen, script, until="raid.detection", **more)
    boxes = {name: str(played.unit(name)) for name in gruppen}
    told = played.told("raid-deployed")[0]
    keys = {"hunt": "hunters", "close-escort": "escorts", "bomber": "bombers", "channel-patrol": "patrollers"}
    for box, key in keys.items():
        assert sorted(told[key]) == sorted(name for name, where in boxes.items() if where.split()[0] == box)
    assert (told["number"], played.field("size"), played.rules("raid-deployed")) == (
        len(boxes),
        len(boxes),
        ["eagle:6.1a"],
    )
    return boxes
