"""A whole game as an animated picture: frames, sentences, kinds of files, and the command that makes it."""

from __future__ import annotations

import io
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from niagara import Game
from niagara.events import AnyEvent
from niagara.picture import draw_film
from niagara.record_json import read_any
from tests.cli.running import run

GAME = Path(__file__).parents[2] / "web" / "tools" / "game.txt"
TOLD = read_any(GAME.read_text("utf-8"))


def short_game() -> Game:
    """The first two rounds of a game in which canoes move."""
    game = Game.new(3, seed=4, max_rounds=2)
    while game.to_decide:
        seat = game.to_decide[0]
        moves = game.legal_moves(seat)
        game.play(
            seat, next((move for move in moves if move.kind == "canoe" and not str(move).endswith("X")), moves[0])
        )
    return game


def test_every_move_has_a_frame_and_the_seats_stand_below() -> None:
    frames = list(draw_film(TOLD.game, names=TOLD.names, pace=100))
    moves = [move for seat, move in TOLD.game.history if move.kind == "canoe"]
    assert len(frames) > len(moves)
    assert sum(frame.ms == 100 for frame in frames) >= len(moves)
    for frame in (frames[0], frames[-1]):
        root = ElementTree.fromstring(frame.over)
        texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
        assert set(TOLD.names) <= set(texts)
        assert "var(" not in frame.over + frame.under
    assert "Willow: four alike" in frames[-1].over
    assert frames[-1].ms == 500
    assert len({frame.under for frame in frames}) <= 4, "the ground changes with the weather alone"


def test_sentences_come_from_whoever_tells_them() -> None:
    def tell(events: object, names: object) -> str:
        assert isinstance(events, list)
        assert all(isinstance(event, AnyEvent) for event in events)
        return f"<{len(events)}> {names}"

    frames = list(draw_film(short_game(), names=["Ada", "Bo & Co"], tell=tell))
    assert "&gt; ['Ada', 'Bo &amp; Co', 'Seat 2']" in frames[-1].over


@pytest.mark.parametrize("kind", ["webp", "gif", "apng"])
def test_the_file_moves_as_long_as_the_game(kind: str) -> None:
    game = short_game()
    made = Image.open(io.BytesIO(game.film(kind=kind, width=120, pace=60)))  # type: ignore[arg-type]
    assert made.size == (120, 82)
    assert made.n_frames == len(list(draw_film(game)))  # type: ignore[attr-defined]
    assert made.format == {"webp": "WEBP", "gif": "GIF", "apng": "PNG"}[kind]


def test_a_game_without_moves_has_no_film() -> None:
    with pytest.raises(ValueError, match="has no film"):
        Game.new(3, river="waits").film()


def test_the_command_films_a_record_in_the_wanted_language(tmp_path: Path) -> None:
    source = tmp_path / "game.txt"
    source.write_text(short_game().record(["Ada", "Bo", "Cleo"]))
    out = tmp_path / "film.webp"
    done = run("picture", str(source), "--out", str(out), "--width", "100", "--language", "de")
    assert done.returncode == 0, done.stderr
    assert Image.open(out).n_frames > 5  # type: ignore[attr-defined]
    position = tmp_path / "position.txt"
    position.write_text(short_game().line())
    for wrong, said in (
        ((str(position), "--out", str(out)), "only a record has moves"),
        ((str(source), "--out", str(out), "--width", "9000"), "--width 9000: from 50 to 1600"),
        ((str(source), "--out", "film.mp4"), ".svg or .png or .webp or .gif or .apng"),
        ((str(source), "--out", str(out), "--graph", "chances"), ".svg or .png"),
        ((str(position), "--out", "a.svg", "--graph", "luck"), "only a record has moves"),
    ):
        refused = run("picture", *wrong)
        assert refused.returncode == 2
        assert said in refused.stderr


def test_the_command_draws_an_analysis(tmp_path: Path) -> None:
    source = tmp_path / "game.txt"
    source.write_text(short_game().record(["Ada", "Bo", "Cleo"]))
    for graph, said in (("chances", "chance to win, %"), ("luck", "given away")):
        out = tmp_path / f"{graph}.svg"
        done = run("picture", str(source), "--graph", graph, "--out", str(out))
        assert done.returncode == 0, done.stderr
        assert f"<!-- {said} -->" in out.read_text("utf-8")
