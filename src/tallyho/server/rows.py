"""The rows of a game: what is written of it, and its facts as they are read again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast
from uuid import UUID

from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy import Table as SqlTable

from tallyho.server.hooks import standing_of
from tallyho.server.models import GameRow, SeatRow, User
from tallyho.server.table import Entry, Facts, Player
from tallyho.table import AnyGame

SEATS: Final = cast("SqlTable", SeatRow.__table__)
USERS: Final = cast("SqlTable", User.__table__)
SEATED: Final = (
    select(*(SEATS.c[name] for name in ("game_id", "side", "player", "bot", "user_id")), USERS.c.name, USERS.c.renamed)
    .outerjoin(USERS, USERS.c.id == SEATS.c.user_id)
    .where(SEATS.c.game_id.in_(bindparam("games", type_=SEATS.c.game_id.type, expanding=True)))
    .order_by(SEATS.c.place)
)


def where_it_stands(game: AnyGame) -> dict[str, Any]:
    """What the row of a game says beside its set-up."""
    return {
        "version": game.title.version,  # rules and data of today: a game of others goes on with them
        "data": game.setup.data.digest,
        "number": len(game.history),
        "over": game.over,
        "summary": standing_of(game),
        "lists": dict(game.listed()),
    }


def reseat(connection: Connection, game: UUID, side: str, player: Player, invitation: str | None) -> None:
    """Another player at a seat; an invitation made before ends."""
    seat = update(SEATS).where(SEATS.c.game_id == game, SEATS.c.side == side)
    values = {"player": player.player, "bot": player.bot, "user_id": player.user, "invitation": invitation}
    connection.execute(seat.values(**values))


def facts_of(connection: Connection, rows: Sequence[GameRow]) -> list[Facts]:
    """The facts of games, with their players in the order of the seats."""
    players: dict[UUID, dict[str, Player]] = {row.id: {} for row in rows}
    renamed = dict.fromkeys(players, 0)
    for game, side, player, bot, user, who, often in connection.execute(SEATED, {"games": [*players]}):
        players[game][side] = Player(side, player, bot, user, who or "")
        renamed[game] += often or 0
    return [
        Facts(
            id=row.id,
            owner=row.owner_id,
            manual=row.manual,
            guided=row.guided,
            created=row.created_at,
            touched=row.touched_at,
            branch_of=row.branch_of,
            branch_at=row.branch_at,
            players=players[row.id],
            renamed=renamed[row.id],
        )
        for row in rows
    ]


def game_row(facts: Facts, game: AnyGame) -> GameRow:
    """A new game."""
    return GameRow(
        id=facts.id,
        title=game.title.game,
        scenario=game.setup.scenario,
        options=sorted(game.setup.options),
        seed=game.setup.seed,
        manual=facts.manual,
        guided=facts.guided,
        owner_id=facts.owner,
        branch_of=facts.branch_of,
        branch_at=facts.branch_at,
        created_at=facts.created,
        touched_at=facts.touched,
        gone_at=None,
        **where_it_stands(game),
    )


def seat_rows(facts: Facts) -> list[dict[str, Any]]:
    """Its seats, in their order."""
    return [
        {
            "game_id": facts.id,
            "side": player.side,
            "place": place,
            "player": player.player,
            "bot": player.bot,
            "user_id": player.user,
            "invitation": None,
        }
        for place, player in enumerate(facts.players.values())
    ]


def answer_rows(game: UUID, revision: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Answers that follow so many rows."""
    return [
        {
            "game_id": game,
            "number": number,
            "kind": entry.kind,
            "side": entry.side,
            "prompt": entry.prompt,
            "text": entry.text,
        }
        for number, entry in enumerate(entries, revision + 1)
    ]
