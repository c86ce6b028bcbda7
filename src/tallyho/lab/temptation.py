"""What a side could learn for nothing: offers are tried out wherever their answer could be taken back."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tallyho.bots import bot, bots_of
from tallyho.lab.regrets import TRIES, gives_away, with_log
from tallyho.table import CHANCE, AnyGame, Defect, Game, Log, Luck, Open, Seat, Title, resampled, view_of
from tallyho.table.problem import Problem, begun

TWINS = 4
"""So many imagined games are drawn at an ask."""

OFFERS = 6
"""Of an ask with more offers than this so many are tried, at random."""

PLAYER = "doctrine"
"""Whose games have fights and raids in them; random play alone hardly ever gets there."""


def tempted(game: AnyGame, ask: Open, luck: Luck, most: int = OFFERS) -> str | None:
    """Gives offers of an ask to the game's clone and to imagined games: what their side learns and may take back."""
    who = ask.side
    twins: list[AnyGame] | None = None
    for text in luck.shuffled(ask.offers)[:most]:
        tried = with_log(game.clone())
        answers = len(tried.history)
        tried.answer(text, who)
        if tried.why_no_undo(who) is not None:
            continue
        twins = _imagined(game, who, luck) if twins is None else twins
        seen = view_of(tried, who, story=False).as_json()
        for twin in twins:
            entry = len(tried.history) == answers
            told = gives_away(tried, with_log(twin.clone()), who, text, seen, entry=entry)
            if told is not None:
                return f"{game.step}: {who} learns from {text!r} to {ask.prompt.key}, and may take it back: {told}"
    return None


def _imagined(game: AnyGame, side: str, luck: Luck) -> list[AnyGame]:
    """Games that the side cannot tell from this one; none where only problems, not play, could lead to it."""
    found: list[AnyGame] = []
    for _ in range(TWINS):
        try:
            found.append(resampled(game, side, luck, TRIES))
        except Defect:
            break
    return found


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
