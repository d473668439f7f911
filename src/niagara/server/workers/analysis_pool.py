"""Analyses at work: in processes of their own, which yield to players; every owner's questions in turn."""

from __future__ import annotations

import asyncio
from functools import partial

from niagara.analysis import Answer, Evaluation, Question, answer, evaluate
from niagara.api.analyses import Analyses, AnalysisStore
from niagara.rules.state import State
from niagara.server.workers.helpers import Helpers


class OwnAnalyst:
    """Answers one owner's questions, when it is that owner's turn."""

    def __init__(self, helpers: Helpers, owner: str) -> None:
        self._helpers, self._owner = helpers, owner

    async def answer(self, question: Question) -> Answer:
        """What a question of an analysis comes to."""
        return await self._helpers.do(self._owner, partial(answer, question))

    async def evaluate(self, state: State, seat: int | None) -> Evaluation:
        """A position looked at."""
        return await self._helpers.do(self._owner, partial(evaluate, state, seat))


class AnalysisPool:
    """The processes that analyse, and the games that wait for them."""

    def __init__(self, store: AnalysisStore, processes: int) -> None:
        self._helpers = Helpers(processes)
        self.analyses = Analyses(store, self._for_games, processes, asyncio.to_thread)

    def analyst(self, owner: str) -> OwnAnalyst:
        """Who answers an owner's single questions."""
        return OwnAnalyst(self._helpers, owner)

    def _for_games(self, owner: str) -> OwnAnalyst:
        """Who answers the questions of an owner's whole games, which wait in a line of their own."""
        return OwnAnalyst(self._helpers, f"games of {owner}")

    async def close(self) -> None:
        """Stop; what is not done is begun anew when asked for again."""
        await self.analyses.close()
        await self._helpers.close()
