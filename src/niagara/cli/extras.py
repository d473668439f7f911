"""The extras of the package: which module comes with which, and what to tell somebody who lacks one."""

from __future__ import annotations

from importlib.util import find_spec

DISTRIBUTION = "niagara-game"
# The modules that code here imports, by the extra that brings them.
EXTRAS = {
    "fast": ("numpy", "numba"),
    "server": ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "prometheus_client"),
    "scale": ("psycopg", "redis", "taskiq", "taskiq_redis"),
    "ray": ("ray",),
    "envs": ("gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel", "open_spiel"),
    "plots": ("matplotlib",),
    "pictures": ("resvg_py", "PIL"),
}


class MissingExtra(Exception):
    """What was asked for needs an extra that is not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__(extra)
        self.extra = extra


def extra_of(module: str) -> str:
    """The extra that brings a module; empty for one that every installation has, or none."""
    top = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if top in modules), "")


def has_extra(extra: str) -> bool:
    """Whether all that an extra brings is installed."""
    return all(find_spec(module) is not None for module in EXTRAS[extra])


def how_to_install(extra: str) -> str:
    """The command that brings an extra."""
    return f"pip install '{DISTRIBUTION}[{extra}]'"


def need_extra(extra: str) -> None:
    """Refuse at once what could only fail later."""
    if not has_extra(extra):
        raise MissingExtra(extra)


def missing_extra(problem: BaseException | None) -> str:
    """The extra whose lack made an import fail, or an import before it; empty for every other failure."""
    while problem is not None:
        if isinstance(problem, ModuleNotFoundError) and (extra := extra_of(problem.name or "")):
            return extra
        problem = problem.__cause__ or problem.__context__
    return ""
