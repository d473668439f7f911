"""Questions answered on as many threads as there are processors: compiled code lets go of the interpreter's lock."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed

from niagara.analysis.study import Answer, Question, answer
from niagara.analysis.weighing import foresee, weigh
from niagara.game import Game


def answer_on_threads(
    questions: Iterable[Question], workers: int | None
) -> Generator[tuple[Question, Answer], None, None]:
    """Every question with its answer, as they come; who stops asking lets the rest go unanswered."""
    with ThreadPoolExecutor(workers or os.cpu_count() or 1, thread_name_prefix="analysis") as pool:
        asked = {pool.submit(answer, question): question for question in questions}
        try:
            for done in as_completed(asked):
                yield asked[done], done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def warm() -> None:
    """Load, or compile, all that answers need."""
    state = Game.new(3, seed=1).state
    foresee(state, 1)
    weigh(state, state.first, playouts=1)
