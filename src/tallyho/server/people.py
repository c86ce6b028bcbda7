"""Users and the browsers they are known by. Tokens and keys are random; the database has only their digests."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Final
from uuid import UUID, uuid4

from sqlalchemy import BindParameter, ScalarSelect, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from tallyho.server.models import Key, SeatRow, Session, User
from tallyho.server.table import Player
from tallyho.server.troubles import Trouble

LASTS: Final = timedelta(days=400)
"""Browsers keep no cookie longer."""
MOST_KNOWN: Final = 10_000
TRUSTED = 10.0
"""So many seconds a browser is known without a look into the database: another server may have ended its session."""
KEY_LASTS: Final = timedelta(hours=1)
OWNER_KEY_LASTS: Final = timedelta(days=7)
YOUNG: Final = timedelta(hours=1)
MARK_SHOWN: Final = 16
"""So much of a digest names a session in its user's list."""
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrom", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser that is known: whose it is, until when, and whether that was put off just now."""

    user: UUID
    expires: datetime
    renewed: bool = False
    looked: float = 0.0
    """When the database last said so, by the clock of the process."""


@dataclass(slots=True)
class People:
    """Who is who; sessions once looked up are kept in memory."""

    sessions: async_sessionmaker[AsyncSession]
    _known: dict[str, Browser] = field(default_factory=dict)

    async def of_token(self, token: str) -> Browser | None:
        """The browser that has this cookie, None if it is unknown or too old; who comes back is known for longer."""
        mark, now = digest(token), datetime.now(UTC)
        browser = await self.of_mark(mark)
        if browser is not None and browser.expires - now < LASTS / 2:
            return await self._renewed(mark, browser.user, now + LASTS)
        return browser

    async def of_mark(self, mark: str) -> Browser | None:
        """The same by the digest of the cookie; nothing is put off."""
        now = datetime.now(UTC)
        browser = self._known.get(mark)
        if browser is None or browser.expires < now or time.monotonic() - browser.looked > TRUSTED:
            browser = await self._looked_up(mark)
        return None if browser is None or browser.expires < now else browser

    async def _looked_up(self, mark: str) -> Browser | None:
        """A browser as the database has it: another server may have renewed it."""
        self._known.pop(mark, None)
        async with self.sessions() as session:
            row = await session.get(Session, mark)
        return None if row is None else self._keep(mark, Browser(row.user_id, row.expires_at, looked=time.monotonic()))

    async def _renewed(self, mark: str, user: UUID, expires: datetime) -> Browser:
        async with self.sessions() as session, session.begin():
            await session.execute(update(Session).where(Session.token == mark).values(expires_at=expires))
        self._keep(mark, Browser(user, expires, looked=time.monotonic()))
        return Browser(user, expires, renewed=True)

    def _keep(self, mark: str, browser: Browser) -> Browser:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[mark] = browser
        return browser

    def forget_all(self) -> None:
        """Looks every browser up again: some users may have been cleared away, by another server too."""
        self._known.clear()

    async def newcomer(self, called: Callable[[int], str], agent: str = "") -> tuple[UUID, str]:
        """A new user, called by their number among all users, and the token for their browser."""
        user = uuid4()
        async with self.sessions() as session, session.begin():
            number = await session.scalar(select(func.count()).select_from(User)) or 0
            session.add(User(id=user, name=called(number), key=None, owner=False, created_at=datetime.now(UTC)))
        return user, await self.token_for(user, agent)

    async def token_for(self, user: UUID, agent: str = "") -> str:
        """A token for one more browser of a user; old ones are cleared away in passing."""
        token = secrets.token_urlsafe(32)
        now = datetime.now(UTC)
        async with self.sessions() as session, session.begin():
            row = Session(token=digest(token), user_id=user, expires_at=now + LASTS, made_at=now, browser=called(agent))
            session.add(row)
            await session.execute(delete(Session).where(Session.expires_at < now))
        return token

    async def owner(self, name: str) -> UUID:
        """Whoever starts the server: one user, made at the first start and called so."""
        async with self.sessions() as session, session.begin():
            found = await session.scalar(select(User.id).where(User.owner.is_(True)).order_by(User.created_at).limit(1))
            if found is None:
                found = uuid4()
                session.add(User(id=found, name=name, key=None, owner=True, created_at=datetime.now(UTC)))
        return found

    async def sessions_of(self, user: UUID) -> list[Session]:
        """The browsers of a user, the latest first."""
        mine = select(Session).where(Session.user_id == user, Session.expires_at > datetime.now(UTC))
        async with self.sessions() as session:
            return list(await session.scalars(mine.order_by(Session.made_at.desc(), Session.token)))

    async def end(self, user: UUID, shown: str) -> str | None:
        """Ends a session of the user's, named as in the list; returns its digest, None if there is none."""
        found = next((row.token for row in await self.sessions_of(user) if row.token[:MARK_SHOWN] == shown), None)
        if found is not None:
            await self.forget(found)
        return found

    async def forget(self, mark: str) -> None:
        """A browser is nobody's any more; other servers notice when they look again."""
        async with self.sessions() as session, session.begin():
            await session.execute(delete(Session).where(Session.token == mark))
        self._known.pop(mark, None)

    async def key_for(self, user: UUID, lasts: timedelta = KEY_LASTS) -> str:
        """A new key that brings the user into one other browser; those made before open theirs all the same."""
        key, now = secrets.token_urlsafe(24), datetime.now(UTC)
        async with self.sessions() as session, session.begin():
            await session.execute(delete(Key).where(Key.expires_at < now))
            session.add(Key(mark=digest(key), user_id=user, expires_at=now + lasts))
        return key

    async def of_key(self, key: str) -> UUID:
        """The user whose key it is; it opens as before."""
        wanted = select(Key.user_id).where(Key.mark == digest(key), Key.expires_at > datetime.now(UTC))
        async with self.sessions() as session:
            found = await session.scalar(wanted)
        if found is None:
            raise Trouble(404, "no-key")
        return found

    async def use_key(self, key: str) -> UUID:
        """The user whose key it is, which opens nothing any more: of two who bring it, one is let in."""
        used = delete(Key).where(Key.mark == digest(key), Key.expires_at > datetime.now(UTC))
        async with self.sessions() as session, session.begin():
            found: UUID | None = await session.scalar(used.returning(Key.user_id))
        if found is None:
            raise Trouble(404, "no-key")
        return found

    async def name(self, user: UUID) -> str:
        """What a user is called."""
        async with self.sessions() as session:
            return await session.scalar(select(User.name).where(User.id == user)) or ""

    async def is_stored(self, user: UUID) -> bool:
        """Whether the database still has a user whom memory knows: another server may have cleared them away."""
        async with self.sessions() as session:
            return await session.scalar(select(User.id).where(User.id == user)) is not None

    async def is_young(self, user: UUID) -> bool:
        """Whether a user has come in this hour: it costs nothing to become one."""
        made = select(User.id).where(User.id == user, User.created_at > datetime.now(UTC) - YOUNG)
        async with self.sessions() as session:
            return await session.scalar(made) is not None

    async def rename(self, user: UUID, name: str) -> None:
        """A user takes another name."""
        async with self.sessions() as session, session.begin():
            await session.execute(update(User).where(User.id == user).values(name=name, renamed=User.renamed + 1))


def renames_at(game: BindParameter[UUID]) -> ScalarSelect[int]:
    """How often those who sit at a game have been renamed, all together; part of a sentence about the game."""
    seated = select(func.sum(User.renamed)).join(SeatRow, SeatRow.user_id == User.id)
    return seated.where(SeatRow.game_id == game).scalar_subquery()


async def name_again(sessions: async_sessionmaker[AsyncSession], players: Iterable[Player]) -> None:
    """Players in memory are called as they call themselves now, whichever server they told."""
    at = [one for one in players if one.user is not None]
    named = select(User.id, User.name).where(User.id.in_({one.user for one in at}))
    async with sessions() as session:
        names = {row.id: row.name for row in (await session.execute(named)).all()}
    for one in at:
        one.who = names.get(one.user, one.who)


def digest(token: str) -> str:
    """What is kept of a token: it is long and random, so a plain digest gives nothing away."""
    return sha256(token.encode()).hexdigest()


def called(agent: str) -> str:
    """A browser and its system by the names people know, from what it says of itself; nothing more is kept."""
    names = [next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in names if name)
