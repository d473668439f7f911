"""Niagara: canoes, gems and a river that really flows.

The friendly door is `Game`; `rules/` has the rules, `fast/` runs them compiled, `bots/` play, `server/` hosts.
"""

from niagara.game import Game, IllegalMove, Outcome
from niagara.notation.checks import BadPosition
from niagara.rules.actions import Move, parse_move
from niagara.rules.board import RIVER

__version__ = "0.3.0.dev0"
__all__ = ["RIVER", "BadPosition", "Game", "IllegalMove", "Move", "Outcome", "__version__", "parse_move"]
