"""Finds puzzles in games of bots: positions whose last turn has an aim that few ways reach.

`python -m niagara.learn.mining 60 > src/niagara/learn/puzzles.json` looks through sixty games and says on the error
stream how many candidates there were and how many were kept.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

import msgspec

from niagara.bots.bot import View
from niagara.bots.registry import make_bot
from niagara.events import AnyEvent, CanoeLost, GemLoaded
from niagara.game import Game
from niagara.learn.aims import Course
from niagara.learn.puzzles import Puzzle, Task
from niagara.notation.line import to_line
from niagara.notation.position import PositionDict, from_dict
from niagara.rules.board import GEM_LETTERS
from niagara.rules.state import TURNS

MOST_ROUNDS = 40
MOST_WAYS = 1500  # a turn with more ways than these is a maze, not a puzzle
EASY, TRICKY = 0.12, 0.04  # shares of ways that reach the aim, from which on a puzzle is easy, or tricky
EACH: dict[Task, int] = {"win": 6, "land": 6, "rob": 8, "keep": 8, "both": 8, "sweep": 4}
BOTS = ("paddler", "dabbler", "splasher", "paddler")
STRAY = 0.1  # share of moves that are made at random: bots alone would play the same few games again and again
THINKING_SECONDS = 0.02  # seconds a bot may think: lively games are wanted, not good ones


@dataclass(frozen=True, slots=True)
class Candidate:
    """A position, from the side of the last to act, and how every way of playing it ends."""

    start: PositionDict
    line: str
    ends: tuple[Course, ...]

    def share(self, puzzle: Puzzle) -> float:
        """The share of ways that solve the puzzle."""
        aim = puzzle.aim
        return sum(aim.reached(end) for end in self.ends) / len(self.ends)


def main(games: int) -> None:
    """Mine so many games and print the best puzzles as JSON."""
    found: dict[Task, list[tuple[float, Puzzle]]] = {}
    candidates = tried = 0
    for seed in range(games):
        for candidate in candidates_of(3 + seed % 2, seed):
            candidates += 1
            for puzzle in tasks_of(candidate):
                tried += 1
                share = candidate.share(puzzle)
                if 0 < share <= 0.5 and (share <= 0.25 or puzzle.task == "sweep"):
                    found.setdefault(puzzle.task, []).append((share, puzzle))
    kept: list[Puzzle] = []
    for task, each in EACH.items():
        used = {puzzle.position for puzzle in kept}
        kept += varied([pair for pair in found.get(task, []) if pair[1].position not in used], each)
    kept.sort(key=lambda puzzle: puzzle.grade)
    numbered = [replace(puzzle, id=f"p{number:02}") for number, puzzle in enumerate(kept, 1)]
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(numbered), indent=1) + b"\n")
    good = sum(map(len, found.values()))
    print(f"{candidates} positions, {tried} tasks, {good} with few solutions, {len(kept)} kept", file=sys.stderr)


def varied(found: list[tuple[float, Puzzle]], count: int) -> list[Puzzle]:
    """So many puzzles of one task, from all grades and colours, no two from one position."""
    chosen: list[Puzzle] = []
    grades: Counter[int] = Counter()
    gems: Counter[str] = Counter()
    pool = [replace(puzzle, grade=grade_of(share, puzzle)) for share, puzzle in found]
    while pool and len(chosen) < count:
        best = min(pool, key=lambda puzzle: (grades[puzzle.grade], gems[puzzle.gem + puzzle.other]))
        chosen.append(best)
        grades[best.grade] += 1
        gems[best.gem + best.other] += 1
        pool = [puzzle for puzzle in pool if puzzle.position != best.position]
    return chosen


def grade_of(share: float, puzzle: Puzzle) -> int:
    """How hard a puzzle is: by the share of ways that solve it; of two rounds, by each one, and a grade harder."""
    if puzzle.task == "sweep":
        return 1
    per_round = share ** (1 / puzzle.rounds)
    grade = 1 if per_round > EASY else 2 if per_round > TRICKY else 3
    return min(3, grade + puzzle.rounds - 1)


def candidates_of(players: int, seed: int) -> Iterator[Candidate]:
    """The positions of one game with all their ends, unless there are too many."""
    yield from filter(None, map(all_ends, positions_of(players, seed)))


def positions_of(players: int, seed: int) -> Iterator[PositionDict]:
    """The positions of one game in which the last seat of a round begins its turn, that seat as number 0."""
    game = Game.new(players=players, seed=seed, max_rounds=MOST_ROUNDS)
    bots = [make_bot(name, seed) for name in BOTS[:players]]
    chance = Random(seed)
    while game.outcome is None:
        seat = game.to_decide[0]
        state = game.state
        last = state.phase == TURNS and seat == (state.first - 1) % players
        if last and not (state.done or game.history[-1][0] == seat):
            yield seen_from(game, seat)
        moves = game.legal_moves(seat)
        strays = chance.random() < STRAY
        considered = bots[seat].choose(View(seat, game.observe(seat)), moves, THINKING_SECONDS)
        game.play(seat, chance.choice(moves) if strays else considered)


def seen_from(game: Game, seat: int) -> PositionDict:
    """The position with the seat as number 0 and no round limit."""
    position = game.position()
    seats = position["seats"]
    position["seats"] = seats[seat:] + seats[:seat]
    position["first"] = (position["first"] - seat) % len(seats)
    position["turn"]["seat"] = 0
    position["options"]["max_rounds"] = None
    return position


def all_ends(position: PositionDict) -> Candidate | None:
    """The position with every way to play it; None if there are too many."""
    start = Game(from_dict(position))
    ends: list[Course] = []
    for course in _ends(start, start.state.round, ()):
        ends.append(course)
        if len(ends) > MOST_WAYS:
            return None
    return Candidate(position, to_line(start.state), tuple(ends))


def _ends(game: Game, first_round: int, events: tuple[AnyEvent, ...]) -> Iterator[Course]:
    if game.state.round > first_round or game.outcome is not None:
        yield Course(0, game.position(), events)
        return
    for move in game.legal_moves(0):
        after = game.copy()
        yield from _ends(after, first_round, (*events, *after.play(0, move)))


def tasks_of(candidate: Candidate) -> Iterator[Puzzle]:
    """Every task that might make a puzzle of a position."""
    seats = candidate.start["seats"]
    aboard = {canoe["cargo"] for canoe in seats[0]["canoes"]}

    def puzzle(task: Task, gem: str = "", other: str = "", victim: int = -1) -> Puzzle:
        return Puzzle("", candidate.line, task, 0, gem, other, victim)

    if seats[0]["card"] == "C":
        yield from (puzzle("sweep", victim=victim) for victim in range(1, len(seats)))
        return
    yield puzzle("win")
    for gem in GEM_LETTERS:
        if gem not in aboard:
            yield puzzle("land", gem)
            if _may_be_lost(candidate, gem):
                yield puzzle("keep", gem)
        for other in GEM_LETTERS:
            if other not in aboard and other != gem:
                yield puzzle("both", gem, other)
        for victim in range(1, len(seats)):
            if any(canoe["cargo"] == gem for canoe in seats[victim]["canoes"]):
                yield puzzle("rob", gem, victim=victim)


def _may_be_lost(candidate: Candidate, gem: str) -> bool:
    """Whether some way takes such a gem on board only for the river to take it away."""
    return any(
        any(isinstance(event, GemLoaded) and event.gem == gem and event.canoe[0] == "0" for event in end.events)
        and any(isinstance(event, CanoeLost) and event.gem == gem and event.canoe[0] == "0" for event in end.events)
        for end in candidate.ends
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
