"""The view as a commander reads it: his units and groups, what is known of the enemy, guns, bases, the clock."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final, NamedTuple, cast

from tallyho.bots.fbob.charts import DATA, apart, is_fake, is_fighter, is_zeppelin
from tallyho.bots.fbob.odds import Side
from tallyho.bots.fbob.routes import Danger
from tallyho.bots.weighed import Weighed, Weighing
from tallyho.fbob.vocabulary import BE_2, LETTERS, NIGHT, OF_BRITISH, OF_GERMAN, SIDES
from tallyho.table import Choice, Luck, View

SHELTER: Final = "civil-defence"
OFF_MAP: Final = ("pool", "recycling", "gone", "set-up")
GUN_DETOUR: Final = 3
"""Hexes of detour that a point of AA strength is worth."""
FIGHTER_DETOUR: Final = 4
"""Hexes of detour that enemy fighters in a hex are worth."""


def told(choice: Choice, name: str) -> Any:  # noqa: ANN401 - the caller knows what its question says
    """What a question says besides its offers."""
    return (choice.args or {})[name]


class Group(NamedTuple):
    """A mission group or lone unit in the air, as far as it is known."""

    name: str
    at: int
    size: int
    hidden: int
    patrol: bool
    moved: bool
    took_off: int
    units: tuple[int, ...]


class Table(Weighing):
    """A view, read on demand by who weighs what to do."""

    def __init__(self, view: View, luck: Luck, weighed: Weighed | None = None) -> None:
        super().__init__(luck, weighed)
        self.table = view.table
        self.side = view.side or ""
        self.me = SIDES.index(self.side)
        self.enemy = 1 - self.me
        self.units = cast("dict[str, dict[str, Any]]", view.table["units"])
        self.promised: dict[tuple[tuple[int, ...], int, bool], float] = {}
        """What bombs of a group on a hex promise, by day or by night, once it was worked out."""

    # The clock and the score

    def number(self, field: str) -> int:
        """A field that is a number."""
        return cast("int", self.table[field])

    @cached_property
    def turn(self) -> int:
        """The flying turn, 0 while planning."""
        return self.number("turn")

    @cached_property
    def month(self) -> int:
        """The month."""
        return self.number("month")

    @cached_property
    def months_left(self) -> int:
        """The months after this one."""
        return self.number("last_month") - self.month

    @cached_property
    def night_turn(self) -> int:
        """The flying turn on which night falls."""
        return self.number("night_turn")

    @cached_property
    def weather(self) -> bool:
        """Whether the weather is bad."""
        return bool(self.table["weather"])

    @cached_property
    def raf(self) -> bool:
        """Whether the Royal Air Force exists."""
        return bool(self.table["raf"])

    @cached_property
    def rules(self) -> frozenset[str]:
        """The optional rules in use."""
        return frozenset(cast("list[str]", self.table["rules"]))

    def mp(self, side: int) -> int:
        """The morale points of a side."""
        return cast("dict[str, int]", self.table["mp"])[SIDES[side]]

    @property
    def lead(self) -> int:
        """How many points this side is ahead."""
        return self.mp(self.me) - self.mp(self.enemy)

    def went(self, side: int) -> bool:
        """Whether a side has flown a mission in this month."""
        return bool(cast("dict[str, int]", self.table["went"])[SIDES[side]])

    def limit(self, side: int) -> int:
        """How many units of a side may fly together."""
        return DATA.stack_raf if side == OF_BRITISH and self.raf else DATA.stack[side]

    def is_night(self, turn: int) -> bool:
        """Whether a flying turn is at night."""
        return turn >= self.night_turn

    # Own units

    @cached_property
    def own(self) -> dict[int, dict[str, Any]]:
        """The own air units."""
        mine = DATA.of_side[self.me]
        units, names = self.units, DATA.names
        return {unit: units[names[unit]] for unit in mine}

    def based(self, site: str) -> list[int]:
        """The own units on the ground in a hex, or aboard the carrier."""
        if site == "carrier":
            return [unit for unit, one in self.own.items() if one["place"] == "aboard"]
        return [unit for unit, one in self.own.items() if one["place"] == "based" and one.get("at") == site]

    @cached_property
    def on_ground(self) -> list[int]:
        """The own units that are based anywhere."""
        return [unit for unit, one in self.own.items() if one["place"] in ("based", "aboard")]

    def marks(self, unit: int) -> list[str]:
        """What an own unit has done in this month."""
        return cast("list[str]", self.own[unit].get("marks", []))

    def training(self, unit: int) -> list[str]:
        """How an own unit is trained."""
        return cast("list[str]", self.own[unit].get("training", []))

    def ready(self, unit: int) -> bool:
        """Whether a based unit can still fly in this month."""
        one = self.own[unit]
        if one["place"] not in ("based", "aboard") or "flew" in one.get("marks", ()):
            return False
        trains = one.get("training", ())
        at = one.get("at", "")
        return not ("resting" in trains or "training" in trains) and (
            one["place"] == "aboard" or "aerodrome" in self.land_at(at)
        )

    def ace(self, unit: int) -> bool:
        """Whether an ace is known to be with a unit."""
        return bool(self.units.get(DATA.names[unit], {}).get("ace"))

    def night_trained(self, unit: int) -> bool:
        """Whether a unit is known to be trained for the night."""
        trained = self.units.get(DATA.names[unit], {}).get("training", ())
        return DATA.units[unit].night or "night-trained" in trained

    def lands_at_night(self, unit: int) -> bool:
        """Whether a unit lands at night without a check (fbob:16.1b, fbob:29.4b)."""
        if is_zeppelin(unit) or is_fake(unit) or DATA.units[unit].type == BE_2:
            return True
        return NIGHT in self.rules and self.night_trained(unit)

    def box(self, unit: int) -> int:
        """The last flying turn on which a flying unit can land."""
        return cast("int", self.own[unit].get("box", 0)) or DATA.flying_turns

    def left(self, units: Iterable[int]) -> int:
        """The hexes that a group can still fly in this turn."""
        return min(DATA.speed[unit] - cast("int", self.own[unit].get("used", 0)) for unit in units)

    # Groups

    @cached_property
    def groups(self) -> list[Group]:
        """The own groups in the air, by number."""
        return self._groups_of(self.me)

    @cached_property
    def enemies(self) -> list[Group]:
        """The enemy's groups in the air, by number."""
        return self._groups_of(self.enemy)

    def _groups_of(self, side: int) -> list[Group]:
        found = []
        members: dict[int, list[int]] = {}
        for unit in DATA.of_side[side]:
            one = self.units.get(DATA.names[unit])
            if one is not None and one["place"] == "flying":
                members.setdefault(one["group"], []).append(unit)
        for name, one in cast("dict[str, dict[str, Any]]", self.table["groups"]).items():
            if name[0] == LETTERS[side]:
                units = tuple(members.get(int(name[1:]), ()))
                at = DATA.hex[one["at"]]
                facts = (one["size"], one["hidden"], one["patrol"], one["moved"], one["took_off"])
                found.append(Group(name, at, *facts, units))
        return found

    def group(self, name: str) -> Group:
        """An own group by its name."""
        return next(one for one in self.groups if one.name == name)

    def friends_in(self, at: int, but: str = "") -> bool:
        """Whether another own group flies in a hex."""
        return any(one.at == at and one.name != but for one in self.groups)

    # Land and ships

    @cached_property
    def land(self) -> dict[str, dict[str, Any]]:
        """The known land units by hex."""
        return cast("dict[str, dict[str, Any]]", self.table["land"])

    def land_at(self, name: str) -> list[str]:
        """The known land units in a hex."""
        here = self.land.get(name)
        return cast("list[str]", here["units"]) if here else []

    @cached_property
    def aerodromes(self) -> list[int]:
        """The hexes of the own aerodromes."""
        return [
            DATA.hex[name]
            for name, one in self.land.items()
            if one["side"] == self.side and "aerodrome" in one["units"]
        ]

    def room(self, at: int) -> int:
        """How many more units an own aerodrome takes."""
        counts = cast("dict[str, int]", cast("dict[str, Any]", self.table["based"])[self.side] or {})
        return DATA.based - counts.get(DATA.hexes[at], 0)

    def enemy_based(self) -> dict[str, int]:
        """How many enemy units are on the ground in each hex."""
        return cast("dict[str, int]", cast("dict[str, Any]", self.table["based"])[SIDES[self.enemy]] or {})

    @cached_property
    def guns(self) -> dict[int, int]:
        """The known AA strength of the enemy by hex."""
        found: dict[int, int] = {}
        aerodrome = DATA.ground[DATA.mix[self.enemy]["aerodrome", 0]].aa
        for name, one in self.land.items():
            if one["side"] != self.side:
                power = sum(int(word[2:]) for word in one["units"] if word[:2] == "aa")
                power += aerodrome if "aerodrome" in one["units"] else 0
                if power:
                    found[DATA.hex[name]] = power
        if self.enemy == OF_BRITISH:
            for ship in cast("list[dict[str, Any]]", self.table["ships"] or []):
                if ship["at"]:
                    at = DATA.hex[ship["at"]]
                    found[at] = found.get(at, 0) + (2 if ship["name"] == "carrier" else 1)
        return found

    @cached_property
    def danger(self) -> Danger:
        """Where a group of this side should not fly: guns, and enemy fighters in the air."""
        costs = {at: GUN_DETOUR * power for at, power in self.guns.items()}
        for one in self.enemies:
            if any(is_fighter(unit) for unit in one.units) or (self.me == OF_GERMAN and one.hidden):
                costs[one.at] = costs.get(one.at, 0) + FIGHTER_DETOUR
        return frozenset(costs.items())

    def command(self, side: int, at: int) -> bool:
        """Whether a known headquarters of a side is near a hex."""
        return any(apart(at, where) <= DATA.command for where in self._commands[side])

    @cached_property
    def _commands(self) -> tuple[list[int], list[int]]:
        found: tuple[list[int], list[int]] = ([], [])
        for name, one in self.land.items():
            if "headquarters" in one["units"]:
                found[SIDES.index(one["side"])].append(DATA.hex[name])
        return found

    def sheltered(self, at: int) -> bool:
        """Whether civil defence is known to protect a city or town."""
        return any(apart(at, where) <= 1 for where in self._shelters)

    @cached_property
    def _shelters(self) -> list[int]:
        return [DATA.hex[name] for name, one in self.land.items() if SHELTER in one["units"]]

    @cached_property
    def shelters_hidden(self) -> int:
        """How many shelters the enemy has taken from his pool, which lies open, that were not seen yet (fbob:6.1d)."""
        pool = cast("dict[str, dict[str, int] | None]", self.table["land_pool"])[SIDES[self.enemy]]
        if pool is None:
            return 0
        taken = DATA.ground[DATA.mix[self.enemy][SHELTER, 0]].number - pool[SHELTER]
        return max(0, taken - sum(DATA.control[at] == self.enemy for at in self._shelters))

    @cached_property
    def bombed(self) -> frozenset[int]:
        """The hexes with a Target Bombed marker."""
        return frozenset(DATA.hex[name] for name in cast("list[str]", self.table["bombed"]))

    @cached_property
    def recon(self) -> frozenset[int]:
        """The hexes with an own Recon marker."""
        marked = cast("dict[str, list[str]]", self.table["recon"])[self.side]
        return frozenset(DATA.hex[name] for name in marked)

    # The enemy

    @cached_property
    def enemy_in_play(self) -> list[int]:
        """The enemy's real units that must be on the map, for they lie nowhere else (R-53)."""
        off = {name for name, one in self.units.items() if one["place"] in OFF_MAP}
        return [unit for unit in DATA.of_side[self.enemy] if DATA.names[unit] not in off and not is_fake(unit)]


def as_side(s: Table, units: Iterable[int]) -> Side:
    """Units as they fight together."""
    some = [*units]
    up = all("up" in s.units.get(DATA.names[unit], {}).get("training", ()) for unit in some)
    return Side(
        min(DATA.units[unit].pursuit for unit in some),
        sum(DATA.units[unit].air for unit in some),
        len(some),
        DATA.shift["combat-up"] if up else 0,
        any(is_zeppelin(unit) for unit in some),
    )
