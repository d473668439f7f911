"""Programs as bots: they play, and whatever goes wrong with one is a forfeit with a clear line."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from niagara.arena import run_match
from niagara.bots import View, make_bot
from niagara.bots.executable import ExecBot, Forfeit
from niagara.game import Game
from niagara.rules.actions import Move

EXAMPLES = Path(__file__).parents[2] / "examples"
HELLO = 'import json, sys, time, os\ninput()\nprint(json.dumps({"type": "hello"}), flush=True)\n'

Program = Callable[[str], ExecBot]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """Makes a bot of the text of a Python program."""
    made: list[ExecBot] = []

    def make(source: str, limit: float = 5.0) -> ExecBot:
        file = tmp_path / "bot.py"
        file.write_text(source)
        made.append(ExecBot(f"{sys.executable} -S {file}", 1, limit))
        return made[-1]

    yield make
    for bot in made:
        bot.close()


def ask(bot: ExecBot) -> Move:
    game = Game.new(3, seed=2)
    seat = game.to_decide[0]
    return bot.choose(View(seat, game.observe(seat)), game.legal_moves(seat), 60.0)


@pytest.mark.parametrize("example", ["exec_bot.py", "exec_bot.mjs"])
def test_the_examples_play_and_win(example: str) -> None:
    if example.endswith("mjs") and not shutil.which("node"):
        pytest.fail("node is needed, as for the browser client")
    name = f"exec:{EXAMPLES / example}"
    result = run_match((name, "drifter", "drifter"), 6, 5)
    assert result.shares[name].value > 0.6


def test_it_is_shown_what_its_seat_may_see_and_no_more(program: Program, tmp_path: Path) -> None:
    seen = tmp_path / "seen.json"
    bot = program(
        HELLO + f'line = input()\nopen({str(seen)!r}, "w").write(line)\nasked = json.loads(line)\n'
        'print(json.dumps({"type": "move", "id": asked["id"], "move": asked["moves"][-1]}), flush=True)\ninput()\n'
    )
    game = Game.new(3, seed=2)
    first, second = game.to_decide[:2]
    game.play(first, game.legal_moves(first)[4])
    moves = game.legal_moves(second)
    assert bot.choose(View(second, game.observe(second)), moves, 60.0) == moves[-1]
    message = json.loads(seen.read_text())
    assert message["position"] == json.loads(json.dumps(game.view(second)))
    assert message["position"]["seats"][first]["card"] == "?"
    assert message["moves"] == [str(move) for move in moves]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("raise SystemExit('no thanks')", r"it stopped with exit code 1: no thanks"),
        (HELLO + "raise KeyError('canoe')", r"exit code 1: KeyError: 'canoe'"),
        (HELLO + "os._exit(0)", r"it stopped with exit code 0"),
        (HELLO + "input()\nprint('I play 5', flush=True)\ninput()", r"it wrote 'I play 5', which is not JSON"),
        (HELLO + "print('[1]', flush=True)\ninput()", r"it wrote \[1\] where a message of type 'move' was expected"),
        (
            HELLO + 'input()\nprint(json.dumps({"type": "move", "id": 1, "move": "card 9"}), flush=True)\ninput()',
            r"it answered 'card 9', which is none of the moves",
        ),
        (
            HELLO + 'input()\nprint(json.dumps({"type": "move", "id": 7, "move": "card 1"}), flush=True)\ninput()',
            r"it answered question 7 when asked question 1",
        ),
        (HELLO + 'print("\\xff" * 10**6, flush=True)\ninput()', r"which is not JSON"),
    ],
)
def test_what_goes_wrong_is_a_forfeit(program: Program, source: str, complaint: str) -> None:
    with pytest.raises(Forfeit, match=complaint):
        ask(program(source))


def test_who_is_late_forfeits(program: Program) -> None:
    bot = program(HELLO + "time.sleep(60)")
    bot.limit = 0.2
    with pytest.raises(Forfeit, match=r"no answer within 0\.2 s"):
        ask(bot)
    process = bot._process
    bot.close()
    assert process
    assert process.poll() is not None


def test_a_forfeit_ends_the_game_and_the_others_share_it(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bot.py"
    file.write_text(f"#!{sys.executable}\n{HELLO}raise SystemExit('out of ideas')\n")
    file.chmod(0o755)
    name = f"exec:{file}"
    result = run_match((name, "drifter", "drifter"), 3, 5)
    assert result.shares[name].value == 0.0
    assert result.shares["drifter"].value == 0.5
    assert "forfeits, seat" in (lines := capfd.readouterr().err)
    assert "exit code 1: out of ideas" in lines


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("exec:", "names no program"),
        ("exec:./not-there", "no program './not-there'"),
        ("exec@soon:cat", "'soon' is not a number of seconds"),
        ("exec@0:cat", "more than 0 seconds"),
    ],
)
def test_bad_names_are_explained(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        make_bot(name)
