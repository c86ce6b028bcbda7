"""Dogfights, bombs and what comes of them: whom to attack, what to hit, where to go when pushed aside."""

from __future__ import annotations

from tallyho.bots.fbob.charts import DATA, apart, is_fake
from tallyho.bots.fbob.defence import attack_worth
from tallyho.bots.fbob.flying import HOME, Intent, home, intent, loaded
from tallyho.bots.fbob.raids import aim_worth, bombs_at, strength
from tallyho.bots.fbob.state import Group, Table, told
from tallyho.bots.fbob.values import worth
from tallyho.bots.weighed import points
from tallyho.fbob.vocabulary import HOLD
from tallyho.table import DONE, Choice


def attack(s: Table, choice: Choice) -> str:
    """The attack that promises most; none that promises a loss."""
    best = (0.0, DONE)
    for offer in choice.offers:
        if offer != DONE:
            ours, theirs = offer.split(" ")
            value = attack_worth(s, s.group(ours).units, _enemy(s, theirs))
            best = max(best, (value, offer))
    if best[1] == DONE:
        s.because("no-attack")
    else:
        s.because("attack", pair=best[1], worth=points(best[0]))
    return best[1]


def _enemy(s: Table, name: str) -> Group:
    return next(one for one in s.enemies if one.name == name)


def intercept(s: Table, choice: Choice) -> str:
    """A patrol attacks what comes near if that promises more than the turn of endurance it costs."""
    raider = _enemy(s, str(told(choice, "group")))
    best = (0.0, "no")
    for offer in choice.offers:
        if offer != "no":
            name, *some = offer.split(" ")
            units = tuple(DATA.unit[one] for one in some) or s.group(name).units
            best = max(best, (attack_worth(s, units, raider), offer))
    s.because("intercept" if best[1] != "no" else "no-intercept", group=raider.name, worth=points(best[0]))
    return best[1]


def pick_hit(s: Table, choice: Choice) -> str:
    """Of the enemy the unit worth most, bombs included; of the own, whom an enemy's answer hits, the least."""
    mine = DATA.units[DATA.unit[choice.offers[0]]].side == s.me

    def value(name: str) -> tuple[float, int]:
        unit = DATA.unit[name]
        return worth(s, unit) + s.ace(unit), DATA.units[unit].bombs

    answer = (min if mine else max)(choice.offers, key=lambda name: (value(name), name))
    s.because("hit-own" if mine else "hit-enemy", unit=answer, worth=points(worth(s, DATA.unit[answer])))
    return answer


def keep_in_hex(s: Table, choice: Choice) -> str:
    """The best unit keeps its place; the others have to find theirs."""
    answer = max(choice.offers, key=lambda name: (_value(s, name), name))
    s.because("keeps-place", unit=answer)
    return answer


def _value(s: Table, name: str) -> float:
    unit = DATA.unit[name]
    return worth(s, unit) + s.ace(unit) + 0.1 * strength(unit)


def pushed(s: Table, choice: Choice) -> str:
    """To a hex without guns, nearest to where the unit wants to go."""
    unit = DATA.unit[str(told(choice, "unit"))]
    group = Group("", DATA.hex[str(told(choice, "hex"))], 1, 0, False, False, 0, (unit,))  # noqa: FBT003
    aim = intent(s, group) if not is_fake(unit) else Intent(HOME, home(s, group))
    answer = min(choice.offers, key=lambda one: (s.guns.get(DATA.hex[one], 0), apart(DATA.hex[one], aim.goal), one))
    s.because("pushed-to", unit=DATA.names[unit], hex=answer, goal=DATA.hexes[aim.goal])
    return answer


def ace_to(s: Table, choice: Choice) -> str:
    """An ace goes to the unit that makes most of him: most bombs, or best in a dogfight."""
    answer = max(choice.offers, key=lambda name: (_ace_use(s, name), name))
    s.because("ace-with", unit=answer)
    return answer


def _ace_use(s: Table, name: str) -> tuple[bool, bool, int]:
    unit = DATA.unit[name]
    one = DATA.units[unit]
    return not s.ace(unit), s.own[unit]["place"] != "recycling", 3 * one.bombs if one.defends else strength(unit)


# Bombs


def bomb(s: Table, choice: Choice) -> str:
    """Bomb where it pays best: now if no other target in reach promises more."""
    for group in s.groups:
        if group.name not in choice.offers:
            continue
        bombs = loaded(s, group.units) or group.units
        here = bombs_at(s, bombs, group.at, s.turn)
        aim = intent(s, group, moved=True)
        if here > 0 and (aim.goal == group.at or aim.kind == HOME):
            s.because("bomb-here", group=group.name, hex=DATA.hexes[group.at], worth=points(here))
            return group.name
    s.because("hold-bombs")
    return DONE


def aim(s: Table, choice: Choice) -> str:
    """All at the target that promises most for the whole group."""
    at = DATA.hex[str(told(choice, "hex"))]
    unit = DATA.unit[str(told(choice, "unit"))]
    group = next((one for one in s.groups if unit in one.units), None)
    units = (loaded(s, group.units) if group is not None else ()) or (unit,)
    judged = {one: aim_worth(s, units, at, one, s.turn) for one in choice.offers if one != HOLD}
    answer = max(judged, key=lambda one: (judged[one], one))
    s.because("aim", target=answer, hex=DATA.hexes[at], worth=points(judged[answer]))
    return answer
