"""A game in play: looking, answering, taking back, hints, odds, the report."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any
from uuid import UUID

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter

from tallyho.bots.hints import hint as hint_for
from tallyho.lab.report import report_of
from tallyho.server import shapes
from tallyho.server.described import with_refusals
from tallyho.server.dice import dice_of
from tallyho.server.hooks import hooks_of, planning_of
from tallyho.server.house import House, check_moment, check_seat, checked_bot
from tallyho.server.present import Filming, Viewer, or_too_late, reason_of, state_of, viewer_of
from tallyho.server.stopped import StoppedGame
from tallyho.server.table import Entry, Table
from tallyho.server.troubles import NotTaken, TooLate, Trouble, Unreadable
from tallyho.server.wants import GameId, TheHouse, TheUser, TheWords
from tallyho.table import CHANCE, DONE, Chance, Choice, Refused
from tallyho.table.log import may_know

Side = Annotated[str | None, QueryParameter(max_length=200)]
From = Annotated[int, QueryParameter(ge=0, le=10_000_000)]


@get("/games/{game:uuid}")
async def look(
    house: TheHouse,
    user: TheUser,
    words: TheWords,
    game: GameId,
    side: Side = None,
    at: Annotated[int | None, QueryParameter(ge=0, le=10_000_000)] = None,
    log_from: From = 0,
) -> shapes.State:
    """The game as you may see it, now or after so many answers."""
    try:
        async with house.tables.at(game) as table:
            viewer = viewer_of(table, user, side, words)
            if at is None or at == len(table.game.history):
                return state_of(table, viewer, log_from=log_from)
            check_moment(table.game, at)
            return state_of(table, viewer, log_from=log_from, at=table.game.replayed(at))
    except Unreadable as trouble:
        stored = await house.tables.stored(game)
        return StoppedGame(house.library, stored, trouble, words).state(user, side, at, log_from)


@post("/games/{game:uuid}/answers", status_code=200)
async def answer(
    house: TheHouse, user: TheUser, words: TheWords, game: GameId, data: JSONBody[shapes.Given], log_from: From = 0
) -> shapes.Answered:
    """Gives answers, one after another: all are taken, or none. Then bots and dice answer until a person is asked."""
    if bool(data.answers) == bool(data.bot):
        raise Trouble(422, "both-given" if data.bot else "nothing-given")
    async with house.tables.at(game) as table:
        if data.bot is not None:
            checked_bot(data.bot, table.game.title.game)
        if data.side == CHANCE:
            _check_dice(table, user)
        else:
            check_seat(table, user, data.side)
        eyes, before = data.eyes if data.side == CHANCE else data.side, table.revision
        answered = await Move(house, table, viewer_of(table, user, eyes, words)).make(data, log_from)
    house.tell(table, data.side if table.revision == before else None)
    return answered


@post("/games/{game:uuid}/roll", status_code=200)
async def roll(
    house: TheHouse, user: TheUser, words: TheWords, game: GameId, data: JSONBody[shapes.Numbered], log_from: From = 0
) -> shapes.Answered:
    """Lets the seed decide what you could have rolled or drawn yourself."""
    async with house.tables.at(game) as table:
        ask = _check_dice(table, user)
        move = Move(house, table, viewer_of(table, user, data.side, words))
        given = shapes.Given(data.number, CHANCE, [dice_of(table.game).reply(table.game, ask)], revision=data.revision)
        answered = await move.make(given, log_from)
    house.tell(table)
    return answered


@post("/games/{game:uuid}/undo", status_code=200)
async def undo(
    house: TheHouse, user: TheUser, words: TheWords, game: GameId, data: JSONBody[shapes.Undoing], log_from: From = 0
) -> shapes.State:
    """Takes back your last answer, if nothing was rolled, drawn or revealed since; or as many as were one gesture."""
    async with house.tables.at(game) as table:
        viewer = viewer_of(table, user, data.side, words)
        side = data.side or viewer.side
        if side is None:
            raise Trouble(403, "spectator")
        check_seat(table, user, side)
        _check_seen(table, viewer, data.number, data.revision)
        before = table.mark()
        try:
            entries = table.take_back(side, data.times)
        except Refused as refused:
            raise NotTaken(table.game.title.game, refused) from refused
        if entries:  # what stands on a list in the making is nobody else's business, not even when
            table.note(entries)
        with or_too_late(table, viewer):
            await house.tables.write(table, entries, before)
        state = state_of(table, viewer, log_from=log_from)
    house.tell(table, None if entries else side)
    return state


@post("/games/{game:uuid}/hint", status_code=200)
async def hint(
    house: TheHouse, user: TheUser, words: TheWords, game: GameId, data: JSONBody[shapes.Wondering]
) -> shapes.Hint:
    """What a bot would answer in your place, from what you see, and why."""
    async with house.tables.at(game) as table:
        check_seat(table, user, data.side)
        ask = table.asked(data.side)
        if ask is None:
            raise Trouble(409, "no-hint")
        found = hint_for(table.game, data.side, f"{table.game.setup.seed} {len(table.game.history)}")
    lines = found.lines(words)
    told = ", ".join(line.text for line in lines)
    answers = [step.answer for step in found.steps]
    return shapes.Hint(answers, told, found.bot, [reason_of(line) for line in lines])


@post("/games/{game:uuid}/odds", status_code=200)
async def odds(
    house: TheHouse, user: TheUser, words: TheWords, game: GameId, data: JSONBody[shapes.Wondering]
) -> shapes.Odds:
    """The odds of these answers to what you are asked, by the rules themselves."""
    async with house.tables.at(game) as table:
        check_seat(table, user, data.side)
        hooks = hooks_of(table.game.title.game)
        if hooks is None:
            raise Trouble(404, "no-odds")
        twin = table.game.clone()
    try:
        return await asyncio.to_thread(hooks.odds, twin, data.side, data.answers, words)
    except Refused as refused:
        raise NotTaken(twin.title.game, refused) from refused


@post("/games/{game:uuid}/suggest", status_code=200)
async def suggest(house: TheHouse, user: TheUser, game: GameId, data: JSONBody[shapes.Suggesting]) -> shapes.Suggested:
    """Answers that carry out a part of your plan as a bot would: to be looked at, and given if you like them."""
    async with house.tables.at(game) as table:
        check_seat(table, user, data.side)
        planning = planning_of(table.game.title.game)
        if planning is None or data.what not in planning.SUGGESTIONS:
            raise Trouble(404 if planning is None else 422, "no-suggestion", what=data.what)
        twin = table.game.clone()
    asked = next((one for one in twin.open if one.side == data.side), None)
    if not isinstance(asked, Choice) or asked.prompt.key not in planning.QUESTIONS:
        raise Trouble(409, "no-suggestion-now")
    try:
        return shapes.Suggested(await asyncio.to_thread(planning.suggested, twin, asked, data.what, data.card))
    except Refused as refused:
        raise NotTaken(twin.title.game, refused) from refused


@get("/games/{game:uuid}/forecast")
async def forecast(
    house: TheHouse, user: TheUser, words: TheWords, game: GameId, side: Side = None
) -> list[shapes.Forecast]:
    """What awaits every raid of your plan, by the rules themselves."""
    async with house.tables.at(game) as table:
        planning = planning_of(table.game.title.game)
        if planning is None:
            raise Trouble(404, "no-forecast")
        if viewer_of(table, user, side, words).side is None:
            raise Trouble(403, "spectator")
        twin = table.game.clone()
    return await asyncio.to_thread(planning.forecasts, twin)


@get("/games/{game:uuid}/report")
async def report(house: TheHouse, user: TheUser, words: TheWords, game: GameId, side: Side = None) -> dict[str, Any]:
    """The game in figures, beside what happened in 1940."""
    async with house.tables.at(game) as table:
        viewer = viewer_of(table, user, side, words)
        found: dict[str, Any] = await asyncio.to_thread(report_of, table.game, viewer.side)
    return found


@dataclass(slots=True)
class Move:
    """Answers of one request: given, written, shown. If anything is refused the table is as it was."""

    house: House
    table: Table
    viewer: Viewer

    async def make(self, given: shapes.Given, log_from: int) -> shapes.Answered:
        """Gives the answers and lets bots and dice follow."""
        table = self.table
        _check_seen(table, self.viewer, given.number, given.revision)
        before, told = table.mark(), len(table.visible(self.viewer.side))
        film = Filming(table, self.viewer)
        try:
            entries = self._by_bot(given, film) if given.bot else self._by_hand(given, film)
            entries += self._follow(film)
            if entries:
                table.note(entries)
            answered = shapes.Answered(state_of(table, self.viewer, log_from=log_from), film.frames(told))
        except BaseException:
            table.restore(before)
            raise
        with or_too_late(table, self.viewer):
            await self.house.tables.write(table, entries, before)
        return answered

    def _by_hand(self, given: shapes.Given, film: Filming) -> list[Entry]:
        entries = []
        over = False
        for place, text in enumerate(given.answers):
            # after a choice made together nothing more is taken: a refusal would tell what the others have chosen
            ask = None if over else self.table.asked(given.side)
            together = self.table.game.together
            if ask is None and place:
                if text == DONE and place == len(given.answers) - 1:
                    break  # the question has ended by itself, so there was no need to end it
                raise Trouble(422, "series-broken", answer=text)
            if place and isinstance(ask, Chance):
                _check_dice(self.table, self.viewer.user)  # the next may be a card that nobody may see
            entry = self._give(text, given.side)
            over = together and entry is not None
            if entry is not None:
                entries.append(entry)
                if ask is not None:
                    film.take(ask)
        return entries

    def _by_bot(self, given: shapes.Given, film: Filming) -> list[Entry]:
        assert given.bot is not None
        entries: list[Entry] = []
        for number in range(given.times):
            ask = self.table.asked(given.side)
            if ask is None or isinstance(ask, Chance):
                if number:
                    break
                raise Trouble(409, "not-asked")
            entry = self._give(self.table.by_bot(given.bot, given.side), given.side)
            if entry is not None:
                entries.append(entry)
                film.take(ask)
                entries += self._follow(film)
        return entries

    def _give(self, text: str, side: str) -> Entry | None:
        try:
            return self.table.give(text, side)
        except Refused as refused:
            raise NotTaken(self.table.game.title.game, refused) from refused

    def _follow(self, film: Filming) -> list[Entry]:
        """Bots and the seed, each with its picture."""
        entries: list[Entry] = []
        while (ask := self.table.next_automatic()) is not None:
            entry = self.table.automatic()
            assert entry is not None
            entries.append(entry)
            film.take(ask)
        return entries


def _check_seen(table: Table, viewer: Viewer, number: int, revision: int | None) -> None:
    """Whoever answers must have seen the latest; choices that others make at the same time do not count.

    The number of answers alone cannot tell when one was taken back and another given since; the revision can.
    """
    history, pending = len(table.game.history), len(table.game.pending)
    other = revision is not None and not table.revision - pending <= revision <= table.revision
    if other or not history - pending <= number <= history:
        raise TooLate(state_of(table, viewer))


def _check_dice(table: Table, user: UUID | None) -> Chance:
    """Real dice are rolled by anybody who plays and may know what they show."""
    mine = table.facts.sides_of(user)
    if not mine:
        raise Trouble(403, "not-your-seat", side=CHANCE)
    ask = next((one for one in table.game.open if isinstance(one, Chance) and table.may_roll(one)), None)
    if ask is None or not any(may_know(ask.seen_by, side) for side in mine):
        raise Trouble(409, "no-dice")
    return ask


ROUTER = Router(
    "/", route_handlers=with_refusals([look, answer, roll, undo, hint, odds, suggest, forecast, report]), tags=["play"]
)
