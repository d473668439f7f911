"""Compiled drivers over the one set of rules: the same functions, compiled by Numba when a driver here calls them.

Import `compiled` for a driver of your own. Numba's disk cache does not notice an edit in another file, so the cache
folder is named after a hash of all compiled sources and the versions that compile them: a changed rule is never
answered from a stale cache.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.extending import register_jitable

import niagara.rules.apply
import niagara.rules.ending
import niagara.rules.legal
import niagara.rules.river
import niagara.rules.setup
import niagara.rules.view  # noqa: F401 - importing the rooms of the rules marks all their functions
from niagara.rules._mark import ALL_RULES

Driver = TypeVar("Driver", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
LIBRARY_ROOMS = ("rules", "fast")
# What a room's drivers are made of, if not of all its files: an edit elsewhere need not compile anything again.
MINDS = tuple(
    f"bots/{name}.py"
    for name in ("features", "judgement", "mind", "net", "opinion", "outlook", "partners", "remember", "search",
                 "selfplay", "shape", "sight")
)  # fmt: skip
COMPILED_OF = {"bots": MINDS, "analysis": (*MINDS, "analysis/kernel.py")}


def source_hash(rooms: tuple[str, ...] = LIBRARY_ROOMS) -> str:
    """A name for the very source of some rooms or files, and for what compiles it."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for room in rooms:
        source = PACKAGE / room
        for path in [source] if source.is_file() else sorted(source.rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


@cache
def cache_folder(room: str = "fast") -> Path:
    """Where compiled code of one room is kept, named after its source and that of the library under it."""
    rooms = LIBRARY_ROOMS if room in LIBRARY_ROOMS else (*LIBRARY_ROOMS, *COMPILED_OF.get(room, (room,)))
    home = os.environ.get("NIAGARA_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "niagara" / source_hash(rooms)


# Rules allocate nothing, so they need no reference counts; inlined, they run half as fast again.
for _rule in ALL_RULES:
    register_jitable(_nrt=False, forceinline=True)(_rule)


def compiled(driver: Driver) -> Driver:
    """Compile a driver that calls rules: cached on disk, and with the interpreter lock released."""
    package, _, rest = driver.__module__.partition(".")
    room = rest.partition(".")[0] if package == "niagara" else "fast"
    numba.config.CACHE_DIR = str(cache_folder(room))  # type: ignore[attr-defined]  # read when the driver is made
    result: Driver = numba.njit(driver, cache=True, nogil=True, error_model="numpy")
    return result


def helper(function: Driver) -> Driver:
    """Mark a function that drivers call, as `@rule` does for rules: plain by itself, compiled inside a driver."""
    result: Driver = register_jitable(function)
    return result


def is_warm(room: str = "fast") -> bool:
    """Whether a room's compiled code is already on disk; if not, the first calls take some seconds."""
    folder = cache_folder(room)
    return folder.is_dir() and any(folder.rglob("*.nbi"))
