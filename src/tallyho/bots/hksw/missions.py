"""Luftwaffe missions: which card of the hand each flight flies."""

from __future__ import annotations

from typing import Final

from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.sorties import Sortie, forecast
from tallyho.bots.hksw.state import Table, told
from tallyho.bots.weighed import percent, points
from tallyho.hksw.vocabulary import LF5, NO, NONE, OF_LUFTWAFFE, YES
from tallyho.table import Choice

WORTH_FLYING: Final = 0.0
"""A sortie that promises less is not flown: a mission kept in the hand fails nobody."""
LAST_CHANCE: Final = 1.0
"""So much less is good enough for Luftflotte 5 on turn 5: without an attempt it is withdrawn (R-31)."""
SAFE_LEAD: Final = 12
"""With so many points more the Luftwaffe has nothing to gain from Battle of Britain Day."""

Plan = dict[int, Sortie]


def assign_mission(s: Table, choice: Choice) -> str:
    """Missions go to the flights so that all together promise most; one that promises nothing stays in the hand.

    A flight with Bf 109s or Ju 87s cannot cross the 12 Group line, so that the missions beyond it are for the others.
    """
    flight = DATA.flight[told(choice, "flight")]
    hand = [DATA.target[name] for name in choice.offers if name in DATA.target]
    plan = _best_plan(s, flight, hand)
    mine = plan.get(flight)
    if mine is None:
        _tell_none(s, flight, hand)
        return NONE
    tell_sortie(s, flight, mine)
    return DATA.targets[mine.target].name


def _best_plan(s: Table, flight: int, hand: list[int]) -> Plan:
    """The missions for this flight and those asked after it that promise most in all."""
    waiting = [one for one in OF_LUFTWAFFE if one >= flight and s.cards_of(one) and s.mission(one) is None]
    states: dict[frozenset[int], tuple[float, Plan]] = {frozenset(): (0.0, {})}
    for one in waiting:
        options = _options(s, one, hand)
        further = dict(states)
        for used, (total, plan) in states.items():
            for sortie in options:
                if sortie.target in used:
                    continue
                key = used | {sortie.target}
                value = total + sortie.worth - threshold(s, one)
                if key not in further or value > further[key][0]:
                    further[key] = (value, {**plan, one: sortie})
        states = further
    return max(states.values(), key=lambda state: state[0])[1]


def _options(s: Table, flight: int, hand: list[int]) -> list[Sortie]:
    """The few best missions of a flight: more of them would take time and change next to nothing."""
    cards = s.cards_of(flight)
    found = [forecast(s, flight, cards, target, DATA.base[flight]) for target in hand]
    good = [one for one in found if one is not None and one.worth > threshold(s, flight)]
    return sorted(good, key=lambda one: -one.worth)[:4]


def threshold(s: Table, flight: int) -> float:
    """What a sortie must promise to be flown."""
    last = DATA.formation[flight] == LF5 and s.turn == DATA.luftflotte_5_turn
    return WORTH_FLYING - LAST_CHANCE if last else WORTH_FLYING


def _tell_none(s: Table, flight: int, hand: list[int]) -> None:
    """Why no mission is good enough."""
    if s.weighed is None:
        return
    found = [one for target in hand if (one := forecast(s, flight, s.cards_of(flight), target, DATA.base[flight]))]
    name = DATA.flights[flight]
    if not s.cards_of(flight):
        s.because("no-cards-to-fly", "hksw:4.lw.l", flight=name)
    elif not found:
        s.because("no-mission-in-reach", "hksw:6.line12.a", flight=name)
    else:
        best = max(found, key=lambda one: one.worth)
        s.because("no-mission-worth", flight=name, target=DATA.targets[best.target].name, worth=points(best.worth))


def tell_sortie(s: Table, flight: int, sortie: Sortie) -> None:
    """What a sortie promises, with its numbers."""
    s.because(
        "sortie",
        "hksw:8.bombing.d",
        flight=DATA.flights[flight],
        target=DATA.targets[sortie.target].name,
        success=percent(sortie.success),
        points=sortie.points,
        worth=points(sortie.worth),
        phases=sortie.phases,
    )
    s.because(
        "sortie-met",
        "hksw:6.intercept.a",
        intercepted=percent(sortie.intercepted),
        dogfought=percent(sortie.dogfought),
        lost=points(sortie.toll.luftwaffe),
        raf=points(sortie.toll.raf),
    )


def fly_today(s: Table, choice: Choice) -> str:
    """Battle of Britain Day is flown, unless the lead is safe: every turn flown is a chance to score."""
    lead = s.lead
    s.because("lead-safe" if lead >= SAFE_LEAD else "day-to-score", "hksw:turns.10.a", lead=lead, safe=SAFE_LEAD)
    return NO if lead >= SAFE_LEAD else YES
