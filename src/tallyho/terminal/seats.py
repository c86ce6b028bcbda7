"""Who plays what: the person's sides, the bots of the others, and who rolls the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from tallyho.bots import best_bot, bot
from tallyho.table import BadRecord, BadSetup, Title

PERSON: Final = "person"
MARK: Final = "# seats "
"""Begins the line of a saved game that tells who plays; a record passes over lines that begin with #."""
DICE: Final = "dice"
NO_CURTAIN: Final = "no-curtain"


@dataclass(frozen=True, slots=True)
class Seats:
    """Each side of the game with `person` or the name of its bot; and whether the person rolls real dice.

    Several sides are several people, with a curtain between them, unless one person plays them all.
    """

    players: dict[str, str]
    dice: bool = False
    curtain: bool = True

    @property
    def people(self) -> tuple[str, ...]:
        """The sides that the person plays."""
        return tuple(side for side, player in self.players.items() if player == PERSON)

    @property
    def shared(self) -> bool:
        """Whether several people share the screen, and none may see what only another may."""
        return self.curtain and len(self.people) > 1

    @property
    def bots(self) -> dict[str, str]:
        """The sides that bots play."""
        return {side: player for side, player in self.players.items() if player != PERSON}

    def line(self) -> str:
        """The line for a saved game."""
        players = (f"{side}={player}" for side, player in self.players.items())
        return MARK + " ".join([*players, *[DICE] * self.dice, *[NO_CURTAIN] * (not self.curtain)])


def seated(title: Title[Any], sides: Sequence[str], bots: Sequence[str]) -> dict[str, str] | None:
    """Who plays, by the options --side and --bot; None if they leave open which of several sides the person plays."""
    named = dict(_bot(title, text) for text in bots)
    for side in sides:
        check_side(title, side, "--side")
        if side in named:
            raise BadSetup(f"--side {side} and --bot {side}={named[side]} exclude each other")
    if not sides and not named and len(title.sides) > 1:
        return None
    usual = best_bot(title.game)
    return {side: named.get(side) or (PERSON if side in sides or not sides else usual) for side in title.sides}


def read_seats(title: Title[Any], text: str, where: str) -> Seats | None:
    """Who plays, by the line of a saved game; None if it has none."""
    rows = [row for row in text.splitlines() if row.startswith(MARK)]
    if not rows:
        return None
    parts = rows[0].removeprefix(MARK).split()
    players = dict(part.partition("=")[::2] for part in parts if "=" in part)
    if sorted(players) != sorted(title.sides):
        raise BadRecord(f"{where}: its line {rows[0]!r} should seat {', '.join(title.sides)}, each side once")
    try:
        checked = {side: _checked_player(title, players[side]) for side in title.sides}
    except BadSetup as error:
        raise BadRecord(f"{where}: {error}") from error
    return Seats(checked, DICE in parts, NO_CURTAIN not in parts)


def _bot(title: Title[Any], text: str) -> tuple[str, str]:
    side, equals, name = text.partition("=")
    if not equals:
        raise BadSetup(f"--bot takes a side and a bot, such as {title.sides[-1]}={best_bot(title.game)}, not {text!r}")
    check_side(title, side, "--bot")
    return side, _checked_bot(title, name)


def check_side(title: Title[Any], side: str, option: str) -> None:
    """Refuses a side that the game has not, with the option that names it."""
    if side not in title.sides:
        near = get_close_matches(side, title.sides, 1)
        hint = f" (did you mean {near[0]}?)" if near else ""
        raise BadSetup(f"{option} names {side!r}{hint}; the sides of {title.game} are {', '.join(title.sides)}")


def _checked_player(title: Title[Any], name: str) -> str:
    return name if name == PERSON else _checked_bot(title, name)


def _checked_bot(title: Title[Any], name: str) -> str:
    """The name of a bot that plays this game."""
    bot(name, "", title.game)
    return name
