"""Whether a game that was saved and loaded goes on as the game itself does."""

from __future__ import annotations

from tallyho.table import AnyGame, Position, TallyhoError, restore, save

SHORT = 12
"""With at most so many answers a step is loaded anew every time."""


class Loaded:
    """The game as it was last loaded: as long as its step goes on, it is only given what was answered since.

    To load is to begin the step and to give it all its answers again. Where a step asks thousands of times most of them
    were given before, with the same result; so all are given anew only when there are twice as many as the last time.
    """

    def __init__(self) -> None:
        self.game: AnyGame | None = None
        self.start: Position | None = None
        self.wholly = 0
        self.given = 0

    def compare(self, game: AnyGame) -> str | None:
        """Saves and loads the game; says what got lost."""
        text = save(game)
        try:
            again = self._again(game, text)
        except TallyhoError as error:
            return f"the game saved cannot be loaded: {error}"
        if not again.same_as(game):
            return "the game saved and loaded again differs"
        return "the loaded game saves differently" if save(again) != text else None

    def _again(self, game: AnyGame, text: str) -> AnyGame:
        turns = game.turns_of_step()
        again = self.game
        if again is None or game.start is not self.start or not SHORT < len(turns) < 2 * self.wholly:
            self.game = again = restore(text, game.title)
            self.start, self.wholly = game.start, len(turns)
        else:
            for side, _, answer, _, _ in turns[self.given :]:
                again.answer(answer, side)
            again.take_up(game.listed())
        self.given = len(turns)
        return again
