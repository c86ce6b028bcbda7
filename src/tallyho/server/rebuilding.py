"""A game from what the database has of it: its set-up and its answers."""

from __future__ import annotations

from collections.abc import Sequence

from tallyho.library import Library
from tallyho.server.models import UNDO, AnswerRow, GameRow
from tallyho.server.troubles import Unreadable
from tallyho.table import AnyGame, BadRecord, BadSetup, Game, Refused
from tallyho.table.record import other_data, other_version


def rebuilt(library: Library, row: GameRow, answers: Sequence[AnswerRow]) -> AnyGame:
    """The game that these answers tell; refuses what these rules or data cannot have told."""
    try:
        game = _begun(library, row)
        for answer in standing_answers(answers):
            game.answer(answer.text, answer.side)
        game.take_up(row.lists.items())
    except (BadSetup, BadRecord, Refused) as error:
        raise Unreadable(error, 409, row.title) from error
    return game


def _begun(library: Library, row: GameRow) -> AnyGame:
    """The game before its first answer, if we have the rules and the data it was played with."""
    title = library.title(row.title)
    if title.version != row.version:
        raise other_version(str(row.version), title)
    game: AnyGame = Game.new(title, row.scenario, row.options, row.seed)
    if game.setup.data.digest != row.data:
        raise other_data(row.data, game.setup.data.digest)
    return game


def standing_answers(rows: Sequence[AnswerRow]) -> list[AnswerRow]:
    """The answers that have not been taken back."""
    standing: list[AnswerRow] = []
    for row in rows:
        if row.kind == UNDO:
            standing.pop()
        else:
            standing.append(row)
    return standing
