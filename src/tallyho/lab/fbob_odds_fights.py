"""The odds of fire in the air: dogfights, interceptions, AA artillery, and which unit is hit."""

from __future__ import annotations

from fractions import Fraction

from tallyho.fbob.aa import gun_modifiers, guns
from tallyho.fbob.damage import sum_of
from tallyho.fbob.position import group_name
from tallyho.fbob.spotting import patrols_near
from tallyho.fbob.vocabulary import AIRSHIP, DEFENDER, ELIMINATED, FAKE, INTERCEPTED, NO, NOBODY, PATROLS, REDUCED
from tallyho.lab.fbob_odds_fire import damaged, dogfight, eliminated, fired, pursuits
from tallyho.lab.fbob_odds_rows import Chances, Result, Row, row
from tallyho.lab.fbob_odds_sighted import Sighted
from tallyho.table import DONE

DOGFIGHT, INTERCEPTION, GUNS, HIT = "dogfight", "interception", "guns", "hit"


def attacks(seen: Sighted) -> list[Row]:
    """Every attack of a group on a group in its hex (fbob:12.1a)."""
    found = []
    for answer in seen.asked.offers:
        ours, _, theirs = answer.partition(" ")
        if answer != DONE and seen.is_known(theirs):
            found.append(_fight(seen, answer, DOGFIGHT, (ours, seen.group(ours)), (theirs, seen.group(theirs))))
    return found


def intercepts(seen: Sighted) -> list[Row]:
    """Every patrol, or part of one, that may intercept the group that has come near (fbob:25.3a)."""
    theirs: str = seen.told("group")
    if not seen.is_known(theirs):
        return []
    found = []
    for answer in seen.asked.offers:
        ours, *names = answer.split(" ")
        if answer != NO:
            patrol = [seen.data.unit[name] for name in names] or seen.group(ours)
            found.append(_fight(seen, answer, DOGFIGHT, (ours, patrol), (theirs, seen.group(theirs))))
    return found


def _fight(
    seen: Sighted, answer: str, key: str, attacker: tuple[str, list[int]], defender: tuple[str, list[int]]
) -> Row:
    at = seen.p.at[defender[1][0]]
    facts = {"group": attacker[0], "enemy": defender[0], "hex": seen.data.hexes[at]}
    return row(answer, key, facts, dogfight(seen.p, attacker[1], defender[1], at))


def hits(seen: Sighted) -> list[Row]:
    """What the result that was rolled does to each unit that may be picked (fbob:12.8.3b)."""
    result: str = seen.told("result")
    found = []
    for answer in seen.asked.offers:
        unit = seen.data.unit[answer]
        certain = result == ELIMINATED or (result == AIRSHIP and seen.p.is_zeppelin(unit))
        chances: Chances = [(eliminated(seen.p, unit), Fraction(1))]
        if not certain:
            chances = [(loss, chance) for (loss, _), chance in damaged(seen.p, unit).items()]
        found.append(row(answer, HIT, {"unit": answer}, chances))
    return found


# Where a group flies


def dangers(seen: Sighted) -> list[Row]:
    """The hexes beside a group with known patrols or AA artillery (fbob:15.3a, fbob:25.3a)."""
    units = [unit for unit in seen.group(seen.told("group")) if seen.data.klass[unit] != FAKE]
    if not units:
        return []
    hexes = [answer for answer in seen.asked.offers if answer in seen.data.hex]
    return [made for answer in hexes for made in (*_patrols(seen, answer, units), *_guns(seen, answer, units))]


def _patrols(seen: Sighted, answer: str, units: list[int]) -> list[Row]:
    """Every known patrol that may intercept there, each by itself; whether it will is its owner's secret."""
    if not seen.p.has(PATROLS):
        return []
    at = seen.data.hex[answer]
    near = [unit for unit in patrols_near(seen.p, seen.enemy, at) if not seen.p.marks[unit] & INTERCEPTED]
    names = sorted({group_name(seen.enemy, seen.p.group[unit]) for unit in near})
    ours: str = seen.told("group")
    return [
        row(
            answer,
            INTERCEPTION,
            {"group": ours, "enemy": name, "hex": answer},
            dogfight(seen.p, seen.group(name), units, at),
        )
        for name in names
        if seen.is_known(name)
    ]


def _guns(seen: Sighted, answer: str, units: list[int]) -> list[Row]:
    """The fire of all guns that are known to be there, at the group as it is."""
    at = seen.data.hex[answer]
    power = guns(seen.p, seen.enemy, at)
    if not power:
        return []
    facts = {"group": seen.told("group"), "hex": answer, "power": power}
    return [row(answer, GUNS, facts, flak(seen, units, at, power))]


def flak(seen: Sighted, units: list[int], at: int, power: int) -> Chances:
    """Pursuit in the column of 0, then fire; the guns are never fired at (fbob:15.5.3a)."""
    modifiers = sum_of(gun_modifiers(seen.p, seen.enemy, units, at))
    found: Chances = []
    for bounce, chance in pursuits(seen.p, 0, modifiers).items():
        if bounce in (NOBODY, DEFENDER):
            found.append((Result(bounce=bounce), chance))
            continue
        for after, share in fired(seen.p, power, 0, units, seen.enemy, reduced=bounce == REDUCED).items():
            found.append((after.result._replace(bounce=bounce), chance * share))
    return found
