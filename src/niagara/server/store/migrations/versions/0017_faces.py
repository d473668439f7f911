"""The faces that people chose, tables at which nobody is told what the river may do, and how hard puzzles are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.add_column("seat", sa.Column("face", sa.String(12), nullable=False, server_default=""))
    op.add_column("game", sa.Column("forecast", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "puzzle",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("puzzle")
    op.drop_column("game", "forecast")
    op.drop_column("seat", "face")
