"""Alembic's way in: it works on the connection that `database.migrate` has opened."""

from alembic import context

from tallyho.server.database import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, compare_type=True)
with context.begin_transaction():
    context.run_migrations()
