"""The units, cards and charts, read from their files and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from tallyho.table import BadData, Components, Json, Overlay
from tallyho.table.data import Row, Tables, laid_over, number_in, read_csv, read_toml, word_in

from .vocabulary import BOXES, FEINT, FLIGHT, KINDS, PLANS, REGIONS, SCENARIOS, WEATHER

FOLDER: Final = Path(__file__).parent / "data"
UNITS: Final = "units"
CARDS: Final = "cards"
LOWEST, HIGHEST = -20, 40  # no round of combat can have a result beyond these
MOST_UNITS: Final = 255  # a box holds them in flat arrays of bytes


class Card(NamedTuple):
    """A raid card: the region on its back, the size and the plan on its face (patrol:2b)."""

    region: str
    size: int
    plan: str


class Result(NamedTuple):
    """A row of the combat chart."""

    name: str
    low: int
    high: int
    raider_hits: int
    flight_hits: int


class PatrolData(Components):
    """All component data, in flat arrays by the number of the unit."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self._read_units()
        self.cards = {name: _card(name, row) for name, row in tables[CARDS].items()}
        self.deck = list(self.cards)
        self.limit = [
            number_in(f"regions.{region}", self._row("regions", region), "limit", 1, 99) for region in REGIONS
        ]
        self.borders = [_neighbours(region, self._row("regions", region)) for region in REGIONS]
        self.weather = [number_in(f"weather.{name}", self._row("weather", name), "weight", 1, 99) for name in WEATHER]
        self.fog = [number_in(f"weather.{name}", self._row("weather", name), "fog", 1, 99) for name in WEATHER]
        self.combat = _combat_chart(tables)
        self.turns = {
            name: number_in(f"scenarios.{name}", self._row("scenarios", name), "turns", 1, 20) for name in SCENARIOS
        }
        _check_deck(self.cards)

    def result(self, total: int) -> Result:
        """The row of the combat chart for a total."""
        return next(row for row in self.combat if row.low <= total <= row.high)

    def _read_units(self) -> None:
        """Units in the order of their file, those of a data pack behind them (patrol:2a)."""
        rows = self.tables[UNITS]
        if len(rows) > MOST_UNITS:
            raise BadData(f"units.csv: there are {len(rows)} units; there may be {MOST_UNITS}")
        self.names = tuple(rows)
        self.number = {name: i for i, name in enumerate(rows)}
        self.kind = [word_in(f"units.csv {name}", row, "kind", KINDS) for name, row in rows.items()]
        self.rating = bytes(number_in(f"units.csv {name}", row, "rating", 1, 4) for name, row in rows.items())
        self.start = bytes(_start(name, row) for name, row in rows.items())
        self.flights = [i for i, kind in enumerate(self.kind) if kind == FLIGHT]
        self.raiders = [i for i, kind in enumerate(self.kind) if kind != FLIGHT]

    def _row(self, table: str, name: str) -> Row:
        found = self.tables[table].get(name)
        if found is None:
            raise BadData(f"tables.toml: there is no row [{table}.{name}]")
        return found


def load(overlay: Overlay) -> PatrolData:
    """The data of the three files with a pack laid over."""
    tables: Tables = {
        UNITS: read_csv(FOLDER / "units.csv", "unit", ("unit", "kind", "rating", "start", "source")),
        CARDS: read_csv(FOLDER / "cards.csv", "card", ("card", "region", "size", "plan", "source")),
        **read_toml(FOLDER / "tables.toml"),
    }
    return PatrolData(laid_over(tables, overlay))


def _start(name: str, row: Row) -> int:
    """A flight starts in a region, its home; a raider at the airbase (patrol:3a)."""
    allowed = REGIONS if row["kind"] == FLIGHT else ("airbase",)
    return BOXES.index(word_in(f"units.csv {name}", row, "start", allowed))


def _card(name: str, row: Row) -> Card:
    where = f"cards.csv {name}"
    plan = word_in(where, row, "plan", PLANS)
    size = number_in(where, row, "size", 0, 4)
    if (plan == FEINT) != (size == 0):
        raise BadData(f"{where}: plan is {plan} and size is {size}; a feint has size 0, any other plan at least 1")
    return Card(word_in(where, row, "region", REGIONS), size, plan)


def _check_deck(cards: dict[str, Card]) -> None:
    for region in REGIONS:
        if all(card.region != region for card in cards.values()):
            raise BadData(f"cards.csv: no card has {region} on its back; every region needs one")


def _neighbours(region: str, row: Row) -> list[int]:
    found: Json = row.get("neighbours")
    if not isinstance(found, list) or not found:
        raise BadData(f"regions.{region}: neighbours is {found!r}; it must be a list of regions")
    return [
        REGIONS.index(word_in(f"regions.{region}", {"neighbours": one}, "neighbours", set(REGIONS) - {region}))
        for one in found
    ]


def _combat_chart(tables: Tables) -> list[Result]:
    """The rows from low to high; every total from LOWEST to HIGHEST must be in exactly one (patrol:7.1b)."""
    chart = sorted((_result(name, row) for name, row in tables["combat"].items()), key=lambda row: row.low)
    expected = LOWEST
    for row in chart:
        if row.low != expected:
            fault = "leaves a gap" if row.low > expected else "overlaps the row before it"
            raise BadData(f"combat.{row.name}: low is {row.low} and {fault}; it must be {expected}")
        if row.high < row.low:
            raise BadData(f"combat.{row.name}: high is {row.high}, which is below low, {row.low}")
        expected = row.high + 1
    if expected != HIGHEST + 1:
        raise BadData(f"combat: the last row ends at {expected - 1}; it must end at {HIGHEST}")
    return chart


def _result(name: str, row: Row) -> Result:
    where = f"combat.{name}"
    low = number_in(where, row, "low", LOWEST, HIGHEST)
    high = number_in(where, row, "high", LOWEST, HIGHEST)
    raider_hits = number_in(where, row, "raider_hits", 0, 4)
    return Result(name, low, high, raider_hits, number_in(where, row, "flight_hits", 0, 4))
