"""Users and the browsers they are known by. Tokens and keys are random; the database has only their digests."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Final
from uuid import UUID, uuid4

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from tallyho.server.models import Session, User
from tallyho.server.troubles import Trouble

LASTS: Final = timedelta(days=400)
"""Browsers keep no cookie longer."""
MOST_KNOWN: Final = 10_000


@dataclass(slots=True)
class People:
    """Who is who; sessions once looked up are kept in memory."""

    sessions: async_sessionmaker[AsyncSession]
    _known: dict[str, UUID] = field(default_factory=dict)

    async def of_token(self, token: str) -> UUID | None:
        """The user of a browser's cookie; None if it is unknown or too old."""
        mark = digest(token)
        if mark not in self._known:
            async with self.sessions() as session:
                row = await session.get(Session, mark)
            if row is None or row.expires_at < datetime.now(UTC):
                return None
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[mark] = row.user_id
        return self._known[mark]

    async def newcomer(self, called: Callable[[int], str]) -> tuple[UUID, str]:
        """A new user, called by their number among all users, and the token for their browser."""
        user = uuid4()
        async with self.sessions() as session, session.begin():
            number = await session.scalar(select(func.count()).select_from(User)) or 0
            session.add(User(id=user, name=called(number), key=None, owner=False, created_at=datetime.now(UTC)))
        return user, await self.token_for(user)

    async def token_for(self, user: UUID) -> str:
        """A token for one more browser of a user; old ones are cleared away in passing."""
        token = secrets.token_urlsafe(32)
        now = datetime.now(UTC)
        async with self.sessions() as session, session.begin():
            session.add(Session(token=digest(token), user_id=user, expires_at=now + LASTS))
            await session.execute(delete(Session).where(Session.expires_at < now))
        return token

    async def owner(self, name: str) -> UUID:
        """Whoever starts the server: one user, made at the first start and called so."""
        async with self.sessions() as session, session.begin():
            found = await session.scalar(select(User.id).where(User.owner.is_(True)).limit(1))
            if found is None:
                found = uuid4()
                session.add(User(id=found, name=name, key=None, owner=True, created_at=datetime.now(UTC)))
        return found

    async def key_for(self, user: UUID) -> str:
        """A new key that brings the user into another browser; the old one opens nothing any more."""
        key = secrets.token_urlsafe(24)
        async with self.sessions() as session, session.begin():
            await session.execute(update(User).where(User.id == user).values(key=digest(key)))
        return key

    async def of_key(self, key: str) -> UUID:
        """The user whose key it is."""
        async with self.sessions() as session:
            found = await session.scalar(select(User.id).where(User.key == digest(key)))
        if found is None:
            raise Trouble(404, "no-key")
        return found

    async def name(self, user: UUID) -> str:
        """What a user is called."""
        async with self.sessions() as session:
            return await session.scalar(select(User.name).where(User.id == user)) or ""

    async def rename(self, user: UUID, name: str) -> None:
        """A user takes another name."""
        async with self.sessions() as session, session.begin():
            await session.execute(update(User).where(User.id == user).values(name=name))


def digest(token: str) -> str:
    """What is kept of a token: it is long and random, so a plain digest gives nothing away."""
    return sha256(token.encode()).hexdigest()
