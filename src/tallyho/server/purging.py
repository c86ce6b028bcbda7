"""Removing for good: games that were removed a while ago, and users who have nothing to do with any game."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from tallyho.server.models import GameRow, SeatRow, Session, User
from tallyho.server.people import LASTS

GRACE: Final = timedelta(days=7)
"""So long whoever opens a removed game is told that it was removed, and whoever is new has time to begin one."""
BATCH: Final = 50
"""So many rows go in one transaction, so that nobody waits long for it."""

Sessions = async_sessionmaker[AsyncSession]


async def purge(sessions: Sessions, now: datetime) -> tuple[int, int]:
    """Removes them in batches; how many games, with their seats and answers, and how many users."""
    return await _games(sessions, now - GRACE), await _users(sessions, now - GRACE)


async def _games(sessions: Sessions, before: datetime) -> int:
    count = 0
    old = select(GameRow.id).where(GameRow.gone_at < before).limit(BATCH)
    while True:
        async with sessions() as session, session.begin():
            found = (await session.scalars(old)).all()
            if found:
                await session.execute(delete(GameRow).where(GameRow.id.in_(found)))
        count += len(found)
        if len(found) < BATCH:
            return count


async def _users(sessions: Sessions, before: datetime) -> int:
    """The owner of the server stays, and so does whoever has come with a new browser since."""
    idle = [
        User.owner.is_(False),
        User.created_at < before,
        ~exists().where(GameRow.owner_id == User.id),
        ~exists().where(SeatRow.user_id == User.id),
        ~exists().where(Session.user_id == User.id, Session.expires_at > before + LASTS),
    ]
    count = 0
    while True:
        async with sessions() as session, session.begin():
            found = (await session.scalars(select(User.id).where(*idle).limit(BATCH))).all()
            if found:
                await session.execute(delete(User).where(User.id.in_(found), *idle))
        count += len(found)
        if len(found) < BATCH:
            return count
