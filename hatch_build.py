"""What a package has to carry: a wheel or sdist without the whole game is refused, with the command that makes it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What it is, one file that is there only if it has been built, and what builds it.
NEEDED = (
    ("the browser client", "src/niagara/server/static/index.html", "make client"),
    ("the drawings of the board", "src/niagara/picture/drawings.json", "make client"),
    ("the documentation", "src/niagara/server/docs/index.html", "make docs"),
    ("the static site", "site/index.html", "make site"),
    ("the bots as WebAssembly", "site/engine/niagara.wasm", "make site"),
    ("the words", "words/en/terminal.ftl", "git checkout words"),
    ("the nets", "src/niagara/bots/weights/nets.npz", "git checkout src/niagara/bots/weights"),
    ("the larger nets", "src/niagara/bots/weights/large.npz", "git checkout src/niagara/bots/weights"),
)


def missing(root: Path) -> list[str]:
    """A line for each part that is not there."""
    return [
        f"{what} is missing ({path}): run '{command}'" for what, path, command in NEEDED if not (root / path).is_file()
    ]


class CustomBuildHook(BuildHookInterface[Any]):
    """Looks before anything is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Refuse where something is missing; an editable install is a checkout at work, and may lack anything."""
        if version != "editable" and (lines := missing(Path(self.root))):
            raise SystemExit("niagara-game cannot be built:\n" + "\n".join(f"  {line}" for line in lines))
