"""Seeded games of Lion as the browser gets them: the first table, then a patch and the questions after every answer."""

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

Which = tuple[str, tuple[str, ...], str, str]
NONE, ALL = (), ("advanced", "night")
FILMS: Final[tuple[Which, ...]] = (
    ("prelude", NONE, "1", "doctrine"),
    ("prelude", ALL, "1", "random"),
    ("prelude", ALL, "2", "random"),
    ("hardest-days", NONE, "2", "doctrine"),
    ("hardest-days", ALL, "1", "doctrine"),
    ("hardest-days", ALL, "2", "doctrine"),
    ("thin-blue-line", NONE, "1", "random"),
    ("thin-blue-line", ALL, "1", "random"),
    ("campaign", NONE, "1", "doctrine"),
)
"""Scenario, options, seed and who plays. Together they have every question of Lion but the rarest."""


def table_of(scenario: str, options: tuple[str, ...], seed: str) -> Table:
    """A game in which one user plays the British and rolls real dice, so that every question is theirs."""
    game = Game.new(LIBRARY.title("lion"), scenario, options, seed)
    when = datetime(1940, 8, 11, tzinfo=UTC)
    players = {"british": Player("british", PERSON, None, USER, "Park")}
    facts = Facts(UUID(int=1), USER, manual=True, guided=False, created=when, touched=when, branch_of=None,
                  branch_at=None, players=players)  # fmt: skip
    return Table(facts, game, 0)


@cache
def film(scenario: str, options: tuple[str, ...], seed: str, player: str, language: str = "en") -> Film:
    """Plays a game to its end."""
    table = table_of(scenario, options, seed)
    game = table.game
    viewer = Viewer(USER, "british", Words(language, LIBRARY.words(), strict=True))
    sources = {CHANCE: Seed(), "british": Seat(bot(player, seed, "lion"))}
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
    """The table with the eyes of the British."""
    found: dict[str, Any] = plain(table.game.title.view(table.game.position, "british"))
    return found


def asked(table: Table, viewer: Viewer) -> Any:
    """What is asked now."""
    return plain([asked_of(table, ask, viewer, live=True) for ask in table.game.open])


def plain(value: Any) -> Any:
    """As it is sent."""
    return msgspec.json.decode(msgspec.json.encode(value))
