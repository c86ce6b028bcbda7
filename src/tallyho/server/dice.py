"""The dice of the server: those of a seed, or, where people play against each other, dice that nobody can foretell.

The generator of the table is small and made for speed: some dozens of dice are enough to work out its state, and with
it all that was drawn in secret and all that will be rolled. So a game between people has a seed that is a secret itself
and too long to be guessed, and each of its dice is a digest that leads back to nothing. The same seed still gives the
same dice.
"""

from __future__ import annotations

import secrets
from typing import Final

from tallyho.table import AnyGame, Chance, Game, Open, Seed, Source
from tallyho.table.chance import by_luck, seeded
from tallyho.table.errors import Defect

SEALED: Final = "sealed-"
"""How the seeds of such games begin."""


class Sealed:
    """Chance by a digest of the secret seed and of the state of the generator, which moves with every die."""

    def reply(self, game: AnyGame, ask: Open) -> str:
        """The outcome that the seed decides."""
        if not isinstance(ask, Chance):
            raise Defect(f"dice decide chance only; {ask!r}")
        return by_luck(ask, seeded(f"{game.setup.seed} {game.position.luck}"))


def dice_of(game: AnyGame) -> Source:
    """What decides the chance of a game."""
    return Sealed() if game.setup.seed.startswith(SEALED) else Seed()


def with_new_dice(game: AnyGame, at: int, seed: str) -> AnyGame:
    """The game as it was after so many answers, to go on under another seed."""
    setup = game.setup
    twin: AnyGame = Game.new(game.title, setup.scenario, sorted(setup.options), seed)
    for side, _, text, _, _ in game.history[:at]:
        twin.answer(text, side)
    return twin


def fresh_seed() -> str:
    """A seed for a player who names none."""
    return str(secrets.randbelow(10**9))


def sealed_seed() -> str:
    """A seed for people who play against each other."""
    return SEALED + secrets.token_hex(16)
