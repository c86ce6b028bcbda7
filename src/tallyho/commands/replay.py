"""`tallyho replay`: play a record again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tallyho.commands import settings_of
from tallyho.commands.packs import read_pack
from tallyho.library import Library
from tallyho.table import AnyGame, BadRecord, save
from tallyho.table.record import begun, difference, give, read
from tallyho.words import Words


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="The record.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many answers.")] = None,
    compare: Annotated[
        Path | None,
        typer.Option(metavar="OTHER", help="Another record: say where the two first differ, and play neither."),
    ] = None,
    position: Annotated[
        bool, typer.Option("--position", help="Print the position reached as JSON, as a program would save it.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print only where the game stands in the end.")] = False,
    pack: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The data pack (TOML) the game was played with.")
    ] = None,
) -> int:
    """Play a record again, answer by answer, and tell what happened.

    A record that was played with other rules or other component data, or that gives an answer which is not offered, is
    refused with its line and the reason (exit 2). With --compare the exit code is 1 if the records differ.
    """
    settings = settings_of(context)
    library = Library(settings.games)
    record = read(_text(file), str(file))
    if compare is not None:
        found = difference(record, read(_text(compare), str(compare)))
        print(found or "The two records tell the same game.")
        return 1 if found else 0
    words = Words(settings.language, library.words())
    game = begun(record, library.title, overlay=read_pack(pack))
    told = 0 if quiet else _tell(game, 0, words)
    for line in record.lines[:to]:
        give(game, line, str(file))
        if not quiet:
            print(f"{line.side}: {words.answer(game.title.game, line.prompt, line.answer)} [{line.prompt}]")
            told = _tell(game, told, words)
    print(save(game) if position else _standing(game, words))
    return 0


def _tell(game: AnyGame, told: int, words: Words) -> int:
    assert game.log is not None
    for event in game.log.events[told:]:
        print("\n".join(words.event(game.title.game, event).printed()))
    return len(game.log.events)


def _standing(game: AnyGame, words: Words) -> str:
    outcome = game.outcome
    if outcome is not None:
        ended = words.outcome(game.title.game, outcome)
        return f"After {len(game.history)} answers the game is over: {ended} [{outcome.rule}]"
    assert game.ask is not None
    prompt = words.prompt(game.title.game, game.ask.prompt.key, game.ask.side, game.ask.args)
    return f"After {len(game.history)} answers, at {game.step}: {prompt} [{game.ask.prompt.rule}]"


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from error
