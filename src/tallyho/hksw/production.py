"""British production and repair (step 2), and the weather (step 3)."""

from __future__ import annotations

from typing import Final

from tallyho.hksw.dice import counted, roll
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import DAMAGED, GROUP_13, GROUPS, LUFTWAFFE, NO, RAF, READY, WHITE, YES
from tallyho.table import Args, Asks, Choice, Json, Jump, Prompt, reason

DECLARE: Final = Prompt("declare-dice", "hksw:2.production.e")
SQUADRON_DICE: Final = Prompt("squadron-dice", "hksw:2.production.f")
SITE_DICE: Final = Prompt("site-dice", "hksw:2.production.f")
RESERVE: Final = Prompt("reserve", "hksw:reserve13.d")
REPAIR_SQUADRON: Final = Prompt("repair-squadron", "hksw:2.production.i")
REPAIR_SITE: Final = Prompt("repair-site", "hksw:2.production.g")
FLY_TODAY: Final = Prompt("fly-today", "hksw:turns.10.a")


def production(p: HkswPosition) -> Asks[Jump]:
    """One Group throws its dice and repairs; then the next (hksw:2.production.b)."""
    group = p.repairing
    dice = production_of(p, group)
    squadrons = repairable(p, group)
    sites = [site for site in p.data.sites_of[group] if p.damage[site]]
    if squadrons or sites:
        _tell_dice(p, group, dice)
        for_squadrons = yield from _declared(p, group, dice, bool(squadrons), bool(sites))
        yield from _repair_squadrons(p, group, for_squadrons)
        yield from _repair_sites(p, group, dice - for_squadrons)
    p.repairing += 1
    return "production.repair" if p.repairing < len(GROUPS) else None


def production_of(p: HkswPosition, group: int) -> int:
    """The points of a Group's cities without any bomb marker (hksw:2.production.a, hksw:2.production.c)."""
    return sum(p.data.targets[city].production for city in p.data.cities_of[group] if not p.damage[city])


def repairable(p: HkswPosition, group: int) -> list[int]:
    """The damaged squadrons of a Group; those of a type that has left the game stay damaged (R-21)."""
    return [card for card in p.cards_of(group, DAMAGED) if not p.data.has_left(card, p.turn)]


def _tell_dice(p: HkswPosition, group: int, dice: int) -> None:
    """How many dice, and which cities give none."""
    because: list[Json] = [
        reason("city-bombed", "hksw:2.production.c", {"target": p.data.targets[city].name})
        for city in p.data.cities_of[group]
        if p.damage[city]
    ]
    p.tell("repair-dice", "hksw:2.production.a", {"group": GROUPS[group], "number": dice, "because": because})


def _declared(p: HkswPosition, group: int, dice: int, squadrons: bool, sites: bool) -> Asks[int]:  # noqa: FBT001
    """How many of the dice are for squadrons; asked only if there is something of both kinds to repair."""
    if not sites or not dice:
        return dice
    if not squadrons:
        return 0
    args: Args = {"group": GROUPS[group], "number": dice}
    return int((yield Choice(DECLARE, RAF, [str(number) for number in range(dice + 1)], args)))


def _repair_squadrons(p: HkswPosition, group: int, dice: int) -> Asks[None]:
    """A roundel, or in 13 Group a point of the reserve, makes a damaged squadron ready again."""
    repairs = 0
    if dice and repairable(p, group):
        white = yield roll(p, SQUADRON_DICE, WHITE, dice)
        repairs = counted(white)[0]
        facts: Args = {"group": GROUPS[group], "number": repairs, "dice": dice, "white": white}
        p.tell("repairs", "hksw:2.production.g", facts)
    if group == GROUP_13:
        repairs += yield from _from_reserve(p, len(repairable(p, group)) - repairs)
    while repairs and (damaged := repairable(p, group)):
        card = damaged[0]
        if len(damaged) > repairs:
            args: Args = {"group": GROUPS[group], "left": repairs}
            card = p.data.card[(yield Choice(REPAIR_SQUADRON, RAF, p.names(damaged), args))]
        p.card_at[card] = READY
        repairs -= 1
        p.tell("repaired", "hksw:2.production.i", {"card": p.data.cards[card], "group": GROUPS[group]})


def _from_reserve(p: HkswPosition, wanted: int) -> Asks[int]:
    """Points of 13 Group's reserve, after the dice (hksw:reserve13)."""
    most = min(wanted, p.reserve)
    if most <= 0:
        return 0
    spent = int((yield Choice(RESERVE, RAF, [str(n) for n in range(most + 1)], {"left": p.reserve})))
    p.reserve -= spent
    if spent:
        p.tell("reserve-spent", "hksw:reserve13.b", {"number": spent, "left": p.reserve})
    return spent


def _repair_sites(p: HkswPosition, group: int, dice: int) -> Asks[None]:
    """A roundel restores an airfield or a radar station."""
    if not dice:
        return
    white = yield roll(p, SITE_DICE, WHITE, dice)
    repairs = counted(white)[0]
    facts: Args = {"group": GROUPS[group], "number": repairs, "dice": dice, "white": white}
    p.tell("site-repairs", "hksw:2.production.g", facts)
    while repairs and (out := [site for site in p.data.sites_of[group] if p.damage[site]]):
        site = out[0]
        if len(out) > repairs:
            names = [p.data.targets[one].name for one in out]
            site = p.data.target[(yield Choice(REPAIR_SITE, RAF, names, {"group": GROUPS[group], "left": repairs}))]
        p.damage[site] = 0
        repairs -= 1
        target = p.data.targets[site]
        rule = "hksw:2.production.j" if target.kind == "radar" else "hksw:2.production.k"
        p.tell("restored", rule, {"target": target.name, "group": GROUPS[group]})


def weather(p: HkswPosition) -> Asks[Jump]:
    """A respite ends the turn; on turn 10 the Luftwaffe may fly all the same (R-01)."""
    notes = p.data.turns[p.turn - 1]
    flown = notes.flown
    if flown not in (YES, NO):
        flown = yield Choice(FLY_TODAY, LUFTWAFFE, [YES, NO])
    if flown == YES:
        p.tell("luftwaffe-flies", "hksw:3.weather.c", {"weather": notes.weather})
        return None
    p.tell("does-not-fly", "hksw:3.weather.b", {"weather": notes.weather})
    return "end.turn"
