"""All component data of a RAF game, read from the files beside it, with a player's own pack laid over."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tallyho.raf.component_cards import CardData
from tallyho.raf.component_rows import known_columns
from tallyho.raf.component_units import completed
from tallyho.raf.differences import DIFFERENCES
from tallyho.raf.vocabulary import LUFTFLOTTEN, REGIONS, TYPES, UNSEEN
from tallyho.table.data import Overlay, Tables, laid_over, read_csv, read_toml, word_in
from tallyho.table.errors import BadData
from tallyho.table.position import Position

FOLDER: Final = Path(__file__).parent / "data"
CSV_FILES: Final = {
    "sectors": "id",
    "adjacency": "id",
    "sites": "id",
    "units": "designation",
    "targets": "number",
    "force": "number",
}
"""Tables in CSV, and the column with the name of the row."""
TOML_FILES: Final = ("decks", "raid_events", "day_events", "combat", "bombing", "night", "tracks", "scenarios")
EAGLE_FILES: Final = ("eagle", "strategy")
SOURCES: Final = ("rulebook", "record", "design", "pack")
"""Where a value comes from: a rulebook, the historical record, our own design, a player's pack."""
REMARKS: Final = "source where note"
_EVENT_KIND: Final = f"games parameter effect {REMARKS}"
_TYPES: Final = "radar port airfield industry city"
_SCENARIO: Final = "first_day raid_days priorities points bands sealion"
_THIN_BLUE_LINE: Final = "squadrons gruppen types_removed last_target_card day_cards_removed day_card green green_eagle"
COLUMNS: Final = {
    "sectors": f"id name group lat lon luftflotte region airfield hq {REMARKS}",
    "adjacency": f"id meets {REMARKS}",
    "sites": f"id name type sector luftflotte region depth radar_net lat lon me109_range forward_airfields {REMARKS}",
    "units": "designation type home selector combat_full combat_reduced bombing_full bombing_reduced entry entry_date"
    f" flags history ratings_source {REMARKS}",
    "targets": "number stage primary type sector depth luftflotte region strategic_value me109 radar_nets oc_clear"
    " oc_patchy oc_broken vp_double forward_airfield secondary secondary_type enroute in_range eagle_chart"
    f" {REMARKS}",
    "force": f"number stage minor_size major_size {' '.join(f'a{n}' for n in range(1, 15))} minor_sweep {REMARKS}",
    "decks": f"first last lion_start eagle_start {REMARKS}",
    "radar_crippled": f"id name placed_when removed_when effect regions_needed foreness_region {REMARKS}",
    "approach_events": _EVENT_KIND,
    "target_events": _EVENT_KIND,
    "raid_events": f"stage time_advance time_advance_depleted no_aw follow_up approach target {REMARKS}",
    "day_event_kinds": _EVENT_KIND,
    "day_events": f"days repair reinforcement event replacements pilots priorities {REMARKS}",
    "crt": f"upper results {REMARKS}",
    "crt_columns": f"gruppen {REMARKS}",
    "damage": f"- D A L H {REMARKS}",
    "bombing_columns": f"bands {REMARKS}",
    "bombing": f"results {REMARKS}",
    "bombing_shifts": f"columns when {REMARKS}",
    "bombing_vp": f"vp {REMARKS}",
    "bombing_heavy": f"points {REMARKS}",
    "strafing": f"me110 me109 {REMARKS}",
    "night_columns": f"gruppen {REMARKS}",
    "night_interception": f"chances {REMARKS}",
    "night_bombing": f"vp industry_damage {REMARKS}",
    "night_commitment": f"gruppen {REMARKS}",
    "weather": f"LF2 LF3 {REMARKS}",
    "raid_effort": f"results {REMARKS}",
    "detection": f"warning intelligence {REMARKS}",
    "eligible": f"enroute_patrolling enroute_in_sector in_range_patrolling in_range_in_sector {REMARKS}",
    "track_tops": f"top {REMARKS}",
    "depletion_levels": f"spaces {REMARKS}",
    "reinforcement_costs": f"vp {REMARKS}",
    "priorities": f"{_TYPES} {REMARKS}",
    "numbers": f"value {REMARKS}",
    "scenarios": f"{_SCENARIO} {_THIN_BLUE_LINE} {REMARKS}",
    "calendar": f"start cancel provisional {REMARKS}",
}
"""The columns of every table that both games read."""


class RafData(CardData):
    """Everything printed on map, counters, cards and charts, as numbers of the vocabulary; it never changes.

    The attributes stand in the classes it is made of: `MapData`, `UnitData`, `ChartData`, `CampaignData`, `CardData`.
    """

    def __init__(self, tables: Tables, game: str, columns: Mapping[str, str] = COLUMNS) -> None:
        _check_columns(tables, columns)
        super().__init__(tables, game)
        self.differs = DIFFERENCES[game]
        self.player = self.differs.player
        """The side that is played."""
        self.set_ups: dict[tuple[str, frozenset[str]], Position] = {}
        """Positions before the first step, kept by who works them out."""
        self.ace_units = frozenset(self.ace.values())
        self.deck_names = {first: self.card_names[first - 1 : last] for first, last in self.first_cards.values()}
        """The names of the cards of a deck, by its first card."""
        self.letters_of_gruppen = self.letter[self.squadrons :]
        self.target_regions = bytes(card.region for card in self.targets.values())
        self.targets_with = tuple(
            tuple(
                (number, self.card_names[number - 1])
                for number, card in self.targets.items()
                if region in (UNSEEN, card.region)
            )
            for region in range(len(REGIONS))
        )
        """The target cards with a back, by number and name; with an unseen one, all."""
        self.fighters_of, self.bombers_of = (
            tuple(
                tuple(unit for unit, kind in enumerate(kinds) if kind and self.luftflotte[unit] == luftflotte)
                for luftflotte in range(len(LUFTFLOTTEN))
            )
            for kinds in (self.is_fighter, self.is_bomber)
        )
        """The fighters, and the bombers, of each Luftflotte."""
        self.gruppen_of = {
            (luftflotte, type_): tuple(
                unit
                for unit in range(self.squadrons, self.units)
                if self.luftflotte[unit] == luftflotte and self.type[unit] == type_
            )
            for luftflotte in range(len(LUFTFLOTTEN))
            for type_ in range(len(TYPES))
        }
        """The Gruppen of a Luftflotte and a type."""


def load(overlay: Overlay) -> RafData:
    """The data of Lion with a pack laid over."""
    return RafData(laid_tables(overlay, "lion"), "lion")


def laid_tables(overlay: Overlay, game: str) -> Tables:
    """The tables of a game with a pack laid over; added rows may leave out what can be told from the rest."""
    ours = read_files(game)
    merged = laid_over(ours, overlay)
    for name, rows in overlay.items():
        for row_id in rows:
            if row_id not in ours[name]:
                row = merged[name][row_id]
                complete = completed(row_id, row, ours["units"]) if name == "units" else {"source": "pack", **row}
                merged[name][row_id] = complete
    return merged


def read_files(game: str) -> Tables:
    """The tables of a game as they stand in their files."""
    tables: Tables = {}
    for name, key in CSV_FILES.items():
        columns = [column for column in COLUMNS[name].split() if column != "where"]
        tables[name] = read_csv(FOLDER / f"{name}.csv", key, columns)
    for name in TOML_FILES + (EAGLE_FILES if game == "eagle" else ()):
        for table, rows in read_toml(FOLDER / f"{name}.toml").items():
            if table in tables:
                raise BadData(f"{name}.toml: there is a table {table} in another file; it must have another name")
            tables[table] = rows
    return tables


def _check_columns(tables: Tables, columns: Mapping[str, str]) -> None:
    """Every row says where it comes from, and has no column that nobody reads."""
    for name, rows in tables.items():
        if name not in columns:
            raise BadData(f"there is a table {name} that no rule reads; the tables are {', '.join(columns)}")
        known = columns[name].split()
        for row_id, row in rows.items():
            where = f"{name} {row_id}"
            word_in(where, row, "source", SOURCES)
            known_columns(where, row, known)
