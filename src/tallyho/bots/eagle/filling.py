"""Raids filled up: bombers as many as the forecast likes, fighters as many as find room (eagle:5.2, eagle:5.3)."""

from __future__ import annotations

from typing import Final

from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.forecast import expected
from tallyho.bots.eagle.letters import uneven
from tallyho.bots.eagle.planner import BOMBER_BOX, LEVEL_ORDER, fitting
from tallyho.bots.eagle.sketch import Sketch
from tallyho.bots.eagle.state import State, Table
from tallyho.bots.eagle.targets import mission, outlook
from tallyho.raf.vocabulary import JU87, ME109, ME110, RADAR

FEWEST_BOMBERS: Final = 2
MOST_BOMBERS: Final = 6
"""Between these the forecast decides: fewer do not survive a fight, more find no escort."""


def fill_bombers(sketch: Sketch, table: Table, card: int) -> None:
    """Bombers for each raid until it has as many as promise most with the escort that finds room beside them."""
    if not sketch.whole_day:
        return
    state = table.state(dawn=True)
    for raid in sketch.raids(card):
        while bombers_wanted(sketch, state, raid):
            join(sketch, raid, bomber_types(sketch, raid))


def bombers_wanted(sketch: Sketch, state: State, card: int) -> int:
    """How many bombers more a raid should have: at least two in all, but never without room for a fighter."""
    there, room = numbers_on(sketch, card, BOMBER_BOX), sketch.room(card)
    free = [unit for unit in at_base(sketch, card) if DATA.is_bomber[unit]]
    fighters = numbers_on(sketch, card, (ME109, ME110))
    most = min(len(free), MOST_BOMBERS - sum(there), room - (not sum(fighters)))
    kind = BOMBER_BOX.index(bomber_types(sketch, card)[0])
    ahead = outlook(state, card, strategies=tuple(sketch.strategies_on(card)))
    values: dict[int, float] = {}
    for more in range(max(0, min(most, FEWEST_BOMBERS - sum(there))), most + 1):
        box = tuple(number + more * (place == kind) for place, number in enumerate(there))
        escort = fitting(card, hoped_for(sketch, state, card), room + sum(fighters) - more)
        values[more] = expected(ahead, mission(state, card, *escort, box)).vp
    return min(values, key=lambda more: (values[more], more), default=0)


def hoped_for(sketch: Sketch, state: State, card: int) -> tuple[int, int]:
    """The Me 109s and Me 110s that a raid may hope for: a share of those of its area."""
    area, at = DATA.targets[card].luftflotte, sketch.p.planned[card]
    own = [unit for unit in state.gruppen if DATA.luftflotte[unit] == area]
    raids = [one for one in sketch.raids(0) if sketch.p.planned[one] == at and DATA.targets[one].luftflotte == area]
    me109, me110 = (sum(DATA.type[unit] == kind for unit in own) // len(raids) for kind in (ME109, ME110))
    return me109, me110


def fill_escort(sketch: Sketch, table: Table, card: int) -> None:
    """Fighters for each raid that may have them now: even shares of those who stand ready, as far as there is room.

    Me 109s where they reach the target, for patrols over the Channel and for the hunt, and Me 110s beside the bombers.
    """
    raids = [raid for raid in sketch.raids(card) if sketch.takes_fighters(raid)]
    flying = -1
    while flying != (flying := sum(len(sketch.on(raid)) for raid in raids)):
        for place, raid in enumerate(raids):
            share_out(sketch, raid, raids[place:])


def share_out(sketch: Sketch, card: int, raids: list[int]) -> None:
    """A raid has its share of the fighters, with these raids to come."""
    sharing = [one for one in raids if DATA.targets[one].luftflotte == DATA.targets[card].luftflotte]
    for kind, more in zip((ME109, ME110), fighters_wanted(sketch, card, sharing), strict=True):
        for _ in range(more):
            join(sketch, card, (kind,))


def fighters_wanted(sketch: Sketch, card: int, sharing: list[int]) -> tuple[int, int]:
    """How many Me 109s and Me 110s more a raid should have, if others want their share, too."""
    me109, me110 = numbers_on(sketch, card, (ME109, ME110))
    free = [DATA.type[unit] for unit in at_base(sketch, card)]
    reach = [one for one in sharing if not DATA.targets[one].beyond]
    all_109 = me109 + free.count(ME109) // max(1, len(reach))
    all_110 = me110 + free.count(ME110) // len(sharing)
    room = sketch.room(card)
    fit_109, fit_110 = fitting(card, (all_109, all_110), room + me109 + me110)
    more_109 = max(0, fit_109 - me109)
    return more_109, max(0, min(fit_110 - me110, room - more_109))


def join(sketch: Sketch, card: int, kinds: tuple[int, ...]) -> None:
    """One more Gruppe for a raid: of the first type there is, of the area's Luftflotte, of the rarest letter."""
    there = sketch.on(card)
    ready = [unit for unit in at_base(sketch, card) if DATA.type[unit] in kinds]

    def order(unit: int) -> tuple[int, bool, int]:
        foreign = DATA.luftflotte[unit] != DATA.targets[card].luftflotte
        return kinds.index(DATA.type[unit]), foreign, uneven([*there, unit])

    sketch.give(card, DATA.names[min(ready, key=order)])


def at_base(sketch: Sketch, card: int) -> list[int]:
    """The Gruppen that could join a raid."""
    there = sketch.on(card)
    found = [DATA.number[name] for name in sketch.offered(card) if name in DATA.number]
    return [unit for unit in found if unit not in there]


def numbers_on(sketch: Sketch, card: int, kinds: tuple[int, ...]) -> tuple[int, ...]:
    """How many Gruppen of each type are on a raid; a Jabo is neither fighter nor bomber here."""
    types = [DATA.type[unit] for unit in sketch.on(card) if not sketch.p.jabo[unit]]
    return tuple(types.count(kind) for kind in kinds)


def bomber_types(sketch: Sketch, card: int) -> tuple[int, ...]:
    """The types of bombers for a raid in order: those it has, Ju 87s if all can dive, the hardiest level bombers."""
    free = {DATA.type[unit] for unit in at_base(sketch, card)}
    there = {DATA.type[unit] for unit in sketch.on(card)}
    divers = () if DATA.targets[card].type == RADAR or there & set(LEVEL_ORDER) else (JU87,)
    usual = (*divers, *LEVEL_ORDER, *(() if divers else (JU87,)))
    known = [kind for kind in usual if kind in there] + [kind for kind in usual if kind not in there]
    return tuple(sorted(known, key=lambda kind: kind not in free))
