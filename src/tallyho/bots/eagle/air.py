"""Decisions in the air and over the target (eagle:8, eagle:10.22, eagle:15.1, eagle:19.7)."""

from __future__ import annotations

from tallyho.bots.eagle.deployment import awaited, deployed, force_of
from tallyho.bots.eagle.engagement import met
from tallyho.bots.eagle.forecast import CLOUDS, raid_of
from tallyho.bots.eagle.state import Table
from tallyho.bots.raf.charts import DATA
from tallyho.bots.raf.situation import Unit
from tallyho.bots.weighed import points
from tallyho.raf.vocabulary import HUNT, TYPES
from tallyho.table import DONE, Choice


def free_hunt(s: Table, choice: Choice) -> str:
    """A further Gruppe joins the hunters if that is better than the hunters alone."""
    ahead, flying = awaited(s), deployed(force_of(s), 0)
    squadrons = len(s.squadrons(HUNT))
    raid = raid_of(ahead, flying)
    alone, joined = (
        met(raid._replace(hunters=number), squadrons, ahead.rating, CLOUDS[0])
        for number in (raid.hunters, raid.hunters + 1)
    )
    if s.weighed is not None:
        facts = {"hunters": raid.hunters, "squadrons": squadrons}
        s.weighed.add("free-hunt-value", vp=points(joined), alone=points(alone), **facts)
    return s.best([name for name in choice.offers if name != DONE], alike) if joined < alone else DONE


def no_contact(s: Table, choice: Choice) -> str:
    """The weakest hunter is missed least; a high rating is a weak Gruppe."""
    return weakest(s, choice.offers, "weakest-leaves")


def escort_aside(s: Table, choice: Choice) -> str:
    """The weakest escort stands aside: its rating only raises the total of the combat."""
    return weakest(s, choice.offers, "weakest-aside")


def excess_squadron(s: Table, choice: Choice) -> str:
    """The weakest squadron may go on to the bombers; the strong ones have the hunters to deal with."""
    return feeblest(s, choice.offers, "feeblest-slips")


def green_for_pool(s: Table, choice: Choice) -> str:
    """Of green squadrons the one with the lowest rating is met most gladly."""
    return feeblest(s, choice.offers, "feeblest-met")


def which_blenheim(s: Table, choice: Choice) -> str:
    """Of the Blenheims that may join the attack the weakest is met most gladly."""
    return feeblest(s, choice.offers, "feeblest-met")


def intercept(s: Table, choice: Choice) -> str:
    """Those who may be intercepted are of one type: the one with fewest bombs."""
    return least_bombs(s, choice.offers, "least-bombs-intercepted")


def extended_attack(s: Table, choice: Choice) -> str:
    """The bomber that loses least of its bombs is worn down."""
    answer = s.best(choice.offers, lambda name: -bombs_lost(s.unit(name)))
    if s.weighed is not None:
        unit = s.unit(answer)
        s.weighed.add("least-lost", unit=answer, type=TYPES[unit.type], lost=bombs_lost(unit))
    return answer


def disperse(s: Table, choice: Choice) -> str:
    """Bombs on an airfield drive away the strongest squadron."""
    answer = s.best(choice.offers, lambda name: s.unit(name).rating)
    if s.weighed is not None:
        s.weighed.add("strongest-dispersed", unit=answer, rating=s.unit(answer).rating)
    return answer


def alike(name: str) -> int:
    """All Me 109s that stand ready are alike."""
    return 0


def bombs_lost(unit: Unit) -> int:
    """The bombing strength that a Gruppe loses when it is reduced."""
    reduced, full = DATA.bombing
    return full[unit.number] - reduced[unit.number]


def weakest(s: Table, names: tuple[str, ...], key: str) -> str:
    """The Gruppe with the highest rating, which is the easiest to shoot down."""
    answer = s.best(names, lambda name: s.unit(name).rating)
    if s.weighed is not None:
        s.weighed.add(key, unit=answer, rating=s.unit(answer).rating)
    return answer


def feeblest(s: Table, names: tuple[str, ...], key: str) -> str:
    """The squadron with the lowest rating."""
    answer = s.best(names, lambda name: -s.unit(name).rating)
    if s.weighed is not None:
        s.weighed.add(key, unit=answer, rating=s.unit(answer).rating)
    return answer


def least_bombs(s: Table, names: tuple[str, ...], key: str) -> str:
    """The Gruppe with the lowest bombing strength."""
    answer = s.best(names, lambda name: -s.unit(name).strength)
    if s.weighed is not None:
        s.weighed.add(key, unit=answer, strength=s.unit(answer).strength)
    return answer
