"""Colours that people choose, kept with their faces beside their names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.add_column("person", sa.Column("face", sa.String(12), nullable=False, server_default=""))
    for table in ("person", "seat"):
        op.add_column(table, sa.Column("colour", sa.SmallInteger, nullable=False, server_default="-1"))


def downgrade() -> None:
    """Take it away again."""
    for table in ("person", "seat"):
        op.drop_column(table, "colour")
    op.drop_column("person", "face")
