"""Decisions in the air (lion:9, lion:10, lion:19.3, lion:19.8): who fights the hunters, who goes for the bombers."""

from __future__ import annotations

from typing import Final

from tallyho.bots.lion.engagement import Raid, attack, split
from tallyho.bots.lion.raids import DISPLAY, raid_seen
from tallyho.bots.raf.charts import DATA
from tallyho.bots.raf.situation import Situation, Unit
from tallyho.bots.weighed import points
from tallyho.raf.lion.attacks import HOME, TO_BOMBERS
from tallyho.raf.vocabulary import BOMBER, ELEVEN_GROUP, HUNT, SECTORS, TYPES
from tallyho.table import DONE, Args, Choice

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
        if s.weighed is not None:
            s.weighed.add("nothing-behind-hunters", "lion:9.1e", hunters=raid.hunters)
        return DONE
    through, fighting = s.squadrons(BOMBER), s.squadrons(HUNT)
    number, power = len(through) + len(fighting), _power(through) + _power(fighting)
    slips = range(len(through), number - raid.hunters + 1)
    best = max(slips, key=lambda slip: split(raid, number, power, slip))
    if s.weighed is not None:
        s.weighed.add("against-hunters", squadrons=len(fighting), hunters=raid.hunters, through=len(through))
        for slip in sorted({best, slips[0], slips[-1]}, key=lambda slip: (slip != best, slip)):
            vp = points(split(raid, number, power, slip))
            s.weighed.add("slip-value", slip=slip, staying=number - slip, vp=vp, best="yes" if slip == best else "no")
    return _weakest(s, choice.offers[1:], "weakest-slips") if best > len(through) else DONE


def go_home(s: Situation, choice: Choice) -> str:
    """With no hunters in the way everybody attacks, unless the escort is so strong that fewer do better."""
    may = [s.unit(name) for name in choice.offers[1:]]
    must = s.squadrons(BOMBER) + [unit for unit in s.squadrons(HUNT) if unit not in may]
    if _joining(s, must, may, 0.0) == len(may):
        return DONE
    return _weakest(s, choice.offers[1:], "weakest-home")


def press_on(s: Situation, choice: Choice) -> str:
    """Unharmed squadrons go on if the bombers are worth it with all who can."""
    return _on_or_home(s, 0.0)


def press_on_disrupted(s: Situation, choice: Choice) -> str:
    """A disrupted squadron goes on only where it makes a difference: often the first one at the bombers does."""
    return _on_or_home(s, TIRED)


def _on_or_home(s: Situation, cost: float) -> str:
    return TO_BOMBERS if _joining(s, s.squadrons(BOMBER), s.squadrons(HUNT), cost) else HOME


def _joining(s: Situation, there: list[Unit], may: list[Unit], cost: float) -> int:
    """How many of those who may should join those at the bombers."""
    raid, power = _raid(s), _power(there)
    values = [attack(raid, raid.escorts, len(there), power)]
    for more, unit in enumerate(sorted(may, key=lambda unit: -unit.rating), start=1):
        power += unit.rating
        values.append(attack(raid, raid.escorts, len(there) + more, power) - cost * more)
    best = max(range(len(values)), key=lambda number: (values[number], number))
    if s.weighed is not None:
        s.weighed.add("at-bombers", bombers=raid.bombers, escorts=raid.escorts, there=len(there), more=len(may))
        for more in sorted({best, 0, len(may)}, key=lambda more: (more != best, more)):
            vp, total = points(values[more]), len(there) + more
            s.weighed.add("attack-value", number=total, vp=vp, best="yes" if more == best else "no")
        if cost:
            s.weighed.add("disrupted-price", "lion:chart.damage-hunt.d", price=cost)
    return best


def push_on(s: Situation, choice: Choice) -> str:
    """Those who must leave the hunters to the others are the Hurricanes."""
    return _weakest(s, choice.offers, "weakest-slips")


def evade(s: Situation, choice: Choice) -> str:
    """Against too many hunters one of a pair gets away to the bombers, if that is worth a reduced squadron.

    One squadron at the bombers takes two columns off the bombing.
    """
    raid = _raid(s)
    through, fighting = s.squadrons(BOMBER), s.squadrons(HUNT)
    number, power = len(through) + len(fighting), _power(through) + _power(fighting)
    stays = split(raid, number, power, len(through))
    evader = _weakest(s, choice.offers[1:])
    lost = _lost_if_reduced(s.unit(evader))
    evades = split(raid, number, power - lost, len(through) + 1)
    if s.weighed is not None:
        s.weighed.add("against-hunters", squadrons=len(fighting), hunters=raid.hunters, through=len(through))
        s.weighed.add("evade-value", squadron=evader, vp=points(evades), lost=lost)
        s.weighed.add("stay-value", vp=points(stays))
    return evader if evades > stays else DONE


def _lost_if_reduced(unit: Unit) -> int:
    reduced, full = DATA.combat
    return full[unit.number] - reduced[unit.number]


def fend(s: Situation, choice: Choice) -> str:
    """The strongest holds the hunters."""
    answer = s.best(choice.offers, lambda name: s.unit(name).rating)
    if s.weighed is not None:
        s.weighed.add("strongest", unit=answer, rating=s.unit(answer).rating)
    return answer


def turn_reduced(s: Situation, choice: Choice) -> str:
    """Of the pair the one who evades is reduced, the first in the offer: it has one fight before it, not two."""
    if s.weighed is not None:
        s.weighed.add("evader-reduced", squadron=choice.offers[0])
    return choice.offers[0]


def intercept(s: Situation, choice: Choice) -> str:
    """Go for those who are easiest to hit and would hurt most: rating and bombs added up, He 111 first.

    A high German rating is a weak unit, and the total of the combat rises with it.
    """
    bombed = "bombed" in s.words("effects")
    answer = s.best(choice.offers, lambda name: _prey(s.unit(name), bombed=bombed))
    if s.weighed is not None:
        for name in (answer, _second_prey(s, answer, choice.offers, bombed=bombed)):
            unit = s.unit(name)
            facts: Args = {"gruppe": name, "type": TYPES[unit.type], "rating": unit.rating, "strength": unit.strength}
            s.weighed.add("prey" if name == answer else "prey-next", bombed="yes" if bombed else "no", **facts)
    return answer


def _second_prey(s: Situation, first: str, names: tuple[str, ...], *, bombed: bool) -> str:
    """The best of the others; the first itself if there are none."""
    others = [name for name in names if name != first]
    return max(others, key=lambda name: _prey(s.unit(name), bombed=bombed), default=first)


def _prey(unit: Unit, *, bombed: bool) -> int:
    return unit.rating if bombed else unit.rating + unit.strength


def escort_aside(s: Situation, choice: Choice) -> str:
    """Escorts that may stand aside are equals: it does not matter which."""
    if s.weighed is not None:
        s.weighed.add("escorts-alike", number=len(choice.offers))
    return s.luck.one_of(choice.offers)


def new_ace(s: Situation, choice: Choice) -> str:
    """The ace is wanted where most raids come: in 11 Group, and rather with Spitfires."""
    answer = s.best(choice.offers, lambda name: (_group(name) == ELEVEN_GROUP, s.unit(name).rating))
    if s.weighed is not None:
        s.weighed.add("ace-wanted", "lion:19.45a", squadron=answer, group=_group(answer), rating=s.unit(answer).rating)
    return answer


def radio_confusion(s: Situation, choice: Choice) -> str:
    """The weakest is missed least."""
    return _weakest(s, choice.offers, "weakest-spared")


def _group(name: str) -> int:
    """The group of a squadron, by the sector in its designation."""
    return DATA.group[SECTORS.index(name.partition("/")[2])]


def _weakest(s: Situation, names: tuple[str, ...], key: str = "") -> str:
    """The one with the lowest rating; `key` tells a player why."""
    answer = s.best(names, lambda name: -s.unit(name).rating)
    if s.weighed is not None and key:
        s.weighed.add(key, unit=answer, rating=s.unit(answer).rating)
    return answer


def _raid(s: Situation) -> Raid:
    return raid_seen(s, s.gruppen(*DISPLAY))


def _power(units: list[Unit]) -> int:
    return sum(unit.rating for unit in units)
