"""Keys that open a browser once, what a list of one's browsers says of each, and how often a user was renamed."""

import sqlalchemy as sa
from advanced_alchemy.types import GUID, DateTimeUTC
from alembic import op

revision = "0004"
down_revision = "0002"


def upgrade() -> None:
    """Keys made before open nothing any more; their column stays empty, for SQLite cannot take it away in peace."""
    op.create_table(
        "keys",
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("user_id", GUID(length=16), nullable=False),
        sa.Column("expires_at", DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_keys_user_id_users", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("mark", name="pk_keys"),
    )
    op.create_index("ix_keys_expires_at", "keys", ["expires_at"])
    op.add_column("sessions", sa.Column("made_at", DateTimeUTC(timezone=True), nullable=True))
    op.add_column("sessions", sa.Column("browser", sa.String(40), nullable=True))
    op.add_column("users", sa.Column("renamed", sa.Integer(), server_default="0", nullable=False))
    op.execute("UPDATE users SET key = NULL")


def downgrade() -> None:
    """Keys are forgotten, and when and where a browser became known."""
    op.drop_table("keys")
    for column in ("made_at", "browser"):
        op.drop_column("sessions", column)
    op.drop_column("users", "renamed")
