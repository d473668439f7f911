"""Where a game turned: everybody's chances, the best moves, what was given away, luck and skill apart.

from niagara.analysis import analyse
from niagara.record import read_record

found = analyse(read_record(open("game.txt").read()))
print(found.moments)

What is compiled is loaded when it is first needed.
"""

from niagara.analysis.explore import Evaluation, LineStep, best_line, evaluate, evaluate_steps, line_steps
from niagara.analysis.report import Analysis, Candidate, Judged, KeyMoment, Point, SeatReport, Swing
from niagara.analysis.study import Answer, Question, Study, analyse, answer, engine_name
from niagara.analysis.weighing import foresee, foresee_steps, weigh, weigh_steps
from niagara.analysis.worth import DEEP, QUICK, Effort, Weighed

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
    "evaluate_steps",
    "foresee",
    "foresee_steps",
    "line_steps",
    "weigh",
    "weigh_steps",
]
