"""Whether a title keeps its secrets.

A side that cannot tell two positions apart must not learn which it is in unless the rules declare a reveal.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from tallyho.lab.regrets import TRIES, Regrets, different, hidden_from, learned, with_log
from tallyho.table import AnyGame, Defect, Luck, Refused, Title, resampled, view_of
from tallyho.table.log import may_know
from tallyho.table.refusal import refusal
from tallyho.table.view import answer_anyhow

LONG = 8
"""If something was hidden at so many asks, drawing it anew cannot have given the same each time by accident."""

LONG_GAME = 25
"""In a game watched so often every secret must have been drawn anew for somebody."""


class Onlookers:
    """One imagined game for each side and for a spectator: what they see of it must be what they see of the real one.

    Before an answer `watch` imagines them anew; after it `compare` gives them the same answer, as far as they may know
    it, and compares what they see and what they are told.
    """

    def __init__(self, title: Title[Any], luck: Luck) -> None:
        self.luck = luck
        self.regrets = Regrets(title, luck)
        self.sides: tuple[str | None, ...] = (None, *title.sides)
        self.twins: dict[str | None, AnyGame] = {}
        self.reveals = 0
        self.answers = 0
        self.lists: dict[str, str] = {}
        self.seen: dict[str | None, dict[str, Any]] = {}
        self.secrets = title.secrets
        self.watched = 0
        self.hiding: dict[str | None, int] = dict.fromkeys(self.sides, 0)
        self.varied: set[tuple[str | None, str]] = set()

    def watch(self, game: AnyGame, mistakes: Collection[str] = ()) -> str | None:
        """Imagines a game for every side; says what is wrong if the side could tell it from the real one.

        `mistakes` are answers the side might try: their refusals must not tell the games apart either.
        """
        self.reveals = game.position.reveals + _ends_in_secret(game)
        self.answers = len(game.history)
        self.lists = dict(game.listed())
        self.watched += 1
        self.regrets.watch(game)
        self.twins = {}
        for side in self.sides:
            self.seen[side] = view_of(game, side).as_json()
            broken = _fit_to_send(self.seen[side], game)
            if broken is not None:
                return broken
            try:
                twin = resampled(game, side, self.luck, TRIES)
            except Defect as error:
                return str(error)
            told = _tells(game, twin, side, mistakes)
            if told is not None:
                return told
            self.hiding[side] += _hides(game, side)
            changed = _redrawn(game, twin)
            if not changed <= set(self.secrets):
                return f"resample changes {', '.join(sorted(changed))}; the title names as secrets {self.secrets}"
            if changed and not hidden_from(game, side):
                return f"resample changes {', '.join(sorted(changed))} although nothing was hidden from {_name(side)}"
            self.varied.update((side, name) for name in changed)
            self.twins[side] = with_log(twin)
        return None

    def compare(self, game: AnyGame) -> str | None:
        """Gives the imagined games the answer just given; says what a side has learned though nothing was revealed."""
        twins, self.twins = self.twins, {}
        entry = len(game.history) == self.answers
        told = self.regrets.compare(game, twins)
        if told is not None or entry:
            return told or self._noticed(game)
        return self._overheard(game, twins)

    def _overheard(self, game: AnyGame, twins: dict[str | None, AnyGame]) -> str | None:
        """What the sides learn that have not answered."""
        who, prompt, text, seen_by, _ = game.history[-1]
        if game.over or game.position.reveals != self.reveals:
            return None
        stands = game.why_no_undo(who) is not None
        for side, twin in twins.items():
            known = text if may_know(seen_by, side) and not game.pending else None
            if who == side or not self._follow(twin, who, prompt.key, known):
                continue
            if (stands or known is None) and (twin.over or twin.position.reveals != self.reveals):
                continue  # there it is declared; who may take it back in one game must not be barred in the other
            told = learned(game, twin, side, view_of(game, side, story=False).as_json())
            if told is not None:
                answer = f"{who}'s answer to {prompt.key}"
                return f"{_name(side)} learns from {answer} what was never revealed: {told}"
        return None

    def _noticed(self, game: AnyGame) -> str | None:
        """An entry of a list is its side's own: nobody else may see that there is one more."""
        lists = dict(game.listed())
        for side in self.sides:
            before, after = self.seen[side], view_of(game, side).as_json()
            own = side is not None and self.lists.get(side) != lists.get(side)
            if before != after and not own:
                return f"{_name(side)} sees that a list grows: its view says {different(before, after)}"
        return None

    def verdict(self) -> str | None:
        """After the game: a side from which something was long hidden must have had other positions to imagine."""
        given = {side for side, _ in self.varied}
        blind = [_name(side) for side in self.sides if self.hiding[side] >= LONG and side not in given]
        if blind:
            return f"resample never draws anew what {', '.join(blind)} may not know"
        kept = set(self.secrets) - {name for _, name in self.varied}
        return f"resample never draws anew {', '.join(sorted(kept))}" if kept and self.watched >= LONG_GAME else None

    def _follow(self, twin: AnyGame, who: str, prompt: str, known: str | None) -> bool:
        """The same answer, or any if it is not known; False if it is not offered there, which tells something."""
        ask = next((ask for ask in twin.open if ask.side == who), None)
        if ask is None or ask.prompt.key != prompt:
            return False
        if known is None:
            answer_anyhow(twin, who, self.luck)
            return True
        try:
            twin.answer(known, who)
        except Refused:
            return False
        return True


def _tells(game: AnyGame, twin: AnyGame, side: str | None, mistakes: Collection[str]) -> str | None:
    """Whether the refusal of a mistake depends on what the side may not know."""
    mine = next((ask for ask in game.open if ask.side == side), None)
    theirs = next((ask for ask in twin.open if ask.side == side), None)
    if mine is None or theirs is None:
        return None
    for text in mistakes:
        if text not in mine.offers:
            real, imagined = refusal(mine, text, side), refusal(theirs, text, side)
            if _said(real) != _said(imagined):
                return f"the refusal of {text!r} tells {_name(side)} a secret: {real}, or: {imagined}"
    return None


def _said(refused: Refused) -> tuple[object, ...]:
    """All that a refusal tells."""
    return str(refused), refused.key, refused.rule, refused.facts


def _ends_in_secret(game: AnyGame) -> bool:
    """Whether the next answer is the last of several secret ones: no undo goes back past it, yet it is still hidden."""
    given = [game.history[-1 - number][3] for number in range(len(game.pending))]
    return bool(given) and len(game.open) == 1 and None not in (*given, game.open[0].seen_by)


def _name(side: str | None) -> str:
    return side or "a spectator"


def _redrawn(game: AnyGame, twin: AnyGame) -> set[str]:
    """The fields in which the imagined start of the step differs from the true one."""
    fields = game.title.fields
    true, imagined = fields.save(game.start), fields.save(twin.start)
    return {name for name in true if true[name] != imagined[name] and name != "luck"}


def _hides(game: AnyGame, side: str | None) -> bool:
    """Whether something that an earlier step hid from the side cannot have been revealed since."""
    earlier = game.history[: len(game.history) - len(game.turns_of_step())]
    now = game.position.reveals
    return any(
        not may_know(seen_by, side) and who != side and reveals == now for who, _, _, seen_by, reveals in earlier
    )


def _fit_to_send(view: dict[str, Any], game: AnyGame) -> str | None:
    """A view is JSON and does not hold the generator's state."""
    try:
        text = json.dumps(view)
    except (TypeError, ValueError) as error:
        return f"a view is not JSON: {error}"
    if not game.over and str(game.position.luck) in text:
        return "a view shows the state of the generator"
    return None
