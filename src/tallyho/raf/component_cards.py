"""The cards, read and checked (lion:2.3)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.cards import Clause, Entry, ForceCard, TargetCard
from tallyho.raf.component_campaign import CampaignData
from tallyho.raf.component_events import day_card, event_card
from tallyho.raf.component_map import ME109, region_in
from tallyho.raf.component_rows import flag_in, index_in, indexes_in, table_of, text_in, words_in
from tallyho.raf.vocabulary import (
    AIRFIELD,
    DEPTHS,
    INTELLIGENCE,
    LONDON,
    LUFTFLOTTEN,
    NONE,
    PATROL,
    SECTORS,
    SITE_TYPES,
    THIN_BLUE_LINE,
    TYPES,
    WARNINGS,
    WITH_PRIORITY,
)
from tallyho.table.boxes import mask
from tallyho.table.data import Row, Tables, number_in, word_in
from tallyho.table.errors import BadData

DECKS: Final = {"target": (1, 60), "force": (61, 90), "raid_event": (91, 134), "day_event": (135, 154)}
"""First and last card of the decks that are read here."""
CRIPPLED: Final = 165
STRATEGY: Final = (155, 164)
ENTRIES: Final = 14
TARGET_STAGES: Final = ("base", "deep", "terror")
FORCE_STAGES: Final = ("base", "escort")
GERMAN_TYPES: Final = TYPES[3:]
ROLES: Final = {"": "hunt", "e": "escort", "cp": "patrol"}
"""What an Me 109 does by what stands after it (lion:8.31, lion:8.4)."""
ONE_DAY: Final = (1,)
LONG_DAYS: Final = (5, 6)
"""Days elapsed on Day Event cards that may not come twice in a row (lion:4.IV.3b, lion:4.IV.3c)."""
CARDS_OF_MOMENTUM: Final = 2
"""With momentum two Day Event cards are drawn together (lion:19.5b)."""


class CardData(CampaignData):
    """Cards by number; `first_cards` has the first and last of each kind, `start_cards` those in play at the start."""

    def __init__(self, tables: Tables, game: str) -> None:
        super().__init__(tables)
        self.game = game
        self.crippled = int(next(iter(table_of(tables, "radar_crippled", (str(CRIPPLED),)))))
        self.card_names = tuple(str(number) for number in range(1, self.crippled + 1))
        self._read_decks(tables)
        self.targets = {int(name): self._target(name, row) for name, row in _cards(tables, "targets", "target")}
        self.eligible = _eligible(tables, self.targets)
        self.force = {int(name): _force_card(name, row) for name, row in _cards(tables, "force", "force")}
        code = game[0].upper()
        kinds = table_of(tables, "approach_events"), table_of(tables, "target_events")
        self.events = {
            int(name): event_card(int(name), row, code, *kinds)
            for name, row in _cards(tables, "raid_events", "raid_event")
        }
        day_kinds = table_of(tables, "day_event_kinds")
        self.days = {
            int(name): day_card(int(name), row, code, day_kinds)
            for name, row in _cards(tables, "day_events", "day_event")
        }
        self._check_day_cards()

    def _check_day_cards(self) -> None:
        """Whatever card was the last, the Day Event deck of each scenario has one that may follow (lion:4.IV.3)."""
        left = [card.days for number, card in self.days.items() if number not in self.tbl_day_cards_removed]
        where = f"scenarios {THIN_BLUE_LINE}: day_cards_removed"
        if len(left) < CARDS_OF_MOMENTUM:
            raise BadData(f"{where} leaves {len(left)} Day Event card; it must leave at least {CARDS_OF_MOMENTUM}")
        for days, text in ((ONE_DAY, "1 day"), (LONG_DAYS, "5 or 6 days")):
            wanted = f"only cards of {text}, and no two of them may follow each other; there must be another card, too"
            if all(card.days in days for card in self.days.values()):
                raise BadData(f"day_events: there are {wanted}")
            if all(number in days for number in left):
                raise BadData(f"{where} leaves {wanted}")

    def _read_decks(self, tables: Tables) -> None:
        rows = table_of(tables, "decks", (*DECKS, "strategy"))
        for name, (first, last) in (*DECKS.items(), ("strategy", STRATEGY)):
            number_in(f"decks {name}", rows[name], "first", first, first)
            number_in(f"decks {name}", rows[name], "last", last, last)
        column = f"{self.game}_start"
        self.first_cards = dict(DECKS)
        self.start_cards = {
            name: (first, number_in(f"decks {name}", rows[name], column, 0, last))
            for name, (first, last) in DECKS.items()
        }

    def _target(self, name: str, row: Row) -> TargetCard:
        where = f"targets {name}"
        site = self._site(where, row, "primary")
        secondary = self._site(where, row, "secondary")
        me109 = index_in(where, row, "me109", ME109)
        card = TargetCard(
            number=int(name),
            stage=word_in(where, row, "stage", TARGET_STAGES),
            site=site,
            type=index_in(where, row, "type", WITH_PRIORITY),
            sector=index_in(where, row, "sector", SECTORS),
            depth=index_in(where, row, "depth", DEPTHS),
            luftflotte=index_in(where, row, "luftflotte", LUFTFLOTTEN),
            region=region_in(where, row),
            value=number_in(where, row, "strategic_value", 1, 3),
            beyond=me109 != ME109.index("in"),
            edge=me109 == ME109.index("edge"),
            nets=self._nets(where, row),
            observers=_observers(where, row),
            vp_double=flag_in(where, row, "vp_double"),
            forward=flag_in(where, row, "forward_airfield"),
            secondary=secondary,
            secondary_type=index_in(where, row, "secondary_type", SITE_TYPES),
            enroute=indexes_in(where, row, "enroute", SECTORS),
            in_range=indexes_in(where, row, "in_range", SECTORS),
        )
        self._check_target(where, row, card)
        return card

    def _site(self, where: str, row: Row, column: str) -> int:
        name = text_in(where, row, column)
        if name not in self.site:
            raise BadData(f"{where}: {column} is {name!r}; it must be a row of sites")
        return self.site[name]

    def _nets(self, where: str, row: Row) -> tuple[int, ...]:
        return tuple(
            self.site[name] for name in words_in(where, row, "radar_nets", [self.sites[net] for net in self.nets])
        )

    def _check_target(self, where: str, row: Row, card: TargetCard) -> None:
        """What a card repeats of its site must agree with it, and its sectors with the map."""
        site = card.site
        printed = (
            ("type", SITE_TYPES[self.site_type[site]]),
            ("sector", SECTORS[self.site_sector[site]]),
            ("depth", DEPTHS[self.site_depth[site]]),
            ("luftflotte", LUFTFLOTTEN[self.site_luftflotte[site]]),
            ("me109", ME109[self.site_me109[site]]),
            ("secondary_type", SITE_TYPES[self.site_type[card.secondary]]),
        )
        for column, right in printed:
            if row[column] != right:
                raise BadData(f"{where}: {column} is {row[column]!r}; by the sites of the card it must be {right}")
        if card.secondary == site:
            raise BadData(f"{where}: secondary is the primary target; it must be another site")
        if card.forward and card.type != AIRFIELD:
            raise BadData(f"{where}: forward_airfield is said of a {row['type']}; it must be an airfield")
        if card.sector not in card.enroute:
            raise BadData(f"{where}: enroute lacks {row['sector']}; the sector of the target must be there")
        both = [SECTORS[sector] for sector in card.enroute if sector in card.in_range]
        if both:
            raise BadData(f"{where}: in_range has {both[0]}, which is enroute; a sector must be one or the other")


def _cards(tables: Tables, table: str, deck: str) -> list[tuple[str, Row]]:
    """The rows of a deck, every number once."""
    first, last = DECKS[deck]
    return list(table_of(tables, table, [str(number) for number in range(first, last + 1)]).items())


def _observers(where: str, row: Row) -> tuple[int, int, int]:
    clear, patchy, broken = (number_in(where, row, f"oc_{weather}", 0, 9) for weather in ("clear", "patchy", "broken"))
    return clear, patchy, broken


def _eligible(tables: Tables, targets: dict[int, TargetCard]) -> dict[int, tuple[bytes, ...]]:
    """By card and warning level, the boxes out of which squadrons may respond (lion:7.1a to lion:7.1d)."""
    rows = table_of(tables, "eligible", WARNINGS)
    levels = [
        (
            flag_in(f"eligible {warning}", row, "enroute_patrolling"),
            flag_in(f"eligible {warning}", row, "enroute_in_sector"),
            flag_in(f"eligible {warning}", row, "in_range_patrolling"),
            flag_in(f"eligible {warning}", row, "in_range_in_sector"),
        )
        for warning, row in rows.items()
    ]
    return {number: tuple(mask(_boxes(card, level)) for level in levels) for number, card in targets.items()}


def _boxes(card: TargetCard, level: tuple[bool, bool, bool, bool]) -> list[int]:
    """Sectors and patrol circles; London has no box of its own, only its circle."""
    enroute_patrolling, enroute_in_sector, in_range_patrolling, in_range_in_sector = level
    found: list[int] = []
    if enroute_patrolling:
        found += [PATROL + sector for sector in card.enroute]
    if enroute_in_sector:
        found += [sector for sector in card.enroute if sector != LONDON]
    if in_range_patrolling:
        found += [PATROL + sector for sector in card.in_range]
    if in_range_in_sector:
        found += [sector for sector in card.in_range if sector != LONDON]
    return found


def _force_card(name: str, row: Row) -> ForceCard:
    where = f"force {name}"
    sweep = text_in(where, row, "minor_sweep")
    if sweep not in {"", "+2"}:
        raise BadData(f"{where}: minor_sweep is {sweep!r}; it must be +2 or empty")
    return ForceCard(
        number=int(name),
        stage=word_in(where, row, "stage", FORCE_STAGES),
        minor=_clauses(where, row, "minor_size"),
        major=_clauses(where, row, "major_size"),
        entries=tuple(_entry(where, row, f"a{place}") for place in range(1, ENTRIES + 1)),
        sweep=int(sweep or 0),
    )


def _clauses(where: str, row: Row, column: str) -> tuple[Clause, ...]:
    """Sizes such as `3`, `depleted:11;8` or `limited|accurate:6;poor:none`; one of them must fit whatever happens."""
    value = row.get(column)
    texts = str(value).split(";") if isinstance(value, (str, int)) and not isinstance(value, bool) else []
    found = tuple(clause for clause in (_clause(text) for text in texts) if clause is not None)
    if len(found) != len(texts) or not texts:
        raise BadData(
            f"{where}: {column} is {value!r}; it must be a size from 1 to {ENTRIES} or none, with conditions written"
            " as `depleted:11;8` or `limited|accurate:6;poor:none`"
        )
    for intelligence, word in enumerate(INTELLIGENCE):
        for depleted in (False, True):
            fits = [_fits(clause, intelligence, is_depleted=depleted) for clause in found]
            if True not in fits:
                raise BadData(f"{where}: {column} is {value!r}; it must have a size for {word} intelligence, too")
    return found


def _clause(text: str) -> Clause | None:
    condition, _, size = text.rpartition(":")
    if size != "none" and not (size.isascii() and size.isdigit() and 1 <= int(size) <= ENTRIES):
        return None
    number = 0 if size == "none" else int(size)
    if condition in {"depleted", "full"}:
        return Clause((), condition == "depleted", number)
    words = condition.split("|") if condition else []
    if not all(word in INTELLIGENCE for word in words) or (":" in text and not words):
        return None
    return Clause(tuple(INTELLIGENCE.index(word) for word in words), None, number)


def _fits(clause: Clause, intelligence: int, *, is_depleted: bool) -> bool:
    known = not clause.intelligence or intelligence in clause.intelligence
    return known and clause.depleted in {None, is_depleted}


def _entry(where: str, row: Row, column: str) -> Entry:
    """An aircraft such as `he111` or `me109-cp`."""
    kind, _, suffix = text_in(where, row, column).partition("-")
    if kind not in GERMAN_TYPES or suffix not in ROLES or (suffix and kind != "me109"):
        right = f"one of {', '.join(GERMAN_TYPES)}, me109-e, me109-cp"
        raise BadData(f"{where}: {column} is {row.get(column)!r}; it must be {right}")
    return Entry(TYPES.index(kind), ROLES[suffix] if kind == "me109" else "")


assert GERMAN_TYPES[0] == "me109", "German types come after the British ones"
assert NONE not in range(PATROL + len(SECTORS)), "boxes are not taken for nothing"
