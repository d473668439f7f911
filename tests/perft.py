"""Perft files: positions, the rule each guards, and how many lines of moves start there.

`python -m tests.perft` counts them all again with the plain rules and rewrites data/perft.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from niagara.notation.line import from_line
from niagara.rules.apply import apply
from niagara.rules.board import NOBODY
from niagara.rules.legal import decider
from niagara.rules.state import State
from niagara.testing.generators import actions_of

FOLDER = Path(__file__).parents[1] / "data" / "perft"
PLAIN_LIMIT = 3000  # lines of moves that plain Python counts in a moment


@dataclass
class Perft:
    """One file: `guards` names rules, `counts` has the number of lines by depth."""

    name: str
    guards: str
    position: str
    counts: dict[int, int] = field(default_factory=dict)

    @property
    def state(self) -> State:
        """The state at the start."""
        return from_line(self.position)

    def text(self) -> str:
        """The file."""
        counts = "".join(f"depth {depth}: {count}\n" for depth, count in self.counts.items())
        return f"guards: {self.guards}\nposition: {self.position}\n{counts}"


def read(path: Path) -> Perft:
    """The perft in a file."""
    fields = dict(line.split(": ", 1) for line in path.read_text(encoding="utf-8").splitlines())
    counts = {int(key.split()[1]): int(value) for key, value in fields.items() if key.startswith("depth ")}
    return Perft(path.stem, fields["guards"], fields["position"], counts)


def read_all() -> list[Perft]:
    """All perft files."""
    return [read(path) for path in sorted(FOLDER.glob("*.txt"))]


def count(state: State, depth: int) -> int:
    """How many lines of `depth` moves start at a state; seats choose cards in turn order, none changes its mind."""
    if depth == 0:
        return 1
    seat = decider(state)
    lines = 0
    for action in actions_of(state, seat) if seat != NOBODY else []:
        after = state.copy()
        apply(after, seat, action)
        lines += count(after, depth - 1)
    return lines


def main() -> None:
    """Count everything again."""
    for perft in read_all():
        perft.counts = {depth: count(perft.state, depth) for depth in perft.counts}
        (FOLDER / f"{perft.name}.txt").write_text(perft.text(), encoding="utf-8")
        print(perft.name, *perft.counts.values())


if __name__ == "__main__":
    main()
