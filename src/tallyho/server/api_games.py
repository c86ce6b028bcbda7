"""Games as wholes: making, listing, changing, branching, importing, inviting; and who the user is."""

from __future__ import annotations

import asyncio
import secrets
from uuid import UUID

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import State as Shared
from litestar.exceptions import HTTPException
from litestar.params import JSONBody
from sqlalchemy import select

from tallyho.server import dice, shapes
from tallyho.server.described import TakesText, with_refusals
from tallyho.server.doors import TheArrival, mark_of
from tallyho.server.house import House, check_moment, check_open, check_seat, seated
from tallyho.server.models import OPEN, PERSON, SeatRow
from tallyho.server.people import MARK_SHOWN, digest
from tallyho.server.present import Viewer, head_of_row, head_of_table, or_too_late, viewer_of
from tallyho.server.rebuilding import record_of
from tallyho.server.stopped import check_open_stored, past_of
from tallyho.server.table import Facts, Player, Table
from tallyho.server.tables import Origin
from tallyho.server.troubles import CATALOGUE, Trouble, Unreadable
from tallyho.server.wants import GameId, Part, TheHouse, TheUser, TheWords
from tallyho.table import AnyGame, BadRecord, BadSetup, Game
from tallyho.table.record import load, write

Asking = Request[UUID | None, object, Shared]

NOBODY = UUID(int=0)
LARGEST_RECORD = 4_000_000


@get("/me")
async def me(house: TheHouse, user: TheUser) -> shapes.Me:
    """Who you are; a browser has no name before it makes or joins a game, or takes one."""
    return shapes.Me("" if user is None else await house.people.name(user))


@patch("/me")
async def rename(house: TheHouse, arrival: TheArrival, data: JSONBody[shapes.Called]) -> shapes.Me:
    """Takes another name, which others at your table will see."""
    name = " ".join(data.name.split())
    if not name or not name.isprintable():
        raise Trouble(422, "bad-name")
    arrival.count_stranger()
    await house.people.rename(await arrival.user(), name)
    return shapes.Me(name)


@post("/me/key")
async def key(house: TheHouse, user: TheUser) -> shapes.Invitation:
    """A new link that makes one other browser yours too, within an hour; who is nobody yet has nothing to share."""
    if user is None or not await house.people.is_stored(user):
        raise Trouble(403, "nobody-yet")
    return shapes.Invitation(f"/enter/{await house.people.key_for(user)}")


@get("/me/sessions")
async def sessions(house: TheHouse, request: Asking, user: TheUser) -> list[shapes.Known]:
    """The browsers that are yours."""
    here = mark_of(request)
    rows = [] if user is None else await house.people.sessions_of(user)
    return [
        shapes.Known(
            id=row.token[:MARK_SHOWN],
            browser=row.browser or "",
            made=None if row.made_at is None else row.made_at.isoformat(),
            expires=row.expires_at.isoformat(),
            here=row.token == here,
        )
        for row in rows
    ]


@delete("/me/sessions/{session:str}", status_code=204)
async def end_session(house: TheHouse, request: Asking, user: TheUser, session: Part) -> None:
    """A browser of yours is nobody's any more; if it is this one, you have logged out."""
    ended = None if user is None else await house.people.end(user, session)
    if ended is None:
        raise Trouble(404, "no-session")
    house.tell_of_end(ended)
    if ended == mark_of(request):
        request.state.token = ""


@get("/games")
async def games(house: TheHouse, user: TheUser, words: TheWords) -> list[shapes.Head]:
    """Your games, the one touched last first."""
    if user is None:
        return []
    viewer = Viewer(user, None, words)
    return [head_of_row(facts, row, viewer) for facts, row in await house.tables.of_user(user)]


@post("/games")
async def new_game(house: TheHouse, arrival: TheArrival, words: TheWords, data: JSONBody[shapes.Wish]) -> shapes.Head:
    """Begins a game."""
    title = house.title(data.game)
    wished = seated(title, data.seats, NOBODY, "")
    try:
        game: AnyGame = Game.new(title, data.scenario, data.options, _seed_for(wished, data.seed))
    except BadSetup as error:
        raise Unreadable(error) from error
    await arrival.count()
    somebody = await arrival.user()
    players = seated(title, data.seats, somebody, await house.people.name(somebody))
    table = await house.tables.add(game, somebody, players, manual=data.manual, guided=data.guided)
    return head_of_table(table, Viewer(somebody, None, words))


def _seed_for(players: dict[str, Player], named: str | None) -> str:
    """The seed that was named; whoever waits for somebody to play against has none to name."""
    if any(one.player == OPEN for one in players.values()):
        return dice.sealed_seed()
    return named or dice.fresh_seed()


@post("/records", media_type="application/json", operation_class=TakesText)
async def import_record(house: TheHouse, request: Asking, arrival: TheArrival, words: TheWords) -> shapes.Head:
    """Takes in a record (text/plain): a game that goes on where the record ends, with all sides yours."""
    text = await _text_of(request)
    await arrival.count()
    try:
        where = words.say(CATALOGUE, "the-record")
        game: AnyGame = await asyncio.to_thread(load, text, house.library.title, where=where)
    except (BadRecord, BadSetup) as error:
        raise Unreadable(error) from error
    somebody = await arrival.user()
    who = await house.people.name(somebody)
    players = {side: Player(side, PERSON, None, somebody, who) for side in game.title.sides}
    table = await house.tables.add(game, somebody, players)
    return head_of_table(table, Viewer(somebody, None, words))


async def _text_of(request: Asking) -> str:
    try:
        body = await request.body()
    except HTTPException as error:
        raise Trouble(413, "too-large", most=LARGEST_RECORD) from error
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable(BadRecord("the record is not UTF-8 text", "not-text")) from error


@patch("/games/{game:uuid}")
async def change(
    house: TheHouse, user: TheUser, words: TheWords, game: GameId, data: JSONBody[shapes.Change]
) -> shapes.Head:
    """Changes who plays or how dice are rolled; bots that are asked now answer."""
    async with house.tables.at(game) as table:
        _check_owner(table.facts, user)
        assert user is not None
        title = house.title(table.game.title.game)
        wished = {**{side: _wish_of(player, user) for side, player in table.facts.players.items()}, **data.seats}
        players = seated(title, wished, user, await house.people.name(user))
        changed = {side: players[side] for side in data.seats}
        for side in changed:
            _check_changeable(table, user, side)
        manual = table.facts.manual if data.manual is None else data.manual
        if manual and not table.facts.manual:
            _check_among_friends(table, user)
        with or_too_late(table, viewer_of(table, user, None, words)):
            await house.tables.change(table, changed, manual=manual)
    house.tell(table)
    return head_of_table(table, Viewer(user, None, words))


def _wish_of(player: Player, user: UUID) -> str:
    return f"bot:{player.bot}" if player.bot else "me" if player.user == user else "invite"


def _check_owner(facts: Facts, user: UUID | None) -> None:
    if user is None or facts.owner != user:
        raise Trouble(403, "not-your-game")


def _check_changeable(table: Table, user: UUID, side: str) -> None:
    """A seat that another person has taken is theirs."""
    taken = table.facts.players[side]
    if taken.player == PERSON and taken.user != user:
        raise Trouble(403, "seat-taken", side=side)


def _check_among_friends(table: Table, user: UUID) -> None:
    """Whoever has sat down to the dice of the server is not to find real ones there, which anybody may type in."""
    if any(one.player == PERSON and one.user != user for one in table.facts.players.values()):
        raise Trouble(403, "dice-of-others")


@delete("/games/{game:uuid}", status_code=204)
async def remove(house: TheHouse, user: TheUser, game: GameId) -> None:
    """Removes a game for good; only whoever made it may."""
    stored = await house.tables.stored(game)  # not the game itself: our rules may be unable to play it
    _check_owner(stored.found.facts, user)
    await house.tables.remove(game)
    house.tell_of(game)


@get("/games/{game:uuid}/record", media_type="text/plain")
async def record(house: TheHouse, user: TheUser, game: GameId) -> Response[str]:
    """The record: every answer, chance included. While people play against each other it stays closed."""
    try:
        async with house.tables.at(game) as table:
            check_open(table, user)
            facts, name, text = table.facts, table.game.title.game, write(table.game)
    except Unreadable:
        found = (await house.tables.stored(game)).found
        check_open_stored(found, user)
        facts, name, text = found.facts, found.row.title, record_of(found.row, found.answers)
    file = f"{name}-{facts.created:%Y%m%d-%H%M}.record"
    headers = {"Content-Disposition": f'attachment; filename="{file}"'}
    return Response(text, media_type="text/plain", headers=headers)


@post("/games/{game:uuid}/branches")
async def branch(
    house: TheHouse, arrival: TheArrival, words: TheWords, game: GameId, data: JSONBody[shapes.Fork]
) -> shapes.Head:
    """A new game of yours that begins as this one did, up to some answer."""
    try:
        async with house.tables.at(game) as table:
            check_open(table, arrival.known)
            check_moment(table.game, data.at)
            await arrival.count()
            facts, twin = table.facts, forked(table.game, data.at, same=data.dice == "same")
    except Unreadable:
        found = (await house.tables.stored(game)).found
        check_open_stored(found, arrival.known)
        past = past_of(house.library, found, data.at)
        await arrival.count()
        facts, twin = found.facts, forked(past, data.at, same=data.dice == "same")
    somebody = await arrival.user()
    who = await house.people.name(somebody)
    players = {
        side: Player(side, player.player, player.bot) if player.bot else Player(side, PERSON, None, somebody, who)
        for side, player in facts.players.items()
    }
    made = await house.tables.add(
        twin, somebody, players, manual=facts.manual, guided=facts.guided, origin=Origin(game, data.at)
    )
    return head_of_table(made, Viewer(somebody, None, words))


def forked(game: AnyGame, at: int, *, same: bool) -> AnyGame:
    """The game as it was; with new dice it is played again under another seed."""
    if same:
        return game.replayed(at)
    return dice.with_new_dice(game, at, dice.fresh_seed())


@post("/games/{game:uuid}/seats/{side:str}/invite")
async def invite(house: TheHouse, user: TheUser, words: TheWords, game: GameId, side: Part) -> shapes.Invitation:
    """A link that seats whoever opens it first; one made before ends."""
    token = secrets.token_urlsafe(24)
    async with house.tables.at(game) as table:
        _check_owner(table.facts, user)
        assert user is not None
        if side not in table.facts.players:
            check_seat(table, user, side)
        _check_changeable(table, user, side)
        with or_too_late(table, viewer_of(table, user, None, words)):
            await house.tables.invite(table, side, digest(token))
    house.tell(table)
    return shapes.Invitation(f"/join/{token}")


@post("/join/{token:str}", status_code=200)
async def join(house: TheHouse, arrival: TheArrival, words: TheWords, token: Part) -> shapes.Head:
    """Takes the seat that an invitation offers."""
    if arrival.known is None:
        await _check_invitation(house, digest(token))
    somebody = await arrival.user()
    game = await house.tables.join(digest(token), somebody)
    async with house.tables.at(game) as table:
        head = head_of_table(table, Viewer(somebody, None, words))
    house.tell(table)
    return head


async def _check_invitation(house: House, mark: str) -> None:
    """Nobody is stored for a link that offers nothing."""
    async with house.tables.sessions() as session:
        if await session.scalar(select(SeatRow.game_id).where(SeatRow.invitation == mark)) is None:
            raise Trouble(404, "no-invitation")


ROUTER = Router(
    "/",
    route_handlers=with_refusals(
        [
            me,
            rename,
            key,
            sessions,
            end_session,
            games,
            new_game,
            import_record,
            change,
            remove,
            record,
            branch,
            invite,
            join,
        ]
    ),
    tags=["games"],
)
