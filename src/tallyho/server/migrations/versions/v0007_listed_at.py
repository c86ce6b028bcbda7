"""When somebody last changed a list in the making: `--keep` spares the game for so long."""

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Of lists that there are nobody knows when, so they spare no game until they are changed."""
    op.add_column("games", sa.Column("listed_at", DateTimeUTC(timezone=True), nullable=True))


def downgrade() -> None:
    """Entries in lists keep no game from being removed, as before."""
    with op.batch_alter_table("games") as games:
        games.drop_column("listed_at")
