"""Whether a side could look and then take its answer back: what it may undo must have told it nothing."""

from __future__ import annotations

import json
from typing import Any

from tallyho.table import CHANCE, AnyGame, Defect, Event, Log, Luck, Refused, Title, resampled, view_of
from tallyho.table.game import UNDO
from tallyho.table.listing import BETWEEN
from tallyho.table.log import may_know
from tallyho.table.view import answer_anyhow

TWINS = 3
"""So many imagined games are given an answer that may be undone: one alone would miss what is rare."""

TRIES = 40
"""A resample that needs more attempts than this ignores what the side knows."""


class Regrets:
    """Imagined games of the side that answers, which are given its answers for as long as it may take them back.

    In each of them it must see what it sees in the real game, and must be allowed to undo: that it may is news as well.
    """

    def __init__(self, title: Title[Any], luck: Luck) -> None:
        self.luck = luck
        self.secrets = bool(title.secrets)
        self.kept: dict[str, list[AnyGame]] = {}
        self.lists: dict[str, str] = {}
        self.answers = 0
        self.before: AnyGame | None = None

    def watch(self, game: AnyGame) -> None:
        """Remembers where the game stands before an answer."""
        self._remember(game)
        side = self.secrets and any(ask.side != CHANCE for ask in game.open)
        self.before = game.clone() if side else None

    def compare(self, game: AnyGame, twins: dict[str | None, AnyGame]) -> str | None:
        """After an answer: what its side has learned although it may undo it; `twins` were imagined just before."""
        before, self.before = self.before, None
        who, piece, asked = self._given(game)
        entry = len(game.history) == self.answers
        self._remember(game)
        kept = self.kept.pop(who, [])
        if not entry:
            self.kept = {}
        if who == CHANCE or game.why_no_undo(who) is not None:
            return None
        followed = [*kept, twins[who]] if who in twins else kept
        if before is not None and hidden_from(game, who):
            followed.extend(self._more(before, who, TWINS - len(followed)))
        seen = view_of(game, who, story=False).as_json() if followed else {}
        for twin in followed:
            told = gives_away(game, twin, who, piece, seen, entry=entry)
            if told is not None:
                return f"{who} learns from its answer to {asked} what was never revealed, and may take it back: {told}"
        self.kept[who] = followed[-TWINS:]
        return None

    def _remember(self, game: AnyGame) -> None:
        self.answers = len(game.history)
        self.lists = dict(game.listed())

    def _given(self, game: AnyGame) -> tuple[str, str, str]:
        """Who has answered, what, and what the question was; of a list only what is new."""
        if len(game.history) > self.answers:
            who, prompt, text, _, _ = game.history[-1]
            asked = prompt.key
        else:
            lists = dict(game.listed())
            who = next(side for side, text in lists.items() if text != self.lists.get(side))
            text, asked = lists[who], game.drafts[who].keys[-1]
        return who, text.removeprefix(self.lists.get(who, "") + BETWEEN), asked

    def _more(self, before: AnyGame, who: str, number: int) -> list[AnyGame]:
        """Further imagined games; what makes one impossible is found where the first was drawn."""
        found: list[AnyGame] = []
        for _ in range(number):
            try:
                found.append(with_log(resampled(before, who, self.luck, TRIES)))
            except Defect:
                break
        return found


def with_log(twin: AnyGame) -> AnyGame:
    """An imagined game that tells what happens from now on."""
    twin.log = Log()
    twin.position.tell = twin.log.of(twin.title.game)
    return twin


def gives_away(game: AnyGame, twin: AnyGame, who: str, text: str, seen: object, *, entry: bool) -> str | None:
    """How the side could tell the two games apart after its answer, if it can."""
    try:
        twin.answer(text, who)
    except Refused as refused:
        return f"its answer might have been refused: {refused}"
    different = learned(game, twin, who, seen, news=not entry)
    if different is not None:
        return different
    barred = twin.why_no_undo(who)
    return None if barred is None else f"it could not undo because {UNDO[barred]}, were things otherwise"


def betrays(game: AnyGame, twin: AnyGame, who: str, text: str, side: str | None, seen: object) -> str | None:
    """How another side could tell the games apart after an answer that it hears; what that says itself is no news.

    So a side may name what only some of the imagined games could offer: it has chosen to tell that.
    """
    try:
        twin.answer(text, who)
    except Refused:
        return None
    return learned(game, twin, side, seen)


def lets_slip(game: AnyGame, twin: AnyGame, who: str, side: str | None, seen: object, luck: Luck) -> str | None:
    """How a side that does not hear an answer could tell that it was not any other one that is no reveal either."""
    reveals = twin.position.reveals
    answer_anyhow(twin, who, luck)
    if twin.over or twin.position.reveals != reveals:
        return None
    return learned(game, twin, side, seen)


def hidden_from(game: AnyGame, side: str | None) -> bool:
    """Whether the side was ever kept from knowing an answer, a die or a card."""
    return any(who != side and not may_know(seen_by, side) for who, _, _, seen_by, _ in game.history)


def learned(game: AnyGame, twin: AnyGame, side: str | None, mine: object, *, news: bool = True) -> str | None:
    """The first difference between what the side sees of the real game (`mine`) and of an imagined one."""
    theirs = view_of(twin, side, story=False).as_json()
    if mine != theirs:
        return f"its view says {different(mine, theirs)}"
    if news:
        told, imagined = _news(game, side), _news(twin, side)
        if told != imagined:
            return f"it is told {told}, and would be told {imagined}"
    return None


def different(mine: object, theirs: object, path: str = "") -> str:
    """Where two views differ first."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        for key in sorted({*mine, *theirs}):
            if mine.get(key) != theirs.get(key):
                return different(mine.get(key), theirs.get(key), f"{path}.{key}" if path else str(key))
    return f"{path} = {json.dumps(mine)} or {json.dumps(theirs)}"


def _news(game: AnyGame, side: str | None) -> list[tuple[str, str, Any]]:
    """What the side was told since the last answer."""
    assert game.log is not None
    since: list[Event] = game.log.events[game.marks[-1] :]
    return [(key, rule, args) for key, rule, args, seen_by in since if may_know(seen_by, side)]
