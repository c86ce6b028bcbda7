"""The commands of the command line, and what they all are told.

A command is a function NAME in a module NAME of this package, written for Typer; a line in COMMANDS makes it known.
Its module is imported only when the command is called.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import typer

GAMES = "The games"
RULES = "The rules"
WORKSHOP = "The workshop"


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name, the line that the general help gives it, and the panel of the help it stands in."""

    name: str
    purpose: str
    panel: str


COMMANDS = (
    Command("serve", "Play in the browser; this is what happens without a command.", GAMES),
    Command("terminal", "Play a game as plain text; it goes on where it was left.", GAMES),
    Command("replay", "Play a record again and tell what happened.", GAMES),
    Command("simulate", "Play many games between bots, sum them up and write them for analysis.", GAMES),
    Command("rules", "Look up a rule: what it says, where the code obeys it, which tests prove it.", RULES),
    Command("data", "Show a game's component data and where each value comes from.", RULES),
    Command("check", "Check problem files: a position, a script, what must hold afterwards.", WORKSHOP),
    Command("playthrough", "Compare whole games, line by line, with the texts that are kept.", WORKSHOP),
    Command("fuzz", "Play random and wrong answers until something breaks.", WORKSHOP),
    Command("bench", "Measure speed, beside other engines if wanted.", WORKSHOP),
    Command("test", "Run every check that a change to Tallyho has to pass.", WORKSHOP),
)


@dataclass(frozen=True, slots=True)
class Settings:
    """What was said before the command's name, for the command to heed."""

    games: tuple[Path, ...] = ()
    language: str = "en"


def settings_of(context: typer.Context) -> Settings:
    """The settings of the running command line; the usual ones if a command is called from elsewhere."""
    found = context.find_object(Settings)
    return found if found is not None else Settings()
