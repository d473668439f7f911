"""The `@rule` marker: it leaves a function as it is and notes it, so that `niagara.fast` can compile it.

Rules are therefore ordinary Python: a debugger steps through them, and this room needs no compiler.
What they may use is what both speeds understand: integers, loops, named fields, other rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

RuleFunction = TypeVar("RuleFunction", bound=Callable[..., Any])

ALL_RULES: list[Callable[..., Any]] = []


def rule(function: RuleFunction) -> RuleFunction:
    """Mark a function as a rule."""
    ALL_RULES.append(function)
    return function
