"""A game in the terminal, you against bots."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.prompt import Prompt

from niagara.bots import View, make_bot
from niagara.bots.compiling import compile_bot, is_compiled
from niagara.cli.draw import draw
from niagara.cli.tell import describe, move_words, reason_words
from niagara.cli.warm import compiling
from niagara.cli.words import Words
from niagara.events import AnyEvent, GameEnded
from niagara.game import Game
from niagara.record import write_record
from niagara.rules.actions import DONE, Move, parse_move
from niagara.rules.board import LOST
from niagara.rules.state import BUY_BACK, CHOOSE, State
from niagara.rules.why import why_not

BUDGET = 2.0
FEW_MOVES = 4
YOU = 0


class Quit(Exception):
    """The player has had enough."""


def play_in_terminal(start: State, level: str, seed: int | None, words: Words, *, auto: bool) -> None:
    """Play seat 0 against bots; with `auto` a bot plays for you too."""
    console = Console()
    game = Game(start, seed=seed)
    animal = level.rstrip("0123456789")
    kind = words(f"level-{animal}") if f"level-{animal}" in words else level.title()
    names = [words("captain"), *(f"{kind} {number}" for number in range(1, game.players))]
    bots = [make_bot(level, None if seed is None else seed + seat) for seat in range(game.players)]
    you = -1 if auto else YOU
    if not is_compiled(level):
        with compiling(words):
            compile_bot(level)
    console.print(words("terminal-hello"))
    try:
        while not game.outcome:
            seat = game.to_decide[0]
            moves = game.legal_moves(seat)
            if seat == you:
                move = _ask(console, game, names, moves, words)
                if move is None:
                    _take_back(console, game, words)
                    continue
            else:
                move = bots[seat].choose(View(seat, game.observe(seat)), moves, BUDGET)
            happened = game.play(seat, move)
            for event in happened:
                if not isinstance(event, GameEnded):  # that is told last, below the last board
                    _tell(console, event, describe(event, names, words, you))
    except (Quit, EOFError):
        console.print(f"{words('left-game')}\n")
        console.print(write_record(game, names), markup=False, highlight=False)
        return
    console.print(draw(game.state, words, names))
    for event in happened:
        if isinstance(event, GameEnded):
            console.print(describe(event, names, words, you), style="bold", markup=False)
    if not auto:
        _offer_record(console, write_record(game, names), words)


def _tell(console: Console, event: AnyEvent, sentence: str) -> None:
    """Print what happened, with the letter of the canoe it happened to before it."""
    if sentence:
        canoe: str = getattr(event, "canoe", "")
        console.print(f"[dim]{canoe[1:]:>2}[/] ", end="")
        console.print(sentence, markup=False)


def _offer_record(console: Console, record: str, words: Words) -> None:
    """Ask where to keep the game, until it is kept or not wanted."""
    try:
        while file := Prompt.ask(words("ask-file"), console=console, default="", show_default=False).strip():
            try:
                with Path(file).open("x", encoding="utf-8") as kept:
                    kept.write(record)
            except OSError as error:
                console.print(words("cannot-save", why=error.strerror or str(error)), style="red", markup=False)
                continue
            console.print(words("saved-game", file=file), markup=False, soft_wrap=True)
            return
    except EOFError:
        console.print()


def _goes_over(move: Move) -> bool:
    """Whether a move takes its canoe over the falls."""
    return move.kind == "canoe" and move.end == LOST


def _ask(console: Console, game: Game, names: list[str], moves: list[Move], words: Words) -> Move | None:
    """One of the moves, None to take the last one back."""
    choosing = game.state.phase == CHOOSE
    hands = choosing or len(moves) <= FEW_MOVES  # board and a long list would not fit on a screen of 24 lines
    console.print(draw(game.observe(YOU), words, names, hands=hands))
    if choosing and len(moves) == 1:
        console.print(words("last-card", card=move_words(moves[0], game.state, names, words)))
        return moves[0]
    if choosing:
        cards = " ".join(str(move).removeprefix("card ") for move in moves)
        question = words("ask-card", cards=cards)
    else:
        question = words("ask-buy" if game.state.phase == BUY_BACK else "action-title")
        moves = sorted(moves, key=lambda move: (move.number == DONE, _goes_over(move)))  # what ends something last
        for number, move in enumerate(moves, 1):
            written = "⏎" if move.number == DONE else str(move) if move.kind == "canoe" else ""
            told = move_words(move, game.state, names, words)
            style = "dim" if _goes_over(move) else "default"
            console.print(f"  [cyan]{number:>2}[/]  [{style}]{written:<13} {told}[/]", highlight=False)
    while True:
        answer = Prompt.ask(question, console=console, default="", show_default=False).strip()
        if answer == "q":
            raise Quit
        if answer == "u":
            return None
        if answer == "" and moves[-1].number == DONE:
            return moves[-1]
        if answer in ("", "?"):
            console.print(words("terminal-help"), markup=False)
            continue
        if not choosing and answer.isdecimal() and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        try:
            wanted = parse_move(f"card {answer.upper()}" if choosing else answer)
        except ValueError:
            console.print(words("no-such-move", answer=answer), style="red", markup=False)
            continue
        if wanted in moves:
            return wanted
        reason = why_not(game.state, YOU, wanted.number)
        refused = reason_words(reason, names, words) if reason else ""
        console.print(refused or words("no-such-move", answer=answer), style="red", markup=False)


def _take_back(console: Console, game: Game, words: Words) -> None:
    """Go back to your last decision."""
    if not any(seat == YOU for seat, _ in game.history):
        console.print(words("nothing-to-take-back"))
        return
    while game.history:
        last = next(seat for seat, _ in reversed(game.history) if seat < game.players)
        game.undo()
        if last == YOU:
            return
