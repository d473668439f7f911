"""What tests of bots, environments and rules share: makers of positions, `check_bot` and `check_env` for your own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from niagara.testing.bots import BadBot, BotReport, check_bot

if TYPE_CHECKING:
    from niagara.testing.envs import Environment, EnvReport

__all__ = ["BadBot", "BotReport", "check_bot", "check_env"]


def check_env(env: Environment, *, decisions: int = 2000, seed: int = 1) -> EnvReport:
    """Whether an environment keeps its word; see `niagara.testing.envs.check_env`."""
    from niagara.testing import envs

    return envs.check_env(env, decisions=decisions, seed=seed)
