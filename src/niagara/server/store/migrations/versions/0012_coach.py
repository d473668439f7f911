"""Who may ask for advice at a table, and how often a decision was taken back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.add_column("game", sa.Column("coach", sa.String(8), nullable=False, server_default="alone"))
    op.add_column("game", sa.Column("taken_back", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("game", "taken_back")
    op.drop_column("game", "coach")
