"""Golden playthroughs: whole games as records, with the position at the start of every round as a comment.

`python -m tests.playthroughs` plays them again and rewrites data/playthroughs.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from niagara.game import Game
from niagara.notation.line import to_line
from niagara.record import write_record
from niagara.rules.actions import NOTHING, STAY, Move
from niagara.rules.apply import apply
from niagara.rules.board import CLOUD, JETTY, LOST, NO_GEM, RIVER, depth_of
from niagara.rules.state import BUY_BACK, CHOOSE, State
from tests.rules.test_examples import E9_ROUNDS, start_of_e9
from tests.table import play, play_cards

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"


def a_sensible_game(seed: int, **options: object) -> Game:
    """Players who mostly like to load, steal and land, and dislike the falls, so that games come to an end."""
    chance = random.Random(seed)
    game = Game.new(river="waits", **options)  # type: ignore[arg-type]
    while not game.outcome:
        seat = game.to_decide[int(chance.random() * len(game.to_decide))]
        moves = game.legal_moves(seat)
        if seat != RIVER and chance.random() < 0.85:
            likings = [liking(game.state, seat, move) for move in moves]
            moves = [move for move, liked in zip(moves, likings, strict=True) if liked == max(likings)]
        game.play(seat, moves[int(chance.random() * len(moves))])
    return game


def liking(state: State, seat: int, move: Move) -> int:
    """How much such a player likes a move."""
    if move.kind == "card":
        ways_home = [depth_of(at) for at, gem in zip(state.at[seat], state.cargo[seat], strict=True) if gem != NO_GEM]
        return sum(min(move.card, way) for way in ways_home) if move.card < CLOUD else 2
    if move.kind != "canoe":
        return 10 if str(move) in ("weather -", "done") else 0
    return _liking_of_a_way(state, seat, move)


def _liking_of_a_way(state: State, seat: int, move: Move) -> int:
    cargo = state.cargo[seat][move.canoe]
    depth = depth_of(state.at[seat][move.canoe] if move.end == STAY else move.end)
    if move.end == LOST:
        return -50
    if move.end == JETTY:
        return 100 if cargo != NO_GEM or move.gem != NO_GEM else 0
    if move.victim is not None:
        return 80 - depth
    if cargo == NO_GEM:
        return 70 - 5 * depth if move.gem != NO_GEM else 20 - 4 * abs(depth - 3)
    return 50 - depth if move.deed == NOTHING else -10


def e9() -> Game:
    """The three rounds of E9."""
    game = start_of_e9()
    for cards, moves in E9_ROUNDS:
        play_cards(game, cards)
        play(game, *moves)
    return game


PLAYTHROUGHS: dict[str, Callable[[], Game]] = {
    "2-seats": lambda: a_sensible_game(68, players=2),
    "3-seats": lambda: a_sensible_game(0, players=3),
    "4-seats": lambda: a_sensible_game(11, players=4),
    "5-seats": lambda: a_sensible_game(0, players=5),
    "fork-chance": lambda: a_sensible_game(6, players=4, fork="chance"),
    "tie-break-gem-value": lambda: a_sensible_game(0, players=5, tie_break="gem_value"),
    "stealing-off": lambda: a_sensible_game(8, players=4, stealing=False),
    "max-rounds": lambda: a_sensible_game(9, players=3, max_rounds=9),
    "all-options": lambda: a_sensible_game(
        4, players=5, fork="chance", tie_break="gem_value", stealing=False, max_rounds=20
    ),
    "e9": e9,
}


def positions_by_round(game: Game) -> dict[int, str]:
    """The position at the start of every round but the first, and at the end."""
    state = game.start.copy()
    lines: dict[int, str] = {}
    for seat, move in game.history:
        apply(state, seat, move.number)
        if state.phase in (BUY_BACK, CHOOSE) and state.round not in lines:
            lines[state.round] = to_line(state)
    lines[0] = to_line(state)
    return lines


def playthrough(game: Game) -> str:
    """The record, with positions between its rounds."""
    return "\n".join(_lines(write_record(game), positions_by_round(game)))


def _lines(record: str, positions: dict[int, str]) -> Iterator[str]:
    for line in record.splitlines():
        numbered = re.match(r"(\d+)\.", line)
        if numbered and int(numbered[1]) in positions:
            yield f"# {positions[int(numbered[1])]}"
        yield line
    yield f"# {positions[0]}\n"


def main() -> None:
    """Play everything again."""
    for name, make in PLAYTHROUGHS.items():
        game = make()
        (FOLDER / f"{name}.txt").write_text(playthrough(game), encoding="utf-8")
        print(f"{name}: {game.state.round} rounds, {len(game.history)} moves, {game.outcome}")


if __name__ == "__main__":
    main()
