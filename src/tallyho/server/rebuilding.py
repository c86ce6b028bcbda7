"""A game from what the database has of it: its set-up and its answers, or a snapshot and the answers since."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from tallyho.library import Library
from tallyho.server.models import UNDO, GameRow
from tallyho.server.snapshots import Snapshot, taken_up
from tallyho.server.table import Entry
from tallyho.server.troubles import Unreadable
from tallyho.table import AnyGame, BadRecord, BadSetup, Game
from tallyho.table.record import fits_no_more, other_data, other_rules, other_version, written

LOGGER = logging.getLogger(__name__)


def rebuilt(library: Library, row: GameRow, answers: Sequence[Entry]) -> AnyGame:
    """The game that these answers tell, if our rules and data still take them; else says what fits no more."""
    game = _begun(library, row)
    try:
        _give_all(game, row, answers)
    except BadRecord as error:
        raise Unreadable(error, 409, row.title) from error
    return game


def as_far_as_it_fits(library: Library, row: GameRow, answers: Sequence[Entry]) -> AnyGame:
    """The same game with as many of its answers as our rules and data still take."""
    game = _begun(library, row)
    try:
        _give_standing(game, standing_answers(answers), None)
    except BadRecord as error:
        return game.replayed(Unreadable(error).fits())
    return game


def _begun(library: Library, row: GameRow) -> AnyGame:
    try:
        game: AnyGame = Game.new(library.title(row.title), row.scenario, row.options, row.seed)
    except BadSetup as error:
        raise Unreadable(error, 409, row.title) from error
    return game


def from_snapshot(library: Library, row: GameRow, snapshot: Snapshot, later: Sequence[Entry]) -> AnyGame | None:
    """The same from a snapshot and the answers that came later; None if in doubt, for the answers are the truth."""
    try:
        game = taken_up(library.title(row.title), row, snapshot, later)
        if game is not None:
            _give_all(game, row, later)
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it, or with them, shows when all are played again
        LOGGER.warning("the snapshot of game %s is left alone, its answers are played again: %s", row.id, error)
        return None
    return game


def _give_all(game: AnyGame, row: GameRow, answers: Sequence[Entry]) -> None:
    """Gives the answers that stand, and goes on with the lists in the making."""
    _give_standing(game, standing_answers(answers), _other(game, row))
    take_up_what_fits(game, row.lists)


def _give_standing(game: AnyGame, answers: Sequence[Entry], other: BadRecord | None) -> None:
    """Gives these answers; one that ends a game which went on fits no more, and what it would open stays closed."""
    last = len(game.history) + len(answers)
    for number, answer in enumerate(answers, len(game.history) + 1):
        _give(game, answer, number, other)
        if game.over and number < last:
            raise fits_no_more(number, answer.text, other or other_rules())


def _other(game: AnyGame, row: GameRow) -> BadRecord | None:
    """What is different now from the rules and the data that a game was played with, if anything is."""
    if game.title.version != row.version:
        return other_version(str(row.version), game.title)
    if game.setup.data.digest != row.data:
        return other_data(row.data, game.setup.data.digest)
    return None


def _give(game: AnyGame, answer: Entry, number: int, other: BadRecord | None) -> None:
    """Gives an answer once more; the question must still be the same one, too."""
    try:
        game.answer(answer.text, answer.side)
    except Exception as error:  # other rules may fail in any way on what they never asked for
        raise fits_no_more(number, answer.text, other or other_rules()) from error
    if len(game.history) != number or game.history[-1][1].key != answer.prompt:
        raise fits_no_more(number, answer.text, other or other_rules())


def take_up_what_fits(game: AnyGame, lists: Mapping[str, str]) -> None:
    """Goes on with the lists in the making; one that our rules do not take begins anew, for it is no answer yet."""
    fitting: list[tuple[str, str]] = []
    for one in lists.items():
        try:
            game.take_up([*fitting, one])
        except Exception as error:  # noqa: BLE001 - as with answers
            LOGGER.warning("a list of %s begins anew: %s", one[0], error)
        else:
            fitting.append(one)
    game.take_up(fitting)


def record_of(row: GameRow, answers: Sequence[Entry]) -> str:
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


def standing_answers(rows: Sequence[Entry]) -> list[Entry]:
    """The answers that have not been taken back."""
    standing: list[Entry] = []
    for row in rows:
        if row.kind == UNDO:
            standing.pop()
        else:
            standing.append(row)
    return standing
