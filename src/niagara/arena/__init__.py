"""How strong bots are, honestly: matches over an opening book, intervals over blocks, ratings and sequential tests.

openings: fair positions to start from · tables: who sits where · games: play them · engine: on all cores ·
statistics: shares, intervals, ratings · match, ladder, sprt: the three questions one asks.
"""

from niagara.arena.ladder import LadderResult, run_ladder
from niagara.arena.match import MatchResult, run_match
from niagara.arena.sprt import SprtResult, run_sprt

__all__ = ["LadderResult", "MatchResult", "SprtResult", "run_ladder", "run_match", "run_sprt"]
