"""Luftwaffe flights that turn back: after a phase, before a long move."""

from __future__ import annotations

from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.missions import tell_sortie
from tallyho.bots.hksw.sorties import forecast
from tallyho.bots.hksw.state import Table, told
from tallyho.bots.weighed import points
from tallyho.hksw.vocabulary import HOME, STAY
from tallyho.table import DONE, Choice


def reach_home(s: Table, choice: Choice) -> str:
    """A flight stays up as long as what it still promises is more than what staying costs."""
    flight = told(choice, "flight")
    return STAY if _stays(s, DATA.flight[flight]) else HOME


def next_square(s: Table, choice: Choice) -> str:
    """First those that bomb; each of the others stays up if its sortie still promises something."""
    for offer in choice.offers:
        name, _, way = offer.partition(" ")
        if not way:
            s.because("bombs-first", "hksw:8.order.a", flight=name)
            return offer
    name = choice.offers[0].partition(" ")[0]
    return f"{name} {STAY if _stays(s, DATA.flight[name]) else HOME}"


def _stays(s: Table, flight: int) -> bool:
    name, target, cards = DATA.flights[flight], s.mission(flight), s.cards_of(flight)
    if target is None or not any(DATA.kind[card].bomber for card in cards):
        s.because("no-bombers-left", "hksw:8.bombing.b", flight=name)
        return False
    sortie = forecast(s, flight, cards, target, s.at[flight])
    failure = -float(DATA.points["failed-mission"])  # going home is a failure, too
    if sortie is None or sortie.worth <= failure:
        worth = points(sortie.worth) if sortie else failure
        s.because("turns-back", "hksw:8.reach.a", flight=name, worth=worth, failure=failure)
        return False
    tell_sortie(s, flight, sortie)
    return True


def send_home(s: Table, choice: Choice) -> str:
    """Before a long move Bf 109s go home, and Ju 87s that cannot reach the target: one in three would be lost."""
    flight = DATA.flight[told(choice, "flight")]
    target = s.mission(flight)
    north = target is not None and DATA.north[DATA.targets[target].square]
    cards = [DATA.card[name] for name in choice.offers if name != DONE]
    leaving = [card for card in cards if north or not DATA.kind[card].bomber]
    if leaving:
        name = DATA.cards[leaving[0]]
        s.because("send-home-north" if north else "send-home", "hksw:6.line12.d", card=name)
        return name
    s.because("nobody-sent-home", "hksw:6.line12.d", flight=told(choice, "flight"))
    return DONE
