"""What the tests of Patrol and Ambush share: games that stand anywhere, and questions to ask of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tallyho.library import Library
from tallyho.table import AnyGame, Chance, Json, Log, Luck, problem, resampled, view_of

HERE: Final = Path(__file__).parent
LIBRARY: Final = Library([HERE / "games"])
PATROL: Final = LIBRARY.title("patrol")
AMBUSH: Final = LIBRARY.title("ambush")

KINDS: Final = {
    "r1": "gun",
    "r2": "rifles",
    "r3": "scout",
    "r4": "decoy",
    "b1": "decoy",
    "b2": "scout",
    "b3": "rifles",
    "b4": "gun",
}
"""What lies under the counters of Ambush."""


def standing(game: str, step: str, position: Mapping[str, Any], scenario: str = "", *options: str) -> AnyGame:
    """A game of which only this much is known: it stands before the step, in a position that differs so from set-up."""
    return problem.standing(LIBRARY.title(game), step, position, scenario, options, log=Log())


def answered(game: AnyGame, *answers: str) -> AnyGame:
    for answer in answers:
        game.answer(answer)
    return game


def weights(game: AnyGame) -> dict[str, int]:
    """The outcomes of the chance now open, with their weights."""
    ask = game.ask
    assert isinstance(ask, Chance)
    return {offer: ask.weight(number) for number, offer in enumerate(ask.offers)}


def told(game: AnyGame, key: str) -> list[dict[str, Json]]:
    """The arguments of all events with this key."""
    assert game.log is not None
    return [args or {} for found, _, args, _ in game.log.events if found == key]


def keys_told(game: AnyGame, side: str | None, start: str) -> list[str]:
    """The keys, of those that begin so, of the events that a side may know."""
    return [key for key, *_ in view_of(game, side).events if key.startswith(start)]


def table(game: AnyGame, side: str | None) -> dict[str, Any]:
    """The table as a side sees it."""
    return dict(view_of(game, side).table)


def imagined(game: AnyGame, side: str | None, number: int = 60) -> list[dict[str, Any]]:
    """The positions of some games that a side cannot tell from this one."""
    luck = Luck("imagined")
    twins = [resampled(game, side, luck) for _ in range(number)]
    return [dict(game.title.fields.save(twin.position)) for twin in twins]
