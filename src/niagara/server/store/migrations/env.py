"""How Alembic runs here: always on the connection that `migrate` hands over."""

from __future__ import annotations

from alembic import context

from niagara.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
