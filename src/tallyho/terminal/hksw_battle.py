"""Who is moving, chasing and fighting, in words."""

from __future__ import annotations

from typing import Any

from tallyho.hksw.vocabulary import BACK, LUFTWAFFE, RAF
from tallyho.terminal.hksw_table import HkswTable


def battle(table: HkswTable) -> list[str]:
    """The flight that moves and who chases it; the combat that is fought, group by group."""
    return [*_moving(table), *_combat(table)]


def _moving(table: HkswTable) -> list[str]:
    moving: str = table.table["moving"]
    if not moving:
        return []
    told = [table.say("moving", flight=table.piece(moving), left=table.table["left"])]
    if table.table["race"]:
        told.append(table.say("chased", flight=table.piece(table.table["race"]), enemy=table.piece(moving)))
    return told


def _combat(table: HkswTable) -> list[str]:
    enemy: str = table.table["battle"]
    raf: str = table.table["race"]
    where = table.square(enemy) if enemy else None
    if not enemy or not raf or where is None:
        return []
    wing: str = table.table["wing"]
    with_wing = table.piece(wing) if wing and table.square(wing) == where else "none"
    args = {"raf": table.piece(raf), "wing": with_wing, "enemy": table.piece(enemy), "square": table.piece(where)}
    return [table.say("combat", **args), *_on_the_table(table), *_groups(table)]


def _on_the_table(table: HkswTable) -> list[str]:
    """The cards that fight just now."""
    cards: dict[str, str] = table.table["table"]
    if not cards[LUFTWAFFE] or not cards[RAF]:
        return []
    german, british = (table.piece(cards[side]) for side in (LUFTWAFFE, RAF))
    return [f"  {table.say('on-the-table', german=german, british=british)}"]


def _groups(table: HkswTable) -> list[str]:
    """The cards of both sides in every group; those that the side cannot see are counted."""
    shown: dict[str, dict[str, Any] | None] = table.table["groups"]
    rows = []
    for number in range(1, BACK + 1):
        sides = [_group(table, side, shown[side], number) for side in (LUFTWAFFE, RAF)]
        if any(sides):
            told = table.joined(side for side in sides if side)
            rows.append(f"  {table.say('group' if number < BACK else 'group-back', group=number, cards=told)}")
    return rows


def _group(table: HkswTable, side: str, shown: dict[str, Any] | None, number: int) -> str:
    """The cards of a side in a group: those that are known by name, the others by number."""
    if shown is None:
        return ""
    count = shown["counts"][number - 1]
    known = [card for card, group in shown["cards"].items() if group == number]
    if not count:
        return ""
    return table.say(
        "group-of", side=side, number=count, unseen=count - len(known), cards=table.by_type(known) or "none"
    )
