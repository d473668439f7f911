"""A game in the terminal, you against bots."""

from __future__ import annotations

from rich.console import Console
from rich.prompt import Prompt

from niagara.bots import View, make_bot
from niagara.cli.draw import draw, seat_name
from niagara.cli.words import describe
from niagara.game import Game
from niagara.record import write_record
from niagara.rules.actions import Move
from niagara.rules.state import CHOOSE

BUDGET = 2.0
HELP = """Type a number from the list, or the move itself. A canoe's move reads: canoe, what it does first, where it
goes, what it does there. [b]+P[/b] loads, [b]-[/b] lays down, [b]~B[/b] swaps for, [b]x2a[/b] steals from;
[b]>J[/b] is the jetty, [b]>X[/b] over the falls. [b]u[/b] takes the last move back, [b]q[/b] leaves."""


class Quit(Exception):
    """The player has had enough."""


def play_in_terminal(players: int, level: str, seed: int | None, *, auto: bool, max_rounds: int | None) -> None:
    """Play seat 0 against bots; with `auto` a bot plays for you too."""
    console = Console()
    game = Game.new(players, seed, max_rounds=max_rounds)
    names = ["Captain", *(f"{level.title()} {number}" for number in range(1, players))]
    bots = [make_bot(level, None if seed is None else seed + seat) for seat in range(players)]
    console.print(HELP)
    try:
        while not game.outcome:
            seat = game.to_decide[0]
            moves = game.legal_moves(seat)
            if seat == 0 and not auto:
                move = _ask(console, game, names, moves)
                if move is None:
                    _take_back(console, game)
                    continue
            else:
                move = bots[seat].choose(View(seat, game.observe(seat)), moves, BUDGET)
            for sentence in filter(None, (describe(event, names) for event in game.play(seat, move))):
                console.print(sentence, markup=False)
    except (Quit, EOFError):
        console.print("Left the game. Its record:\n")
        console.print(write_record(game, names), markup=False, highlight=False)
        return
    console.print(draw(game.state, names))


def _ask(console: Console, game: Game, names: list[str], moves: list[Move]) -> Move | None:
    """One of the moves, None to take the last one back."""
    console.print(draw(game.observe(0), names))
    if len(moves) == 1 and moves[0].kind == "card":
        console.print(f"Your last card: {moves[0]}.")
        return moves[0]
    for number, move in enumerate(moves, 1):
        console.print(f"  [cyan]{number:>2}[/] {move}", highlight=False)
    question = "Which card" if game.state.phase == CHOOSE else "Your move"
    while True:
        answer = Prompt.ask(f"{seat_name(0, names).plain}: {question}", console=console).strip()
        if answer == "q":
            raise Quit
        if answer == "u":
            return None
        if answer.isdigit() and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        for move in moves:
            if answer in (str(move), str(move).removeprefix("card ")):
                return move
        console.print(f"[red]{answer!r} is not one of these.[/]")


def _take_back(console: Console, game: Game) -> None:
    """Go back to your last decision."""
    if not any(seat == 0 for seat, _ in game.history):
        console.print("There is nothing to take back yet.")
        return
    while game.history:
        last = next(seat for seat, _ in reversed(game.history) if seat < game.players)
        game.undo()
        if last == 0:
            return
