"""Compiled code is kept under a name made of its source: the name covers all the source that a driver is made of."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from niagara.fast import PACKAGE, Compiler, compiler_of

MARKS = {"compiled", "helper", "inlined", "rule"}


def module_of(path: Path) -> str:
    return ".".join(("niagara", *path.relative_to(PACKAGE).with_suffix("").parts))


def path_of(module: str) -> Path:
    return PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")


DRIVERS = [module_of(path) for path in sorted(PACKAGE.rglob("*.py")) if "\n@compiled\n" in path.read_text()]


@cache
def made_of(module: str) -> frozenset[str]:
    """The modules from which the marked functions of a module take what they name."""
    tree = ast.parse(path_of(module).read_text())
    imported = {
        name.asname or name.name: node.module
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("niagara.")
        for name in node.names
    }
    marked = [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(mark, ast.Name) and mark.id in MARKS for mark in node.decorator_list)
    ]
    named = {name.id for node in marked for part in node.body for name in ast.walk(part) if isinstance(name, ast.Name)}
    return frozenset(imported[name] for name in named & imported.keys())


def all_made_of(module: str) -> set[str]:
    found: set[str] = set()
    waiting = [module]
    while waiting:
        for other in made_of(waiting.pop()) - found:
            if path_of(other).is_file():
                found.add(other)
                waiting.append(other)
    return found


def compiler_for(module: str) -> Compiler:
    package = module.rpartition(".")[0]
    if path_of(f"{package}.compiler").is_file():
        found = import_module(f"{package}.compiler").compiled
        assert isinstance(found, Compiler)
        return found
    return compiler_of(package)


def test_there_are_drivers_to_look_at() -> None:
    assert {"niagara.fast.batch", "niagara.bots.mind.search", "niagara.analysis.engine.kernel"} <= set(DRIVERS)
    assert "niagara.bots.mind.imagination" in all_made_of("niagara.analysis.engine.kernel")


@pytest.mark.parametrize("module", DRIVERS)
def test_the_cache_is_named_after_all_source_of_a_driver(module: str) -> None:
    packages = compiler_for(module).packages
    for other in {module, *all_made_of(module)}:
        assert any(other == package or other.startswith(f"{package}.") for package in packages), other


def test_fast_names_nothing_of_the_rooms_above_it() -> None:
    for path in (PACKAGE / "fast").glob("*.py"):
        text = path.read_text()
        assert not [room for room in ("bots", "analysis", "arena", "train", "envs") if f"niagara.{room}" in text], path
