"""Whether a bot's seat may be taken in a running game, and who asks for one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.add_column("game", sa.Column("takeover", sa.String(8), nullable=False, server_default="nobody"))
    op.add_column("game", sa.Column("asks", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("game", "asks")
    op.drop_column("game", "takeover")
