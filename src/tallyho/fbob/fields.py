"""The fields of a position by name.

`units` holds all counters: air units and ships by name, land units by hex (`"1318" = "aerodrome aa2*"`: as they lie,
the first on top; a star is behind those that the enemy has seen below the top).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tallyho.fbob.ground import knowledge_bit
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.sharing import with_byte, with_entry
from tallyho.fbob.vocabulary import (
    AA,
    CARRIER,
    FLYING,
    LAND,
    MARKS,
    MOST_AA,
    NAVY,
    NO_SIDE,
    OPTIONS,
    PLACES,
    POOL,
    SIDES,
    STRENGTH,
    TRAININGS,
)
from tallyho.table import BadPosition, Field, Fields, Json, fields

NUMBERS: Final = {
    "group": 250,
    "used": 12,
    "took_off": 40,
    "box": 99,
    "ace": 20,
    "unseen": 20,
    "spotted": 1,
    "back": 99,
    "fastest": 12,
}
MARK_WORDS: Final[list[list[Json]]] = [
    [word for bit, word in enumerate(MARKS) if bits >> bit & 1] for bits in range(256)
]
ENDINGS: Final = ("", "idle")
SEEN: Final = "*"
MOST_MP: Final = 999


def place_in_words(p: FbobPosition, at: int) -> str:
    """The name of a hex; empty for none."""
    return "" if at == p.data.nowhere else p.data.hexes[at]


# Units


def unit_as_json(p: FbobPosition, unit: int) -> dict[str, Json]:
    """All that is so of an air unit and is not the usual."""
    place, nowhere = p.place[unit], p.data.nowhere
    told: dict[str, Json] = {"place": PLACES[place]}
    if place == POOL:
        return told  # nothing is left of what was so of it on the map
    hexes = p.data.hexes
    for name, at in (("at", p.at[unit]), ("origin", p.origin[unit]), ("post", p.post[unit])):
        if at != nowhere:
            told[name] = hexes[at]
    for name in NUMBERS:
        number: int = getattr(p, name)[unit]
        if number:
            told[name] = number
    if p.marks[unit]:
        told["marks"] = MARK_WORDS[p.marks[unit]][:]
    if p.training[unit]:
        told["training"] = [word for bit, word in enumerate(TRAININGS) if p.training[unit] >> bit & 1]
    if p.note[unit]:
        told["note"] = p.note[unit]
    return told


def _write_unit(p: FbobPosition, name: str, value: Json) -> None:
    unit = p.data.unit[name]
    if isinstance(value, str):  # `"13" = "flying 2013 4"`: place, hex and group
        value = _from_text(value)
    if not isinstance(value, dict):
        raise BadPosition(
            f"units of {name} is {value!r}; it must be a table such as {{ place = 'based', at = '1318' }}"
        )
    known = {"place", "at", "origin", "post", *NUMBERS, "marks", "training", "note"}
    for key in value:
        if key not in known:
            raise BadPosition(f"units of {name} has no {key!r}; there are {', '.join(sorted(known))}")
    place = value.get("place", PLACES[POOL])
    if place not in PLACES:
        raise BadPosition(f"place of {name} is {place!r}; it must be one of {', '.join(PLACES)}")
    p.place[unit] = PLACES.index(str(place))
    p.at[unit] = _hex(p, f"at of {name}", value.get("at", ""))
    p.origin[unit] = _hex(p, f"origin of {name}", value.get("origin", ""))
    p.post = with_entry(p.post, unit, _hex(p, f"post of {name}", value.get("post", "")))
    for key, most in NUMBERS.items():
        getattr(p, key)[unit] = _number(f"{key} of {name}", value.get(key, 0), most)
    p.marks[unit] = _bits(f"marks of {name}", value.get("marks", []), MARKS)
    p.training[unit] = _bits(f"training of {name}", value.get("training", []), TRAININGS)
    p.note = with_entry(p.note, unit, str(value.get("note", "")))
    if p.place[unit] == FLYING and (not p.group[unit] or p.at[unit] == p.data.nowhere):
        raise BadPosition(f"units of {name}: it flies, so it must have a hex (at) and a group")


def _from_text(text: str) -> dict[str, Json]:
    place, _, rest = text.partition(" ")
    at, _, group = rest.partition(" ")
    told: dict[str, Json] = {"place": place}
    if at:
        told["at"] = at
    if group.isdecimal():
        told["group"] = int(group)
    return told


def _hex(p: FbobPosition, what: str, value: Json) -> int:
    if value == "":
        return p.data.nowhere
    if not isinstance(value, str) or value not in p.data.hex:
        raise BadPosition(f"{what} is {value!r}; it must be a hex from 0101 to {p.data.hexes[-1]}, or empty")
    return p.data.hex[value]


def _number(what: str, value: Json, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadPosition(f"{what} is {value!r}; it must be a whole number from 0 to {most}")
    return value


def _bits(what: str, value: Json, words: tuple[str, ...]) -> int:
    if not isinstance(value, list) or any(word not in words for word in value):
        raise BadPosition(f"{what} is {value!r}; it must be a list of {', '.join(words)}")
    return sum(1 << bit for bit, word in enumerate(words) if word in value)


# Land and naval units


def land_word(here: int, kind: int) -> str:
    """`aerodrome`, or `aa2`, by the byte of a hex."""
    return f"{LAND[kind]}{here & STRENGTH}" if kind == AA else LAND[kind]


def land_as_text(p: FbobPosition, at: int) -> str:
    """The land units of a hex, from the top."""
    here, known = p.land[at], p.known[at]
    return " ".join([land_word(here, kind) + SEEN * bool(known & knowledge_bit(kind)) for kind in p.stack(at)])


def _write_land(p: FbobPosition, name: str, value: Json) -> None:
    at = p.data.hex[name]
    if not isinstance(value, str):
        raise BadPosition(f"units of {name} is {value!r}; it must be a text such as 'aerodrome aa2'")
    for kind in p.kinds_in(at):
        p.take(at, kind)
    p.changed()
    for word in value.split():
        seen = word.endswith(SEEN)
        kind, strength = _land(f"units of {name}", word.removesuffix(SEEN))
        if p.data.control[at] == NO_SIDE or p.has_land(at, kind):
            raise BadPosition(f"units of {name} is {value!r}; each kind may be there once, and none at sea")
        p.put(at, kind, strength, under=True)
        if seen:
            p.known = with_byte(p.known, at, p.known[at] | knowledge_bit(kind))
    p.changed()


def _land(what: str, word: str) -> tuple[int, int]:
    if word[:2] == LAND[AA] and word[2:].isdecimal() and 1 <= int(word[2:]) <= MOST_AA:
        return AA, int(word[2:])
    if word not in LAND[2:]:
        raise BadPosition(f"{what} has {word!r}; it may have aa1 to aa{MOST_AA}, {', '.join(LAND[2:])}")
    return LAND.index(word), 0


def ship_as_json(p: FbobPosition, ship: int) -> dict[str, Json]:
    """A ship: where it is, whether the enemy knows it, whether it was damaged in this month, when it is back."""
    told: dict[str, Json] = {"at": place_in_words(p, p.navy_at[ship])}
    if p.navy_known[ship]:
        told["known"] = 1
    if p.navy_shaken[ship]:
        told["shaken"] = 1
    if p.navy_back[ship]:
        told["back"] = p.navy_back[ship]
    return told


def _write_ship(p: FbobPosition, name: str, value: Json) -> None:
    ship = NAVY.index(name)
    if isinstance(value, str):
        value = {"at": value}
    if not isinstance(value, dict) or not value.keys() <= {"at", "known", "shaken", "back"}:
        raise BadPosition(f"units of {name} is {value!r}; it must be a hex, or a table with at, known, shaken and back")
    p.navy_at[ship] = _hex(p, f"at of {name}", value.get("at", ""))
    p.navy_known[ship] = _number(f"known of {name}", value.get("known", 0), 1)
    p.navy_shaken[ship] = _number(f"shaken of {name}", value.get("shaken", 0), 1)
    p.navy_back = with_byte(p.navy_back, ship, _number(f"back of {name}", value.get("back", 0), 99))
    p.changed()


def _units_field() -> Field[FbobPosition]:
    def read(p: FbobPosition) -> Json:
        air: dict[str, Json] = {name: unit_as_json(p, unit) for unit, name in enumerate(p.data.names)}
        ships: dict[str, Json] = {name: ship_as_json(p, ship) for ship, name in enumerate(NAVY)}
        land: dict[str, Json] = {p.data.hexes[at]: land_as_text(p, at) for at in p.all_occupied()}
        return {**air, **ships, **land}

    def write(p: FbobPosition, value: Json) -> None:
        if not isinstance(value, dict):
            raise BadPosition(f"units is {value!r}; it must be a table of units and hexes")
        for name, one in value.items():
            if name in p.data.unit:
                _write_unit(p, name, one)
            elif name in NAVY:
                _write_ship(p, name, one)
            elif name in p.data.hex:
                _write_land(p, name, one)
            else:
                raise BadPosition(f"units names {name!r}, which is no air unit, no ship and no hex")

    return Field("units", "air units and ships by name, land units by hex", read, write)


# The rest


def _hexes(name: str, says: str) -> Field[FbobPosition]:
    """A list of hexes for each side."""

    def read(p: FbobPosition, side: str) -> Json:
        return [p.data.hexes[at] for at in getattr(p, name)[SIDES.index(side)]]

    def write(p: FbobPosition, side: str, value: Json) -> None:
        if not isinstance(value, list):
            raise BadPosition(f"{name} of {side} is {value!r}; it must be a list of hexes")
        hexes = [_hex(p, f"{name} of {side}", one) for one in value]
        setattr(p, name, with_entry(getattr(p, name), SIDES.index(side), hexes))

    return fields.mapping(name, says, _sides, read, write)


def _sides(p: FbobPosition) -> tuple[str, ...]:
    return SIDES


def _by_side(name: str, says: str, low: int, high: int) -> Field[FbobPosition]:
    """A number for each side, in a list that copies share."""
    numbers: Field[FbobPosition] = fields.numbers_by(name, says, _sides, low, high)

    def write(p: FbobPosition, value: Json) -> None:
        setattr(p, name, [*getattr(p, name)])
        numbers.write(p, value)

    return Field(name, says, numbers.read, write)


def _list(
    name: str, says: str, read_one: Callable[[FbobPosition, int], Json], write_one: Callable[[FbobPosition, Json], int]
) -> Field[FbobPosition]:
    def write(p: FbobPosition, value: Json) -> None:
        if not isinstance(value, list):
            raise BadPosition(f"{name} is {value!r}; it must be a list")
        setattr(p, name, [write_one(p, one) for one in value])

    return Field(name, says, lambda p: [read_one(p, one) for one in getattr(p, name)], write)


def _bombed() -> Field[FbobPosition]:
    def read(p: FbobPosition) -> Json:
        return [p.data.hexes[at] for at, marked in zip(p.data.targets, p.bombed, strict=True) if marked]

    def write(p: FbobPosition, value: Json) -> None:
        targets = [p.data.hexes[at] for at in p.data.targets]
        if not isinstance(value, list) or any(one not in targets for one in value):
            raise BadPosition(f"bombed is {value!r}; it must be a list of hexes with a target")
        p.bombed = bytes(p.data.hexes[at] in value for at in p.data.targets)

    return Field("bombed", "hexes with a Target Bombed marker", read, write)


def _picked() -> Field[FbobPosition]:
    def read(p: FbobPosition, side: str) -> Json:
        unit = p.picked[SIDES.index(side)]
        return p.data.names[unit] if unit < len(p.data.names) else ""

    def write(p: FbobPosition, side: str, value: Json) -> None:
        if value != "" and value not in p.data.names:
            raise BadPosition(f"picked of {side} is {value!r}; it must be empty or an air unit")
        unit = p.data.unit[str(value)] if value else len(p.data.names)
        p.picked = with_entry(p.picked, SIDES.index(side), unit)

    return fields.mapping("picked", "the unit for which a side is just choosing a hex or target", _sides, read, write)


def _rules() -> Field[FbobPosition]:
    return Field(
        "rules",
        f"optional rules in use: a list of {', '.join(OPTIONS)}",
        lambda p: [word for bit, word in enumerate(OPTIONS) if p.rules >> bit & 1],
        lambda p, value: setattr(p, "rules", _bits("rules", value, OPTIONS)),
    )


def _moved() -> Field[FbobPosition]:
    def write(p: FbobPosition, value: Json) -> None:
        if not isinstance(value, list) or any(not isinstance(one, str) for one in value):
            raise BadPosition(f"moved_units is {value!r}; it must be a list of texts")
        p.moved_units = [str(one) for one in value]

    return Field("moved_units", "what has been redeployed in this phase", lambda p: [*p.moved_units], write)


def _rising() -> Field[FbobPosition]:
    def write(p: FbobPosition, value: Json) -> None:
        if not isinstance(value, list) or any(one not in (*p.data.hexes, NAVY[CARRIER]) for one in value):
            raise BadPosition(f"rising is {value!r}; it must be a list of hexes, or the carrier")
        p.rising = [str(one) for one in value]

    return Field("rising", "the base of each unit that is being sent up, of one at least", lambda p: [*p.rising], write)


FIELDS: Final[Fields[FbobPosition]] = Fields(
    _units_field(),
    _by_side("mp", "morale points", -MOST_MP, MOST_MP),
    fields.number("month", "month, 1 is May 1917 and 13 May 1918", 1, 13),
    fields.number("last_month", "last month of the scenario", 1, 13),
    fields.number("started", "first month of the scenario", 1, 13),
    fields.number("turn", "flying turn, 0 before the first", 0, 40),
    fields.word("phasing", "the side whose half of a flying turn it is", (*SIDES, "nobody")),
    fields.word("arranging", "the side that is just placing units unseen", (*SIDES, "nobody")),
    fields.number("moving", "the number of the group that is moving", 0, 250),
    _rising(),
    _by_side("groups_made", "the last number given to a group", 0, 250),
    _list(
        "fought",
        "hexes of dogfights or bombing in this phase",
        lambda p, at: p.data.hexes[at],
        lambda p, one: _hex(p, "fought", one),
    ),
    _by_side("ready", "1 for a side that has nothing more to say in this phase", 0, 1),
    _picked(),
    _moved(),
    _list("stock", "what is left to be set up", lambda _, one: one, lambda _, one: _number("stock", one, 99)),
    _hexes("recon", "hexes with Recon markers"),
    _hexes("plots", "hexes plotted for recon"),
    _bombed(),
    _by_side("went", "1 for a side that has flown a mission in this month", 0, 1),
    fields.number("idle", "months in a row without a mission of either side", 0, 13),
    fields.number("free_aa", "the free AA point of the Germans: 1 earned in this month, 2 to be placed", 0, 3),
    fields.word("ended", "how the game ended before its time", ENDINGS),
    fields.flag("raf", "whether the Royal Air Force exists"),
    fields.flag("weather", "whether the weather of this month is bad"),
    _rules(),
)
