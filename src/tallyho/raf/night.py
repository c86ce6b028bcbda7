"""Night raids: interception, combat and bombing (lion:18.3, lion:18.4, lion:18.5)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.combat import combat_row, combat_total, results, take_result, tell_combat
from tallyho.raf.damage import industry_loss
from tallyho.raf.leaving import withdraw_ju87
from tallyho.raf.position import RafPosition
from tallyho.raf.score import BRITISH, NIGHT, score
from tallyho.raf.units import gruppen_in, named, squadrons_in
from tallyho.raf.vocabulary import (
    AIRBASE,
    BOMBER,
    BOXES,
    LIGHT,
    LIGHT_LOSS,
    NIGHT_PATROL,
    NIGHT_RAID,
    NO_EFFECT,
    RESULTS,
)
from tallyho.table import Asks, Choice, Json, Jump, Prompt, die, units_in

INTERCEPTION_DIE: Final = Prompt("night-interception-die", "lion:18.3b")
SIX_HUNDRED: Final = Prompt("six-hundred", "lion:18.31")
NIGHT_SQUADRON: Final = Prompt("night-squadron", "lion:18.3b")
NIGHT_GRUPPE: Final = Prompt("night-gruppe", "lion:18.3b")
COMBAT_DIE: Final = die(Prompt("night-combat-die", "lion:18.4a"))
BOMBING_DIE: Final = Prompt("night-bombing-die", "lion:18.5a")
ACCIDENT: Final = Prompt("landing-accident", "lion:18.5c")
KEEP, SUBTRACT = "keep", "subtract"
FEWEST: Final = 2
"""Fewer Gruppen are neither intercepted nor do they bomb (R-13)."""


def night_interception(p: RafPosition) -> Asks[Jump]:
    """A die at or below the chance is the number of Blenheims that each find a Gruppe (lion:18.3)."""
    patrol, raiders = squadrons_in(p, NIGHT_PATROL), gruppen_in(p, NIGHT_RAID)
    if NIGHT not in p.options or not patrol or len(raiders) < FEWEST:
        return None
    chance = p.data.night_chance(len(patrol), len(raiders))
    facts: dict[str, Json] = {"squadrons": len(patrol), "gruppen": len(raiders), "chance": chance}
    if not chance:
        p.tell("night-no-chance", "lion:18.3a", facts)
        return None
    roll = int((yield die(INTERCEPTION_DIE, args=facts)))
    lowered = yield from lowered_by_600(p, roll, chance)
    number = roll - lowered
    if number > chance:
        p.tell("night-missed", "lion:18.3b", {**facts, "die": roll})
        return None
    p.tell("night-found", "lion:18.3b", {**facts, "die": roll, "number": number})
    if lowered:
        p.where[p.data.six_hundred] = BOMBER
    yield from sent(p, NIGHT_SQUADRON, NIGHT_PATROL, number - lowered)
    yield from sent(p, NIGHT_GRUPPE, NIGHT_RAID, number)
    units = squadrons_in(p, BOMBER) + gruppen_in(p, BOMBER)
    p.tell("night-interceptors", "lion:18.3c", {"units": [*named(p, units)]})
    return None


def lowered_by_600(p: RafPosition, roll: int, chance: int) -> Asks[int]:
    """1 if the player has 600 Squadron lower the die, which must leave an interceptor (lion:18.31, R-60)."""
    if p.where[p.data.six_hundred] != NIGHT_PATROL or roll == 1 or roll - 1 > chance:
        return 0
    facts: dict[str, Json] = {"die": roll, "chance": chance, "squadron": p.data.names[p.data.six_hundred]}
    if (yield Choice(SIX_HUNDRED, BRITISH, [KEEP, SUBTRACT], facts)) == KEEP:
        return 0
    p.tell("six-hundred-lowers", "lion:18.31", facts)
    return 1


def sent(p: RafPosition, prompt: Prompt, box: int, number: int) -> Asks[None]:
    """The player picks units of a box, one by one, for the Bomber Box; without asking if all of them are wanted."""
    for left in range(number, 0, -1):
        units = units_in(p.where, box)
        if len(units) <= left:
            for unit in units:
                p.where[unit] = BOMBER
            return
        name = yield Choice(prompt, BRITISH, named(p, units), {"left": left})
        p.where[p.data.number[name]] = BOMBER


def night_combat(p: RafPosition) -> Asks[Jump]:
    """Interceptors and intercepted Gruppen fight one combat, as in a squadron attack (lion:18.4)."""
    squadrons, gruppen = squadrons_in(p, BOMBER), gruppen_in(p, BOMBER)
    if NIGHT not in p.options or not squadrons or not gruppen:
        return None
    total = combat_total(p, squadrons + gruppen)
    row = combat_row(p, len(gruppen), total, 0)
    roll = int((yield COMBAT_DIE))
    tell_combat(p, "night-combat", "lion:18.4a", (len(gruppen), total, row, roll), [])
    german, british = results(p, row, roll)
    points = 0
    for unit in squadrons:
        points += night_result(p, unit, british[p.data.letter[unit]], NIGHT_PATROL)
    for unit in gruppen:
        result = german[p.data.letter[unit]]
        points += night_result(p, unit, result, NIGHT_RAID if result == NO_EFFECT else AIRBASE)
    score(p, points)
    return None


def night_result(p: RafPosition, unit: int, result: int, home: int) -> int:
    """Losses are as by day; all others go home full, bombers that were thrown off to their airbases (lion:18.4)."""
    if result >= LIGHT:
        return take_result(p, unit, BOMBER, result)
    p.where[unit] = home
    p.full[unit] = 1
    p.tell("night-return", _RETURN[home], {"unit": p.data.names[unit], "result": RESULTS[result], "box": BOXES[home]})
    return 0


def night_bombing(p: RafPosition) -> Asks[Jump]:
    """The raiders that are left bomb; their number and a die give the victory points lost (lion:18.5)."""
    raiders = len(gruppen_in(p, NIGHT_RAID))
    if NIGHT not in p.options or raiders < FEWEST:
        return None
    roll = int((yield die(BOMBING_DIE, args={"gruppen": raiders})))
    points, accident = p.data.night_bombing(raiders, roll)
    p.tell("night-bombing", "lion:18.5a", {"gruppen": raiders, "die": roll, "vp": points})
    industry_loss(p, p.data.night_industry_damage[roll])  # lion:18.5b
    if accident:
        points += yield from landing_accident(p)
    score(p, points)  # one change for one bombing
    withdraw_ju87(p)
    return None


def landing_accident(p: RafPosition) -> Asks[int]:
    """A Gruppe of the player's choice comes to grief on landing; returns the victory points (lion:18.5c)."""
    name = yield Choice(ACCIDENT, BRITISH, named(p, gruppen_in(p, NIGHT_RAID)))
    p.where[p.data.number[name]] = LIGHT_LOSS
    p.tell("landing-accident", "lion:18.5c", {"gruppe": name, "vp": p.data.vp_accident})
    return p.data.vp_accident


_RETURN: Final = {NIGHT_PATROL: "lion:18.4e", NIGHT_RAID: "lion:18.4d", AIRBASE: "lion:18.4c"}
