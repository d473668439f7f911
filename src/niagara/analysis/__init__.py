"""Where a game turned: everybody's chances, the best moves, what was given away, luck and skill apart.

from niagara.analysis import analyse
from niagara.record import read_record

found = analyse(read_record(open("game.txt").read()))
print(found.moments)
"""

from niagara.analysis.explore import Evaluation, LineStep, best_line, evaluate
from niagara.analysis.report import Analysis, Candidate, Judged, KeyMoment, Point, SeatReport, Swing
from niagara.analysis.study import Question, Study, analyse, answer
from niagara.analysis.weigh import DEEP, QUICK, Effort, Weighed, foresee, weigh

__all__ = [
    "DEEP",
    "QUICK",
    "Analysis",
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
    "evaluate",
    "foresee",
    "weigh",
]
