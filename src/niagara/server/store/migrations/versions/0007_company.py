"""What happens to absent players, votes, who was sent away; and how a game stands after each command."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.add_column("game", sa.Column("absent", sa.String(8), nullable=False, server_default="wait"))
    op.add_column("game", sa.Column("votes", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("game", sa.Column("banned", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("action", sa.Column("round", sa.SmallInteger, nullable=True))
    op.add_column("action", sa.Column("deciding", sa.SmallInteger, nullable=True))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("action", "deciding")
    op.drop_column("action", "round")
    op.drop_column("game", "banned")
    op.drop_column("game", "votes")
    op.drop_column("game", "absent")
