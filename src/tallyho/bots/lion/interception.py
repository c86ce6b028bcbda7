"""Decisions in the air (lion:9, lion:10, lion:19.3, lion:19.8): who fights the hunters, who goes for the bombers."""

from __future__ import annotations

from typing import Final

from tallyho.bots.lion.charts import DATA
from tallyho.bots.lion.engagement import Raid, attack, split
from tallyho.bots.lion.raids import DISPLAY, raid_seen
from tallyho.bots.lion.situation import Situation, Unit
from tallyho.raf.lion.attacks import HOME, TO_BOMBERS
from tallyho.raf.vocabulary import BOMBER, ELEVEN_GROUP, HUNT, SECTORS
from tallyho.table import DONE, Choice

TIRED: Final = 0.3
"""What it costs to send a disrupted squadron on: it is more easily lost, and takes longer to be ready again."""


def slip_past(s: Situation, choice: Choice) -> str:
    """Far more than the hunters fight them all together; few more than the hunters slip past as far as they may.

    With about two and a half times as many, hunters are shot down and nearly every squadron comes through to the
    bombers anyway; with fewer, each squadron in the hunt is one in danger. Hurricanes slip past and Spitfires stay with
    the fighters.
    """
    raid = _raid(s)
    if not raid.bombers:
        return DONE
    through, fighting = s.squadrons(BOMBER), s.squadrons(HUNT)
    number, power = len(through) + len(fighting), _power(through) + _power(fighting)
    slips = range(len(through), number - raid.hunters + 1)
    best = max(slips, key=lambda slip: split(raid, number, power, slip))
    return _weakest(s, choice.offers[1:]) if best > len(through) else DONE


def go_home(s: Situation, choice: Choice) -> str:
    """With no hunters in the way everybody attacks, unless the escort is so strong that fewer do better."""
    may = [s.unit(name) for name in choice.offers[1:]]
    must = s.squadrons(BOMBER) + [unit for unit in s.squadrons(HUNT) if unit not in may]
    return DONE if _joining(_raid(s), must, may, 0.0) == len(may) else _weakest(s, choice.offers[1:])


def press_on(s: Situation, choice: Choice) -> str:
    """Unharmed squadrons go on if the bombers are worth it with all who can."""
    return _on_or_home(s, 0.0)


def press_on_disrupted(s: Situation, choice: Choice) -> str:
    """A disrupted squadron goes on only where it makes a difference: often the first one at the bombers does."""
    return _on_or_home(s, TIRED)


def _on_or_home(s: Situation, cost: float) -> str:
    return TO_BOMBERS if _joining(_raid(s), s.squadrons(BOMBER), s.squadrons(HUNT), cost) else HOME


def _joining(raid: Raid, there: list[Unit], may: list[Unit], cost: float) -> int:
    """How many of those who may should join those at the bombers."""
    power = _power(there)
    values = [attack(raid, raid.escorts, len(there), power)]
    for more, unit in enumerate(sorted(may, key=lambda unit: -unit.rating), start=1):
        power += unit.rating
        values.append(attack(raid, raid.escorts, len(there) + more, power) - cost * more)
    return max(range(len(values)), key=lambda number: (values[number], number))


def push_on(s: Situation, choice: Choice) -> str:
    """Those who must leave the hunters to the others are the Hurricanes."""
    return _weakest(s, choice.offers)


def evade(s: Situation, choice: Choice) -> str:
    """Against too many hunters one of a pair gets away to the bombers, if that is worth a reduced squadron.

    One squadron at the bombers takes two columns off the bombing.
    """
    raid = _raid(s)
    through, fighting = s.squadrons(BOMBER), s.squadrons(HUNT)
    number, power = len(through) + len(fighting), _power(through) + _power(fighting)
    stays = split(raid, number, power, len(through))
    evader = _weakest(s, choice.offers[1:])
    evades = split(raid, number, power - _lost_if_reduced(s.unit(evader)), len(through) + 1)
    return evader if evades > stays else DONE


def _lost_if_reduced(unit: Unit) -> int:
    reduced, full = DATA.combat
    return full[unit.number] - reduced[unit.number]


def fend(s: Situation, choice: Choice) -> str:
    """The strongest holds the hunters."""
    return s.best(choice.offers, lambda name: s.unit(name).rating)


def turn_reduced(s: Situation, choice: Choice) -> str:
    """Of the pair the one who evades is reduced, the first in the offer: it has one fight before it, not two."""
    return choice.offers[0]


def intercept(s: Situation, choice: Choice) -> str:
    """Go for those who are easiest to hit and would hurt most: rating and bombs added up, He 111 first.

    A high German rating is a weak unit, and the total of the combat rises with it.
    """
    bombed = "bombed" in s.words("effects")
    return s.best(choice.offers, lambda name: _prey(s.unit(name), bombed=bombed))


def _prey(unit: Unit, *, bombed: bool) -> int:
    return unit.rating if bombed else unit.rating + unit.strength


def escort_aside(s: Situation, choice: Choice) -> str:
    """Escorts that may stand aside are equals: it does not matter which."""
    return s.luck.one_of(choice.offers)


def new_ace(s: Situation, choice: Choice) -> str:
    """The ace is wanted where most raids come: in 11 Group, and rather with Spitfires."""
    return s.best(choice.offers, lambda name: (_group(name) == ELEVEN_GROUP, s.unit(name).rating))


def radio_confusion(s: Situation, choice: Choice) -> str:
    """The weakest is missed least."""
    return _weakest(s, choice.offers)


def _group(name: str) -> int:
    """The group of a squadron, by the sector in its designation."""
    return DATA.group[SECTORS.index(name.partition("/")[2])]


def _weakest(s: Situation, names: tuple[str, ...]) -> str:
    return s.best(names, lambda name: -s.unit(name).rating)


def _raid(s: Situation) -> Raid:
    return raid_seen(s, s.gruppen(*DISPLAY))


def _power(units: list[Unit]) -> int:
    return sum(unit.rating for unit in units)
