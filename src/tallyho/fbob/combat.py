"""Air-to-air combat (12): who attacks whom, the pursuit, and fire by the side with the bounce first."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.fbob.damage import SCORING, ace_check, apply_fire, sum_of, that_count
from tallyho.fbob.position import FbobPosition, group_name
from tallyho.fbob.spotting import spot
from tallyho.fbob.vocabulary import (
    DEFENDER,
    FIGHTERS,
    FLYING,
    FOUGHT,
    LETTERS,
    NIGHT,
    NOBODY,
    PATROL,
    REDUCED,
    SCRAMBLE,
    SIDES,
    TURNED_BACK,
    UP,
    other,
)
from tallyho.table import DONE, Args, Asks, Choice, Jump, Prompt, Reason, die, reason

ATTACK: Final = Prompt("attack", "fbob:12.4.1")
PURSUIT_DIE: Final = Prompt("pursuit-die", "fbob:12.4.3")
FIRE_DIE: Final = Prompt("fire-die", "fbob:12.8.2")


def choose(p: FbobPosition) -> Asks[Jump]:
    """The phasing player attacks where he will, in the order he likes (fbob:12.1c, fbob:12.6a)."""
    side = p.phasing
    pairs = possible_attacks(p, side)
    if not pairs and not possible_attacks(p, side, (None, "fbob:29.1a")):  # who is trained is the owner's secret
        p.fought = []
        return None
    offers = [pair_name(side, ours, theirs) for ours, theirs in pairs]
    answer = yield Choice(ATTACK, SIDES[side], [DONE, *offers], why_not=partial(_why_not_attack, p))
    if answer == DONE:
        p.fought = []
        return None
    ours, theirs = pairs[offers.index(answer)]
    attackers, defenders = p.members(side, ours), p.members(other(side), theirs)
    p.fought = [*p.fought, p.at[attackers[0]]]  # fbob:12.4.6
    for unit in attackers:
        p.marks[unit] |= FOUGHT
    yield from dogfight(p, attackers, defenders)
    return "combat.choose"


def pair_name(side: int, ours: int, theirs: int) -> str:
    """`G3 B5`: our group attacks theirs."""
    return f"{group_name(side, ours)} {group_name(other(side), theirs)}"


def possible_attacks(p: FbobPosition, side: int, allowed: tuple[str | None, ...] = (None,)) -> list[tuple[int, int]]:
    """Which groups may attack which, one round a hex (fbob:12.1a, fbob:12.7a, R-58)."""
    enemies = p.flying(other(side))
    if not enemies:
        return []
    hexes = {p.at[unit] for unit in enemies}
    found = []
    for group in p.groups(side):
        units = p.members(side, group)
        at = p.at[units[0]]
        if at in hexes and at not in p.fought and may_attack(p, units) in allowed:
            found += [(group, other_one) for other_one in sorted({p.group[one] for one in enemies if p.at[one] == at})]
    return found


def may_attack(p: FbobPosition, units: list[int]) -> str | None:
    """Why a group may not start a dogfight; None if it may."""
    if any(p.data.klass[unit] not in FIGHTERS for unit in units):
        return "fbob:12.9a"
    if any(p.data.units[unit].defends for unit in units):
        return "fbob:12.3a"
    if any(p.marks[unit] & FOUGHT for unit in units):
        return "fbob:12.7a"
    if any(p.marks[unit] & TURNED_BACK for unit in units):
        return "fbob:9.4b"
    if p.has(NIGHT) and p.night and not all(p.is_night_trained(unit) for unit in units):
        return "fbob:29.1a"
    return None


def _why_not_attack(p: FbobPosition, answer: str) -> Reason | None:
    ours, _, theirs = answer.partition(" ")
    side = p.phasing
    if not (is_group(side, ours) and is_group(other(side), theirs)):
        return None
    units = p.members(side, int(ours[1:]))
    enemies = p.members(other(side), int(theirs[1:]))
    facts: Args = {"group": ours, "enemy": theirs}
    if not units or not enemies or p.at[units[0]] != p.at[enemies[0]]:
        return Reason("not-in-one-hex", "fbob:12.1a", facts)
    if p.at[units[0]] in p.fought:
        return Reason("hex-fought", "fbob:12.4.6", facts)
    return Reason("may-not-attack", may_attack(p, units) or "fbob:12.1a", facts)


def is_group(side: int, text: str) -> bool:
    """Whether a text names a group of a side."""
    return text[:1] == LETTERS[side] and text[1:].isascii() and text[1:].isdecimal() and len(text) < 5


def dogfight(p: FbobPosition, attackers: list[int], defenders: list[int]) -> Asks[None]:
    """One round: pursuit, then the side with the bounce fires, then what is left of the other (fbob:12.4)."""
    at = p.at[defenders[0]]
    spot(p, attackers, "fbob:11.1f")
    spot(p, defenders, "fbob:11.1f")
    side = p.data.units[attackers[0]].side
    facts: Args = {
        "side": SIDES[side],
        "hex": p.data.hexes[at],
        "attackers": [*p.names(attackers)],
        "defenders": [*p.names(defenders)],
    }
    p.tell("dogfight", "fbob:12.4.1", facts)
    difference = pursuit_of(p, attackers) - pursuit_of(p, defenders)
    result = yield from pursuit(p, at, difference, air_modifiers(p, at, attackers, defenders), side)
    if result == NOBODY:
        return
    first, second = (defenders, attackers) if result == DEFENDER else (attackers, defenders)
    bouncer = p.data.units[first[0]].side
    reduced = result == REDUCED
    yield from fire(p, first, second, at, bouncer, reduced=reduced)
    left = [[unit for unit in units if p.place[unit] == FLYING and p.at[unit] == at] for units in (second, first)]
    if left[0] and left[1]:  # fbob:12.4.5a
        yield from fire(p, left[0], left[1], at, bouncer, reduced=False)


def pursuit_of(p: FbobPosition, units: list[int]) -> int:
    """The lowest pursuit factor of a group (fbob:12.8.1); less on the turn of take-off (fbob:26.1b, R-44)."""
    return min(p.data.units[unit].pursuit - _scrambled(p, unit) for unit in units)


def _scrambled(p: FbobPosition, unit: int) -> int:
    own_half = p.data.units[unit].side == p.phasing and not p.marks[unit] & PATROL  # a patrol is up already
    return p.data.scramble_pursuit if own_half and p.took_off[unit] == p.turn and p.has(SCRAMBLE) else 0


def air_modifiers(p: FbobPosition, at: int, attackers: list[int], defenders: list[int]) -> list[Args]:
    """The modifiers of the pursuit die in a dogfight, as reasons."""
    sides = (p.data.units[attackers[0]].side, p.data.units[defenders[0]].side)
    found = []
    command = p.data.modifier["pursuit-command"]
    if p.command_near(sides[0], at):
        found.append(reason("attacker-command", "fbob:17.6HQd", {"value": command}))
    if p.command_near(sides[1], at):
        found.append(reason("defender-command", "fbob:17.6HQd", {"value": -command}))
    if any(p.ace[unit] for unit in attackers):
        found.append(reason("attacker-ace", "fbob:12.4.3", {"value": p.data.modifier["pursuit-ace"]}))
    if p.night and not all(p.is_night_trained(unit) for unit in attackers):  # fbob:24.8a
        found.append(reason("night", "fbob:24.8a", {"value": p.data.modifier["pursuit-night"]}))
    return [*found, *shared_modifiers(p, defenders)]


def shared_modifiers(p: FbobPosition, defenders: list[int]) -> list[Args]:
    """Those of dogfights and AA fire alike: aces of the defender, weather."""
    found = []
    if any(p.ace[unit] for unit in defenders):
        found.append(reason("defender-ace", "fbob:12.4.3", {"value": -p.data.modifier["pursuit-ace"]}))
    if p.weather:
        found.append(reason("weather", "fbob:12.4.3", {"value": p.data.modifier["pursuit-weather"]}))
    return found


def pursuit(p: FbobPosition, at: int, difference: int, modifiers: list[Args], attacker: int) -> Asks[str]:
    """The roll on the Pursuit Table."""
    rolled = int((yield die(PURSUIT_DIE, 6, {"side": SIDES[attacker]})))
    p.reveal()  # modifiers tell of headquarters nearby
    total = rolled + sum_of(modifiers)
    column = p.data.column("pursuit", difference)
    row = max(1, min(6, total))
    result = p.data.pursuit[row - 1][column]
    facts: Args = {"side": SIDES[attacker], "hex": p.data.hexes[at], "die": rolled, "total": total, "result": result}
    cell: Args = {"row": row, "column": column}
    p.tell("pursuit", "fbob:12.4.3", {**facts, **cell, "difference": difference, "because": that_count(modifiers)})
    return result


def fire(
    p: FbobPosition, shooters: list[int], targets: list[int], at: int, picker: int, *, reduced: bool
) -> Asks[None]:
    """A group fires with all its firepower (fbob:12.8.2); a result may make an ace (fbob:19.2a)."""
    power = sum(p.data.units[unit].air for unit in shooters)
    up = all(p.training[unit] & UP for unit in shooters)  # fbob:24.3a, fbob:24.8a, R-43
    shift = p.data.shift["combat-up"] if up else 0
    because = [reason("up", "fbob:24.3a", {"value": shift})] if up else []
    side = p.data.units[shooters[0]].side
    result = yield from roll_fire(p, side, power, shift, because, reduced=reduced, at=at)
    yield from apply_fire(p, result, targets, picker)
    if result in SCORING:
        yield from ace_check(p, shooters)


def roll_fire(
    p: FbobPosition, side: int, power: int, shift: int, because: list[Args], *, reduced: bool, at: int
) -> Asks[str]:
    """A die on the Air-to-Air and AA table; left of its first column nothing happens."""
    rolled = int((yield die(FIRE_DIE, 6, {"side": SIDES[side], "power": power})))
    minus = p.data.modifier["combat-reduced"] if reduced else 0
    column = min(p.data.column("combat", power) + shift, len(p.data.columns["combat"]) - 1)
    row = max(1, min(6, rolled + minus))
    result = "-" if column < 0 else p.data.combat[row - 1][column]
    reasons = [*because, *([reason("reduced", "fbob:15.5.3b", {"value": minus})] if reduced else [])]
    facts: Args = {"side": SIDES[side], "hex": p.data.hexes[at], "power": power, "die": rolled, "result": result}
    cell: Args = {"row": row, "column": max(-1, column)}
    p.tell("fire", "fbob:12.4.4a", {**facts, **cell, "because": that_count(reasons)})
    return result
