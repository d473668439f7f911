"""Compiled drivers over the one set of rules: the same functions, compiled by Numba when a driver here calls them.

Import `compiled` for a driver of your own. Numba's disk cache does not notice an edit in another file, so the cache
folder is named after a hash of the source that a driver is made of (the rules, this folder and the driver's own) and of
the versions that compile it: a changed rule is never answered from a stale cache, and another copy of the same source
need not be compiled again. A folder whose drivers call those of another one says so with a `Compiler` of its own.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import numba
import numpy as np
from numba.core.caching import UserProvidedCacheLocator
from numba.extending import register_jitable

import niagara.rules.apply
import niagara.rules.ending
import niagara.rules.legal
import niagara.rules.options
import niagara.rules.river
import niagara.rules.view  # noqa: F401 - importing the rooms of the rules marks all their functions
from niagara.fast.one_process import compile_in_one_process
from niagara.rules._mark import ALL_RULES

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

PACKAGE: Final = Path(__file__).parent.parent
LIBRARY: Final = ("niagara.rules", "niagara.seeding", "niagara.fast")


class ByContent(UserProvidedCacheLocator):
    """Finds compiled code wherever its source lies: the folder already names the very source."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The folder of a source file."""
        return Path(py_file).parent.name


class Compiler:
    """Compiles the drivers of one folder, `package`, which call functions of the packages that it `uses`."""

    def __init__(self, package: str, *uses: str, allocates: bool = True) -> None:
        self.packages = tuple(dict.fromkeys((*LIBRARY, package, *uses)))
        self._allocates = allocates  # what allocates nothing needs no reference counts

    def __call__(self, driver: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
        """Compile a driver that calls rules: cached on disk, and with the interpreter lock released."""
        settings = vars(numba.config)  # Numba reads where to cache a driver when the driver is made
        before = {name: settings[name] for name in ("CACHE_DIR", "CACHE_LOCATOR_CLASSES")}
        settings["CACHE_DIR"] = str(self.cache_folder)
        if driver.__module__.startswith("niagara."):
            settings["CACHE_LOCATOR_CLASSES"] = f"{ByContent.__module__}.{ByContent.__name__}"
        more: Any = {"no_cfunc_wrapper": True, "_nrt": self._allocates}  # which Numba's types do not know
        try:
            result: Callable[Arguments, Result] = numba.njit(
                driver, cache=True, nogil=True, error_model="numpy", **more
            )
        finally:
            settings.update(before)
        compile_in_one_process(result, self.cache_folder / f"{driver.__module__}.{driver.__qualname__}.lock")
        return result

    @cached_property
    def source_hash(self) -> str:
        """A name for the very source that the drivers are made of, and for what compiles it."""
        digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
        for package in self.packages:
            source = PACKAGE.joinpath(*package.split(".")[1:])
            for path in sorted(source.rglob("*.py")) if source.is_dir() else [source.with_suffix(".py")]:
                digest.update(path.relative_to(PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
        return digest.hexdigest()[:20]

    @property
    def cache_folder(self) -> Path:
        """Where the compiled drivers are kept."""
        home = os.environ.get("NIAGARA_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        return Path(home) / "niagara" / self.source_hash

    def is_warm(self, driver: str = "") -> bool:
        """Whether the drivers, or one `file.driver` of them, are on disk; if not, compiling takes some seconds."""
        return self.cache_folder.is_dir() and any(self.cache_folder.rglob(f"{driver}*.nbi"))


@cache
def compiler_of(package: str, allocates: bool = True) -> Compiler:
    """What compiles a folder that says nothing of its own."""
    return Compiler(package, allocates=allocates)


def compiled(driver: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """Compile a driver that calls rules, functions of `niagara.fast` and of its own folder."""
    package = driver.__module__.rpartition(".")[0]
    if not package.startswith("niagara."):
        return compiler_of(__name__, allocates=True)(driver)
    return compiler_of(package, allocates=package != __name__)(driver)


# Rules allocate nothing, so they need no reference counts; inlined, they run half as fast again.
for _rule in ALL_RULES:
    register_jitable(_nrt=False, forceinline=True)(_rule)


def helper(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """Mark a function that drivers call, as `@rule` does for rules: plain by itself, compiled inside a driver."""
    result: Callable[Arguments, Result] = register_jitable(function)
    return result


def inlined(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """Mark a piece of one driver that is written apart to be read: it is compiled as if it stood there."""
    result: Callable[Arguments, Result] = numba.njit(inline="always")(function)
    return result


@helper
def wide(number: int) -> int:
    """A number in the width in which compiled code counts; for every other width a function is compiled once more."""
    return int(np.int64(number))
