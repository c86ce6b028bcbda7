"""The groups in the air, in words: where, who, how long their fuel lasts and when they must turn back."""

from __future__ import annotations

from typing import Any

from tallyho.fbob.vocabulary import SIDES
from tallyho.terminal.fbob_table import FbobTable


def groups(table: FbobTable) -> list[str]:
    """All groups in the air, those of the side first."""
    order = SIDES if table.side != SIDES[1] else (SIDES[1], SIDES[0])
    rows: list[str] = []
    for side in order:
        found = table.groups(side)
        told = [f"  {group_in_words(table, name, group)}" for name, group in found.items()]
        rows += [table.say("groups", side=side), *told] if told else []
    return rows


def group_in_words(table: FbobTable, name: str, group: dict[str, Any]) -> str:
    """`G1 in 1019: 13 GB, 14 GB; spotted; 12 turns of endurance left; ...`."""
    mine = group["side"] == table.side
    facts = [_units(table, name, group), *_marks(table, name, group)]
    return table.say(
        "group",
        group=name,
        hex=table.near(group["at"]),
        facts=table.joined([*facts, *(fuel(table, name) if mine else [])]),
    )


def _units(table: FbobTable, name: str, group: dict[str, Any]) -> str:
    """The units by name as far as they are known, the others by number."""
    known = ", ".join(_with_ace(table, unit) for unit in table.members(name))
    return table.say("units", number=group["size"], hidden=group["hidden"], units=known or "none")


def _with_ace(table: FbobTable, unit: str) -> str:
    word = table.unit_word(unit)
    return table.say("with-ace", unit=word) if table.state(unit).get("ace") else word


def _marks(table: FbobTable, name: str, group: dict[str, Any]) -> list[str]:
    states = [table.state(unit) for unit in table.members(name)]
    told = ["patrol"] if group["patrol"] else []
    if group["side"] == table.side and states:
        told += ["spotted" if all(state.get("spotted") for state in states) else "unspotted"]
    marks = {mark for state in states for mark in state.get("marks", [])}
    told += [mark for mark in ("bombed", "turned-back", "shaken") if mark in marks]
    told += ["moved"] if group["moved"] and table.table["phasing"] == group["side"] else []
    return [table.say("mark", mark=mark) for mark in told]


def fuel(table: FbobTable, name: str) -> list[str]:
    """The turns of endurance left, the nearest base, and the last turn to turn back; Zeppelins have no end."""
    units = table.members(name)
    boxes = [box for unit in units if (box := table.state(unit).get("box", 0))]
    if not units:
        return []
    at = table.state(units[0])["at"]
    last = min([*boxes, table.data.flying_turns]) if boxes else 0
    told = [table.say("endurance", last=last, left=last - table.table["turn"])] if boxes else [table.say("no-end")]
    base = nearest_base(table, name, at)
    if base is None:
        return [*told, table.say("no-base")]
    hexes = table.distance(at, base)
    speed = min(table.unit(unit).speed for unit in units)
    turns = -(-hexes // speed) if speed else 0
    told.append(table.say("nearest", hex=table.piece(base), hexes=hexes, turns=turns))
    if not all(table.unit(unit).night for unit in units) and _is_down(table, turns) >= table.table["night_turn"]:
        told.append(table.say("in-the-dark"))
    if boxes and hexes:
        back = last - turns + 1
        told.append(table.say("turn-back" if back >= table.table["turn"] else "too-late", turn=back))
    return told


def _is_down(table: FbobTable, turns: int) -> int:
    """The flying turn in which a group lands if it goes home at once."""
    turn: int = table.table["turn"]
    return turn + max(0, turns - 1)


def nearest_base(table: FbobTable, name: str, at: str) -> str | None:
    """The aerodrome of its side that is nearest to a group; the carrier too, if all of it can land there."""
    side = SIDES[0] if name[0] == "G" else SIDES[1]
    found = table.bases(side)
    if side == SIDES[1] and all(table.unit(unit).carrier for unit in table.members(name)):
        found = [*found, *(where for where, ship in table.ships() if ship == "carrier")]
    return min(found, key=lambda base: (table.distance(at, base), base), default=None)
