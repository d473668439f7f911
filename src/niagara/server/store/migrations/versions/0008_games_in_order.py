"""Finished games, and those that were changed longest ago, are found in their order however many there are."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

ORDERED = {"ix_game_ended_id": ["ended", "id"], "ix_game_changed_id": ["changed", "id"]}


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    for name, columns in ORDERED.items():
        op.create_index(name, "game", columns)


def downgrade() -> None:
    """Take it away again."""
    for name in ORDERED:
        op.drop_index(name, "game")
