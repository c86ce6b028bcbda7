"""The beginning of a turn for the RAF: rotations, the ace, repairs."""

from __future__ import annotations

from typing import Final

from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.odds import repairs
from tallyho.bots.hksw.state import KNOWN, Table, told
from tallyho.bots.hksw.values import raf_card
from tallyho.bots.weighed import points
from tallyho.hksw.vocabulary import AIRFIELD, GROUPS, NO
from tallyho.table import Choice

AIRFIELD_BACK: Final = 2.0
"""An airfield repaired gives back a whole flight for all turns to come."""
STATION_BACK: Final = 0.6
"""A station repaired sees again."""
SPARE: Final = 2
"""Ready cards that a Group keeps when it gives one away."""


def rotate(s: Table, choice: Choice) -> str:
    """A loss is moved to the Group that can spare a card: the Groups in the south do the fighting."""
    donor = told(choice, "donor")
    ready = s.by_name("ready")[donor] or 0
    cards = [name for name in choice.offers if name != NO]
    yes = bool(cards) and ready > SPARE
    s.because("rotate" if yes else "no-rotation", donor=donor, receiver=told(choice, "receiver"), ready=ready)
    return s.best(cards, lambda _: 0) if yes else NO  # by luck: a habit would tell which others fly


def ace_to(s: Table, choice: Choice) -> str:
    """The ace goes to the flight with most cards: it will fight first."""
    name = s.best(choice.offers, lambda one: s.size(DATA.flight[one]))
    s.because("ace-to", "hksw:turns.8.b", flight=name, number=s.size(DATA.flight[name]))
    return name


def declare_dice(s: Table, choice: Choice) -> str:
    """The dice are shared out so that what they mend on average is worth most."""
    group, dice = GROUPS.index(told(choice, "group")), told(choice, "number")
    squadrons = s.damaged(group)
    sites = [site for site in DATA.sites_of[group] if s.hits(site)]
    card, site = raf_card(s, group), sum(_site(one) for one in sites) / max(1, len(sites))

    def worth(number: str) -> float:
        mine = int(number)
        return card * repairs(mine, squadrons) + site * repairs(dice - mine, len(sites))

    answer = max(choice.offers, key=lambda one: (worth(one), int(one)))
    s.because(
        "share-dice",
        "hksw:2.production.e",
        squadrons=points(repairs(int(answer), squadrons)),
        sites=points(repairs(dice - int(answer), len(sites))),
        card=points(card),
        site=points(site),
    )
    return answer


def _site(target: int) -> float:
    return AIRFIELD_BACK if DATA.targets[target].kind == AIRFIELD else STATION_BACK


def reserve(s: Table, choice: Choice) -> str:
    """13 Group's points are kept for the end of the game, unless the Group has too few cards for its flights."""
    most = max(int(one) for one in choice.offers)
    group = GROUPS.index("13")
    ready = s.by_name("ready")[GROUPS[group]] or 0
    needed = sum(DATA.raf_cards - s.size(flight) for flight in DATA.flights_of[group])
    spent = most if not s.turns_left else min(most, max(0, needed - ready))
    s.because("reserve", "hksw:reserve13.d", number=spent, left=told(choice, "left"), turns=s.turns_left)
    return str(spent)


def repair_squadron(s: Table, choice: Choice) -> str:
    """The strongest card comes back first."""
    name = s.best(choice.offers, _strength)
    s.because("strongest-back", "hksw:2.production.i", card=name, strength=_strength(name))
    return name


def _strength(name: str) -> int:
    kind = DATA.kind[KNOWN[name]] if name in KNOWN else None
    return kind.dogfight + kind.damage if kind else 0


def repair_site(s: Table, choice: Choice) -> str:
    """An airfield before a radar station: a grounded flight defends nothing."""
    name = s.best(choice.offers, lambda one: _site(DATA.target[one]) if one in DATA.target else 0.0)
    airfield = name in DATA.target and DATA.targets[DATA.target[name]].kind == AIRFIELD
    s.because("airfield-first" if airfield else "station-next", "hksw:2.production.g", target=name)
    return name
