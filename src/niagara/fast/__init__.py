"""Compiled drivers over the one set of rules: the same functions, compiled by Numba when a driver here calls them.

Import `compiled` for a driver of your own. Numba's disk cache does not notice an edit in another file, so the cache
folder is named after a hash of all compiled sources and the versions that compile them: a changed rule is never
answered from a stale cache, and another copy of the same source need not be compiled again.
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
from numba.core.caching import UserProvidedCacheLocator
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


class ByContent(UserProvidedCacheLocator):
    """Finds compiled code wherever its source lies: the folder already names the very source."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The room of a source file."""
        return Path(py_file).parent.name


# Rules allocate nothing, so they need no reference counts; inlined, they run half as fast again.
for _rule in ALL_RULES:
    register_jitable(_nrt=False, forceinline=True)(_rule)


def compiled(driver: Driver) -> Driver:
    """Compile a driver that calls rules: cached on disk, and with the interpreter lock released."""
    package, _, rest = driver.__module__.partition(".")
    room = rest.partition(".")[0] if package == "niagara" else "fast"
    settings: Any = numba.config  # Numba reads where to cache a driver when the driver is made
    before = settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES
    settings.CACHE_DIR = str(cache_folder(room))
    if package == "niagara":
        settings.CACHE_LOCATOR_CLASSES = f"{ByContent.__module__}.{ByContent.__name__}"
    try:
        # Bots allocate nothing while they think, so they need no reference counts either.
        more: Any = {"no_cfunc_wrapper": True, "_nrt": room != "bots"}
        result: Driver = numba.njit(driver, cache=True, nogil=True, error_model="numpy", **more)
    finally:
        settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES = before
    return result


def helper(function: Driver) -> Driver:
    """Mark a function that drivers call, as `@rule` does for rules: plain by itself, compiled inside a driver."""
    result: Driver = register_jitable(function)
    return result


def part(function: Driver) -> Driver:
    """Mark a piece of one driver that is written apart to be read: it is compiled as if it stood there."""
    result: Driver = numba.njit(function, inline="always")
    return result


@helper
def wide(number: int) -> int:
    """A number in the width in which compiled code counts; for every other width a function is compiled once more."""
    return int(np.int64(number))


def is_warm(room: str = "fast", driver: str = "") -> bool:
    """Whether a room's compiled code, or that of one `file.driver` of it, is on disk; if not, it takes some seconds."""
    folder = cache_folder(room)
    return folder.is_dir() and any(folder.rglob(f"{driver}*.nbi"))
