"""Seeded games as the browser gets them: the first table, then a patch and the questions after every answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final
from uuid import UUID

import msgspec
from in_node import LIBRARY

from tallyho.bots import bot
from tallyho.server.models import PERSON
from tallyho.server.present import Filming, Viewer, asked_of, lines_of
from tallyho.server.table import Facts, Player, Table
from tallyho.table import CHANCE, Game, Seat, Seed
from tallyho.words import Words

USER: Final = UUID(int=1940)
SCENE_EVERY: Final = 40
"""After so many answers the whole table is kept too, and each time something is asked for the first time."""

Which = tuple[str, str, tuple[str, ...], str, str]
"""Game, scenario, options, seed and who plays."""
NONE, ALL = (), ("advanced", "night")
PLAYERS: Final = {"lion": "british", "eagle": "german"}
LION: Final[tuple[Which, ...]] = (
    ("lion", "prelude", NONE, "1", "doctrine"),
    ("lion", "prelude", ALL, "1", "random"),
    ("lion", "prelude", ALL, "2", "random"),
    ("lion", "hardest-days", NONE, "2", "doctrine"),
    ("lion", "hardest-days", ALL, "1", "doctrine"),
    ("lion", "hardest-days", ALL, "2", "doctrine"),
    ("lion", "thin-blue-line", NONE, "1", "random"),
    ("lion", "thin-blue-line", ALL, "1", "random"),
    ("lion", "campaign", NONE, "1", "doctrine"),
)
"""Together they have every question of Lion but the rarest."""
EAGLE: Final[tuple[Which, ...]] = (
    ("eagle", "prelude", NONE, "1", "doctrine"),
    ("eagle", "prelude", ALL, "4", "random"),
    ("eagle", "hardest-days", ALL, "10", "doctrine"),
    ("eagle", "hardest-days", ALL, "11", "doctrine"),
    ("eagle", "thin-blue-line", ALL, "1", "doctrine"),
    ("eagle", "thin-blue-line", ALL, "2", "random"),
    ("eagle", "campaign", NONE, "4", "random"),
)
"""Together they have every question of Eagle but the rarest."""


def named(which: Which) -> str:
    """A film by its name."""
    _, scenario, options, seed, player = which
    return " ".join([scenario, *options, seed, player])


def table_of(name: str, scenario: str, options: tuple[str, ...], seed: str) -> Table:
    """A game in which one user plays and rolls real dice, so that every question is theirs."""
    game = Game.new(LIBRARY.title(name), scenario, options, seed)
    side = PLAYERS[name]
    when = datetime(1940, 8, 11, tzinfo=UTC)
    players = {side: Player(side, PERSON, None, USER, "Park")}
    facts = Facts(UUID(int=1), USER, manual=True, guided=False, created=when, touched=when, branch_of=None,
                  branch_at=None, players=players)  # fmt: skip
    return Table(facts, game, 0)


@cache
def film(name: str, scenario: str, options: tuple[str, ...], seed: str, player: str) -> Film:
    """Plays a game to its end."""
    table = table_of(name, scenario, options, seed)
    game, side = table.game, PLAYERS[name]
    viewer = Viewer(USER, side, Words("en", LIBRARY.words(), strict=True))
    sources = {CHANCE: Seed(), side: Seat(bot(player, seed, name))}
    made = Film(seen(table), [asked(table, viewer)], [game.step])
    filming = Filming(table, viewer)
    while not game.over:
        ask = game.open[0]
        table.give(sources[ask.side].reply(game, ask), ask.side)
        filming.take(ask)
        made.asked.append(asked(table, viewer))
        made.running.append("" if game.over else game.step)
        if made.is_scene():
            made.scenes[len(game.history)] = seen(table)
    made.scenes[len(game.history)] = seen(table)
    made.patches = [plain(frame.patch) for frame in filming.frames(0)]
    made.log = plain(lines_of(table, viewer, 0))
    return made


@dataclass
class Film:
    """The first table; what was asked, and in which step, after each answer; the patches; some tables on the way."""

    before: dict[str, Any]
    asked: list[list[dict[str, Any]]]
    running: list[str]
    patches: list[dict[str, Any]] = field(default_factory=list)
    scenes: dict[int, dict[str, Any]] = field(default_factory=dict)
    log: list[dict[str, Any]] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)

    def is_scene(self) -> bool:
        """Whether the table of this moment is to be kept."""
        keys = {one["key"] for one in self.asked[-1]}
        new = not keys <= self.keys
        self.keys |= keys
        return new or len(self.asked) % SCENE_EVERY == 0

    def steps(self) -> list[dict[str, Any]]:
        """For the browser."""
        made = []
        lines = 0
        for number, (patch, asked, step) in enumerate(zip([{}, *self.patches], self.asked, self.running, strict=True)):
            while lines < len(self.log) and self.log[lines]["after"] <= number:
                lines += 1
            scene = number in self.scenes
            made.append({"patch": patch, "asked": asked, "step": step, "lines": lines, "scene": scene})
        return made


def seen(table: Table) -> dict[str, Any]:
    """The table with the eyes of the player."""
    title = table.game.title
    found: dict[str, Any] = plain(title.view(table.game.position, PLAYERS[title.game]))
    return found


def asked(table: Table, viewer: Viewer) -> Any:
    """What is asked now."""
    return plain([asked_of(table, ask, viewer, live=True) for ask in table.game.open])


def plain(value: Any) -> Any:
    """As it is sent."""
    return msgspec.json.decode(msgspec.json.encode(value))
