"""What could be learned for nothing: offers are tried out wherever their answer could be taken back."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tallyho.bots import bot, bots_of
from tallyho.lab.regrets import TRIES, betrays, gives_away, lets_slip, with_log
from tallyho.table import CHANCE, AnyGame, Defect, Game, Log, Luck, Open, Seat, Title, resampled, view_of
from tallyho.table.log import may_know
from tallyho.table.problem import Problem, begun

TWINS = 4
"""So many imagined games are drawn at an ask."""

OFFERS = 6
"""Of an ask with more offers than this so many are tried, at random."""

PLAYER = "doctrine"
"""Whose games have fights and raids in them; random play alone hardly ever gets there."""


class Imagined:
    """Games that a side cannot tell from this one, drawn when somebody wants them; those of `who` by `luck`."""

    def __init__(self, game: AnyGame, who: str, luck: Luck) -> None:
        self.game = game
        self.who = who
        self.luck = luck
        self.others = Luck(f"others {luck.state}")  # so that what they are told does not change what else is tried
        self.drawn: dict[str | None, list[AnyGame]] = {}

    def of(self, side: str | None) -> list[AnyGame]:
        """Those of a side; none where only problems, not play, could lead to this game."""
        if side not in self.drawn:
            self.drawn[side] = found = []
            for _ in range(TWINS):
                try:
                    found.append(resampled(self.game, side, self.luck if side == self.who else self.others, TRIES))
                except Defect:
                    break
        return [with_log(twin.clone()) for twin in self.drawn[side]]


def tempted(game: AnyGame, ask: Open, luck: Luck, most: int = OFFERS) -> str | None:
    """Gives offers of an ask to the game's clone and to imagined games: what anybody learns and may be taken back."""
    imagined = Imagined(game, ask.side, luck)
    for text in luck.shuffled(ask.offers)[:most]:
        tried = with_log(game.clone())
        answers = len(tried.history)
        tried.answer(text, ask.side)
        if tried.why_no_undo(ask.side) is not None:
            continue
        told = _told(tried, imagined, ask, text, entry=len(tried.history) == answers)
        if told is not None:
            return f"{game.step}: {told}"
    return None


def _told(tried: AnyGame, imagined: Imagined, ask: Open, text: str, *, entry: bool) -> str | None:
    """What its own side or, if they hear it, the others learn from an answer to an ask."""
    who, answer = ask.side, f"{text!r} to {ask.prompt.key}"
    seen = view_of(tried, who, story=False).as_json()
    for twin in imagined.of(who):
        told = gives_away(tried, twin, who, text, seen, entry=entry)
        if told is not None:
            return f"{who} learns from {answer}, and may take it back: {told}"
    for side in [] if entry or tried.pending else _others(tried, who):
        seen = view_of(tried, side, story=False).as_json()
        for twin in imagined.of(side):
            if may_know(ask.seen_by, side):
                told = betrays(tried, twin, who, text, side, seen)
            else:
                told = lets_slip(tried, twin, who, side, seen, imagined.others)
            if told is not None:
                return f"{side or 'a spectator'} learns from {answer}, which {who} may take back: {told}"
    return None


def _others(game: AnyGame, who: str) -> list[str | None]:
    """All who look on while a side answers."""
    return [side for side in (None, *game.title.sides) if side != who]


def of_game(title: Title[Any], scenario: str, options: tuple[str, ...], seed: str, quota: int) -> list[str]:
    """Plays a game, half of the choices those of a good player; at each question `quota` times offers are tried out."""
    game = Game.new(title, scenario, options, seed)
    luck, trials = Luck(f"play {seed}"), Luck(f"temptation {seed}")  # so that what is tried does not change the game
    name = PLAYER if PLAYER in bots_of(title.game) else "random"
    seats = {side: Seat(bot(name, f"{side} {seed}", title.game)) for side in title.sides}
    times: Counter[tuple[str, str]] = Counter()
    found: list[str] = []
    while game.ask is not None:
        ask = luck.one_of(game.open)
        times[game.step, ask.prompt.key] += 1
        if ask.side != CHANCE and times[game.step, ask.prompt.key] <= quota:
            told = tempted(game, ask, trials)
            found.extend([] if told is None else [f"{seed} after {len(game.history)} answers at {told}"])
        own = ask.side == CHANCE or luck.below(2)
        game.answer(luck.answer(ask) if own else seats[ask.side].reply(game, ask), ask.side)
    return found


def of_problem(problem: Problem, title: Title[Any], most: int = OFFERS) -> str | None:
    """Tries offers out at every choice on the way through a problem, and where its script ends."""
    game = begun(problem, title, Log())
    luck = Luck(f"temptation {problem.title}")
    for text in [*problem.script, None]:
        for ask in game.open:
            told = tempted(game, ask, luck, most) if ask.side != CHANCE else None
            if told is not None:
                return told
        if text is None or game.ask is None:
            break
        game.answer(text)
    return None
