"""Snapshots: a game as it stood, so that it need not be played again from its first answer."""

import sqlalchemy as sa
from advanced_alchemy.types import GUID
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Games have none yet; each gets its first with an answer to come."""
    op.create_table(
        "snapshots",
        sa.Column("game_id", GUID(length=16), nullable=False),
        sa.Column("made_by", sa.String(64), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.Column("told", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_snapshots_game_id_games", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name="pk_snapshots"),
    )


def downgrade() -> None:
    """Games are played again from their answers, as before."""
    op.drop_table("snapshots")
