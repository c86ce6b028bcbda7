"""The odds of coming down: landing, running out of fuel, too many in one hex; and those of recon."""

from __future__ import annotations

from fractions import Fraction

from tallyho.fbob.damage import sum_of
from tallyho.fbob.grouping import are_together
from tallyho.fbob.landing import fuel_modifiers, goes_aboard, landing_modifiers, set_down
from tallyho.fbob.losses import off_the_map
from tallyho.fbob.position import FbobPosition, group_name
from tallyho.fbob.rows import Fate
from tallyho.fbob.vocabulary import FAKE, LAND_HERE, LOST, MARKER, POOL, SAFE, STOP
from tallyho.lab.fbob_odds_fire import damaged, eliminated
from tallyho.lab.fbob_odds_rows import NOTHING, Chances, Facts, Result, Row, rolled, row, summed, together, toll
from tallyho.lab.fbob_odds_sighted import Sighted
from tallyho.table import DONE, Args

LANDING, FUEL, CROWDED, RECON = "landing", "fuel", "crowded", "recon"
SURE: Chances = [(NOTHING, Fraction(1))]


# Landing


def landings(seen: Sighted) -> list[Row]:
    """Landing here, and staying in the air on the last drop of fuel, of the group that flies."""
    name: str = seen.told("group")
    units = seen.group(name)
    found = []
    if LAND_HERE in seen.asked.offers and units:
        at = seen.p.at[units[0]]
        reasons = sorted({str(one["key"]) for unit in units for one in _dangers(seen.p, unit, at)})
        facts: Facts = {"group": name, "hex": seen.data.hexes[at], "reasons": reasons, "number": len(units)}
        found.append(row(LAND_HERE, LANDING, facts, _down(seen.p, units, at)))
    if STOP in seen.asked.offers:
        found += [*fuel(seen, STOP, units, name), *_crowd(seen, STOP, units)]
    return found


def _dangers(p: FbobPosition, unit: int, at: int) -> list[Args]:
    return landing_modifiers(p, unit, at, aboard=goes_aboard(p, unit, at))


def _down(p: FbobPosition, units: list[int], at: int) -> Chances:
    """The units land one after another, and each that is down leaves less room (fbob:9.2b)."""
    if not units:
        return SURE
    unit, rest = units[0], units[1:]
    aboard = goes_aboard(p, unit, at)
    modifiers = landing_modifiers(p, unit, at, aboard=aboard)
    fates = crashes(p, unit, modifiers, p.data.landing) if modifiers else dict(SURE)
    found: Chances = []
    for result, chance in fates.items():
        after = p.copy()
        if result.german or result.british:
            off_the_map(after, unit, POOL)
        else:
            set_down(after, unit, at, aboard=aboard)
        found += [(result.plus(more), chance * share) for more, share in _down(after, rest, at)]
    return [*summed(found).items()]


def crashes(p: FbobPosition, unit: int, modifiers: list[Args], table: list[Fate]) -> dict[Result, Fraction]:
    """A roll on the Crash Table; all modifiers count together (fbob:8.9b)."""
    side = p.data.units[unit].side

    def shown(die: int) -> Result:
        effect = table[max(1, min(len(table), die + sum_of(modifiers))) - 1].effect
        if effect == SAFE:
            return NOTHING
        return eliminated(p, unit) if effect == LOST else toll(side, out=1)

    return rolled(shown)


# Fuel


def fuel(seen: Sighted, answer: str, units: list[int], name: str) -> list[Row]:
    """Units that are still up at the end of this half, and have no endurance left (fbob:8.9a)."""
    p = seen.p
    last = p.turn >= p.data.flying_turns
    dry = [unit for unit in units if p.box[unit] and (p.box[unit] <= p.turn or last)]
    if not dry:
        return []
    chances: Chances = SURE
    for unit in dry:
        chances = [*together(chances, [*crashes(p, unit, fuel_modifiers(p, unit), p.data.fuel).items()])]
    facts: Facts = {"group": name, "hex": p.data.hexes[p.at[dry[0]]], "number": len(dry)}
    return [row(answer, FUEL, facts, chances)]


# Who moves


def moves(seen: Sighted) -> list[Row]:
    """Groups that must come down in this turn, if they do not; and those that crowd a hex if no more is moved."""
    found: list[Row] = []
    for group in seen.p.groups(seen.side):
        name = group_name(seen.side, group)
        answer = name if name in seen.asked.offers else DONE
        found += fuel(seen, answer, seen.group(name), name)
    return [*found, *_crowds(seen)]


def _crowds(seen: Sighted) -> list[Row]:
    p = seen.p
    flying = p.flying(seen.side)
    stacks = [[unit for unit in flying if p.at[unit] == at] for at in sorted({p.at[unit] for unit in flying})]
    return [made for here in stacks for made in _crowded(seen, DONE, here)]


def _crowd(seen: Sighted, answer: str, units: list[int]) -> list[Row]:
    """The hex in which a group stays."""
    return _crowded(seen, answer, seen.p.flying_in(seen.side, seen.p.at[units[0]])) if units else []


def _crowded(seen: Sighted, answer: str, here: list[int]) -> list[Row]:
    """Each unit of a hex with too many is damaged (fbob:9.4b); Fakes vanish."""
    p = seen.p
    if len(here) < 2 or are_together(p, here):
        return []
    chances: Chances = SURE
    for unit in here:
        if p.data.klass[unit] != FAKE:
            chances = [*together(chances, [(loss, share) for (loss, _), share in damaged(p, unit).items()])]
    facts: Facts = {"hex": p.data.hexes[p.at[here[0]]], "number": len(here)}
    return [row(answer, CROWDED, facts, chances)]


# Recon


def recons(seen: Sighted) -> list[Row]:
    """A plot, wherever it is: a Recon marker, a look, or nothing (fbob:14.3a)."""
    p = seen.p
    if len(seen.asked.offers) < 2:
        return []
    minus = p.data.modifier["recon-weather"] if p.weather else 0
    effects = rolled(lambda die: p.data.recon[max(1, min(6, die + minus)) - 1])
    left = p.data.markers[seen.side][0] - len(p.recon[seen.side])
    results = [
        (Result(success=effect == MARKER and left > 0, bomb=effect), chance) for effect, chance in effects.items()
    ]
    return [row("", RECON, {"left": left}, results)]
