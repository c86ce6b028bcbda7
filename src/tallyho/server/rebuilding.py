"""A game from what the database has of it: its set-up and its answers."""

from __future__ import annotations

from collections.abc import Sequence

from tallyho.library import Library
from tallyho.server.models import UNDO, AnswerRow, GameRow
from tallyho.server.troubles import Unreadable
from tallyho.table import AnyGame, BadRecord, BadSetup, Game, Refused
from tallyho.table.record import fits_no_more, other_data, other_version, written


def rebuilt(library: Library, row: GameRow, answers: Sequence[AnswerRow]) -> AnyGame:
    """The game that these answers tell, if our rules and data still take them; else says what fits no more."""
    try:
        game: AnyGame = Game.new(library.title(row.title), row.scenario, row.options, row.seed)
        other = _other(game, row)
        for number, answer in enumerate(standing_answers(answers), 1):
            _give(game, answer, number, other)
        _take_up(game, row, other)
    except (BadSetup, BadRecord, Refused) as error:
        raise Unreadable(error, 409, row.title) from error
    return game


def _other(game: AnyGame, row: GameRow) -> BadRecord | None:
    """What is different now from the rules and the data that a game was played with, if anything is."""
    if game.title.version != row.version:
        return other_version(str(row.version), game.title)
    if game.setup.data.digest != row.data:
        return other_data(row.data, game.setup.data.digest)
    return None


def _give(game: AnyGame, answer: AnswerRow, number: int, other: BadRecord | None) -> None:
    """Gives an answer once more; under other rules the question must still be the same one, too."""
    if other is None:
        game.answer(answer.text, answer.side)
        return
    try:
        game.answer(answer.text, answer.side)
    except Exception as error:  # other rules may fail in any way on what they never asked for
        raise fits_no_more(number, answer.text, other) from error
    if len(game.history) != number or game.history[-1][1].key != answer.prompt:
        raise fits_no_more(number, answer.text, other)


def _take_up(game: AnyGame, row: GameRow, other: BadRecord | None) -> None:
    """Goes on with the lists in the making; under other rules those that fit no more begin anew."""
    try:
        game.take_up(row.lists.items())
    except Refused:
        if other is None:
            raise
        game.take_up(())


def record_of(row: GameRow, answers: Sequence[AnswerRow]) -> str:
    """The record of a game that our rules need not be able to play."""
    header = {
        "game": row.title,
        "version": str(row.version),
        "scenario": row.scenario,
        "options": " ".join(row.options),
        "seed": row.seed,
        "data": row.data,
    }
    return written(header, [(one.side, one.text, one.prompt) for one in standing_answers(answers)])


def standing_answers(rows: Sequence[AnswerRow]) -> list[AnswerRow]:
    """The answers that have not been taken back."""
    standing: list[AnswerRow] = []
    for row in rows:
        if row.kind == UNDO:
            standing.pop()
        else:
            standing.append(row)
    return standing
