"""`tallyho terminal`: a whole game as text."""

from __future__ import annotations

import io
import shlex
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from tallyho.commands import settings_of
from tallyho.commands.packs import read_pack
from tallyho.library import Library
from tallyho.terminal.opening import Left, Wish, opened
from tallyho.terminal.saved import Saved, usual_file
from tallyho.terminal.screen import Screen
from tallyho.terminal.session import Session
from tallyho.words import Words


def terminal(  # noqa: PLR0913, PLR0917 - the options of the command line, which Typer passes by name
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game.")],
    scenario: Annotated[
        str, typer.Option(help="The scenario of a new game; if none is named, you are asked for it and for options.")
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="An optional rule of a new game. May be given several times.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Decides dice and cards of a new game; the same seed, the same dice.")
    ] = None,
    side: Annotated[
        list[str] | None, typer.Option(help="The side you play; bots play the others. May be given several times.")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="SIDE=NAME", help="A bot for a side. May be given several times.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The file the game is in; if not given, one in your folder for data."),
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin a new game; the old one is kept beside it.")] = False,
    dice: Annotated[
        bool | None, typer.Option("--dice/--no-dice", help="Type in what real dice and cards show.", show_default=False)
    ] = None,
    curtain: Annotated[
        bool | None,
        typer.Option(
            "--curtain/--no-curtain",
            help="Hand over the screen between the sides of several people (the usual); or one person plays them all.",
            show_default=False,
        ),
    ] = None,
    pack: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A data pack (TOML) of your own to play with.")
    ] = None,
) -> int:
    """Play a game as plain text: over SSH, through a pipe, with a screen reader.

    The game is saved at every answer, and the next start goes on where it was left; --new begins another one. `help`
    tells what you can type. A saved game that cannot be read is refused with its line and the reason (exit 2).
    """
    settings = settings_of(context)
    wish = Wish(
        scenario=scenario,
        options=None if option is None else tuple(option),
        seed=seed,
        sides=tuple(side or ()),
        bots=tuple(bot or ()),
        dice=dice,
        curtain=curtain,
        new=new,
        pack=read_pack(pack),
    )
    way_back = partial(command_for, settings.games, game, save, pack)
    hold(Library(settings.games), game, settings.language, wish, save, way_back)
    return 0


def hold(
    library: Library, game: str, language: str, wish: Wish, save: Path | None, way_back: Callable[[str], str]
) -> None:
    """One sitting: opens the file, begins or takes up the game, plays, and lets go of the file."""
    title = library.title(game)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # whatever a pipe brings is refused as an answer, not as a byte
    screen = Screen(Words(language, library.words()), sys.stdin, sys.stdout)
    saved = Saved(save or usual_file(game))
    try:
        begun, seats = opened(title, library, wish, saved, screen)
    except (Left, KeyboardInterrupt):
        screen.line("")
        screen.tell("nothing-begun")
    else:
        Session(begun, seats, saved, screen, library, way_back).run()
    finally:
        saved.close()


def command_for(games: tuple[Path, ...], game: str, save: Path | None, pack: Path | None, language: str) -> str:
    """What to type to go on with this game."""
    words = ["tallyho", *(word for folder in games for word in ("--games", str(folder)))]
    words += ["--language", language] if language != "en" else []
    words += ["terminal", game, *(["--save", str(save)] if save else []), *(["--pack", str(pack)] if pack else [])]
    return shlex.join(words)
