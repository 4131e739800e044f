"""How Alembic runs the steps in `versions`: on the connection that it is given."""

from alembic import context

from sandtable.server.storage.models import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
