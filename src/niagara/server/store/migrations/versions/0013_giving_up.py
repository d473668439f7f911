"""Who gave up, what becomes of a game that nobody plays any more, and who was asked to go on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.add_column("game", sa.Column("deserted", sa.String(8), nullable=False, server_default="end"))
    op.add_column("game", sa.Column("nudges", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("seat", sa.Column("gave_up", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("seat", "gave_up")
    op.drop_column("game", "nudges")
    op.drop_column("game", "deserted")
