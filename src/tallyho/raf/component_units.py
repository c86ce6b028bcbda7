"""The counters: squadrons and Gruppen (lion:2.21)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.component_map import MapData
from tallyho.raf.component_rows import day_in, index_in, table_of, text_in, words_in
from tallyho.raf.vocabulary import (
    BLENHEIM,
    BOMBERS,
    FIGHTERS,
    HURRICANE,
    JU87,
    LETTERS,
    LUFTFLOTTEN,
    ME110,
    NONE,
    NUMBERED,
    SECTORS,
    SPITFIRE,
    TYPES,
)
from tallyho.table.data import Row, Table, Tables, number_in, word_in
from tallyho.table.errors import BadData

BRITISH_TYPES: Final = (TYPES[HURRICANE], TYPES[SPITFIRE], TYPES[BLENHEIM])
ENTRIES: Final = ("initial", "reinforcement", "night", "ace")
"""When a unit comes into play; `night`: with the night rules, `ace`: with the advanced rules."""
MOST_UNITS: Final = 200
TOP_RATING: Final = 20


class UnitData(MapData):
    """Units are numbered, the British first; all lists are by unit.

    `combat` and `bombing` have the reduced side first, then the full one. `calendar` has the Gruppen that a day brings.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        table = table_of(tables, "units")
        british = {name: row for name, row in table.items() if _is_british(name, row)}
        rows = {**british, **{name: row for name, row in table.items() if name not in british}}
        if len(rows) > MOST_UNITS:
            raise BadData(f"units: there are {len(rows)} rows; there must not be more than {MOST_UNITS}")
        self.names = tuple(rows)
        self.number = {name: unit for unit, name in enumerate(rows)}
        self.squadrons = len(british)
        self.units = len(rows)
        self._read_ratings(rows)
        self._read_homes(rows)
        self._read_entries(rows)

    def _read_ratings(self, rows: Table) -> None:
        named = [(f"units {name}", row) for name, row in rows.items()]
        self.type = bytes(index_in(where, row, "type", TYPES) for where, row in named)
        self.letter = bytes(index_in(where, row, "selector", LETTERS) for where, row in named)
        self.combat = (
            bytes(number_in(where, row, "combat_reduced", 0, TOP_RATING) for where, row in named),
            bytes(number_in(where, row, "combat_full", 0, TOP_RATING) for where, row in named),
        )
        self.bombing = (
            bytes(_bombing(where, row, "bombing_reduced") for where, row in named),
            bytes(_bombing(where, row, "bombing_full") for where, row in named),
        )
        self.elite = bytes(_has_flag(where, row, "E", (TYPES[ME110],)) for where, row in named)
        self.vhf = bytes(_has_flag(where, row, "VHF", BRITISH_TYPES) for where, row in named)
        self.is_bomber = bytes(type_ in BOMBERS for type_ in self.type)
        self.is_fighter = bytes(type_ in FIGHTERS for type_ in self.type)
        self.ju87 = tuple(unit for unit, type_ in enumerate(self.type) if type_ == JU87)

    def _read_homes(self, rows: Table) -> None:
        self.home = bytes(_sector(name, row) for name, row in rows.items())
        self.luftflotte = bytes(_luftflotte(name, row) for name, row in rows.items())

    def _read_entries(self, rows: Table) -> None:
        entries = [_entry(f"units {name}", row) for name, row in rows.items()]
        self.initial = tuple(unit for unit, entry in enumerate(entries) if entry == "initial")
        later = [unit for unit, entry in enumerate(entries) if entry == "reinforcement"]
        self.reinforcements = tuple(unit for unit in later if unit < self.squadrons)
        self.blenheims = tuple(unit for unit, entry in enumerate(entries) if entry == "night")
        self.ace = {self.type[unit]: unit for unit, entry in enumerate(entries) if entry == "ace"}
        if sorted(self.ace) != [HURRICANE, SPITFIRE] or entries.count("ace") != len(self.ace):
            raise BadData("units: the aces must be one Hurricane and one Spitfire squadron (lion:19.44)")
        self.calendar = self._calendar(rows, later)
        self.six_hundred = self.number.get("600/6/11", NONE)
        if self.six_hundred not in self.blenheims:
            raise BadData("units: there is no Blenheim squadron 600/6/11; it must be there (lion:18.31)")

    def _calendar(self, rows: Table, later: list[int]) -> dict[int, tuple[int, ...]]:
        """The Gruppen that each day of the Calendar lists (lion:2.1k)."""
        found: dict[int, tuple[int, ...]] = {}
        for unit in later:
            if unit >= self.squadrons:
                name = self.names[unit]
                day = day_in(f"units {name}", rows[name], "entry_date")
                found[day] = (*found.get(day, ()), unit)
        return dict(sorted(found.items()))


def completed(name: str, row: Row, ours: Table) -> Row:
    """An added unit with what its row leaves out: home by its designation, all else as the first unit of its type."""
    where = f"units {name}"
    kind = word_in(where, row, "type", TYPES)
    like = next((one for one in ours.values() if one.get("type") == kind), {})
    copied = ("combat_full", "combat_reduced", "bombing_full", "bombing_reduced", "entry", "ratings_source")
    from_designation = name.partition("/")[2] if kind in BRITISH_TYPES else f"LF{name.rpartition('/')[2]}"
    return {
        "designation": name,
        **{column: like.get(column, "") for column in copied},
        "home": from_designation,
        "selector": LETTERS[0],
        "source": "pack",
        **row,
    }


def _is_british(name: str, row: Row) -> bool:
    return word_in(f"units {name}", row, "type", TYPES) in BRITISH_TYPES


def _bombing(where: str, row: Row, column: str) -> int:
    """Bombing strength, which squadrons have none of."""
    if row["type"] not in BRITISH_TYPES:
        return number_in(where, row, column, 0, TOP_RATING)
    if row.get(column, "") != "":
        raise BadData(f"{where}: {column} is {row[column]!r}; squadrons do not bomb, so it must be empty")
    return 0


def _has_flag(where: str, row: Row, flag: str, types: tuple[str, ...]) -> bool:
    flags = words_in(where, {"flags": text_in(where, row, "flags").replace(" ", "|")}, "flags", ("E", "VHF"))
    if flag in flags and row["type"] not in types:
        raise BadData(f"{where}: flags has {flag}; only {', '.join(types)} can have it")
    return flag in flags


def _sector(name: str, row: Row) -> int:
    """The sector a squadron is based in, which its designation ends with; aces and Gruppen have none (lion:2.21j)."""
    where = f"units {name}"
    if row["type"] not in BRITISH_TYPES:
        return NONE
    if row.get("entry") == "ace":
        if text_in(where, row, "home"):
            raise BadData(f"{where}: home is {row['home']!r}; an ace has no sector of its own, so it must be empty")
        return NONE
    home = index_in(where, row, "home", SECTORS[:NUMBERED])
    if name.partition("/")[2] != SECTORS[home]:
        raise BadData(f"{where}: home is {SECTORS[home]}; it must be what the designation has after its first stroke")
    return home


def _luftflotte(name: str, row: Row) -> int:
    """The Luftflotte of a Gruppe, which its designation ends with (lion:2.21j)."""
    where = f"units {name}"
    if row["type"] in BRITISH_TYPES:
        return NONE
    luftflotte = index_in(where, row, "home", LUFTFLOTTEN)
    if f"LF{name.rpartition('/')[2]}" != LUFTFLOTTEN[luftflotte]:
        raise BadData(f"{where}: home is {LUFTFLOTTEN[luftflotte]}; it must be the last number of the designation")
    return luftflotte


def _entry(where: str, row: Row) -> str:
    """How the unit enters play; only reinforcement Gruppen have a day of their own."""
    entry = word_in(where, row, "entry", ENTRIES)
    british = row["type"] in BRITISH_TYPES
    if (entry == "night") != (row["type"] == TYPES[BLENHEIM]):
        raise BadData(f"{where}: entry is {entry}; it must be night for Blenheims and for no others")
    if entry == "ace" and not british:
        raise BadData(f"{where}: entry is ace; a Gruppe must have initial or reinforcement")
    dated = entry == "reinforcement" and not british
    if not dated and text_in(where, row, "entry_date"):
        raise BadData(f"{where}: entry_date is {row['entry_date']!r}; only reinforcement Gruppen have one")
    return entry
