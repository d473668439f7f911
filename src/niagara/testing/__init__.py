"""What tests of bots, environments and rules share: makers of positions, and `check_bot` for bots of your own."""

from niagara.testing.bots import BadBot, BotReport, check_bot

__all__ = ["BadBot", "BotReport", "check_bot"]
