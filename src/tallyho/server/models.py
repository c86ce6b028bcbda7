"""The tables of the database. Answers are only ever added: a game's record is the truth, all else a cache of it."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final
from uuid import UUID

from advanced_alchemy.base import UUIDBase, orm_registry
from advanced_alchemy.types import GUID, DateTimeUTC, JsonB
from sqlalchemy import CheckConstraint, ForeignKey, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ANSWER: Final = "answer"
UNDO: Final = "undo"

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"


class Plain(DeclarativeBase):
    """Base of tables whose key is not an id of their own."""

    registry = orm_registry
    __abstract__ = True


class User(UUIDBase):
    """Somebody with a browser. `key` is empty: keys have a table of their own.

    The owner is whoever starts the server: all browsers that `tallyho` opens are theirs.
    """

    __tablename__ = "users"

    name: Mapped[str] = mapped_column(String(40))
    key: Mapped[str | None] = mapped_column(String(64), unique=True)
    renamed: Mapped[int] = mapped_column(default=0, server_default="0")
    """How often: other servers see by it that a name they have in memory is an old one."""
    owner: Mapped[bool] = mapped_column(default=False)
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class Session(Plain):
    """A browser that is known: the digest of its cookie, whose it is, how long it lasts, and what it calls itself."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[UUID] = mapped_column(GUID, ForeignKey("users.id", ondelete="CASCADE"))
    expires_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True), index=True)
    made_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))
    browser: Mapped[str | None] = mapped_column(String(40))


class Key(Plain):
    """What brings a user into another browser, once and until it expires; kept as a digest."""

    __tablename__ = "keys"

    mark: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[UUID] = mapped_column(GUID, ForeignKey("users.id", ondelete="CASCADE"))
    expires_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True), index=True)


class GameRow(UUIDBase):
    """A game: how it was set up, who made it, and, for the start page, where it stands.

    `lists` are those that sides are making in secret, by side: no answers yet, and nobody else may know of them, nor
    of `listed_at`, when one was last changed.
    """

    __tablename__ = "games"

    title: Mapped[str] = mapped_column(String(40))
    version: Mapped[int]
    scenario: Mapped[str] = mapped_column(String(80))
    options: Mapped[list[str]] = mapped_column(JsonB)
    seed: Mapped[str] = mapped_column(String(200))
    data: Mapped[str] = mapped_column(String(80))
    manual: Mapped[bool]
    guided: Mapped[bool]
    owner_id: Mapped[UUID] = mapped_column(GUID, ForeignKey("users.id"), index=True)
    branch_of: Mapped[UUID | None] = mapped_column(GUID)
    branch_at: Mapped[int | None]
    created_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    touched_at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True), index=True)
    gone_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))
    number: Mapped[int]
    over: Mapped[bool]
    summary: Mapped[dict[str, Any]] = mapped_column(JsonB)
    lists: Mapped[dict[str, str]] = mapped_column(JsonB, server_default="{}")
    listed_at: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))


class SeatRow(Plain):
    """Who plays a side of a game; an open seat has the digest of the invitation that fills it."""

    __tablename__ = "seats"
    __table_args__ = (CheckConstraint("player in ('person', 'bot', 'open')", name="player"),)

    game_id: Mapped[UUID] = mapped_column(GUID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    side: Mapped[str] = mapped_column(String(40), primary_key=True)
    place: Mapped[int]
    player: Mapped[str] = mapped_column(String(10))
    bot: Mapped[str | None] = mapped_column(String(40))
    user_id: Mapped[UUID | None] = mapped_column(GUID, ForeignKey("users.id"), index=True)
    invitation: Mapped[str | None] = mapped_column(String(64), unique=True)


class AnswerRow(Plain):
    """One answer of a game, or the undoing of the one before it. The key makes sure that only one writer wins."""

    __tablename__ = "answers"
    __table_args__ = (CheckConstraint("kind in ('answer', 'undo')", name="kind"),)

    game_id: Mapped[UUID] = mapped_column(GUID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    side: Mapped[str] = mapped_column(String(40))
    prompt: Mapped[str] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(Text)


class SnapshotRow(Plain):
    """A game as it was after so many rows of answers, of which so many stood: to be played on from there, or left.

    `made_by` is a digest of all that it follows from besides the answers, the program itself among it.
    """

    __tablename__ = "snapshots"

    game_id: Mapped[UUID] = mapped_column(GUID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    made_by: Mapped[str] = mapped_column(String(64))
    revision: Mapped[int]
    number: Mapped[int]
    packed: Mapped[bytes] = mapped_column(LargeBinary)
    told: Mapped[bytes] = mapped_column(LargeBinary)


class LastViewRow(Plain):
    """A game as each side saw it after so many rows of answers: what can be read even if no rules replay it."""

    __tablename__ = "last_views"

    game_id: Mapped[UUID] = mapped_column(GUID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    revision: Mapped[int]
    packed: Mapped[bytes] = mapped_column(LargeBinary)
