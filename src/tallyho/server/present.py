"""A table in shapes: what one viewer may know of it, in their language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from uuid import UUID

from tallyho.server import shapes
from tallyho.server.hooks import summarised, waits_of
from tallyho.server.models import PERSON, GameRow
from tallyho.server.table import Facts, Table, merged
from tallyho.server.tables import Overtaken
from tallyho.server.troubles import CATALOGUE, TooLate
from tallyho.table import CHANCE, DONE, AnyGame, Chance, Choice, Entry, Event, Json, Open, Outcome, Setup
from tallyho.table.listing import asked_openly
from tallyho.table.log import may_know
from tallyho.table.view import copied
from tallyho.words import Line, Words

if TYPE_CHECKING:
    from tallyho.table.game import Turn


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: a user (None: nobody known), with the eyes of a side (None: a spectator), in a language."""

    user: UUID | None
    side: str | None
    words: Words


def viewer_of(table: Table, user: UUID | None, side: str | None, words: Words) -> Viewer:
    """The viewer that a user is: of several sides of theirs the one that is named, else the one that is asked."""
    mine = table.facts.sides_of(user)
    if side is None or side not in mine:
        asked = [ask.side for ask in table.game.open if ask.side in mine]
        side = next(iter([*asked, *mine]), None)
    return Viewer(user, side, words)


def state_of(table: Table, viewer: Viewer, *, log_from: int = 0, at: AnyGame | None = None) -> shapes.State:
    """The game as the viewer may see it; `at` is the game as it was, if that is wanted."""
    game = at or table.game
    shown = table if at is None else Table(table.facts, at, table.revision)
    log = lines_of(shown, viewer, log_from)
    return shapes.State(
        head=head_of_table(table, viewer),
        side=viewer.side,
        revision=table.revision,
        number=len(table.game.history),
        at=len(game.history),
        step="" if game.over else game.step,
        table=game.title.view(game.seen(viewer.side), viewer.side),
        asked=[asked_of(shown, ask, viewer, live=at is None) for ask in game.open],
        listed=listed_of(game, viewer),
        no_undo=no_undo(table, viewer) if at is None else None,
        ending=ending_of(game, viewer.words),
        log=log,
        log_from=log_from,
        log_total=len(shown.visible(viewer.side)),
    )


def entries_of(game: AnyGame, side: str | None) -> list[str]:
    """The entries of the list that a side is making, if it is."""
    draft = game.draft(side)
    return [] if draft is None else [*draft.entries]


def listed_of(game: AnyGame, viewer: Viewer) -> list[shapes.Offer]:
    """The same in words."""
    draft = game.draft(viewer.side)
    if draft is None:
        return []
    return [*map(shapes.Offer, draft.entries, viewer.words.listed(game.title.game, draft))]


@contextmanager
def or_too_late(table: Table, viewer: Viewer) -> Iterator[None]:
    """Whoever is overtaken is told how the game stands now; the seats may be others' by then."""
    try:
        yield
    except Overtaken as overtaken:
        again = viewer_of(table, viewer.user, viewer.side, viewer.words)
        raise TooLate(state_of(table, again)) from overtaken


# The head


def head_of_table(table: Table, viewer: Viewer) -> shapes.Head:
    """The head of a game in memory."""
    game = table.game
    return head_of(table.facts, game.title.game, game.setup, Standing(len(game.history), game.over, None, game), viewer)


def head_of_row(facts: Facts, row: GameRow, viewer: Viewer) -> shapes.Head:
    """The head of a game that need not be in memory."""
    setup = shapes.Wish(row.title, row.scenario, row.options, row.seed)
    return head_of(facts, row.title, setup, Standing(row.number, row.over, row.summary), viewer)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands: as the database says it, or the game itself."""

    number: int
    over: bool
    summary: dict[str, Any] | None
    game: AnyGame | None = None


def head_of(facts: Facts, name: str, setup: Setup | shapes.Wish, standing: Standing, viewer: Viewer) -> shapes.Head:
    """A game without its table."""
    words = viewer.words
    open_to_me = standing.over or facts.alone(viewer.user)
    branch = None
    if facts.branch_of is not None and facts.branch_at is not None:
        branch = shapes.Branch(str(facts.branch_of), facts.branch_at)
    return shapes.Head(
        id=str(facts.id),
        game=name,
        name=words.name(name),
        scenario=shapes.Named(setup.scenario, words.scenario(name, setup.scenario)),
        options=[shapes.Named(option, words.option(name, option)) for option in sorted(setup.options)],
        seats=[seat_of(facts, name, side, viewer) for side in facts.players],
        manual=facts.manual,
        guided=facts.guided,
        created=facts.created.isoformat(),
        touched=facts.touched.isoformat(),
        number=standing.number,
        over=standing.over,
        waits=(standing.summary or {}).get("waits", []) if standing.game is None else waits_of(standing.game),
        summary=summarised(name, standing.summary, standing.game, words),
        branch_of=branch,
        open_to_me=open_to_me,
        seed=setup.seed if open_to_me else None,
    )


def seat_of(facts: Facts, game: str, side: str, viewer: Viewer) -> shapes.Seat:
    one = facts.players[side]
    mine = one.player == PERSON and one.user is not None and one.user == viewer.user
    player: Any = one.player
    who = one.who if one.bot is None else viewer.words.say(CATALOGUE, f"bot-{one.bot}")
    return shapes.Seat(side, viewer.words.side(game, side), player, one.bot, who, mine)


# What is asked


def asked_of(table: Table, ask: Open, viewer: Viewer, *, live: bool) -> shapes.Asked:
    """An open ask: with its offers if it is the viewer's to answer, otherwise as something to wait for."""
    words, game = viewer.words, table.game.title.game
    mine = live and is_mine(table, ask, viewer)
    kind: Any = "chance" if ask.side == CHANCE else "choice"
    told = mine or (isinstance(ask, Choice) and ask.side == viewer.side)
    prompt = ask.prompt if told else asked_openly(ask)
    key, rule = prompt.key, prompt.rule
    args = copied(ask.args) if told else {}
    because = args.pop("because", [])
    offers = [shapes.Offer(offer, words.answer(game, key, offer)) for offer in ask.offers] if mine else []
    return shapes.Asked(
        side=ask.side,
        side_name=words.side(game, ask.side),
        kind=kind,
        mine=mine,
        key=key,
        rule=rule,
        text=words.prompt(game, key, ask.side, ask.args) if told else words.waiting(game, ask.side, key),
        args=args,
        because=reasons_of(because, game, words),
        offers=offers,
        repeats=mine and repeated(table.game, ask),
    )


def reasons_of(because: Json, game: str, words: Words) -> list[shapes.Reason]:
    """What an ask tells beside its question, such as what a plan still lacks."""
    told: list[Any] = because if isinstance(because, list) else []
    return [reason_of(words.event(game, (one["key"], one["rule"], one.get("args"), None))) for one in told]


def is_mine(table: Table, ask: Open, viewer: Viewer) -> bool:
    """Whether the viewer may answer it."""
    mine = table.facts.sides_of(viewer.user)
    if isinstance(ask, Chance):
        return table.may_roll(ask) and any(may_know(ask.seen_by, side) for side in mine)
    return ask.side == viewer.side and ask.side in mine


def repeated(game: AnyGame, ask: Open) -> bool:
    """Whether, after one of the offers, the same will be asked again until `done`."""
    if not isinstance(ask, Choice) or DONE not in ask.offers:
        return False
    other = next((offer for offer in ask.offers if offer != DONE), None)
    if other is not None and isinstance(ask, Entry):
        following = ask.then(other)
        return following is not None and following.prompt is ask.prompt
    if other is None or game.together:  # what follows may depend on an answer that only another side knows
        return False
    twin = game.clone()
    twin.answer(other, ask.side)
    asked = twin.ask
    # a squadron and then its patrol circle is such a series too
    return isinstance(asked, Choice) and asked.side == ask.side and twin.at == game.at


def no_undo(table: Table, viewer: Viewer) -> str | None:
    """Why the viewer cannot take back the last answer, in words; None if they can."""
    words, game = viewer.words, table.game
    if viewer.side is None:
        return words.say("server", "trouble-spectator")
    key = game.why_no_undo(viewer.side)
    return None if key is None else words.say(game.title.game, f"why-{key}")


def ending_of(game: AnyGame, words: Words) -> shapes.Ending | None:
    return None if game.outcome is None else ending_in_words(game.title.game, game.outcome, words)


def ending_in_words(name: str, outcome: Outcome, words: Words) -> shapes.Ending:
    """How a game ended, for the browser."""
    return shapes.Ending(
        winner=outcome.winner,
        winner_name="" if outcome.winner is None else words.side(name, outcome.winner),
        level=outcome.level,
        reason=outcome.reason,
        rule=outcome.rule,
        text=words.outcome(name, outcome),
    )


# The log


def lines_of(table: Table, viewer: Viewer, start: int) -> list[shapes.LogLine]:
    """The lines of the log that the viewer may know, from one on."""
    log = table.game.log
    assert log is not None
    return [
        log_line(table, number, place, viewer.words)
        for place, number in enumerate(table.visible(viewer.side)[start:], start)
    ]


def log_line(table: Table, number: int, place: int, words: Words) -> shapes.LogLine:
    log = table.game.log
    assert log is not None
    return line_of(log.event(number), table.line(number, words), place, table.after(number))


def line_of(event: Event, line: Line, place: int, after: int) -> shapes.LogLine:
    """An event in words, as the line of a log at this place; so many answers had been given when it was told."""
    key, rule, args, _ = event
    told = {name: value for name, value in (args or {}).items() if name != "because"}
    return shapes.LogLine(place, after, key, rule, line.text, told, [reason_of(one) for one in line.because])


def reason_of(line: Line) -> shapes.Reason:
    """A line of what was considered."""
    return shapes.Reason(line.text, line.rule, [reason_of(one) for one in line.because])


# Frames


class Filming:
    """Takes a picture of the table after each answer, through the eyes of one viewer."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table = table
        self.viewer = viewer
        self.pictures: list[tuple[dict[str, Any], Open, int]] = []
        self._before = self._picture()
        self._first = len(table.game.history)

    def take(self, ask: Open) -> None:
        """After an answer to this ask."""
        now = self._picture()
        self.pictures.append((merged(self._before, now), ask, len(self.table.visible(self.viewer.side))))
        self._before = now

    def frames(self, told: int) -> list[shapes.Frame]:
        """All pictures in words; so many lines of the log had been told before the first."""
        made = []
        for number, (patch, ask, lines) in enumerate(self.pictures, self._first):
            made.append(frame_of(self.table, self.viewer, ask, number, (told, lines), patch))
            told = lines
        return made

    def _picture(self) -> dict[str, Any]:
        game = self.table.game
        picture: dict[str, Any] = game.title.view(game.seen(self.viewer.side), self.viewer.side)
        return picture


def frame_of(
    table: Table, viewer: Viewer, ask: Open, number: int, log: tuple[int, int], patch: dict[str, Any]
) -> shapes.Frame:
    words, game = viewer.words, table.game.title.game
    prompt = table.game.history[number][1]  # of a list its front: which entry was its last is nobody else's business
    key = prompt.key
    answer = answer_seen(table, table.game.history[number], number, viewer.side)
    # as in a view: a question belongs to who is asked, even if everybody sees the answer
    mine = answer is not None and (ask.side in (viewer.side, CHANCE) or table.game.over)
    told = mine and key == ask.prompt.key
    kind: Any = "chance" if ask.side == CHANCE else "choice"
    return shapes.Frame(
        number=number + 1,
        side=ask.side,
        side_name=words.side(game, ask.side),
        kind=kind,
        key=key,
        rule=prompt.rule,
        text=words.prompt(game, key, ask.side, ask.args) if told else words.waiting(game, ask.side, key),
        answer=answer,
        words=words.answer(game, key, answer) if answer is not None else None,
        log=log,
        patch=patch,
    )


def answer_seen(table: Table, turn: Turn, number: int, side: str | None) -> str | None:
    """An answer, if a side may know it."""
    who, _, text, seen_by, _ = turn
    game = table.game
    if game.over or who == side:
        return text
    settled = len(game.history) - len(game.pending)
    return text if number < settled and may_know(seen_by, side) else None


def turns_since(table: Table, side: str | None, start: int) -> Sequence[tuple[int, str, str, str | None]]:
    """The answers from one on, as a side may know them."""
    return [
        (number + 1, turn[0], turn[1].key, answer_seen(table, turn, number, side))
        for number, turn in enumerate(table.game.history[start:], start)
    ]
