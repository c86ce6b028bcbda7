"""Map, units, charts and scenarios, read from the files beside this one and checked. All things are numbers here."""

from __future__ import annotations

from bisect import bisect_right
from pathlib import Path
from typing import Final

from tallyho.fbob.checks import check_hexes, check_marks, check_standard
from tallyho.fbob.hexes import COLUMNS, ROWS, Grid
from tallyho.fbob.layout import (
    BOMB_RESULTS,
    COLUMNS_OF,
    CSV_FILES,
    DICE,
    LEVELS,
    MODIFIERS,
    MONTHS,
    NUMBERS,
    SET_UPS,
    SHIFTS,
    TOML_ROWS,
)
from tallyho.fbob.rows import (
    Extra,
    Fate,
    Force,
    Scenario,
    Sites,
    Standard,
    extra_of,
    fate_of,
    ground_of,
    happening_of,
    numbers_in,
    texts_in,
    unit_of,
)
from tallyho.fbob.vocabulary import (
    ACES,
    AERODROME,
    BOMBERS,
    CAMPAIGN,
    CITY,
    CIVIL_DEFENCE,
    COUNTRIES,
    CRASHES,
    DAMAGES,
    FIRE_RESULTS,
    HEADQUARTERS,
    KINDS,
    MOST_AA,
    OF_BRITISH,
    PHASE_1,
    PURSUIT_RESULTS,
    RECONS,
    SCENARIOS,
    SIDES,
    TERRAINS,
    TOWN,
)
from tallyho.table import DONE, BadData, Components, Overlay
from tallyho.table.data import Row, Tables, check_tables, laid_over, number_in, read_csv, read_toml, word_in

FOLDER: Final = Path(__file__).parent / "data"
MANY: Final = 9999
LEAST_PURSUIT: Final = -20
"""No difference of pursuit factors is left of the first column."""
SETTLED: Final = {AERODROME: (TOWN,), CIVIL_DEFENCE: (TOWN, CITY), HEADQUARTERS: (TOWN, CITY)}
"""Land units that need a town, or a town or city (fbob:17.3a, fbob:17.5a, fbob:17.6HQa)."""


class FbobData(Components):
    """All component data. Hexes and air units are numbers; lists are by them."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        check_tables(tables, COLUMNS_OF, TOML_ROWS)
        check_hexes(tables, Grid.names)
        self.grid = Grid()
        self.hexes = Grid.names
        self.hex = Grid.number
        self.plots = (DONE, *Grid.names)
        """What is offered for recon: any hex (fbob:14.1a)."""
        self.nowhere = COLUMNS * ROWS
        """The hex of a unit that is not on the map."""
        self.beside = self.grid.beside
        self.beside_names = [tuple(self.hexes[near] for near in around) for around in self.beside]
        self._sites: dict[tuple[int, int, str], Sites] = {}
        self._map(tables["hexes"])
        self._units(tables)
        self._numbers(tables)
        self._charts(tables)
        self._scenarios(tables)
        check_marks(self)
        check_standard(self)

    # The map

    def _map(self, rows: dict[str, Row]) -> None:
        where = [(f"hexes.csv {name}", rows[name]) for name in self.hexes]
        self.terrain = bytes(TERRAINS.index(word_in(at, row, "terrain", TERRAINS)) for at, row in where)
        self.country = tuple(word_in(at, row, "country", COUNTRIES) for at, row in where)
        self.control = bytes((*SIDES, "").index(word_in(at, row, "control", (*SIDES, ""))) for at, row in where)
        self.place = tuple(str(row.get("place")) for _, row in where)
        self.kind = tuple(word_in(at, row, "kind", ("", TOWN, CITY)) for at, row in where)
        self.value = bytes(0 if row.get("class") == "" else number_in(at, row, "class", 1, 3) for at, row in where)
        """The class of the target in a hex, 0 if there is none (fbob:35.3a)."""
        self.targets = [number for number, value in enumerate(self.value) if value]
        self.controlled = [[number for number, side in enumerate(self.control) if side == one] for one in range(2)]
        self.naval = [
            number
            for number, terrain in enumerate(self.terrain)
            if terrain == TERRAINS.index("sea")
            or (terrain == TERRAINS.index("coastal") and self.control[number] == SIDES.index("british"))
        ]
        """The hexes for British ships (fbob:5.1g)."""

    def distance(self, one: int, other: int) -> int:
        """The hexes from one to the other (fbob:1.4a)."""
        return self.grid.distance(one, other)

    def within(self, start: int, radius: int) -> tuple[int, ...]:
        """The hexes at most so far away, itself among them."""
        return self.grid.within(start, radius)

    # Units

    def _units(self, tables: Tables) -> None:
        self.units = [unit_of(name, row) for name, row in tables["units"].items()]
        if len(self.units) > 120 or not self.units:
            raise BadData(f"units.csv: there are {len(self.units)} air units; there must be 1 to 120")
        self.names = tuple(unit.name for unit in self.units)
        self.unit = {name: number for number, name in enumerate(self.names)}
        sides = [unit.side for unit in self.units]
        if sides != sorted(sides, reverse=True):
            raise BadData("units.csv: the British units come first, then the German ones")
        self.of_side = (range(sides.count(1), len(sides)), range(sides.count(1)))
        """The numbers of a side's air units."""
        self.speed = bytes(unit.speed for unit in self.units)
        self.klass = bytes(unit.klass for unit in self.units)
        self.fakes = [number for number, unit in enumerate(self.units) if unit.type == "Fake"]
        self.ground = {name: ground_of(name, row) for name, row in tables["ground"].items()}
        self.mix: tuple[dict[tuple[str, int], str], ...] = ({}, {})
        """The row of a land or naval unit of a side by kind and strength (0 but for AA artillery)."""
        for one in self.ground.values():
            if (one.kind, one.strength) in self.mix[one.side]:
                raise BadData(f"ground.csv {one.name}: {SIDES[one.side]} has {one.kind} {one.strength} twice")
            self.mix[one.side][one.kind, one.strength] = one.name
        for side, kinds in ((0, KINDS[1:5]), (1, KINDS[1:])):
            for kind, strength in (*((KINDS[0], number) for number in range(1, 5)), *((kind, 0) for kind in kinds)):
                if (kind, strength) not in self.mix[side]:
                    raise BadData(f"ground.csv: {SIDES[side]} has no {kind} {strength or ''}".rstrip())

        self.guns = [
            [MANY, *(self.ground[self.mix[side][KINDS[0], strength]].number for strength in range(1, MOST_AA + 1))]
            for side in range(2)
        ]
        """The AA counters of a side by strength; of strength 0, none at all, there is no end."""

    def _numbers(self, tables: Tables) -> None:
        def number(name: str) -> int:
            return number_in(f"tables.toml numbers.{name}", tables["numbers"][name], "value", 1, NUMBERS[name])

        self.flying_turns = number("flying-turns")
        self.command = number("command-radius")
        self.warning = number("early-warning")
        self.warning_command = number("early-warning-command")
        self.naval_spotting = number("naval-spotting")
        self.based = number("based")
        self.stack = (number("stack-german"), number("stack-british"))
        self.stack_raf = number("stack-raf")
        self.most_fakes = number("fakes")
        self.free_fakes = number("free-fakes")
        self.scramble_pursuit = number("scramble-pursuit")
        self.patrol_endurance = number("patrol-endurance")
        self.recons_per_point = number("recons-per-point")
        self.raf = number("raf")
        self.bomber_cost = (number("bomber-before-raf"), number("bomber-with-raf"))
        self.costs = [
            bytes(dear if unit.side == OF_BRITISH and unit.klass in BOMBERS else unit.cost for unit in self.units)
            for dear in self.bomber_cost
        ]
        """What each air unit costs before there is a Royal Air Force, and since."""
        self.sudden_death = number("sudden-death")
        self.idle_months = number("idle-months")
        self.engine_trouble = number("engine-trouble")
        self.examined = number("examined-hexes")
        for name in ("minutes", "miles"):
            number(name)

    # Charts

    def _charts(self, tables: Tables) -> None:
        self.modifier = {name: self._plus(tables, "modifiers", name) for name in MODIFIERS}
        self.shift = {name: self._plus(tables, "shifts", name) for name in SHIFTS}
        self.columns = {
            name: numbers_in(f"tables.toml columns.{name}", row, "least") for name, row in tables["columns"].items()
        }
        if self.columns["pursuit"][0] > LEAST_PURSUIT:
            raise BadData(f"tables.toml columns.pursuit: least must begin with {LEAST_PURSUIT} or less")
        self.pursuit = self._chart(tables, "pursuit", PURSUIT_RESULTS)
        self.combat = self._chart(tables, "combat", FIRE_RESULTS)
        self.bombardment = self._chart(tables, "bombardment", BOMB_RESULTS)
        self.damage = self._fates(tables, "damage", DAMAGES)
        self.landing = self._fates(tables, "landing", CRASHES)
        self.fuel = self._fates(tables, "fuel", CRASHES[1:])
        self.recon = [word_in(f"tables.toml recon.{die}", tables["recon"][die], "effect", RECONS) for die in DICE]
        self.events = {
            int(total): happening_of(f"tables.toml events.{total}", row) for total, row in tables["events"].items()
        }
        shelter = tables["civil-defence"]["effect"]
        self.relief = number_in("tables.toml civil-defence.effect", shelter, "less", 0, 3)
        self.relieved = number_in("tables.toml civil-defence.effect", shelter, "least", 1, 3)
        scores = {
            name: number_in(f"tables.toml scores.{name}", row, "points", 0, 20)
            for name, row in tables["scores"].items()
        }
        self.score = bytes(scores[unit.score] for unit in self.units)
        self.outrage = [
            0,
            *(number_in(f"tables.toml outrage.{b}", tables["outrage"][b], "points", 0, 9) for b in ("B1", "B2", "B3")),
        ]
        leads = [number_in(f"tables.toml levels.{name}", tables["levels"][name], "least", 0, 200) for name in LEVELS]
        if leads != sorted(set(leads)) or leads[0] != 0:
            raise BadData(f"tables.toml levels: the leads are {leads}; they must rise from 0")
        self.leads = leads

    def _plus(self, tables: Tables, table: str, name: str) -> int:
        return number_in(f"tables.toml {table}.{name}", tables[table][name], "value", -9, 9)

    def _chart(self, tables: Tables, name: str, results: tuple[str, ...]) -> list[list[str]]:
        """A chart by die and column."""
        width = len(self.columns[name])
        chart = [texts_in(f"tables.toml {name}.{die}", tables[name][die], "results") for die in DICE]
        for die, row in zip(DICE, chart, strict=True):
            if len(row) != width or any(result not in results for result in row):
                raise BadData(
                    f"tables.toml {name}.{die}: results are {row}; there must be {width}, of {', '.join(results)}"
                )
        return chart

    def _fates(self, tables: Tables, name: str, effects: tuple[str, ...]) -> list[Fate]:
        return [fate_of(f"tables.toml {name}.{die}", row, effects) for die, row in sorted(tables[name].items())]

    def column(self, chart: str, value: int) -> int:
        """The column of a chart that a value belongs to; -1 left of the first."""
        return bisect_right(self.columns[chart], value) - 1

    def relief_of(self, points: int) -> int:
        """What civil defence takes off the damage to a city or town: of certain results only (fbob:17.5b)."""
        return min(points, self.relief) if points >= self.relieved else 0

    # Scenarios

    def _scenarios(self, tables: Tables) -> None:
        self.night = [
            0,
            *(number_in(f"tables.toml months.{name}", tables["months"][name], "night", 1, 40) for name in MONTHS),
        ]
        """The flying turn on which night falls, by month."""
        self.markers = [self._markers(tables, side) for side in SIDES]
        self.scenarios = {
            name: self._scenario(f"tables.toml scenarios.{name}", tables["scenarios"][name]) for name in SCENARIOS
        }
        self.forces = {name: self._force(f"tables.toml forces.{name}", row) for name, row in tables["forces"].items()}
        self.forces_of = {
            (name, number): [force for key, force in self.forces.items() if key.startswith(f"{name}-{side}")]
            for name in SET_UPS
            for number, side in enumerate(SIDES)
        }
        """What a side sets up, country by country."""
        self.extras: dict[str, Extra] = {
            name: extra_of(f"tables.toml aces.{name}", row) for name, row in tables["aces"].items()
        }
        self.standard = {
            name: self._standard(f"tables.toml standard.{name}", row) for name, row in tables["standard"].items()
        }

    def _markers(self, tables: Tables, side: str) -> tuple[int, tuple[int, ...]]:
        """The recon markers of a side and its aces by type."""
        row, where = tables["markers"][side], f"tables.toml markers.{side}"
        return number_in(where, row, "recon", 0, 40), tuple(number_in(where, row, f"{ace}-ace", 0, 20) for ace in ACES)

    def _scenario(self, where: str, row: Row) -> Scenario:
        first = MONTHS.index(word_in(where, row, "first", MONTHS)) + 1
        last = MONTHS.index(word_in(where, row, "last", MONTHS[first - 1 :])) + 1
        points = [number_in(where, row, side, 0, 99) for side in SIDES]
        return Scenario(first, last, (points[0], points[1]))

    def _force(self, where: str, row: Row) -> Force:
        side = SIDES.index(word_in(where, row, "side", SIDES))
        counts = [
            number_in(where, row, column, 0, 40)
            for column in ("fakes", "aerodromes", "aa", "early-warning", "headquarters")
        ]
        units = tuple(self._unit(where, name, side) for name in texts_in(where, row, "units"))
        return Force(side, word_in(where, row, "country", COUNTRIES[1:]), units, *counts)

    def _unit(self, where: str, name: str, side: int) -> int:
        if name not in self.unit or self.units[self.unit[name]].side != side:
            raise BadData(f"{where}: {name!r} is no air unit of the {SIDES[side]} side")
        return self.unit[name]

    def _standard(self, where: str, row: Row) -> Standard:
        side = SIDES.index(where.rpartition("-")[2])
        units: dict[int, int] = {}
        for text in texts_in(where, row, "units"):
            name, _, at = text.rpartition(" ")
            units[self._unit(where, name, side)] = self._hex(where, at)
        places = [
            tuple(self._hex(where, at) for at in texts_in(where, row, column))
            for column in ("aerodromes", "headquarters", "early-warning", "aa", "tenders")
        ]
        fakes = tuple(self._hex(where, at) for at in texts_in(where, row, "fakes"))
        aces = tuple(self._unit(where, name, side) for name in texts_in(where, row, "aces"))
        return Standard(places[0], places[1], places[2], places[3], places[4], units, fakes, aces)

    def _hex(self, where: str, name: str) -> int:
        if name not in self.hex:
            raise BadData(f"{where}: {name!r} is no hex; hexes are 0101 to {self.hexes[-1]}")
        return self.hex[name]

    def set_up_of(self, scenario: str) -> str:
        """The campaign is set up as scenario 1 (fbob:33.2a, fbob:33.3a)."""
        return PHASE_1 if scenario == CAMPAIGN else scenario

    # What is worked out once

    def sites(self, side: int, kind: int, country: str) -> Sites:
        """The hexes in which a side may have a land unit of a kind, in a country or anywhere (fbob:17)."""
        found = self._sites.get((side, kind, country))
        if found is None:
            kinds = SETTLED.get(kind, ("", TOWN, CITY))
            hexes = [
                at
                for at in self.controlled[side]
                if self.kind[at] in kinds and (not country or self.country[at] == country)
            ]
            place = {at: number for number, at in enumerate(hexes)}
            found = self._sites[side, kind, country] = Sites(tuple(self.hexes[at] for at in hexes), place)
        return found

    def is_settled(self, at: int) -> bool:
        """Whether a hex has a town or a city."""
        return self.kind[at] != ""


def load(overlay: Overlay) -> FbobData:
    """The data of all files with a pack laid over."""
    tables: Tables = {
        name: read_csv(FOLDER / f"{name}.csv", columns.split()[0], columns.split())
        for name, columns in CSV_FILES.items()
    }
    tables.update(read_toml(FOLDER / "tables.toml"))
    return FbobData(laid_over(tables, overlay))
