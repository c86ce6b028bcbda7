"""The view as a planner reads it: what a plan depends on, and what is laid out of it already."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from tallyho.bots.eagle.charts import DATA
from tallyho.bots.raf.situation import GRUPPEN, SQUADRONS, Situation
from tallyho.bots.raf.situation import PLACES as BOX_OF
from tallyho.bots.weighed import Weighed
from tallyho.raf.eagle.strategy import DECOY
from tallyho.raf.vocabulary import (
    AIRBASE,
    BLENHEIM,
    CLOCK,
    DAMAGE,
    DAYS,
    HAND,
    HEAVY_DAMAGE,
    HEAVY_LOSS,
    LIGHT_LOSS,
    NUMBERED,
    PLACES,
    PLANNED,
    PRIORITIES,
    TRACK,
    UNDAMAGED,
    WITH_PRIORITY,
)
from tallyho.table import Luck, View

FIGHTERS: Final = tuple((unit, name) for unit, name in SQUADRONS if DATA.type[unit] != BLENHEIM)
TARGETS: Final = tuple((number, DATA.card_names[number - 1]) for number in DATA.targets)
STRATEGIES: Final = tuple((number, DATA.card_names[number - 1]) for number in DATA.strategies)
SITES: Final = tuple(enumerate(DATA.sites))
AT_HAND: Final = (PLACES[HAND], PLACES[TRACK])
READY: Final = frozenset({(AIRBASE, 1), (PLANNED, 1), (PLANNED, 0)})
LOST: Final = (LIGHT_LOSS, HEAVY_LOSS)


class State(NamedTuple):
    """What a plan depends on; nothing of it changes while the plan is laid out.

    `gruppen` stand ready or are planned; `squadrons` and `ratings` are those of the fighters ready in every sector.
    """

    cards: tuple[int, ...]
    strategies: tuple[int, ...]
    gruppen: tuple[int, ...]
    ju87_lost: int
    squadrons: tuple[int, ...]
    ratings: tuple[int, ...]
    damaged: tuple[int, ...]
    priorities: tuple[int, ...]
    day: int
    vp: int
    depletion: int
    effects: frozenset[str]
    options: tuple[str, ...]
    scenario: str
    weather: tuple[str, ...]

    @property
    def level(self) -> int:
        """How depleted the Luftwaffe is."""
        return DATA.depletion_level[self.depletion]


class Table(Situation):
    """A view of Eagle, with the answers given so far."""

    def __init__(self, view: View, luck: Luck, weighed: Weighed | None = None) -> None:
        super().__init__(view.table, luck, weighed)
        self.turns = view.turns

    def state(self, *, dawn: bool = False) -> State:
        """What a plan depends on; at dawn light damage is as good as mended, and the weather is not known."""
        return _state(self, dawn=dawn)

    def raid_of(self) -> dict[str, int]:
        """The target card of every Gruppe that has one."""
        return cast("dict[str, int]", self.table["raid_of"])

    def assigned(self, card: int) -> list[int]:
        """The Gruppen on a target card; those that only a pack has are not known."""
        return [DATA.number[name] for name, raid in self.raid_of().items() if raid == card and name in DATA.number]

    def segment_of(self, card: int) -> int | None:
        """The time segment that a card is planned for."""
        time = self.by_name("planned").get(str(card))
        return None if time is None else CLOCK.index(time)

    def on_track(self) -> list[int]:
        """The target cards on the planning track that are still to be resolved."""
        cards = self.by_name("cards")
        return [int(card) for card in self.by_name("planned") if cards[card] == PLACES[TRACK]]

    def is_decoy(self, card: int) -> bool:
        """Whether a decoy lies on the card."""
        return any(DATA.strategies[number].name == DECOY for number in self.strategies_on(card))

    def strategies_on(self, card: int) -> list[int]:
        """The strategy cards on a target card."""
        laid = cast("dict[str, int]", self.table["strategy_on"])
        return [int(number) for number, target in laid.items() if target == card]


def _state(s: Table, *, dawn: bool) -> State:
    cards, damage, priorities, places = s.by_name("cards"), s.by_name("damage"), s.by_name("priorities"), s.places
    squadrons, ratings = [0] * NUMBERED, [0] * NUMBERED
    for unit, name in FIGHTERS:
        box, full = BOX_OF[places[name]]
        if box < NUMBERED:
            squadrons[box] += 1
            ratings[box] += DATA.combat[full][unit]
    mended = DAMAGE[:HEAVY_DAMAGE] if dawn else DAMAGE[: UNDAMAGED + 1]
    return State(
        cards=tuple(number for number, name in TARGETS if cards[name] in AT_HAND),
        strategies=tuple(number for number, name in STRATEGIES if cards[name] in AT_HAND),
        gruppen=tuple(unit for unit, name in GRUPPEN if BOX_OF[places[name]] in READY),
        ju87_lost=sum(BOX_OF[places[DATA.names[unit]]][0] in LOST for unit in DATA.ju87),
        squadrons=tuple(squadrons),
        ratings=tuple(ratings),
        damaged=tuple(site for site, name in SITES if damage[name] not in mended),
        priorities=tuple(PRIORITIES.index(priorities[kind]) for kind in WITH_PRIORITY),
        day=DAYS.index(s.text("date")),
        vp=s.number("vp"),
        depletion=s.number("depletion"),
        effects=frozenset(s.words("effects")),
        options=tuple(s.words("options")),
        scenario=s.text("scenario"),
        weather=() if dawn else tuple(s.by_name("weather").values()),
    )
