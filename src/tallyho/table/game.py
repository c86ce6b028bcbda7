"""A game in play: a position, where it is in the sequence, and the answers given so far."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Sequence as Listed
from typing import Any, Generic, TypeAlias, TypeVar, cast

from tallyho.table.ask import CHANCE, Ask, Asks, Open, Prompt, SeenBy, Together
from tallyho.table.chance import MODULUS, MULTIPLIER, seeded
from tallyho.table.data import Overlay
from tallyho.table.errors import BadSetup, Defect, Refused
from tallyho.table.listing import BETWEEN, Draft, Entry, joined
from tallyho.table.log import Log, Sink
from tallyho.table.outcome import GameOver, Outcome
from tallyho.table.position import Position
from tallyho.table.refusal import refusal
from tallyho.table.sequence import Jump
from tallyho.table.setup import Setup, checked_seed
from tallyho.table.title import Title

P = TypeVar("P", bound=Position)

Turn: TypeAlias = "tuple[str, Prompt, str, SeenBy, int]"
"""Who answered, what was asked, the answer, who may know it, how much had been revealed before."""

STUCK = 100_000
"""So many steps without a question mean that the sequence goes round in circles."""


class Game(Generic[P]):
    """One game. `ask` is what it waits for (None: it is over); `answer` is the only way on.

    `whole` says that its history goes back to the set-up; only then it has a record. `drafts` are lists in the making:
    their sides' own, and in the history as one answer when they are complete.
    """

    __slots__ = (
        "_began",
        "_first",
        "_first_at",
        "_first_runs",
        "_listed",
        "_pending",
        "_running",
        "_start",
        "_together",
        "ask",
        "at",
        "drafts",
        "given",
        "history",
        "log",
        "marks",
        "position",
        "setup",
        "stop_before",
        "title",
        "whole",
    )

    def __init__(self, title: Title[P], setup: Setup, position: P, at: int, log: Log | None = None) -> None:
        """A game that stands before a step and does not run yet; `new` and `begin` are the ways to one that does."""
        self.title = title
        self.setup = setup
        self.position = position
        self.at = at
        self.log = log
        self.stop_before = -1
        self.whole = False
        self.ask: Open | None = None
        self.drafts: dict[str, Draft] = {}
        self.given: list[str] = []
        self.history: list[Turn] = []
        self.marks: list[int] = []
        self._together: Together | None = None
        self._pending: dict[str, str] = {}
        self._listed: dict[str, Position] = {}
        self._running: Asks[Jump] | None = None
        self._start = position
        self._began = 0
        self._first = position
        self._first_at = at
        self._first_runs = True

    @classmethod
    def new(
        cls,
        title: Title[P],
        scenario: str = "",
        options: Listed[str] = (),
        seed: str | int = 0,
        *,
        overlay: Overlay | None = None,
        log: bool = True,
        sinks: tuple[Sink, ...] = (),
    ) -> Game[P]:
        """Starts a game; an empty scenario means the title's first."""
        scenario, wanted = title.chosen(scenario, options)
        seed = checked_seed(str(seed))
        data = title.data(overlay)
        position = title.set_up(data, scenario, wanted)
        position.luck = seeded(seed)
        game = cls.begin(title, Setup(scenario, wanted, seed, data), position, 0, Log(sinks) if log else None)
        game.whole = True
        return game

    @classmethod
    def begin(
        cls,
        title: Title[P],
        setup: Setup,
        position: P,
        at: int,
        log: Log | None = None,
        stop_before: int = -1,
        *,
        runs: bool = True,
    ) -> Game[P]:
        """Starts a game from any position, before the step at this place; it stops when `stop_before` is to begin.

        If it does not run it stands there, stopped.
        """
        game = cls(title, setup, position, at, log)
        game.stop_before = stop_before
        game._start_off(runs=runs)
        return game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.at >= len(self.title.sequence.steps)

    @property
    def stopped(self) -> bool:
        """Whether it waits for nothing although it is not over: it was told to stop before a step."""
        return self.ask is None and not self.over

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.title.outcome(self.position) if self.over else None

    @property
    def step(self) -> str:
        """The name of the running step."""
        return self.title.sequence.name(self.at)

    @property
    def open(self) -> tuple[Open, ...]:
        """Everything that may be answered now: one ask, or several choices made together."""
        if self._together is not None:
            still = [choice for choice in self._together.choices if choice.side not in self._pending]
            return tuple(self.drafts[one.side].choice if one.side in self.drafts else one for one in still)
        return () if self.ask is None else (self.ask,)

    @property
    def start(self) -> P:
        """The position at the start of the running step; not to be changed."""
        return self._start

    @property
    def pending(self) -> dict[str, str]:
        """Answers already given to choices made together, while others are still open."""
        return self._pending

    @property
    def together(self) -> bool:
        """Whether what is open is one of several choices made together, even if the others are answered already."""
        return self._together is not None

    def seen(self, side: str | None) -> P:
        """The position as it is for a side, with what it has listed though it is not done yet; not to be changed."""
        draft = self.draft(side)
        listed = self._listed.get(side or "")
        return cast("P", listed or self.position if draft is None else draft.choice.position)

    def draft(self, side: str | None) -> Draft | None:
        """The list that a side is making, if it is; a spectator makes none."""
        return self.drafts.get(side or "")

    def turns_of_step(self) -> list[Turn]:
        """The turns of the history that belong to the running step."""
        return self.history[self._began :]

    def answer(self, text: str, side: str | None = None) -> None:
        """Takes an offered answer (from that side, if one is named) and plays on to the next ask; refuses all else."""
        ask = self.ask
        if self._together is not None:
            self._answer_together(text, side)
            return
        if ask is None or text not in ask.offers or (side is not None and side != ask.side):
            raise refusal(ask, text, side, stopped=self.stopped)
        position = self.position
        self.history.append((ask.side, ask.prompt, text, ask.seen_by, position.reveals))
        if self.log is not None:
            self.marks.append(self.log.count)
        if ask.side == CHANCE:
            position.luck = position.luck * MULTIPLIER % MODULUS
        self._send(text)

    def clone(self) -> Game[P]:
        """An independent game that goes on from here, silent; its own history begins with the running step."""
        running = self._running
        step = None if running is None else self.title.sequence.steps[self.at]
        resumes = step is not None and step.resumes
        position = self.position.copy() if resumes else self._start.copy()
        twin = Game(self.title, self.setup, position, self.at)
        twin.stop_before = self.stop_before
        twin.given = given = self.given[:]
        twin.history = self.history[self._began :]
        twin._pending = self._pending
        twin.drafts = self.drafts
        twin._listed = self._listed
        twin._first = twin._start = self._start
        twin._first_runs = step is not None
        if step is not None:
            assert step.ask is not None
            twin._running = running = step.ask(position)
            try:
                ask: Ask = next(running)
            except StopIteration as stop:
                raise Defect(f"step {step.name} says that it resumes, but begun again it asks nothing") from stop
            if not resumes:
                for text in given:
                    ask = running.send(text)
                position.luck = self.position.luck
                position.reveals = self.position.reveals
            twin._wait_for(ask)
        return twin

    def same_as(self, other: Game[P]) -> bool:
        """Whether both games stand at the same place with the same position and have asked the same."""
        return (
            self.at == other.at
            and self.given == other.given
            and self._pending == other._pending
            and self.listed() == other.listed()
            and [(ask.prompt.key, ask.offers) for ask in self.open]
            == [(ask.prompt.key, ask.offers) for ask in other.open]
            and self.title.fields.save(self.position) == self.title.fields.save(other.position)
        )

    def replayed(self, number: int | None = None, *, log: bool | None = None) -> Game[P]:
        """The game as it was after so many answers of its history (None: all), as a game of its own: a branch."""
        if number is not None and not 0 <= number <= len(self.history):
            raise BadSetup(f"there is no branch after {number} answers; the game has {len(self.history)}")
        wanted = (self.log is not None) if log is None else log
        turns = self.history[:number]
        # stops were passed on the way here, if at all; only the last answer can have led to one
        stop = self.stop_before if self.stopped and len(turns) == len(self.history) else -1
        twin = Game(self.title, self.setup, self._first.copy(), self._first_at, Log() if wanted else None)
        twin.whole = self.whole
        twin.stop_before = -1 if turns else stop
        twin._start_off(runs=self._first_runs)
        for i, (side, _, text, _, _) in enumerate(turns, 1):
            twin.stop_before = stop if i == len(turns) else -1
            twin.answer(text, side)
        twin.stop_before = self.stop_before
        if len(turns) == len(self.history):
            twin.take_up(self.listed())
        return twin

    def remember(self, first: P, turns: list[Turn], marks: list[int], log: Log) -> None:
        """Gives a game that was begun in the middle the past that led there, from the set-up on: it is whole then.

        `marks` and `log` are those of all its turns, the ones it has taken itself among them.
        """
        self._first, self._first_at, self._first_runs = first, 0, True
        self._began += len(turns)
        self.history[:0] = turns
        self.marks = marks
        self.log = log
        self.position.tell = log.of(self.title.game)
        self.whole = True

    def again(self, start: P) -> Game[P]:
        """The running step once more from its beginning, in another position; silent and without a record."""
        twin = Game(self.title, self.setup, start, self.at)
        twin.stop_before = self.stop_before
        twin._start_off(runs=self._running is not None)
        return twin

    def listed(self) -> list[tuple[str, str]]:
        """The lists in the making: whose, and the entries so far as one text, which as an answer makes them again."""
        return [(side, joined(draft.entries)) for side, draft in sorted(self.drafts.items())]

    def take_up(self, lists: Iterable[tuple[str, str]]) -> None:
        """Goes on with these lists in the making (`listed`) instead of its own, as far as they are asked for here."""
        if self._together is None:
            return
        self.drafts = {}
        self.ask = self.open[0]
        for side, text in lists:
            if any(isinstance(one, Entry) and one.side == side for one in self.open):
                self.answer(text, side)

    def why_no_undo(self, side: str) -> str | None:
        """Why that side may not take back the last answer (None: it may): never over a die, a reveal, another side."""
        if side in self.drafts:
            return None
        if not self.history:
            return "undo-nothing"
        if self.over:
            return "undo-over"
        who, _, _, _, reveals = self.history[-1]
        if who == CHANCE:
            return "undo-chance"
        if who != side:
            return "undo-other-side"
        return None if self.position.reveals == reveals else "undo-reveal"

    def undo(self, side: str, times: int = 1) -> None:
        """Takes back the last answer, if it was this side's and nothing has been rolled, drawn or revealed since.

        With `times` so many of the last answers, or as many of them as may be. Of a list entries are taken back.
        """
        key = self.why_no_undo(side)
        if key is not None:
            raise Refused(f"{side} cannot undo: {UNDO[key]}", key)
        if side in self.drafts:
            self._shorten(side, self.drafts[side].entries, times)
            return
        _, _, text, _, _ = self.history[-1]
        if BETWEEN in text:
            self._return_to(len(self.history) - 1)
            self._shorten(side, tuple(text.split(BETWEEN)), times)
            return
        last = self.history[-times:]
        ends = [place for place, (who, *_, reveals) in enumerate(last, 1) if (who, reveals) != (side, last[-1][-1])]
        self._return_to(len(self.history) - len(last) + max(ends, default=0))

    def _answer_together(self, text: str, side: str | None) -> None:
        still = self.open
        choice = next((one for one in still if one.side == side), None) if side is not None else still[0]
        drafts = self.drafts
        if isinstance(choice, Entry):
            whole = self._enter(choice, text, side)
            if whole is None:
                self.ask = self.open[0]
                return
            text, prompt = whole, choice.front
        elif choice is not None and text in choice.offers:
            prompt = choice.prompt
        else:
            raise refusal(choice or still[0], text, side)
        self.history.append((choice.side, prompt, text, choice.seen_by, self.position.reveals))
        if self.log is not None:
            self.marks.append(self.log.count)
        self._pending = {**self._pending, choice.side: text}
        if len(still) > 1:
            self.ask = self.open[0]
            return
        assert self._together is not None
        choices = self._together.choices
        answers = "\n".join(self._pending[one.side] for one in choices)
        self._together = None
        self._pending = {}
        self._listed = {}
        if len(choices) > 1 or choices[0].seen_by is None:
            self.position.reveal()  # whoever answered last now sees what the others chose, or at least what follows
        try:
            self._send(answers)
        except BaseException:
            self.drafts = drafts
            self.ask = self.open[0]
            raise

    def _enter(self, choice: Entry, text: object, teller: str | None) -> str | None:
        """Adds an entry, or several at once, to a side's list; gives back the whole of it when it is complete."""
        side = choice.side
        draft = self.drafts.get(side)
        found = [] if draft is None else [*draft.entries]
        keys = [] if draft is None else [*draft.keys]
        last, following = choice, cast("Entry | None", choice)
        for entry in text.split(BETWEEN) if isinstance(text, str) else ("",):
            if following is None or entry not in following.offers:
                raise refusal(following or choice, entry if following and entry else text, teller)
            last, following = following, following.then(entry)
            found.append(entry)
            keys.append(last.prompt.key)
        self.drafts = {name: one for name, one in self.drafts.items() if name != side}
        if following is None:
            self._listed = {**self._listed, side: last.position}
            return joined(found)
        self.drafts[side] = Draft((*found,), (*keys,), following)
        return None

    def _shorten(self, side: str, entries: tuple[str, ...], times: int) -> None:
        """Makes a side's list again without its last entries."""
        self.drafts = {name: one for name, one in self.drafts.items() if name != side}
        self.ask = self.open[0]
        if entries[:-times]:
            self.answer(joined(entries[:-times]), side)

    def _send(self, text: str) -> None:
        """Gives the running step its answer; if the rules fail on it, everything is as before."""
        self.given.append(text)
        running = self._running
        assert running is not None
        try:
            try:
                ask = running.send(text)
            except StopIteration as stop:
                self.at = self.at + 1 if stop.value is None else self.title.sequence.after(self.at, stop.value)
                self._run()
            else:
                if isinstance(ask, Together):
                    self._wait_for(ask)
                else:
                    self.ask = ask
        except GameOver:
            self._end()
        except BaseException:
            self._return_to(len(self.history) - 1)
            raise

    def _start_off(self, *, runs: bool) -> None:
        """Plays on to the first ask; a game that does not run stands where it was stopped."""
        self._first = self.position.copy()
        self._first_runs = runs
        if self.log is not None:
            self.position.tell = self.log.of(self.title.game)
        if runs:
            self._run(fresh=True)
        else:
            self._stand()

    def _wait_for(self, ask: Ask) -> None:
        if isinstance(ask, Together):
            self._together = ask
            self.ask = next(choice for choice in ask.choices if choice.side not in self._pending)
        else:
            self.ask = ask

    def _run(self, *, fresh: bool = False) -> None:
        """Runs steps until something is asked or the game is over; a fresh game begins its first step in any case."""
        steps = self.title.sequence.steps
        after = self.title.sequence.after
        position = self.position
        at = self.at
        try:
            for count in range(STUCK):
                if at >= len(steps) or (at == self.stop_before and (count > 0 or not fresh)):
                    break
                self.at = at
                step = steps[at]
                if step.do is not None:
                    jump = step.do(position)
                    at = at + 1 if jump is None else after(at, jump)
                    continue
                assert step.ask is not None
                self._start = position.copy()
                self._began = len(self.history)
                self.given = []
                self._running = running = step.ask(position)
                try:
                    ask: Ask = next(running)
                except StopIteration as stop:
                    at = at + 1 if stop.value is None else after(at, stop.value)
                    continue
                self._wait_for(ask)
                return
            else:
                raise Defect(
                    f"{self.title.game}: the sequence goes round in circles at step {self.step} without asking anything"
                )
        except GameOver:
            at = len(steps)
        self.at = at
        self._stand()

    def _end(self) -> None:
        self.at = len(self.title.sequence.steps)
        self._stand()

    def _stand(self) -> None:
        """Nothing runs: the game is over, or was told to stop before a step."""
        self.ask = None
        self._running = None
        self._start = self.position.copy()
        self._began = len(self.history)
        self.given = []

    def _return_to(self, number: int) -> None:
        """Makes this game what it was after so many answers; the record is the truth, so it is played again."""
        twin = self.replayed(number)
        twin.take_up(self.listed())
        self.drafts = twin.drafts
        self.position = twin.position
        self.at = twin.at
        self.ask = twin.ask
        self.given = twin.given
        self.history = twin.history
        self.marks = twin.marks
        self._together = twin._together
        self._pending = twin._pending
        self._listed = twin._listed
        self._running = twin._running
        self._start = twin._start
        self._began = twin._began
        if self.log is not None and twin.log is not None:
            self.log.events[:] = twin.log.events
            self.position.tell = self.log.tell


UNDO = {
    "undo-nothing": "nothing has been answered yet",
    "undo-over": "the game is over, and all has been shown",
    "undo-chance": "a die or a card has decided something since its last choice",
    "undo-other-side": "the last answer was not its own",
    "undo-reveal": "its last choice revealed something",
}

AnyGame: TypeAlias = Game[Any]
