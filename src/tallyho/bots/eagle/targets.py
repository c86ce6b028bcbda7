"""A target card as a planner sees it: what raid it allows, who reaches it, what awaits a raid there."""

from __future__ import annotations

from typing import Final

from tallyho.bots.eagle.charts import DATA, FORECAST
from tallyho.bots.eagle.engagement import ORDER
from tallyho.bots.eagle.forecast import Mission, Outlook
from tallyho.bots.eagle.state import State
from tallyho.raf.eagle.pool import WITHOUT_CONTROL_ROOM
from tallyho.raf.eagle.strategy import LOW_LEVEL_CARD, MAJOR_RAID, SECONDARY_TARGET
from tallyho.raf.score import ADVANCED
from tallyho.raf.vocabulary import EARLY, LF2, LF3, MAJOR, ME110, WEATHERS

BOTH_AREAS: Final = "lf3-to-lf2"
PRESSED: Final = "pressed"
HALF_STEPS: Final = 2
"""Ratings are averaged to half a point."""
USUAL_RATING: Final = 2.5


def raid_kind(state: State, card: int) -> int:
    """What raid a card allows: none, a minor or a major one (eagle:5.1d)."""
    target = DATA.targets[card]
    usual, depleted = DATA.eligibility[state.priorities[target.type], target.value]
    return depleted if state.level else usual


def most_gruppen(state: State, card: int, raids: int, strategies: tuple[int, ...] = ()) -> int:
    """The most Gruppen that a card takes if so many raids are planned (eagle:5.4)."""
    if has(strategies, MAJOR_RAID):
        return DATA.most_gruppen
    if raid_kind(state, card) != MAJOR:
        return DATA.minor_limit
    return DATA.most_gruppen if state.level else DATA.raid_limit[raids]


def in_area(state: State, luftflotte: int, card: int) -> bool:
    """Whether a Luftflotte may fly to a card's area (eagle:5.4h, eagle:5.4i)."""
    area = DATA.targets[card].luftflotte
    return area == luftflotte or (luftflotte == LF3 and area == LF2 and BOTH_AREAS in state.effects)


def has(strategies: tuple[int, ...], name: str) -> bool:
    """Whether a strategy card of this name is among them."""
    return any(DATA.strategies[number].name == name for number in strategies)


def outlook(
    state: State, card: int, *, taken: float = 0.0, cards_left: int = 0, strategies: tuple[int, ...] = ()
) -> Outlook:
    """What awaits a raid, with so many squadrons drawn away by others and so many raids still to come with it."""
    target = DATA.targets[card]
    secondary = has(strategies, SECONDARY_TARGET)
    cards = [DATA.strategies[number] for number in strategies]
    return Outlook(
        card=card,
        type=target.secondary_type if secondary else target.type,
        pools=pools(state, card, taken),
        rating=rating(state, card),
        nets=nets(state, card) + sum(one.detection for one in cards),
        halved=headquarters_hit(state, card),
        weather=weather(state, target.luftflotte),
        level=state.level,
        date=DATA.priority_date[state.day],
        cards_left=cards_left,
        shift=sum(one.bombing_shift for one in cards),
        row=sum(one.combat_row for one in cards),
        low=has(strategies, LOW_LEVEL_CARD),
    )


def pools(state: State, card: int, taken: float) -> tuple[int, ...]:
    """The squadrons that may respond at no, late, sufficient and early warning (eagle:7.1)."""
    found = [-taken] * (EARLY + 1)
    for sector, numbers in DATA.charts[card]:
        ready = state.squadrons[sector]
        if DATA.airfield[sector] in state.damaged:
            ready = min(ready, WITHOUT_CONTROL_ROOM) if DATA.targets[card].sector == sector else 0
        for warning, listed in enumerate(numbers):
            found[warning] += min(listed, ready)
    return tuple(max(0, round(number)) for number in found)


def rating(state: State, card: int) -> float:
    """The average rating of the squadrons around."""
    sectors = [sector for sector, _ in DATA.charts[card]]
    number = sum(state.squadrons[sector] for sector in sectors)
    if not number:
        return USUAL_RATING
    return round(HALF_STEPS * sum(state.ratings[sector] for sector in sectors) / number) / HALF_STEPS


def nets(state: State, card: int) -> int:
    """The detection modifier of the radar nets (eagle:6.2b, eagle:10.21), and of a Luftwaffe that presses."""
    damaged = [net for net in DATA.nets if net in state.damaged]
    pressed = DATA.detect_press if PRESSED in state.effects else 0
    if len(damaged) >= DATA.nets_crippled:
        return pressed
    return pressed + DATA.detect_net * sum(net not in damaged for net in DATA.targets[card].nets)


def headquarters_hit(state: State, card: int) -> int:
    """How many of the headquarters that matter for a card are damaged (eagle:10.25)."""
    group = DATA.group_hq.get(DATA.group[DATA.targets[card].sector])
    return (DATA.stanmore in state.damaged) + (group is not None and group in state.damaged)


def weather(state: State, luftflotte: int) -> tuple[float, ...]:
    """The chances of each weather over an area: by the die of the morning, or known."""
    if not state.weather:
        return FORECAST[luftflotte]
    known = WEATHERS.index(state.weather[luftflotte])
    return tuple(float(one == known) for one in range(len(WEATHERS)))


def mission(state: State, card: int, me109: int, me110: int, bombers: tuple[int, ...]) -> Mission:
    """The usual missions: Me 109s hunt unless they must patrol or escort, Me 110s escort bombers or strafe alone."""
    number = sum(bombers)
    patrollers = me109 if DATA.targets[card].beyond else min(me109, DATA.channel_patrol[number])
    escorts = me110 if number else 0
    called = min(me109 - patrollers, max(0, escorts_wanted(state, number) - escorts))
    box = (*bombers, me110 - escorts, 0)
    return Mission(me109 - patrollers - called, escorts + called, escorts, box, patrollers)


def escorts_wanted(state: State, bombers: int) -> int:
    """The close escort that high command demands (eagle:19.2d, eagle:19.2e)."""
    if ADVANCED not in state.options:
        return 0
    return bombers if state.level and state.vp > 0 else (bombers + 1) // 2


assert ORDER.index(ME110) == 4, "strafers come after the four types of bombers"
