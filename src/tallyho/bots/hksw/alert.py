"""Squadron alert: which cards each flight gets."""

from __future__ import annotations

from typing import Final

from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.odds import success
from tallyho.bots.hksw.state import KNOWN, Table, told
from tallyho.bots.weighed import percent
from tallyho.hksw.vocabulary import EVENLY, LUFTWAFFE
from tallyho.table import DONE, Choice

BOMBS_WANTED: Final = 8
"""Bombing dice of a flight: with eight a city is knocked out 86 times in a hundred, a site nearly always."""
FEW_CARDS: Final = 6
"""With fewer cards a flight is grounded, so that every card is better than none (hksw:4.lw.l)."""


def assign_squadron(s: Table, choice: Choice) -> str:
    """The first deal goes round the flights by turns: every flight has fighters, and of the Luftwaffe bombers, too."""
    if EVENLY in choice.offers:
        s.because("deal-evenly", flight=told(choice, "flight"))
        return EVENLY
    return place_squadron(s, choice)


def place_squadron(s: Table, choice: Choice) -> str:
    """A RAF flight gets the best cards; one of the Luftwaffe bombers until its bombs suffice, then fighters."""
    names = [name for name in choice.offers if name in KNOWN]
    if not names:
        s.because("nothing-to-place", flight=told(choice, "flight"))
        return choice.offers[0]
    return _of_luftwaffe(s, choice, names) if s.side == LUFTWAFFE else _of_raf(s, choice, names)


def _of_raf(s: Table, choice: Choice, names: list[str]) -> str:
    """Three cards, the best first: a flight that is not full wastes a marker."""
    name = s.best(names, lambda one: _strength(KNOWN[one]))
    kind = DATA.kind[KNOWN[name]]
    s.because("place-raf", flight=told(choice, "flight"), card=name, dice=kind.dogfight, damage=kind.damage)
    return name


def _strength(card: int) -> tuple[int, int]:
    kind = DATA.kind[card]
    return kind.dogfight + kind.damage, kind.dogfight


def _of_luftwaffe(s: Table, choice: Choice, names: list[str]) -> str:
    """Bombers until there are bombs enough for a city, then the best fighters; for the far north no Bf 109."""
    flight = DATA.flight[told(choice, "flight")]
    there = s.cards_of(flight)
    bombs = sum(DATA.kind[card].bombing for card in there)
    far = _goes_north(s, flight)
    wants = bombs < BOMBS_WANTED
    name = s.best(names, lambda one: _use(KNOWN[one], wants=wants, far=far))
    kind = DATA.kind[KNOWN[name]]
    if len(there) >= FEW_CARDS and kind.bomber and not wants:
        s.because("enough-cards", flight=told(choice, "flight"), number=len(there))
        return DONE
    _tell(s, choice, name, bombs)
    return name


def _goes_north(s: Table, flight: int) -> bool:
    """Whether a flight's mission is beyond the 12 Group line."""
    target = s.mission(flight)
    return target is not None and DATA.north[DATA.targets[target].square]


def _use(card: int, *, wants: bool, far: bool) -> tuple[int, int, int]:
    kind = DATA.kind[card]
    fits = not (far and kind.short_range)
    return int(fits), int(kind.bomber == wants), kind.bombing if wants else kind.dogfight + kind.damage


def _tell(s: Table, choice: Choice, name: str, bombs: int) -> None:
    kind = DATA.kind[KNOWN[name]]
    key = "place-bomber" if kind.bomber else "place-escort"
    chance = percent(success(bombs + kind.bombing, 3))
    s.because(key, flight=told(choice, "flight"), card=name, bombs=bombs + kind.bombing, chance=chance)


def ground_flight(s: Table, choice: Choice) -> str:
    """With too few cards for all, the flight goes without that has fewest bombs and fighters of its own."""
    name = s.best(choice.offers, lambda one: -len(s.cards_of(DATA.flight[one])))
    s.because("ground-weakest", "hksw:4.lw.l", flight=name, number=len(s.cards_of(DATA.flight[name])))
    return name


def place_returned(s: Table, choice: Choice) -> str:
    """A card that is back goes where it is needed: a bomber to the flight with fewest bombs, a fighter likewise."""
    card = KNOWN[told(choice, "card")]
    bomber = DATA.kind[card].bomber
    name = s.best(choice.offers, lambda one: -_like(s, DATA.flight[one], bomber=bomber))
    same = _like(s, DATA.flight[name], bomber=bomber)
    s.because("returned-to", flight=name, card=told(choice, "card"), number=same)
    return name


def _like(s: Table, flight: int, *, bomber: bool) -> int:
    """How many cards of this sort a flight has."""
    return sum(DATA.kind[card].bomber == bomber for card in s.cards_of(flight))
