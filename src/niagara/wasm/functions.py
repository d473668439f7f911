"""Which compiled functions the module has, and the types that each is compiled for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
from typing import Any, Final, NotRequired, TypedDict

from numba.core import types
from numba.np.numpy_support import from_dtype

from niagara.analysis.engine.kernel import forecast, try_out
from niagara.bots.mind.policy import first_opinion
from niagara.bots.mind.records import Mind, Workspace
from niagara.bots.mind.search import ponder
from niagara.fast.batch import random_slice, start_slice, step_slice, view_slice
from niagara.fast.native import numpy_type
from niagara.fast.playout import perft, random_decisions
from niagara.rules.state import State

RECORDS: Final[dict[str, type]] = {"state": State, "mind": Mind, "workspace": Workspace}


class ParameterJson(TypedDict):
    """A parameter as JSON: a number, a record, or an array of either in so many dimensions."""

    name: str
    type: str  # of a number, as NumPy says it, or the name of a record
    dimensions: NotRequired[int]


@dataclass(frozen=True, slots=True)
class Function:
    """A driver to be exported, with one word for each parameter: `i8`, `mind`, `state[]`, `f8[,]`."""

    driver: Callable[..., Any]
    words: str

    def parameters(self) -> list[ParameterJson]:
        """Its parameters in order."""
        names = list(signature(self.driver).parameters)
        found: list[ParameterJson] = []
        for name, word in zip(names, self.words.split(), strict=True):
            kind, bracket, commas = word.partition("[")
            found.append({"name": name, "type": kind})
            if bracket:
                found[-1]["dimensions"] = len(commas)
        return found

    def types(self) -> tuple[types.Type, ...]:
        """The same as Numba says it."""
        return tuple(_numba_type(parameter) for parameter in self.parameters())


def _numba_type(parameter: ParameterJson) -> types.Type:
    kind = parameter["type"]
    element = from_dtype(numpy_type(RECORDS.get(kind, kind)))
    return types.Array(element, parameter["dimensions"], "C") if "dimensions" in parameter else element


FUNCTIONS: Final[dict[str, Function]] = {
    "random_decisions": Function(random_decisions, "state[] u8[] i2[] state[] i8"),
    "start_slice": Function(start_slice, "state[] u8[] i2[,] i2[] i1[] state[] i8 i8"),
    "step_slice": Function(step_slice, "state[] u8[] i2[,] i2[] i1[] i2[] i1[] i8 i8"),
    "view_slice": Function(view_slice, "state[] i8 state[]"),
    "random_slice": Function(random_slice, "state[] u8[] i2[,] i2[] i1[] state[] i8 i8[] i8 i8"),
    "perft": Function(perft, "state[] i2[,] i8[,] i8"),
    "first_opinion": Function(first_opinion, "state[] i8 mind workspace u8[]"),
    "ponder": Function(ponder, "state[] i8 i8 mind workspace u8[]"),
    "forecast": Function(forecast, "state[] i8 i8 f8 mind workspace u8[] f8[,]"),
    "try_out": Function(try_out, "state[] i8 i2[,] i8[] i8 f8 mind workspace u8[] f4[,] f8[,] f8[]"),
}
