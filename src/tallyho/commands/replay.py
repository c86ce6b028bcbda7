"""`tallyho replay`: play a record again."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import Annotated

import typer

from tallyho.commands import settings_of
from tallyho.commands.packs import read_pack
from tallyho.library import Library
from tallyho.table import CHANCE, AnyGame, BadRecord, BadSetup, save
from tallyho.table.log import may_know
from tallyho.table.record import begun, difference, give, read
from tallyho.table.view import turns_of
from tallyho.terminal.seats import check_side
from tallyho.words import Words
from tallyho.words.words import TABLE


def replay(  # noqa: PLR0913, PLR0917 - the options of the command line, which Typer passes by name
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
    side: Annotated[
        str, typer.Option(help="Tell only what this side may know; without it all is told, secrets too.")
    ] = "",
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
    if side:
        check_side(game.title, side, "--side")
        if position:
            raise BadSetup("--position prints everything, secrets too, so it does not go with --side")
    shown = not (quiet or side)  # what a side may know of an answer may depend on later ones
    told = _tell(game, 0, words) if shown else 0
    for line in record.lines[:to]:
        give(game, line, str(file))
        if shown:
            print(f"{words.said(game.title.game, line.side, line.prompt, line.answer)} [{line.prompt}]")
            told = _tell(game, told, words)
    if side and not quiet:
        _tell_side(game, side, words)
    print(save(game) if position else _standing(game, side, words))
    return 0


def _tell(game: AnyGame, told: int, words: Words) -> int:
    assert game.log is not None
    for event in game.log.events[told:]:
        print("\n".join(words.event(game.title.game, event).printed()))
    return len(game.log.events)


def _tell_side(game: AnyGame, side: str, words: Words) -> None:
    """The whole game as a side may know it; what chance has decided is in the events."""
    assert game.log is not None
    starts = [0, *game.marks]
    for start, end, turn in zip_longest(starts, game.marks, turns_of(game, side)):
        for event in game.log.events[start:end]:
            if game.over or may_know(event[3], side):
                print("\n".join(words.event(game.title.game, event).printed()))
        if turn is not None and turn[0] != CHANCE:
            who, key, text = turn
            print(f"{words.said(game.title.game, who, key, text)} [{key}]")


def _standing(game: AnyGame, side: str, words: Words) -> str:
    outcome, number = game.outcome, len(game.history)
    if outcome is not None:
        ended = words.outcome(game.title.game, outcome)
        return f"{words.say(TABLE, 'record-ends', {'number': number, 'ended': ended})} [{outcome.rule}]"
    assert game.ask is not None
    stands = {"number": number, "step": game.step, "asked": _asked(game, side, words)}
    return f"{words.say(TABLE, 'record-stands', stands)} [{game.ask.prompt.rule}]"


def _asked(game: AnyGame, side: str, words: Words) -> str:
    """The question, or that another side is asked."""
    assert game.ask is not None
    key, asked = game.ask.prompt.key, game.ask.side
    if side and asked != side:
        return words.waiting(game.title.game, asked, key)
    return words.prompt(game.title.game, key, asked, game.ask.args)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from error
