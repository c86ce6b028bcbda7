"""The map, the squadrons, the targets, the turns and the numbers, read from the files beside this one and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tallyho.hksw.checks import check_days, check_flights, check_numbers, check_places, check_squadrons
from tallyho.hksw.rows import LAST_TURN, Rotation, Target, Turn, kind_of, scenario_of
from tallyho.hksw.vocabulary import (
    BLACK,
    CITY,
    FLIGHTS,
    FORMATIONS,
    GROUPS,
    HOME_OF,
    KINDS,
    KNOCKED_OUT,
    LONDON,
    LUFTWAFFE,
    MISSION_PLACES,
    NO,
    OF_LUFTWAFFE,
    PLACES,
    RADAR,
    RAF,
    RAF_FLIGHTS,
    SCENARIOS,
    SIDES,
    SYMBOLS,
    WHITE,
    YES,
)
from tallyho.table import BadData, Chance, Components, Overlay
from tallyho.table.data import Row, Tables, check_tables, laid_over, number_in, read_csv, read_toml, word_in

FOLDER: Final = Path(__file__).parent / "data"
CSV_FILES: Final = {
    "squares": "id edge terrain region station line12 raf source",
    "targets": "id name kind group square lat lon hits production source note",
    "flights": "id side formation base name square lat lon source note",
    "types": "id side class dogfight damage bombing north dive short_range source note",
    "squadrons": "id side formation type enters withdrawn source note",
    "turns": "turn first_day last_day weather flown replaced london cities radar airfields named city_hits ace source"
    " note",
    "rotations": "id turn donor receiver type count source note",
}
COLUMNS: Final = "ABCDEFGHIJKLMNOPQRSTUV"
ROWS: Final = 32
NORTH, DIVIDED, SOUTH = "north", "divided", "south"
FLOWN: Final = (YES, NO, "optional")
STAYS, OUT, ON_TOP = "stay", "out", "top"
MOST_CARDS: Final = 200
NUMBERS: Final = {
    "luftwaffe-move": 20,
    "luftwaffe-long-move": 40,
    "raf-move": 20,
    "fuel": 9,
    "phases": 9,
    "last-take-off": 9,
    "markers": 12,
    "intercept-cards": 7,
    "stood-down": 9,
    "raf-cards": 3,
    "luftwaffe-cards": 7,
    "luftflotte-2-cards": 7,
    "luftflotte-2-turn": 12,
    "extra-cards": 9,
    "first-missions": 20,
    "london-cards": 40,
    "ack-ack": 9,
    "ace": 9,
    "wins": 9,
    "reserve": 20,
    "luftflotte-5-turn": 12,
    "big-wing-turn": 12,
    "home-dice": 9,
    "long-home-dice": 9,
}
"""The numbers of tables.toml, each with the most it may be."""
POINTS: Final = ("site-mission", "city-mission", "raf-squadron", "luftwaffe-squadron", "failed-mission")
TOML_ROWS: Final = {"dice": (BLACK, WHITE), "numbers": tuple(NUMBERS), "victory": POINTS, "scenarios": SCENARIOS}
"""The rows of tables.toml."""
COLUMNS_OF: Final = {
    **{table: columns.split() for table, columns in CSV_FILES.items()},
    "dice": (*SYMBOLS, "source", "note"),
    "numbers": ("value", "source", "note"),
    "victory": ("points", "source", "note"),
    "scenarios": ("first", "last", "luftflotte-5", *FORMATIONS, "head-start", "source", "note"),
}


class HkswData(Components):
    """All component data. Squares, flights, targets and squadron cards are numbers; lists are by them."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        check_tables(tables, COLUMNS_OF, TOML_ROWS)
        check_places(tables)
        self._map(tables)
        self._targets(tables)
        self._flights(tables)
        self._squadrons(tables)
        self._turns(tables)
        self._numbers(tables)
        self.raf_reach = [self.raf_squares_from(square, set()) for square in range(self.box)]
        check_flights(self)
        check_squadrons(self)
        check_days(tables)
        check_numbers(self)
        self.rolls: dict[tuple[str, str, int], Chance] = {}

    def _map(self, tables: Tables) -> None:
        rows = tables["squares"]
        self.squares = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS)
        missing = [name for name in self.squares if name not in rows]
        unknown = [name for name in rows if name not in self.squares]
        if missing or unknown:
            raise BadData(
                f"squares.csv: missing: {', '.join(missing) or 'none'}; unknown: {', '.join(unknown) or 'none'}"
            )
        self.square = {name: number for number, name in enumerate(self.squares)}
        self.box = len(self.squares)
        """The square of a flight whose plane is on its squadron card box."""
        where = [(f"squares.csv {name}", rows[name]) for name in self.squares]
        self.north = [word_in(at, row, "line12", (NORTH, DIVIDED, SOUTH)) == NORTH for at, row in where]
        self.raf_may = [word_in(at, row, "raf", (YES, NO)) == YES for at, row in where]
        self.beside = [self._beside(number) for number in range(self.box)]
        self.raf_beside = [[square for square in near if self.raf_may[square]] for near in self.beside]

    def _beside(self, square: int) -> list[int]:
        """The eight neighbours of a square, fewer at the edge (R-08)."""
        width = len(COLUMNS)
        row, column = divmod(square, width)
        return [
            r * width + c
            for r in range(max(0, row - 1), min(ROWS, row + 2))
            for c in range(max(0, column - 1), min(width, column + 2))
            if (r, c) != (row, column)
        ]

    def raf_squares_from(self, start: int, stops: set[int]) -> list[int]:
        """The squares that a RAF flight can reach in a move, if it stops in some of them."""
        reached = {start}
        edge = [start]
        for _ in range(self.raf_move):
            nearby = [near for square in edge for near in self.raf_beside[square] if near not in reached]
            reached.update(nearby)
            edge = [square for square in dict.fromkeys(nearby) if square not in stops]
        reached.discard(start)
        return sorted(reached)

    def _targets(self, tables: Tables) -> None:
        rows = tables["targets"]
        self.targets = [self._target(name, row) for name, row in rows.items()]
        self.target = {target.name: number for number, target in enumerate(self.targets)}
        self.london = [self._named(name) for name in LONDON]
        self.of_kind = {kind: [i for i, one in enumerate(self.targets) if one.kind == kind] for kind in KINDS}
        self.has_target = [False] * self.box
        for target in self.targets:
            self.has_target[target.square] = True
        stations = {self.targets[number].name for number in self.of_kind[RADAR]}
        self.station = [self._station(name, stations) for name in self.squares]
        self.cities_of = [
            [i for i in self.of_kind[CITY] if self.targets[i].group == group] for group, _ in enumerate(GROUPS)
        ]
        self.sites_of = [
            [i for i, one in enumerate(self.targets) if one.kind != CITY and one.group == group]
            for group, _ in enumerate(GROUPS)
        ]

    def _target(self, name: str, row: Row) -> Target:
        where = f"targets.csv {name}"
        kind = word_in(where, row, "kind", KINDS)
        least = 1 if kind == CITY else 0
        return Target(
            name,
            kind,
            GROUPS.index(word_in(where, row, "group", GROUPS)),
            self.square[word_in(where, row, "square", self.squares)],
            number_in(where, row, "hits", 1, KNOCKED_OUT if kind == CITY else 1),
            number_in(where, row, "production", least, 9 if kind == CITY else 0),
        )

    def _named(self, name: str) -> int:
        if name not in self.target or self.targets[self.target[name]].kind != CITY:
            raise BadData(f"targets.csv: there is no city {name}")
        return self.target[name]

    def _station(self, square: str, stations: set[str]) -> int:
        """The radar station whose line a square belongs to; -1 outside the radar line."""
        name = self.tables["squares"][square].get("station")
        if name == "":
            return -1
        return self.target[word_in(f"squares.csv {square}", self.tables["squares"][square], "station", stations)]

    def _flights(self, tables: Tables) -> None:
        rows = tables["flights"]
        self.flights = tuple(rows)
        sides = [word_in(f"flights.csv {name}", row, "side", SIDES) for name, row in rows.items()]
        if sides != [RAF] * RAF_FLIGHTS + [LUFTWAFFE] * len(OF_LUFTWAFFE):
            raise BadData(f"flights.csv: {RAF_FLIGHTS} flights of the RAF come first, then {len(OF_LUFTWAFFE)} others")
        self.flight = {name: number for number, name in enumerate(rows)}
        self.card_places = (*rows, *PLACES, *(HOME_OF + name for name in rows))
        """The names of all places of squadron cards, by their numbers."""
        self.mission_places = (*MISSION_PLACES, *(self.flights[flight] for flight in OF_LUFTWAFFE))
        """The names of all places of mission cards, by their numbers."""
        self.formation = [
            FORMATIONS.index(word_in(f"flights.csv {name}", row, "formation", FORMATIONS)) for name, row in rows.items()
        ]
        self.base = [
            self.square[word_in(f"flights.csv {name}", row, "square", self.squares)] for name, row in rows.items()
        ]
        airfields = [self.targets[i].name for i in self.of_kind[KINDS[0]]]
        self.airfield = [
            self.target[word_in(f"flights.csv {name}", rows[name], "base", airfields)]
            for name in self.flights[:RAF_FLIGHTS]
        ]
        self.flights_of = [
            [flight for flight in range(FLIGHTS) if self.formation[flight] == formation]
            for formation, _ in enumerate(FORMATIONS)
        ]

    def _squadrons(self, tables: Tables) -> None:
        self.kinds = {name: kind_of(name, row) for name, row in tables["types"].items()}
        rows = tables["squadrons"]
        if len(rows) > MOST_CARDS:
            raise BadData(f"squadrons.csv: there are {len(rows)} cards; there may be {MOST_CARDS}")
        self.cards = tuple(rows)
        self.card = {name: number for number, name in enumerate(rows)}
        where = [(f"squadrons.csv {name}", row) for name, row in rows.items()]
        self.type = [word_in(at, row, "type", self.kinds) for at, row in where]
        self.kind = [self.kinds[name] for name in self.type]
        self.card_formation = [FORMATIONS.index(word_in(at, row, "formation", FORMATIONS)) for at, row in where]
        self.enters = [number_in(at, row, "enters", 1, LAST_TURN) for at, row in where]
        self.leaves = [
            0 if row.get("withdrawn") == "" else number_in(at, row, "withdrawn", 1, LAST_TURN) for at, row in where
        ]
        self.cards_of = [
            [card for card, _ in enumerate(self.cards) if self.card_formation[card] == formation]
            for formation, _ in enumerate(FORMATIONS)
        ]

    def has_left(self, card: int, turn: int) -> bool:
        """Whether a card's type is withdrawn on a turn or before (hksw:turns.5.f, hksw:turns.7.a)."""
        return 0 < self.leaves[card] <= turn

    def _turns(self, tables: Tables) -> None:
        rows = tables["turns"]
        if list(rows) != [str(turn) for turn in range(1, LAST_TURN + 1)]:
            raise BadData(f"turns.csv: the turns are 1 to {LAST_TURN}, in this order")
        self.turns = [self._turn(f"turns.csv {name}", row) for name, row in rows.items()]
        self.rotations: list[list[Rotation]] = [[] for _ in range(LAST_TURN + 1)]
        self.rotation_names = list(tables["rotations"])
        for number, (name, row) in enumerate(tables["rotations"].items()):
            where = f"rotations.csv {name}"
            one = Rotation(
                number,
                GROUPS.index(word_in(where, row, "donor", GROUPS)),
                GROUPS.index(word_in(where, row, "receiver", GROUPS)),
                word_in(where, row, "type", self.kinds),
            )
            turn = number_in(where, row, "turn", 1, LAST_TURN)
            self.rotations[turn].extend([one] * number_in(where, row, "count", 1, 9))

    def _turn(self, where: str, row: Row) -> Turn:
        named = row.get("named")
        if not isinstance(named, str) or any(name not in self.target for name in named.split()):
            raise BadData(f"{where}: named is {named!r}; it must list targets")
        ace = row.get("ace")
        return Turn(
            word_in(where, row, "weather", ("clear", "respite")),
            word_in(where, row, "flown", FLOWN),
            word_in(where, row, "replaced", (YES, NO)) == YES,
            word_in(where, row, "london", (STAYS, OUT, ON_TOP)),
            {
                kind: number_in(where, row, column, 0, 50)
                for kind, column in zip(KINDS, ("airfields", "radar", "cities"), strict=True)
            },
            tuple(self.target[name] for name in named.split()),
            number_in(where, row, "city_hits", 0, KNOCKED_OUT),
            -1 if ace == "" else GROUPS.index(word_in(where, row, "ace", GROUPS)),
        )

    def _numbers(self, tables: Tables) -> None:
        self.faces = {
            colour: {
                symbol: number_in(f"tables.toml dice.{colour}", tables["dice"][colour], symbol, 1, 6)
                for symbol in SYMBOLS
            }
            for colour in (WHITE, BLACK)
        }
        numbers = {
            name: number_in(f"tables.toml numbers.{name}", tables["numbers"][name], "value", 1, most)
            for name, most in NUMBERS.items()
        }
        self.luftwaffe_move = numbers["luftwaffe-move"]
        self.luftwaffe_long_move = numbers["luftwaffe-long-move"]
        self.raf_move = numbers["raf-move"]
        self.fuel = numbers["fuel"]
        self.phases = numbers["phases"]
        self.last_take_off = numbers["last-take-off"]
        self.markers = numbers["markers"]
        self.intercept_cards = numbers["intercept-cards"]
        self.stood_down = numbers["stood-down"]
        self.raf_cards = numbers["raf-cards"]
        self.luftwaffe_cards = numbers["luftwaffe-cards"]
        self.luftflotte_2_cards = numbers["luftflotte-2-cards"]
        self.luftflotte_2_turn = numbers["luftflotte-2-turn"]
        self.extra_cards = numbers["extra-cards"]
        self.first_missions = numbers["first-missions"]
        self.london_cards = numbers["london-cards"]
        self.ack_ack = numbers["ack-ack"]
        self.ace = numbers["ace"]
        self.wins = numbers["wins"]
        self.reserve = numbers["reserve"]
        self.luftflotte_5_turn = numbers["luftflotte-5-turn"]
        self.big_wing_turn = numbers["big-wing-turn"]
        self.home_dice = numbers["home-dice"]
        self.long_home_dice = numbers["long-home-dice"]
        self.points = {
            name: number_in(f"tables.toml victory.{name}", tables["victory"][name], "points", 0, 20) for name in POINTS
        }
        self.scenarios = {name: scenario_of(name, tables["scenarios"][name]) for name in SCENARIOS}


def load(overlay: Overlay) -> HkswData:
    """The data of all files with a pack laid over."""
    tables: Tables = {
        name: read_csv(FOLDER / f"{name}.csv", columns.split()[0], columns.split())
        for name, columns in CSV_FILES.items()
    }
    tables.update(read_toml(FOLDER / "tables.toml"))
    return HkswData(laid_over(tables, overlay))
