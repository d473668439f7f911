"""Analyses at work: in processes of their own, which yield to players; first those of whoever had least of late."""

from __future__ import annotations

import asyncio
from functools import partial

from niagara.analysis import Answer, Evaluation, Question, answer, evaluate
from niagara.api.analyses import Analyses, AnalysisStore
from niagara.protocol.analysis import Depth
from niagara.rules.state import State
from niagara.server.workers.helpers import LONG, Helpers


class OwnAnalyst:
    """Answers one owner's questions, when it is that owner's turn."""

    def __init__(self, helpers: Helpers, owner: str, rank: int) -> None:
        self._helpers, self._owner, self._rank = helpers, owner, rank

    async def answer(self, question: Question) -> Answer:
        """What a question of an analysis comes to."""
        return await self._helpers.do(self._owner, partial(answer, question), self._rank)

    async def evaluate(self, state: State, seat: int | None) -> Evaluation:
        """A position looked at."""
        return await self._helpers.do(self._owner, partial(evaluate, state, seat), self._rank)


class AnalysisPool:
    """The processes that analyse, and the games that wait for them."""

    def __init__(self, store: AnalysisStore, processes: int) -> None:
        self._helpers = Helpers(processes)
        self.analyses = Analyses(store, self._for_games, processes, asyncio.to_thread)

    def analyst(self, owner: str) -> OwnAnalyst:
        """Who answers an owner's single questions, each of which may be about a hundred plans."""
        return OwnAnalyst(self._helpers, owner, LONG)

    def _for_games(self, owner: str, depth: Depth) -> OwnAnalyst:
        """Who answers the questions of an owner's whole games, in a line of their own; those of deep ones take long."""
        return OwnAnalyst(self._helpers, f"games of {owner}", LONG if depth == "deep" else 0)

    async def close(self) -> None:
        """Stop; what is not done is begun anew when asked for again."""
        await self.analyses.close()
        await self._helpers.close()
