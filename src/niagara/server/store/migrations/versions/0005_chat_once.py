"""A line of chat carries the id that its sender gave it, and is kept once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.add_column("chat", sa.Column("command_id", sa.String(40), nullable=True))
    op.create_index("ix_chat_game_id_command_id", "chat", ["game_id", "command_id"], unique=True)


def downgrade() -> None:
    """Take it away again."""
    op.drop_index("ix_chat_game_id_command_id", "chat")
    op.drop_column("chat", "command_id")
