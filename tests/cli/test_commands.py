"""The command line as a user runs it: what it prints, and its exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from niagara import Game
from niagara.notation.line import to_line
from niagara.record import read_record, write_record
from niagara.record_json import write_json
from tests.cli.running import SPOKEN, Done, run


def test_a_real_process_reads_prints_and_ends_alike() -> None:
    position = to_line(Game.new(players=2, seed=1).state)
    for arguments, text in ((("legal", "--json"), position), (("legal",), "nonsense")):
        done = subprocess.run(
            [sys.executable, "-m", "niagara", *arguments],
            input=text,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            env={**os.environ, **SPOKEN},
        )
        assert run(*arguments, text=text) == Done(done.returncode, done.stdout, done.stderr)


@pytest.fixture(scope="module")
def game() -> Game:
    """A game of ten rounds, with canoes, gems and losses about."""
    game = Game.new(players=3, seed=4, max_rounds=10)
    while not game.outcome:
        seat = game.to_decide[-1]
        moves = game.legal_moves(seat)
        game.play(seat, moves[len(game.history) * 7 % len(moves)])
    return game


def test_legal_lists_every_move_with_the_position_after_it() -> None:
    game = Game.new(players=4, seed=7)
    answer = json.loads(run("legal", text=json.dumps(game.position())).stdout)
    expected = [(seat, str(move)) for seat in range(4) for move in game.legal_moves(seat)]
    assert [(entry["seat"], entry["move"]) for entry in answer] == expected
    for entry in answer:
        after = Game.from_position(game.position())
        after.play(entry["seat"], entry["number"])
        assert entry["position"] == after.position()


def test_legal_reads_a_line_from_a_file(tmp_path: Path) -> None:
    game = Game.new(players=2, seed=1)
    path = tmp_path / "position.txt"
    path.write_text(to_line(game.state))
    answer = json.loads(run("legal", str(path), "--json").stdout)
    assert len(answer) == 14


def test_show_draws_positions_and_records(game: Game) -> None:
    drawn = run("show", text=write_record(game, ["Ada", "Ben", "Cleo"])).stdout
    assert "Round 10" in drawn
    assert "Ada" in drawn
    assert json.loads(run("show", "--json", text=to_line(game.state)).stdout) == game.position()


def test_replay_tells_the_game_and_ends_in_its_position(game: Game) -> None:
    record = write_record(game)
    steps = json.loads(run("replay", "--json", text=record).stdout)
    assert steps[-1]["position"] == game.position()
    assert len(steps) == len(read_record(record).game.history)
    told = run("replay", text=record).stdout
    assert "Round 2." in told
    assert "a draw" in told


def test_replay_reads_json_too_and_names_a_version_that_it_does_not_know(game: Game) -> None:
    record = write_json(game)
    assert run("replay", text=record).stdout == run("replay", text=write_record(game)).stdout
    for newer in (record.replace('"niagara":"1"', '"niagara":"9"'), write_record(game).replace('a "1"', 'a "9"')):
        answer = run("replay", text=newer)
        assert answer.returncode == 2
        assert "iagara: version 9 of the table of actions is not known here (known: 1)" in answer.stderr


def test_replay_stops_at_a_round(game: Game) -> None:
    steps = json.loads(run("replay", "--json", "--round", "3", text=write_record(game)).stdout)
    assert {step["round"] for step in steps} == {1, 2}
    assert steps[-1]["position"]["round"] == 3


def test_perft_counts() -> None:
    counts = json.loads(run("perft", "5", "--json").stdout)
    assert counts == {"1": 7, "2": 49, "3": 343, "4": 2401, "5": 6860}


def test_bench_prints_all_rates() -> None:
    rates = json.loads(run("bench", "rules", "--json", "--seconds", "0.01", "--repeats", "1").stdout)
    assert {group: sorted(keys) for group, keys in rates.items()} == {
        "compiled": ["3", "4", "5"],
        "threads": ["1", "2"],
        "plain": ["3", "4", "5"],
        "door": ["3", "4", "5"],
    }
    assert all(rate > 0 for keys in rates.values() for rate in keys.values())


def test_a_whole_game_in_the_terminal() -> None:
    shown = run("play", "--terminal", "--auto", "--level", "drifter", "--max-rounds", "8", "--seed", "2")
    assert shown.returncode == 0
    assert "Round 8." in shown.stdout
    assert "a draw" in shown.stdout


def test_a_person_in_the_terminal_plays_takes_back_and_leaves() -> None:
    shown = run(
        "play", "--terminal", "--seed", "5", "--players", "3", "--level", "drifter", text="nonsense\n5\nu\n6\nq\n"
    )
    assert shown.returncode == 0
    assert "is no move here" in shown.stdout
    record = read_record(shown.stdout[shown.stdout.index("[Niagara") :])
    assert (0, "card 6") in [(seat, str(move)) for seat, move in record.game.history]
    assert (0, "card 5") not in [(seat, str(move)) for seat, move in record.game.history]


def test_enter_ends_a_turn_and_a_finished_game_can_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    answers = ["?", "2", "1", "1", "1", "", str(tmp_path), str(file)]
    options = ("--players", "3", "--level", "drifter", "--seed", "4", "--max-rounds", "2")
    shown = run("play", "--terminal", *options, text="\n".join([*answers, ""]))
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.count("A card is chosen by its name") == 2
    assert "⏎             End the turn" in shown.stdout
    assert "That cannot be written" in shown.stdout  # a folder is no file
    assert shown.stdout.index("The round limit is reached") > shown.stdout.rindex("in hand")
    moves = [(seat, str(move)) for seat, move in read_record(file.read_text("utf-8")).game.history]
    assert [move for seat, move in moves if seat == 0] == ["card 2", "a >2", "card 1", "a >2", "done"]
    assert f"Saved as {file}." in shown.stdout


def broken(**changes: Any) -> str:
    return json.dumps({**Game.new(players=3, seed=1).position(), **changes})


def with_seat(**changes: Any) -> str:
    seats = Game.new(players=3, seed=1).position()["seats"]
    return broken(seats=[seats[0], {**seats[1], **changes}, seats[2]])


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (broken(sites={"P": "P" * 8, "C": "C" * 7, "Y": "Y" * 7, "B": "B" * 7, "R": "R" * 7}), "36 in all"),
        (with_seat(canoes=[{"at": "8L", "cargo": ""}, {"at": "J", "cargo": ""}]), "seats[1].canoes[0].at: '8L'"),
        (with_seat(hand="1233456"), "seats[1].hand: has two cards 3"),
        (broken(options={"wind": 3}), "options: has an unknown field 'wind'"),
        ("{", "not JSON"),
        pytest.param('{"a":' * 100_000, "not JSON", id="endless"),
        ("", "line"),
    ],
)
def test_bad_positions_are_named(text: str, named: str) -> None:
    answer = run("legal", text=text)
    assert answer.returncode == 2
    assert named in answer.stderr
    assert "Traceback" not in answer.stderr
    assert answer.stdout == ""


def test_a_record_with_an_illegal_move_is_refused_where_it_stands(game: Game) -> None:
    lines = write_record(game).splitlines()
    fourth = next(number for number, line in enumerate(lines) if line.startswith("4."))
    turn = next(number for number, line in enumerate(lines) if number > fourth and ">" in line)
    seat = lines[turn].split()[0]
    lines[turn] = f"    {seat} a >2 x{seat}b"  # nobody robs themselves
    answer = run("replay", text="\n".join(lines))
    assert answer.returncode == 2
    assert f"line {turn + 1}: round 4" in answer.stderr
    assert "R6.8" in answer.stderr or "R5" in answer.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("perft", "0"),
        ("perft", "3", "--players", "9"),
        ("replay", "no-such-file"),
        ("play", "--terminal", "--level", "shark"),
        ("play", "--terminal", "--players", "6"),
        ("play", "--terminal", "--max-rounds", "0"),
        ("legal", "--wrong-flag"),
        ("serve", "--public-url", "niagara.example.org"),
        ("serve", "--public-url", "https://niagara.example.org/sub?path"),
        ("serve", "--own-push", "192.168.1.5"),
        ("swim",),
    ],
)
def test_bad_arguments_are_one_clear_message(arguments: tuple[str, ...]) -> None:
    answer = run(*arguments)
    assert answer.returncode in (1, 2)
    assert "Traceback" not in answer.stderr + answer.stdout
    assert (answer.stderr + answer.stdout).strip()
