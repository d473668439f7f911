"""What people at a table agree on: a pause, decisions that are taken back, and that nobody watches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.add_column("game", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game", sa.Column("takebacks", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game", sa.Column("unwatched", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game", sa.Column("offers", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Take it away again."""
    for column in ("offers", "unwatched", "takebacks", "paused"):
        op.drop_column("game", column)
