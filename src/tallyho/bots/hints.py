"""What a bot would do in a player's place, and why: from what that player may know, without a look at a die."""

from __future__ import annotations

from typing import NamedTuple

from tallyho.bots import Explains, best_bot, bot
from tallyho.table import AnyGame, Args, Bot, Choice, View, view_of
from tallyho.table.refusal import refusal
from tallyho.table.view import copied, events_of, turns_of
from tallyho.words import Line, Words


class Step(NamedTuple):
    """One answer of a hint: the question's key and rule, the answer, and the reasons for it, if the bot gives any."""

    key: str
    rule: str
    answer: str
    reasons: list[Args]

    def about_the_answer(self) -> list[Args]:
        """The reasons that name the answer; all of them if none does."""
        named = [one for one in self.reasons if isinstance(one["args"], dict) and self.answer in one["args"].values()]
        return named or self.reasons


class Hint(NamedTuple):
    """What the bot would answer, step by step, until a die, a card, another side or something unseen decides."""

    game: str
    bot: str
    steps: tuple[Step, ...]

    @property
    def answers(self) -> list[str]:
        """The answers to the question that is asked now, to be given one after another while it is asked."""
        key = self.steps[0].key
        other = next((number for number, step in enumerate(self.steps) if step.key != key), len(self.steps))
        return [step.answer for step in self.steps[:other]]

    def lines(self, words: Words) -> list[Line]:
        """Each answer in words, with its reasons; where a question comes again, only what is new about the answer."""
        said: set[str] = set()
        asked_before: set[str] = set()
        found: list[Line] = []
        for step in self.steps:
            reasons = step.about_the_answer() if step.key in asked_before else step.reasons
            told = [reason_in_words(words, self.game, one) for one in reasons]
            new = [one for one in told if one.text not in said]
            found.append(Line(words.answer(self.game, step.key, step.answer), step.rule, new))
            said |= {one.text for one in told}
            asked_before.add(step.key)
        return found


def reason_in_words(words: Words, game: str, reason: Args) -> Line:
    """A reason, as `tallyho.table.log.reason` makes it, in the words of the catalogue `hints-GAME`."""
    args = reason["args"]
    assert isinstance(args, dict)
    return words.event(f"hints-{game}", (str(reason["key"]), str(reason["rule"]), args, None))


def hint(game: AnyGame, side: str, seed: str) -> Hint:
    """What the best bot of the game would answer for that side; `seed` decides between equals."""
    name = best_bot(game.title.game)
    player = Adviser(bot(name, seed, game.title.game), game, side)
    twin = game.clone()
    choice = asked(twin, side)
    if choice is None:
        raise refusal(game.ask, "", side, stopped=game.stopped)
    steps: list[Step] = []
    while choice is not None and twin.at == game.at and twin.position.reveals == game.position.reveals:
        steps.append(player.step(twin, choice))
        together, given = twin.together, len(twin.history)
        twin.answer(steps[-1].answer, side)
        if together and len(twin.history) > given:
            break  # what comes next depends on what others choose at the same time, which is theirs alone to know
        choice = asked(twin, side)
    return Hint(game.title.game, name, tuple(steps))


def asked(game: AnyGame, side: str) -> Choice | None:
    """What that side is asked now."""
    return next((ask for ask in game.open if isinstance(ask, Choice) and ask.side == side), None)


class Adviser:
    """A bot that sees what a side may know of a game, and then of a twin of it that goes on from there."""

    def __init__(self, player: Bot, game: AnyGame, side: str) -> None:
        self.player = player
        self.side = side
        self.game = game
        self.turns = turns_of(game, side)
        self.known = len(game.turns_of_step())

    def step(self, twin: AnyGame, choice: Choice) -> Step:
        """What the bot would answer next; its luck goes on as if it played."""
        offer = Choice(choice.prompt, self.side, choice.offers, copied(choice.args))
        view = self._view(twin)
        reasons = self.player.explain(view, offer)[1] if isinstance(self.player, Explains) else []
        return Step(choice.prompt.key, choice.prompt.rule, self.player.decide(view, offer), reasons)

    def _view(self, twin: AnyGame) -> View:
        """The table of the twin, which is silent, with the story of the game itself."""
        view = view_of(twin, self.side, story=False)
        view.hears(lambda: events_of(self.game, self.side))
        view.turns = [*self.turns, *turns_of(twin, self.side, self.known)]
        return view
