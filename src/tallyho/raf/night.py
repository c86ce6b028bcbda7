"""Night raids: interception, combat and bombing (lion:18.3 to 18.5, eagle:18.3 to 18.5)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.combat import combat_row, combat_total, results, take_result, tell_combat
from tallyho.raf.damage import industry_loss
from tallyho.raf.position import RafPosition
from tallyho.raf.prompts import dice, prompts
from tallyho.raf.score import NIGHT, score
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

INTERCEPTION_DIE: Final = prompts("night-interception-die", "lion:18.3b", "eagle:18.3b")
NIGHT_SQUADRON: Final = prompts("night-squadron", "lion:18.3b", "eagle:18.3b")
NIGHT_GRUPPE: Final = prompts("night-gruppe", "lion:18.3b", "eagle:18.3b")
COMBAT_DIE: Final = dice("night-combat-die", "lion:18.4a", "eagle:18.4a")
BOMBING_DIE: Final = prompts("night-bombing-die", "lion:18.5a", "eagle:18.5a")
ACCIDENT: Final = prompts("landing-accident", "lion:18.5c", "eagle:18.5c")
FEWEST: Final = 2
"""Fewer Gruppen are neither intercepted nor do they bomb (lion:R-13)."""


def night_interception(p: RafPosition) -> Asks[Jump]:
    """A die at or below the chance is the number of Blenheims that each find a Gruppe (lion:18.3, eagle:18.3)."""
    roll, chance = yield from interception_roll(p)
    if roll:
        yield from intercepted(p, roll, chance, roll)
    return None


def interception_roll(p: RafPosition) -> Asks[tuple[int, int]]:
    """The die and the chance of interception; a die of 0 if there is nobody or no chance to meet (lion:18.3a)."""
    patrol, raiders = squadrons_in(p, NIGHT_PATROL), gruppen_in(p, NIGHT_RAID)
    if NIGHT not in p.options or not patrol or len(raiders) < FEWEST:
        return 0, 0
    facts = interception_facts(p)
    chance = p.data.night_chance(len(patrol), len(raiders))
    if not chance:
        p.tell("night-no-chance", "lion:18.3a eagle:18.3a", facts)
        return 0, 0
    return int((yield die(INTERCEPTION_DIE[p.data.game], args=facts))), chance


def interception_facts(p: RafPosition) -> dict[str, Json]:
    """Who might meet whom tonight, and the chance of it."""
    patrol, raiders = len(squadrons_in(p, NIGHT_PATROL)), len(gruppen_in(p, NIGHT_RAID))
    return {"squadrons": patrol, "gruppen": raiders, "chance": p.data.night_chance(patrol, raiders)}


def intercepted(p: RafPosition, roll: int, chance: int, number: int, first: tuple[int, ...] = ()) -> Asks[None]:
    """So many squadrons find a Gruppe each, unless they are more than the chance (lion:18.3b, eagle:18.3b).

    All are of the player's choice, but for those that must be `first` among the squadrons.
    """
    facts: dict[str, Json] = {**interception_facts(p), "die": roll}
    if number > chance:
        p.tell("night-missed", "lion:18.3b eagle:18.3b", facts)
        return
    p.tell("night-found", "lion:18.3b eagle:18.3b", {**facts, "number": number})
    for unit in first:
        p.where[unit] = BOMBER
    yield from sent(p, NIGHT_SQUADRON[p.data.game], NIGHT_PATROL, number - len(first))
    yield from sent(p, NIGHT_GRUPPE[p.data.game], NIGHT_RAID, number)
    units = squadrons_in(p, BOMBER) + gruppen_in(p, BOMBER)
    p.tell("night-interceptors", "lion:18.3c eagle:18.3b", {"units": [*named(p, units)]})


def sent(p: RafPosition, prompt: Prompt, box: int, number: int) -> Asks[None]:
    """The player picks units of a box, one by one, for the Bomber Box; without asking if all of them are wanted."""
    for left in range(number, 0, -1):
        units = units_in(p.where, box)
        if len(units) <= left:
            for unit in units:
                p.where[unit] = BOMBER
            return
        name = yield Choice(prompt, p.data.player, named(p, units), {"left": left})
        p.where[p.data.number[name]] = BOMBER


def night_combat(p: RafPosition) -> Asks[Jump]:
    """Interceptors and intercepted Gruppen fight one combat, as in a squadron attack (lion:18.4, eagle:18.4)."""
    squadrons, gruppen = squadrons_in(p, BOMBER), gruppen_in(p, BOMBER)
    if NIGHT not in p.options or not squadrons or not gruppen:
        return None
    total = combat_total(p, squadrons + gruppen)
    row = combat_row(p, len(gruppen), total, 0)
    roll = int((yield COMBAT_DIE[p.data.game]))
    tell_combat(p, "night-combat", "lion:18.4a eagle:18.4a", (len(gruppen), total, row, roll), [])
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
    """Losses are as by day; all others go home full, bombers thrown off to their airbases (lion:18.4, eagle:18.4)."""
    if result >= LIGHT:
        return take_result(p, unit, BOMBER, result)
    p.where[unit] = home
    p.full[unit] = 1
    p.tell("night-return", _RETURN[home], {"unit": p.data.names[unit], "result": RESULTS[result], "box": BOXES[home]})
    return 0


def night_bombing(p: RafPosition) -> Asks[Jump]:
    """The raiders that are left bomb; their number and a die give the victory points lost (lion:18.5, eagle:18.5)."""
    raiders = len(gruppen_in(p, NIGHT_RAID))
    if NIGHT not in p.options or raiders < FEWEST:
        return None
    roll = int((yield die(BOMBING_DIE[p.data.game], args={"gruppen": raiders})))
    points, accident = p.data.night_bombing(raiders, roll)
    p.tell("night-bombing", "lion:18.5a eagle:18.5a", {"gruppen": raiders, "die": roll, "vp": points})
    industry_loss(p, p.data.night_industry_damage[roll])  # lion:18.5b, eagle:18.5b
    if accident:
        points += yield from landing_accident(p)
    score(p, points)  # one change for one bombing (lion:R-45)
    return None


def landing_accident(p: RafPosition) -> Asks[int]:
    """A Gruppe of the player's choice comes to grief on landing; returns the points (lion:18.5c, eagle:18.5c)."""
    name = yield Choice(ACCIDENT[p.data.game], p.data.player, named(p, gruppen_in(p, NIGHT_RAID)))
    p.where[p.data.number[name]] = LIGHT_LOSS
    p.tell("landing-accident", "lion:18.5c eagle:18.5c", {"gruppe": name, "vp": p.data.vp_accident})
    return p.data.vp_accident


_RETURN: Final = {
    NIGHT_PATROL: "lion:18.4e eagle:18.4c",
    NIGHT_RAID: "lion:18.4d eagle:18.4d",
    AIRBASE: "lion:18.4c eagle:18.4b",
}
