"""A plain player of First Battle of Britain for tests of reports: raids fly to London and home, fighters at raids."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tallyho.fbob.title import FBOB
from tallyho.table import AnyGame, Choice, Game, Luck, Seat, View, play

LONDON, HOMES = "1019", {"german": "4826", "british": "1318"}
FIXED: Final = {
    **dict.fromkeys(("redeploy", "train", "prepare"), "done"),
    **dict.fromkeys(("gentlemens-war", "create-raf"), "yes"),
    "more-missions": "no",
}
EAGER: Final = frozenset(("take-off", "attack", "bomb", "intercept", "aim"))
EVERY_RULE: Final = tuple(option.name for option in FBOB.options)


class Raider:
    """Knows the way there and back, and little else."""

    name = "raider"
    sighted = True

    def __init__(self, seed: str) -> None:
        self.luck = Luck(seed)
        self.data: Any = FBOB.data()

    def decide(self, view: View, choice: Choice) -> str:
        """By the kind of question; what has no answer of its own is answered at random."""
        key, offers = choice.prompt.key, [*choice.offers]
        wanted = FIXED.get(key, "standard")
        if wanted in offers:
            return wanted
        if key == "plot-recon":
            return LONDON if LONDON in offers and self.luck.below(3) == 0 else "done"
        if key == "move":
            return self.move(view, choice.side, offers)
        if key == "fly":
            return self.fly(view, choice)
        if key in EAGER:
            offers = [one for one in offers if one not in ("done", "no", "hold")][:1] or offers
        return self.luck.one_of(offers[:4] if key == "buy" else offers)

    def move(self, view: View, side: str, offers: list[str]) -> str:
        """Groups in the air first; the German take off early, the British when somebody comes."""
        groups = [one for one in offers if one[0] in "GB" and one[1:].isdecimal()]
        if groups:
            return groups[0]
        ready = int(str(view.table["turn"])) <= 2 if side == "german" else bool(self.enemies(view, side))
        bases = [one for one in offers if one != "done"]
        return self.luck.one_of(bases) if ready and bases else "done"

    def enemies(self, view: View, side: str) -> list[str]:
        """The hexes in which the enemy flies."""
        groups: Any = view.table["groups"]
        return [str(one["at"]) for one in groups.values() if one["side"] != side]

    def fly(self, view: View, choice: Choice) -> str:
        """To the target, or home when there is nothing left to do."""
        args: Any = choice.args
        units: Any = view.table["units"]
        side, here = choice.side, str(args["hex"])
        done = any({"bombed", "turned-back"} & {*units[name].get("marks", [])} for name in args["units"])
        enemies = self.enemies(view, side)
        goal = HOMES[side]
        if side == "german" and not done:
            goal = LONDON
        elif side == "british" and enemies:
            goal = min(enemies, key=lambda one: (self.away(here, one), one))
        if here == goal:
            return "land" if "land" in choice.offers and goal in HOMES.values() else "stop"
        ways = [one for one in choice.offers if one in self.data.hex]
        return min(ways, key=lambda one: (self.away(one, goal), one)) if ways else "stop"

    def away(self, one: str, other: str) -> int:
        """The hexes between two."""
        return int(self.data.distance(self.data.hex[one], self.data.hex[other]))


@cache
def played(scenario: str = "phase1", seed: str = "1", answers: int = 1_000_000, *, plain: bool = False) -> AnyGame:
    """A game of raiders, with all options unless it is to be plain."""
    game: AnyGame = Game.new(FBOB, scenario, () if plain else EVERY_RULE[:-1], seed)
    play(game, {side: Seat(Raider(f"{seed} {side}")) for side in FBOB.sides}, answers)
    return game


def told(game: AnyGame) -> list[tuple[str, dict[str, Any]]]:
    """What a game has told."""
    assert game.log is not None
    return [(key, args or {}) for key, _, args, _ in game.log.events]
