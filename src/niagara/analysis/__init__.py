"""Where a game turned: everybody's chances, the best moves, what was given away, luck and skill apart.

from niagara.analysis import analyse
from niagara.record import read_record

found = analyse(read_record(open("game.txt").read()))
print(found.moments)

What is compiled is loaded when it is first needed.
"""

from typing import TYPE_CHECKING, Any

from niagara.analysis.explore import Evaluation, LineStep, best_line, evaluate
from niagara.analysis.report import Analysis, Candidate, Judged, KeyMoment, Point, SeatReport, Swing
from niagara.analysis.study import Answer, Question, Study, analyse, answer, engine_name
from niagara.analysis.worth import DEEP, QUICK, Effort, Weighed

if TYPE_CHECKING:
    from niagara.analysis.scales import foresee, weigh

__all__ = [
    "DEEP",
    "QUICK",
    "Analysis",
    "Answer",
    "Candidate",
    "Effort",
    "Evaluation",
    "Judged",
    "KeyMoment",
    "LineStep",
    "Point",
    "Question",
    "SeatReport",
    "Study",
    "Swing",
    "Weighed",
    "analyse",
    "answer",
    "best_line",
    "engine_name",
    "evaluate",
    "foresee",
    "weigh",
]


def __getattr__(name: str) -> Any:
    """Load the compiled part when it is asked for."""
    if name in ("foresee", "weigh"):
        from importlib import import_module

        return getattr(import_module("niagara.analysis.scales"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
