"""Strategy cards go where they change the forecast most (eagle:15.1); a decoy goes where it draws most squadrons."""

from __future__ import annotations

from typing import Final

from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.forecast import Expected, Mission, expected
from tallyho.bots.eagle.opposition import Seen, answered, detected
from tallyho.bots.eagle.planner import Raid
from tallyho.bots.eagle.state import State
from tallyho.bots.eagle.targets import in_area, nets, outlook, pools, weather
from tallyho.raf.eagle.strategy import DECOY, ESCORT_COORDINATION_CARD, FREE_HUNT, MAJOR_RAID
from tallyho.raf.vocabulary import EARLY, LF2, LF3, ME109, POOR

WORTH_A_CARD: Final = 0.05
"""What a card must change a forecast by, at least."""
AN_ESCORT: Final = 0.05
"""What Escort Coordination is taken to bring for every escort: some would stand aside without it."""
A_GRUPPE: Final = 0.02
"""What Major Raid Coordination is taken to bring for every Gruppe: those that miss the rendezvous fly on, reduced."""
WORTH_A_DECOY: Final = 0.4
"""What a decoy must bring: with one more raid in the segment the Gruppen more often miss their rendezvous."""
NOBODY: Final = Mission(0, 0, 0, (0, 0, 0, 0, 0, 0), 0)


def with_strategies(state: State, raids: list[Raid], spare: list[int]) -> list[Raid]:
    """The raids with the strategy cards of the hand on them; a decoy is a raid of its own, on a spare card."""
    found = raids[:]
    for number in state.strategies:
        if DATA.strategies[number].name == DECOY:
            found = decoy(state, number, found, spare) + found
            continue
        gains = [gain(state, raid, number) for raid in found]
        best = max(range(len(found)), key=gains.__getitem__, default=None)
        if best is not None and gains[best] >= WORTH_A_CARD:
            found[best] = laid_on(state, found[best], number, gains[best])
    return found


def gain(state: State, raid: Raid, number: int) -> float:
    """The points that a strategy card takes off the forecast of a raid."""
    if not raid.gruppen:
        return 0.0
    name = DATA.strategies[number].name
    if name == ESCORT_COORDINATION_CARD:
        return AN_ESCORT * raid.mission.escorts
    if name == MAJOR_RAID:
        return A_GRUPPE * raid.mission.gruppen
    if name == FREE_HUNT:
        more = raid.mission._replace(hunters=raid.mission.hunters + 1)
        return raid.expected.vp - forecast(state, raid, more, raid.strategies).vp if may_hunt(state, raid) else 0.0
    return raid.expected.vp - forecast(state, raid, raid.mission, (*raid.strategies, number)).vp


def may_hunt(state: State, raid: Raid) -> bool:
    """Whether a further Me 109 can reach the raid and is left at an airbase (eagle:15.1c)."""
    if DATA.targets[raid.card].beyond:
        return False
    flying = raid.mission.hunters + raid.mission.escorts - raid.mission.me110_escorts + raid.mission.patrollers
    luftflotte = DATA.luftflotte[raid.gruppen[0]]
    ready = [unit for unit in state.gruppen if DATA.type[unit] == ME109 and DATA.luftflotte[unit] == luftflotte]
    return len(ready) > flying


def forecast(state: State, raid: Raid, mission: Mission, strategies: tuple[int, ...], taken: float = 0.0) -> Expected:
    """What the raid promises with other missions or cards."""
    return expected(outlook(state, raid.card, taken=taken, strategies=strategies), mission)


def laid_on(state: State, raid: Raid, number: int, value: float) -> Raid:
    """The raid with a further strategy card."""
    strategies = (*raid.strategies, number)
    promised = forecast(state, raid, raid.mission, strategies)
    return raid._replace(strategies=strategies, gains=(*raid.gains, value), expected=promised)


def decoy(state: State, number: int, raids: list[Raid], spare: list[int]) -> list[Raid]:
    """A decoy on the spare card and in the segment where it helps most; none if it does not help enough."""
    best: tuple[float, Raid] | None = None
    for card in spare:
        drawn = misled(state, card, DATA.strategies[number].decoy_size)
        for raid in raids:
            full = sum(one.segment == raid.segment for one in raids) >= DATA.raids_a_segment
            if full or not raid.gruppen or not may_share(state, card, raid):
                continue
            value = (
                raid.expected.vp
                - forecast(state, raid, raid.mission, raid.strategies, common(card, raid.card) * drawn).vp
            )
            if value >= WORTH_A_DECOY and (best is None or value > best[0]):
                lure = Raid(card, raid.segment, (), NOBODY, Expected(0.0, drawn), (number,), (value,))
                best = value, lure
    return [best[1]] if best is not None else []


def may_share(state: State, card: int, raid: Raid) -> bool:
    """Whether a raid on the card is in the same area: only there it draws the same squadrons."""
    return any(in_area(state, one, card) and in_area(state, one, raid.card) for one in (LF2, LF3))


def misled(state: State, card: int, size: int) -> float:
    """How many squadrons a decoy draws on average: it is seen as a major raid of so many Gruppen (eagle:5.4b)."""
    seen = Seen(size, 0, 0, 0, 0, 1, DATA.priority_date[state.day])
    reach = pools(state, card, 0.0)
    target = DATA.targets[card]
    total = 0.0
    for kind, chance in enumerate(weather(state, target.luftflotte)):
        modifier = nets(state, card) + target.observers[kind] + DATA.detection_size[size]
        for warning, _, likely in detected(modifier):
            drawn = answered(card, reach[min(warning, EARLY)], warning, POOR, seen)
            total += chance * likely * sum(number * share for number, share in drawn)
    return total


def common(card: int, other: int) -> float:
    """The share of a card's squadrons that could also answer a raid on another card."""
    of_both = {sector for sector, _ in DATA.charts[other]}
    early = [(sector, numbers[EARLY]) for sector, numbers in DATA.charts[card]]
    return sum(number for sector, number in early if sector in of_both) / sum(number for _, number in early)
