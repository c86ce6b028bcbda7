"""All component data of RAF: Eagle: what both RAF games share, and the charts and cards of Eagle alone."""

from __future__ import annotations

from typing import Final

from tallyho.raf.charts import DICE
from tallyho.raf.component_campaign import bands_in, green_in
from tallyho.raf.component_rows import Numbers, day_in, indexes_in, numbers_in, table_of
from tallyho.raf.component_units import TOP_RATING
from tallyho.raf.components import COLUMNS, REMARKS, RafData, laid_tables
from tallyho.raf.eagle import component_charts as charts
from tallyho.raf.eagle.component_cards import HIGH_VP, LOW_VP, eligibility_chart, strategy_cards, strategy_draws
from tallyho.raf.eagle.component_charts import CHART_B, GO, STAY, Rendezvous
from tallyho.raf.vocabulary import (
    HARDEST_DAYS,
    LF2,
    LF3,
    MAJOR,
    MINOR,
    NO_RAID,
    NUMBERED,
    PRELUDE,
    PRIORITIES,
    SECTORS,
    THIN_BLUE_LINE,
)
from tallyho.table.boxes import set_of
from tallyho.table.data import Overlay, Row, Table, Tables, number_in, word_in
from tallyho.table.errors import BadData

__all__ = ["CHART_B", "GO", "STAY", "EagleData", "Rendezvous", "load"]

EAGLE_COLUMNS: Final = {
    "rendezvous": f"same_luftflotte raids gruppen weather undepleted {REMARKS}",
    "rendezvous_failure": f"letter effect {REMARKS}",
    "response_dates": f"value {REMARKS}",
    "response_sizes": f"value {REMARKS}",
    "response_modifiers": f"value {REMARKS}",
    "response_priority": f"dice {REMARKS}",
    "response_removed": f"squadrons {REMARKS}",
    "tactics_columns": f"bands {REMARKS}",
    "tactics_1a": f"answers {REMARKS}",
    "tactics_1b": f"answers {REMARKS}",
    "tactics_2": f"answers {REMARKS}",
    "tactics_3": f"answers {REMARKS}",
    "tactics_4": f"minor major {REMARKS}",
    "raid_eligibility": f"results depleted {REMARKS}",
    "channel_patrol": f"me109 {REMARKS}",
    "raid_limit": f"gruppen {REMARKS}",
    "detection_size": f"value {REMARKS}",
    "raid_belief": f"raid {REMARKS}",
    "eagle_numbers": f"value {REMARKS}",
    "night_limits": f"least most {REMARKS}",
    "night_patrol": f"squadrons {REMARKS}",
    "night_order": f"sectors {REMARKS}",
    "strategy_draw": f"vp_min vp_max cards {REMARKS}",
    "jabo": f"markers first_day combat_full combat_reduced bombing_full bombing_reduced {REMARKS}",
    "eagle_bands": f"bands {REMARKS}",
    "strategy": "name title effect bombing_shift detection combat_row squadron_row unless_warning gruppen decoy_size"
    f" hunters {REMARKS}",
}
"""The columns of the tables that only Eagle reads."""
MOST_RAIDS: Final = 21
"""Three raids in each of seven time segments (eagle:5.14)."""
BELIEFS: Final = {"minor": MINOR, "major": MAJOR, "either": NO_RAID}
MOST_GRUPPEN: Final = 40
SHIFT_OF: Final = {"pathfinders": "pathfinders", "low-level-bombing": "low_level"}
"""The column shift that a strategy card brings."""


def load(overlay: Overlay) -> EagleData:
    """The data of Eagle with a pack laid over."""
    return EagleData(laid_tables(overlay, "eagle"))


class EagleData(RafData):
    """Everything that Eagle's rules read. Lists by die begin with die 1, lists by day with August 11.

    Gruppen, bombers and squadrons are counted up to 99: by so many run `priority_size`, `channel_patrol`,
    `detection_size` and `belief`, where NO_RAID means that the player declares. `charts` has for every target card its
    sectors with the numbers at no, late, sufficient and early warning. Pairs of ratings have the reduced side first.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, "eagle", {**COLUMNS, **EAGLE_COLUMNS})
        self.rendezvous = charts.rendezvous_checks(tables)
        self.rendezvous_failure = charts.rendezvous_failures(tables)
        self._read_response(tables)
        self._read_raids(tables)
        self._read_eagle_numbers(table_of(tables, "eagle_numbers"))
        self._read_jabo(table_of(tables, "jabo", ("marker",))["marker"])
        self._read_night_planning(tables)
        self._read_eagle_scenarios(tables)
        self.charts = {
            number: eligibility_chart(f"targets {number}", tables["targets"][str(number)]) for number in self.targets
        }
        self.strategies = strategy_cards(tables)
        self.bombing_shift |= {
            SHIFT_OF[card.name]: card.bombing_shift for card in self.strategies.values() if card.name in SHIFT_OF
        }
        self._strategy_draws = strategy_draws(tables)
        self._gather_gruppen()

    def response_removed(self, pool: int, priority: int) -> int:
        """How many squadrons of a pool do not respond (eagle:7.2b)."""
        return self._removed[pool][priority]

    def tactics_1a(self, pool: int, hunters: int) -> int:
        """STAY, GO or CHART_B, by the Gruppen that hunt (eagle:chart.tactics.1a)."""
        return self._tactics_1a[pool][hunters]

    def tactics_1b(self, pool: int, hunters_and_escorts: int) -> int:
        """STAY or GO, by the Gruppen that hunt or escort (eagle:chart.tactics.1b)."""
        return self._tactics_1b[pool][hunters_and_escorts]

    def tactics_2(self, pool: int, hunters: int) -> int:
        """STAY or GO, by the Gruppen that hunt, if there is no bomber (eagle:chart.tactics.2)."""
        return self._tactics_2[pool][hunters]

    def tactics_3(self, pool: int, gruppen: int) -> int:
        """How many of a pool respond, by the Gruppen without channel patrol (eagle:chart.tactics.3)."""
        return self._tactics_3[pool][gruppen]

    def tactics_4(self, pool: int, raid: int) -> int:
        """How many of a pool respond to a raid taken for MINOR or MAJOR (eagle:chart.tactics.4)."""
        return self._tactics_4[pool][raid]

    def night_patrollers(self, day: int, die: int) -> int:
        """How many Blenheims patrol by night (eagle:18.2a)."""
        return self._night_patrol[day][die - 1]

    def strategy_draw(self, vp: int) -> int:
        """How many strategy cards a VP total gives (eagle:15.1b)."""
        return self._strategy_draws[min(max(vp, LOW_VP), HIGH_VP) - LOW_VP]

    def _gather_gruppen(self) -> None:
        """The Gruppen, their names, and as sets the bombers and whom one Luftflotte, or two, can send."""
        self.gruppen = range(self.squadrons, self.units)
        self.gruppen_names = self.names[self.squadrons :]
        self.bomber_set = set_of((unit for unit, bomber in enumerate(self.is_bomber) if bomber), self.units)
        of = [set_of((*self.bombers_of[one], *self.fighters_of[one]), self.units) for one in (LF2, LF3)]
        self.gruppen_from = {(LF2,): of[LF2], (LF3,): of[LF3], (LF2, LF3): of[LF2] | of[LF3]}

    def _read_response(self, tables: Tables) -> None:
        self.priority_date = bytes(
            charts.from_day_on("response_dates", charts.numbers_of(tables, "response_dates", "value", 0, 9))
        )
        self.priority_size = _by_number(tables, "response_sizes", "value", 9)
        read = Numbers("response_modifiers", table_of(tables, "response_modifiers"))
        self.priority_eleven_group = read.one("eleven_group", -9, 9)
        self.priority_radar_or_airfield = read.one("radar_or_airfield", -9, 9)
        self.priority_industry = read.one("industry", -9, 9)
        self.priority_deep = read.one("deep", -9, 9)
        self.priority_very_early = read.one("very_early", -9, 9)
        self.priority_accurate_bombers = read.one("accurate_bombers", -9, 9)
        self.priority_poor_major = read.one("poor_major", -9, 9)
        self.priority_card_left = read.one("card_left", -9, 0)
        read.refuse_others()
        self.response_priority = charts.response_priorities(tables)
        self._removed = charts.squadrons_removed(tables)
        self._tactics_1a, self._tactics_1b, self._tactics_2 = (
            charts.yes_or_no(tables, chart) for chart in ("1a", "1b", "2")
        )
        self._tactics_3 = charts.how_many(tables)
        self._tactics_4 = charts.how_many_believed(tables)

    def _read_raids(self, tables: Tables) -> None:
        self.eligibility = charts.raid_eligibility(tables)
        self.channel_patrol = _by_number(tables, "channel_patrol", "me109", MOST_GRUPPEN)
        self.detection_size = _by_number(tables, "detection_size", "value", 20)
        limits = charts.numbers_of(tables, "raid_limit", "gruppen", 1, MOST_GRUPPEN)
        self.raid_limit = bytes(charts.spread("raid_limit", limits, 0, MOST_RAIDS + 1))
        beliefs = {
            name: BELIEFS[word_in(f"raid_belief {name}", row, "raid", BELIEFS)]
            for name, row in table_of(tables, "raid_belief").items()
        }
        self.belief = bytes(charts.spread("raid_belief", beliefs))

    def _read_eagle_numbers(self, table: Table) -> None:
        read = Numbers("eagle_numbers", table)
        self.detect_only_me109 = read.one("detect_only_me109", -9, 9)
        self.detect_press = read.one("detect_press", -9, 9)
        self.cards_drawn = read.one("cards_drawn", 1, 30)
        self.cards_in_haze = read.one("cards_in_haze", 1, 30)
        self.majors_wanted = read.one("majors_wanted", 0, 9)
        self.raids_a_segment = read.one("raids_a_segment", 1, 3)
        self.minor_limit = read.one("minor_limit", 1, MOST_GRUPPEN)
        self.most_gruppen = read.one("most_gruppen", 1, MOST_GRUPPEN)
        self.vp_day_preparing = read.one("vp_day_preparing", 0, 9)
        self.strategy_pressed = read.one("strategy_pressed", 0, 10)
        self.nets_crippled = read.one("nets_crippled", 1, len(self.nets))
        read.refuse_others()

    def _read_jabo(self, row: Row) -> None:
        """The markers for Me 109s with bombs, and their ratings (eagle:19.3)."""
        where = "jabo marker"
        self.jabo_markers = number_in(where, row, "markers", 0, 9)
        self.jabo_day = day_in(where, row, "first_day")
        self.jabo_combat, self.jabo_bombing = (
            (
                number_in(where, row, f"{rating}_reduced", 0, TOP_RATING),
                number_in(where, row, f"{rating}_full", 0, TOP_RATING),
            )
            for rating in ("combat", "bombing")
        )

    def _read_night_planning(self, tables: Tables) -> None:
        """Night raids: how many Gruppen fly (eagle:18.11), how many Blenheims, and which (eagle:18.2)."""
        names = {
            f"{city_name}-{industry_name}": (city, industry)
            for city, city_name in enumerate(PRIORITIES)
            for industry, industry_name in enumerate(PRIORITIES)
        }
        limits = table_of(tables, "night_limits", names)
        self.night_limits = {kind: _limits(f"night_limits {name}", limits[name]) for name, kind in names.items()}
        patrol = {
            name: numbers_in(f"night_patrol {name}", row, "squadrons", len(DICE), (0, len(self.blenheims)))
            for name, row in table_of(tables, "night_patrol").items()
        }
        self._night_patrol = charts.from_day_on("night_patrol", patrol)
        row = table_of(tables, "night_order", ("blenheim",))["blenheim"]
        order = indexes_in("night_order blenheim", row, "sectors", SECTORS[:NUMBERED])
        self.night_order = tuple(unit for sector in order for unit in self.blenheims if self.home[unit] == sector)
        for unit in self.blenheims:
            if self.home[unit] not in order:
                sector = SECTORS[self.home[unit]]
                raise BadData(
                    f"night_order blenheim: sectors lacks {sector}; {self.names[unit]} must have a place in it"
                )

    def _read_eagle_scenarios(self, tables: Tables) -> None:
        """What scenarios have of their own in Eagle: green squadrons (eagle:17.2e), results (eagle:12b, 17.1c)."""
        where = f"scenarios {THIN_BLUE_LINE}"
        self.green_rule = green_in(where, tables["scenarios"][THIN_BLUE_LINE], "green_eagle", "in_11_at_most")
        bands = table_of(tables, "eagle_bands", (PRELUDE, HARDEST_DAYS))
        self.bands = {name: bands_in(f"eagle_bands {name}", row, "german") for name, row in bands.items()}


def _by_number(tables: Tables, name: str, column: str, high: int) -> bytes:
    """By a number up to 99, what the row named by a range with it says."""
    return bytes(charts.spread(name, charts.numbers_of(tables, name, column, 0, high)))


def _limits(where: str, row: Row) -> tuple[int, int]:
    least = number_in(where, row, "least", 0, MOST_GRUPPEN)
    return least, number_in(where, row, "most", least, MOST_GRUPPEN)
