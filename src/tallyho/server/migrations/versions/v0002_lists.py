"""Lists that sides are making in secret."""

import sqlalchemy as sa
from advanced_alchemy.types import JsonB
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Every game has a place for them; in games that there are nobody is making one."""
    op.add_column("games", sa.Column("lists", JsonB, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Lists in the making are forgotten."""
    with op.batch_alter_table("games") as games:
        games.drop_column("lists")
