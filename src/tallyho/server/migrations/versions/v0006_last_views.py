"""Last views: a game as each side saw it last, to be read where its answers fit the rules no more."""

import sqlalchemy as sa
from advanced_alchemy.types import GUID
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Games have none yet; each gets its first soon after its next answer."""
    op.create_table(
        "last_views",
        sa.Column("game_id", GUID(length=16), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_last_views_game_id_games", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name="pk_last_views"),
    )


def downgrade() -> None:
    """Games that no rules replay can only be exported and removed, as before."""
    op.drop_table("last_views")
