"""Two plain players of First Battle of Britain for the tests: a short raid with a Fake, and fighters at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tallyho.fbob.title import FBOB

DONE, STANDARD, STOP, LAND, YES, NO = "done", "standard", "stop", "land", "yes", "no"
GERMAN, BRITISH = "german", "british"
LETTER: Final = {GERMAN: "G", BRITISH: "B"}
RAID: Final = {"4826": ("13", "14"), "4724": ("Fake-1",)}
"""The bases from which the Germans take off on the first turn, and who does."""
TARGET: Final = "2424"
"""Dover, with guns: there the bombs fall."""
TOGETHER, LATE = 2, 8
"""So many flying turns the Fake goes along; after so many everybody goes home."""
NEAR: Final = 4
"""One British group takes off when an enemy is so near to its base, and goes home when nobody is."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Seen:
    """What a player sees when something is asked."""

    table: Json
    asked: Json

    @property
    def offers(self) -> list[str]:
        return [offer["answer"] for offer in self.asked["offers"]]

    @property
    def side(self) -> str:
        return str(self.asked["side"])

    @property
    def turn(self) -> int:
        return int(self.table["turn"])

    @property
    def groups(self) -> list[str]:
        """The own groups that may move."""
        return [one for one in self.offers if one[0] == LETTER[self.side] and one[1:].isdecimal()]

    def members(self, group: str) -> list[str]:
        """The own units of a group."""
        number = int(group[1:])
        return [name for name, one in self.table["units"].items() if self.own(name) and one.get("group") == number]

    def own(self, name: str) -> bool:
        data = FBOB.data()
        return (GERMAN, BRITISH)[data.units[data.unit[name]].side] == self.side

    def enemies(self) -> list[str]:
        """The hexes in which the enemy flies."""
        return [one["at"] for one in self.table["groups"].values() if one["side"] != self.side]

    def bases(self) -> list[str]:
        """The aerodromes of the side."""
        land = self.table["land"].items()
        return [name for name, one in land if one["side"] == self.side and "aerodrome" in one["units"]]

    def marks(self, group: str) -> set[str]:
        return {mark for name in self.members(group) for mark in self.table["units"][name].get("marks", [])}


def away(one: str, other: str) -> int:
    """How many hexes one is from another."""
    data = FBOB.data()
    return int(data.distance(data.hex[one], data.hex[other]))


def is_hex(answer: str) -> bool:
    return answer.isdecimal() and len(answer) == 4


def answer_of(seen: Seen) -> str:
    """What the player who is asked answers."""
    thinks = THOUGHTS.get(seen.asked["key"], _first)
    return STANDARD if STANDARD in seen.offers else thinks(seen)


def goal_of(seen: Seen) -> str:
    """The hex to which the moving group wants to go."""
    group = seen.asked["args"]["group"]
    if seen.side == BRITISH:
        return _met(seen)
    lure = seen.members(group) == ["Fake-1"]
    if seen.marks(group) & {"bombed", "turned-back"} or (lure and seen.turn > TOGETHER) or seen.turn > LATE:
        return _home(seen)
    return TARGET


def _home(seen: Seen) -> str:
    return min(seen.bases(), key=lambda base: away(base, seen.asked["args"]["hex"]))


def _met(seen: Seen) -> str:
    """The nearest enemy that is near a base; else home."""
    here = seen.asked["args"]["hex"]
    near = [one for one in seen.enemies() if any(away(one, base) <= NEAR for base in seen.bases())]
    short = any(seen.table["units"][name].get("box", 99) - seen.turn < 3 for name in seen.asked["args"]["units"])
    return min(near, key=lambda one: (away(one, here), one)) if near and not short else _home(seen)


def _move(seen: Seen) -> str:
    """Groups in the air first; the Germans take off on the first turn, the British when somebody is near."""
    if seen.groups:
        return seen.groups[0]
    if seen.side == GERMAN:
        return next((base for base in RAID if base in seen.offers and seen.turn == 1 and not _is_up(seen, base)), DONE)
    met = any(one["side"] == BRITISH for one in seen.table["groups"].values())
    alarmed = [base for base in seen.offers if is_hex(base) and any(away(base, one) <= NEAR for one in seen.enemies())]
    return alarmed[0] if alarmed and not met else DONE


def _is_up(seen: Seen, base: str) -> bool:
    return seen.table["units"][RAID[base][0]]["place"] == "flying"


def _take_off(seen: Seen) -> str:
    wanted = RAID.get(seen.asked["args"]["hex"], ()) if seen.side == GERMAN else seen.offers
    return next((one for one in wanted if one in seen.offers and one != DONE), DONE)


def _fly(seen: Seen) -> str:
    """Toward the goal; at home the group lands, elsewhere it stays."""
    here, goal = seen.asked["args"]["hex"], goal_of(seen)
    if here == goal:
        return LAND if goal in seen.bases() and LAND in seen.offers else STOP
    ways = [one for one in seen.offers if is_hex(one)]
    return min(ways, key=lambda one: (away(one, goal), one)) if ways else STOP


def _first(seen: Seen) -> str:
    return seen.offers[0]


def _done(_: Seen) -> str:
    return DONE


def _yes(_: Seen) -> str:
    return YES


def _no(_: Seen) -> str:
    return NO


def _eager(seen: Seen) -> str:
    return next((one for one in seen.offers if one not in (DONE, NO, "hold")), seen.offers[0])


THOUGHTS: Final[dict[str, Callable[[Seen], str]]] = {
    **dict.fromkeys(("redeploy", "buy", "train", "plot-recon", "prepare"), _done),
    **dict.fromkeys(("attack", "bomb", "intercept", "aim"), _eager),
    "gentlemens-war": _yes,
    "more-missions": _no,
    "create-raf": _no,
    "move": _move,
    "take-off": _take_off,
    "fly": _fly,
}
"""How they answer; to anything else the first answer will do."""
