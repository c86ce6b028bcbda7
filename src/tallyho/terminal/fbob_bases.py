"""Bases, land units, ships, units off the map and markers, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tallyho.fbob.vocabulary import BOMBERS, OF_BRITISH, SIDES
from tallyho.terminal.fbob_table import FbobTable
from tallyho.terminal.raf import unbroken

CARRIER = "carrier"


def _sides(table: FbobTable) -> tuple[str, str]:
    """Both sides, the viewer's own first."""
    return (SIDES[1], SIDES[0]) if table.side == SIDES[1] else (SIDES[0], SIDES[1])


# Units on the ground


def based(table: FbobTable) -> list[str]:
    """The bases with air units: one's own by name, the enemy's by number."""
    rows: list[str] = []
    for side in _sides(table):
        counts: dict[str, int] | None = table.table["based"][side]
        if counts is None:
            rows.append(table.say("arranging", side=side))
        elif counts:
            told = [
                table.say("base", hex=table.piece(at), facts=_at_base(table, side, at, counts[at])) for at in counts
            ]
            rows.append(table.say("based", side=side, bases=table.joined(told)))
    return rows


def _at_base(table: FbobTable, side: str, at: str, number: int) -> str:
    place = "aboard" if at == CARRIER else "based"
    known = [unit for unit in table.units_of(side, place) if at == CARRIER or table.state(unit)["at"] == at]
    units = ", ".join(_ready(table, unit) for unit in known)
    return table.say("units", number=number, hidden=number - len(known), units=units or "none")


def _ready(table: FbobTable, unit: str) -> str:
    """A unit, with a sign behind it if it may not take off any more."""
    marks, training = (table.state(unit).get(name, []) for name in ("marks", "training"))
    word = table.unit_word(unit)
    state = "flew" if "flew" in marks else next((one for one in ("resting", "training") if one in training), "")
    told = table.say("unit-state", unit=word, state=state) if state else word
    return table.say("with-ace", unit=told) if table.state(unit).get("ace") else told


# Land and naval units


def bases(table: FbobTable) -> list[str]:
    """Everything on the ground and at sea: aerodromes and stacks hex by hex, single land units by kind."""
    rows: list[str] = []
    for side in _sides(table):
        land = {at: here for at, here in table.table["land"].items() if here["side"] == side}
        alone = {at: here["units"][0] for at, here in land.items() if _is_alone(here)}
        told = [_hex(table, side, at, here) for at, here in land.items() if at not in alone]
        for word in sorted(set(alone.values())):
            hexes = ", ".join(table.piece(at) for at in alone if alone[at] == word)
            told.append(table.say("alike", what=kind_in_words(table, word), hexes=hexes))
        rows += [table.say("land", side=side), *(f"  {one}" for one in told)] if told else []
    return [*rows, *_hiding(table), *_at_sea(table)]


def _is_alone(here: dict[str, Any]) -> bool:
    return len(here["units"]) == 1 and not here["hidden"] and "aerodrome" not in here["units"]


def _hiding(table: FbobTable) -> list[str]:
    return [table.say("arranging", side=side) for side in SIDES if table.table["based"][side] is None]


def _hex(table: FbobTable, side: str, at: str, here: dict[str, Any]) -> str:
    facts = [kind_in_words(table, word) for word in here["units"]]
    facts += [table.say("below", number=here["hidden"])] if here["hidden"] else []
    counts = table.table["based"][side] or {}
    facts += [_at_base(table, side, at, counts[at])] if at in counts else []
    return table.say("base", hex=table.piece(at), facts=table.joined(facts))


def kind_in_words(table: FbobTable, word: str) -> str:
    """`aa2`, `aerodrome` and so on in words."""
    is_aa = word[:2] == "aa"
    return table.say("kind", kind="aa" if is_aa else word, strength=int(word[2:]) if is_aa else 0)


def _at_sea(table: FbobTable) -> list[str]:
    told = [
        table.say("ship", ship=name.partition("-")[0] or "unknown", hex=table.piece(at)) for at, name in table.ships()
    ]
    counts = table.table["based"][SIDES[1]] or {}
    if CARRIER in counts:
        told.append(table.say("aboard", units=_at_base(table, SIDES[1], CARRIER, counts[CARRIER])))
    return [table.say("ships", ships=table.joined(told))] if told else []


# Off the map


def pool(table: FbobTable) -> list[str]:
    """The units that may be bought or come back, and those that are gone."""
    rows = []
    for side in _sides(table):
        for place in ("pool", "recycling", "set-up", "gone"):
            units = table.units_of(side, place)
            if units:
                rows.append(table.say(f"off-{place}", side=side, units=_listed(table, units, place)))
    return rows


def _listed(table: FbobTable, units: Iterable[str], place: str) -> str:
    if place == "recycling":
        return ", ".join(
            table.say("back-in", unit=table.unit_word(unit), month=table.state(unit).get("back", 0)) for unit in units
        )
    if place == "pool":
        told = (table.say("costs", unit=table.unit_word(unit), cost=cost_of(table, unit)) for unit in units)
        return ", ".join(map(unbroken, told))
    return ", ".join(table.unit_word(unit) for unit in units)


def cost_of(table: FbobTable, name: str) -> int | None:
    """What an air, land or naval unit costs; British bombers less once the RAF exists (fbob:21.2b); None for others."""
    if name in table.data.ground:
        return table.data.ground[name].cost
    if name not in table.data.unit:
        kind = name.partition("-")[0]
        return table.data.ground[table.data.mix[OF_BRITISH][kind, 0]].cost if kind in ("carrier", "tender") else None
    unit = table.unit(name)
    is_bomber = unit.side == OF_BRITISH and unit.klass in BOMBERS
    return table.data.bomber_cost[bool(table.table["raf"])] if is_bomber else unit.cost


# Units and markers


def units(table: FbobTable) -> list[str]:
    """All units of the side that are on the map, each with what its counter shows."""
    rows = []
    for side in _sides(table):
        for name in table.units_of(side, "based", "aboard", "flying"):
            unit, state = table.unit(name), table.state(name)
            numbers = {"air": unit.air, "pursuit": unit.pursuit, "bombs": unit.bombs, "speed": unit.speed}
            where = table.piece(state["at"])
            facts = {"unit": table.unit_word(name), "place": state["place"], "hex": where}
            rows.append("  " + table.say("unit", **facts, **numbers, endurance=unit.endurance))
    return rows


def markers(table: FbobTable) -> list[str]:
    """Recon and Target Bombed markers."""
    rows = []
    for side in _sides(table):
        hexes = table.table["recon"][side]
        if hexes:
            rows.append(table.say("recon", side=side, hexes=", ".join(map(table.piece, hexes))))
    bombed = table.table["bombed"]
    return [*rows, *([table.say("bombed", hexes=", ".join(map(table.piece, bombed)))] if bombed else [])]
