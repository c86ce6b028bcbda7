"""What a side may know: of the position, of what is asked, of the log and of the answers given."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tallyho.table.ask import DONE, Args, Chance, Json
from tallyho.table.chance import Luck
from tallyho.table.errors import Defect, Refused
from tallyho.table.game import Game, Turn
from tallyho.table.listing import asked_openly
from tallyho.table.log import Event, may_know
from tallyho.table.position import Position

P = TypeVar("P", bound=Position)


class Asked:
    """An open ask as a side sees it: the offers only if they are its own (or public, for chance)."""

    __slots__ = ("args", "key", "offers", "rule", "side")

    def __init__(self, side: str, key: str, rule: str, args: Args, offers: tuple[str, ...]) -> None:
        self.side = side
        self.key = key
        self.rule = rule
        self.args = args
        self.offers = offers

    def as_json(self) -> dict[str, Json]:
        """For sending to a client."""
        return {"side": self.side, "key": self.key, "rule": self.rule, "args": self.args, "offers": list(self.offers)}


class View:
    """All a side (None: a spectator) may know at one moment; the only thing a bot is given."""

    __slots__ = ("_events", "asked", "side", "table", "turns")

    def __init__(
        self,
        side: str | None,
        table: dict[str, Json],
        asked: list[Asked],
        events: list[Event],
        turns: list[tuple[str, str, str | None]],
    ) -> None:
        self.side = side
        self.table = table
        self.asked = asked
        self._events: list[Event] | Callable[[], list[Event]] = events
        self.turns = turns

    @property
    def events(self) -> list[Event]:
        """What was told."""
        if not isinstance(self._events, list):
            self._events = self._events()
        return self._events

    def hears(self, events: Callable[[], list[Event]]) -> None:
        """Will fetch what was told when somebody looks at it: a long story that few bots want to hear."""
        self._events = events

    def as_json(self) -> dict[str, Json]:
        """Everything in the view, comparable and ready to be sent."""
        return {
            "side": self.side,
            "table": self.table,
            "asked": [asked.as_json() for asked in self.asked],
            "events": [[key, rule, args] for key, rule, args, _ in self.events],
            "turns": [list(turn) for turn in self.turns],
        }


def view_of(game: Game[P], side: str | None, *, story: bool = True) -> View:
    """What the side may know now; without `story` the log and the answers so far are left out."""
    if side is not None and side not in game.title.sides:
        sides = game.title.sides
        sentence = f"{game.title.game} has no side {side!r}; it has {', '.join(sides)}"
        raise Refused(sentence, "refused-no-side", None, {"side": side, "sides": [*sides]})
    return View(
        side,
        game.title.view(game.seen(side), side),
        asked_of(game, side),
        events_of(game, side) if story else [],
        turns_of(game, side) if story else [],
    )


def asked_of(game: Game[P], side: str | None) -> list[Asked]:
    """The open asks; another side's offers, and what may be drawn where that is a secret, are not shown."""
    asked: list[Asked] = []
    for ask in game.open:
        mine = ask.side == side or (isinstance(ask, Chance) and not ask.hidden and may_know(ask.seen_by, side))
        shown = ask.offers if mine else ()
        prompt = ask.prompt if mine else asked_openly(ask)
        asked.append(Asked(ask.side, prompt.key, prompt.rule, copied(ask.args) if mine else {}, shown))
    return asked


def events_of(game: Game[P], side: str | None, since: int = 0) -> list[Event]:
    """The events the side may know, as copies; all of them once the game is over."""
    if game.log is None:
        return []
    over = game.over
    return [
        (key, rule, copied(args), seen_by)
        for key, rule, args, seen_by in game.log.events[since:]
        if over or may_know(seen_by, side)
    ]


def turns_of(game: Game[P], side: str | None, since: int = 0) -> list[tuple[str, str, str | None]]:
    """Who was asked what and, where the side may know it, the answer."""
    settled = len(game.history) - len(game.pending)
    return [
        (turn[0], turn[1].key, _answer_seen(game, turn, side, pending=number >= settled))
        for number, turn in enumerate(game.history[since:], since)
    ]


def copied(args: Args | None) -> Args:
    """Arguments that nobody else holds."""
    return {name: _copied(value) for name, value in (args or {}).items()}


def _copied(value: Json) -> Json:
    if isinstance(value, list):
        return [_copied(one) for one in value]
    if isinstance(value, dict):
        return {name: _copied(one) for name, one in value.items()}
    return value


def _answer_seen(game: Game[P], turn: Turn, side: str | None, *, pending: bool) -> str | None:
    """An answer given together stays its side's own until all have answered."""
    who, _, text, seen_by, _ = turn
    if game.over or who == side:
        return text
    return text if not pending and may_know(seen_by, side) else None


def resampled(game: Game[P], side: str | None, luck: Luck, tries: int = 200) -> Game[P]:
    """A silent game that the side cannot tell from this one, with all it may not know drawn anew, future dice included.

    The running step is played again from its start: answers the side knows are given again, hidden ones anew.
    """
    seen = view_of(game, side, story=False).as_json()
    for _ in range(tries):
        start = game.title.resample(game.start, side, luck, game.position)
        start.luck = luck.another()
        twin = _replayed(game, start, side, luck)
        if twin is not None and view_of(twin, side, story=False).as_json() == seen:
            return twin
    raise Defect(
        f"{game.title.game} finds no other position at {game.step} that {side or 'a spectator'} could not tell apart"
    )


def _replayed(game: Game[P], start: P, side: str | None, luck: Luck) -> Game[P] | None:
    """The running step again from another start, or None if an answer the side knows would not have been offered."""
    twin = game.again(start)
    turns = game.turns_of_step()
    settled = len(turns) - len(game.pending)
    try:
        for number, (who, prompt, text, seen_by, _) in enumerate(turns):
            ask = next((ask for ask in twin.open if ask.side == who), None)
            if twin.at != game.at or ask is None or ask.prompt.key != prompt.key:
                return None
            if who == side or (number < settled and may_know(seen_by, side)):
                twin.answer(text, who)
            else:
                answer_anyhow(twin, who, luck)
        for who, text in game.listed():
            if who == side:
                twin.answer(text, who)
    except Refused:
        return None
    return twin if twin.at == game.at else None


def answer_anyhow(game: Game[P], side: str, luck: Luck) -> None:
    """Any answer of a side, as if it were not known; a list grows as long as a coin says so."""
    ask = next(ask for ask in game.open if ask.side == side)
    before = len(game.history)
    game.answer(luck.answer(ask), side)
    while len(game.history) == before:
        ask = next(ask for ask in game.open if ask.side == side)
        ends = DONE in ask.offers and luck.one_of((True, False))
        game.answer(DONE if ends else luck.answer(ask), side)
