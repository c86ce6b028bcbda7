"""`tallyho playthrough`: whole games as text, compared with those that are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tallyho.commands import settings_of
from tallyho.lab.playthrough import difference
from tallyho.lab.playthrough import playthrough as played
from tallyho.library import Library
from tallyho.table import BadSetup, Title
from tallyho.words import Words


def playthrough(
    context: typer.Context,
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; all of them if none is named.")
    ] = None,
    folder: Annotated[Path, typer.Option(help="Where the texts are kept, one a game and scenario.")] = Path(
        "playthroughs"
    ),
    write: Annotated[
        bool, typer.Option("--write", help="Keep what is played now. Do this on purpose, in a commit of its own.")
    ] = False,
    seed: Annotated[str, typer.Option(help="The seed of the games.")] = "1940",
    bot: Annotated[str, typer.Option(metavar="NAME", help="The bot that plays every side.")] = "random",
    without: Annotated[
        list[str] | None, typer.Option(metavar="OPTION", help="Play without this option. May be repeated.")
    ] = None,
) -> int:
    """Play a game of every scenario with all its options and compare it, line by line, with the kept text.

    A difference means that the game has changed. Ends with 1 if there is one, or if a scenario has no text yet.
    """
    library = Library(settings_of(context).games)
    if not library.games:
        raise BadSetup("there is no game to play through: none is installed yet, and `--games FOLDER` named none")
    words = Words("en", library.words())
    changed = 0
    for game in games or library.games:
        title = library.title(game)
        for scenario in title.scenarios:
            options = _options(title, scenario.name, without or [])
            made = played(title, scenario.name, options, seed, words, bot)
            changed += _keep_or_compare(folder / f"{game}-{scenario.name}.txt", made, write)
    return 1 if changed else 0


def _options(title: Title[Any], scenario: str, without: list[str]) -> tuple[str, ...]:
    """All options that go together in a scenario, or all but those that are not wanted."""
    if without:
        title.chosen(scenario, without)
        every = tuple(option.name for option in title.options if option.name not in without)
        title.chosen(scenario, every)
        return every
    return max((chosen for name, chosen in title.combinations() if name == scenario), key=len)


def _keep_or_compare(path: Path, made: str, write: bool) -> bool:
    """Whether the text differs from the one that is kept."""
    if write:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made, encoding="utf-8")
        except OSError as error:
            raise BadSetup(f"{path} cannot be written: {error.strerror}") from error
        print(f"written {path}")
        return False
    if not path.is_file():
        print(f"MISSING {path}: `tallyho playthrough --write` makes it")
        return True
    try:
        kept = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"{path} cannot be read: {error}") from error
    found = difference(kept, made, str(path))
    print(f"CHANGED {path}\n{found}" if found else f"same {path}")
    return bool(found)
