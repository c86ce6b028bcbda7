"""Users, sessions, games, seats and answers."""

import sqlalchemy as sa
from advanced_alchemy.types import GUID, DateTimeUTC, JsonB
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes all tables."""
    op.create_table(
        "users",
        sa.Column("id", GUID(length=16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.Column("owner", sa.Boolean(), nullable=False),
        sa.Column("created_at", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("sa_orm_sentinel", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("key", name="uq_users_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("user_id", GUID(length=16), nullable=False),
        sa.Column("expires_at", DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sessions_user_id_users", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
    )
    op.create_index("ix_sessions_expires_at", "sessions", ["expires_at"])
    op.create_table(
        "games",
        sa.Column("id", GUID(length=16), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("scenario", sa.String(80), nullable=False),
        sa.Column("options", JsonB, nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("data", sa.String(80), nullable=False),
        sa.Column("manual", sa.Boolean(), nullable=False),
        sa.Column("guided", sa.Boolean(), nullable=False),
        sa.Column("owner_id", GUID(length=16), nullable=False),
        sa.Column("branch_of", GUID(length=16), nullable=True),
        sa.Column("branch_at", sa.Integer(), nullable=True),
        sa.Column("created_at", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("touched_at", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("gone_at", DateTimeUTC(timezone=True), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("summary", JsonB, nullable=False),
        sa.Column("sa_orm_sentinel", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["owner_id"], ["users.id"], name="fk_games_owner_id_users"),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_owner_id", "games", ["owner_id"])
    op.create_index("ix_games_touched_at", "games", ["touched_at"])
    op.create_table(
        "seats",
        sa.Column("game_id", GUID(length=16), nullable=False),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("user_id", GUID(length=16), nullable=True),
        sa.Column("invitation", sa.String(64), nullable=True),
        sa.CheckConstraint("player in ('person', 'bot', 'open')", name="ck_seats_player"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_seats_game_id_games", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_seats_user_id_users"),
        sa.PrimaryKeyConstraint("game_id", "side", name="pk_seats"),
        sa.UniqueConstraint("invitation", name="uq_seats_invitation"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_table(
        "answers",
        sa.Column("game_id", GUID(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("prompt", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.CheckConstraint("kind in ('answer', 'undo')", name="ck_answers_kind"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_answers_game_id_games", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_answers"),
    )


def downgrade() -> None:
    """Takes all tables away."""
    for table in ("answers", "seats", "games", "sessions", "users"):
        op.drop_table(table)
