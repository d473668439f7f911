"""Pictures from Python: pieces where the browser has them, arrows, looks, and one file that both check.

`data/pictures/places.json` has positions with the place of every canoe and gem. This test compares it with the library,
`web/src/geometry/places.test.ts` with the client. `python -m tests.picture.test_picture` writes it anew.
"""

from __future__ import annotations

import json
import random
import struct
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from niagara import Game
from niagara.picture import to_png
from niagara.picture.board import draw_svg, initials
from niagara.picture.drawings import drawings
from niagara.picture.places import heap_of, place_canoes
from niagara.rules.board import GEM_LETTERS
from tests.cli.running import run

FILE = Path(__file__).parents[2] / "data" / "pictures" / "places.json"
SVG = "{http://www.w3.org/2000/svg}"


def some_games() -> list[Game]:
    """Positions of two to five seats, early and late."""
    games = []
    for number in range(24):
        chance = random.Random(number)
        game = Game.new(2 + number % 4, seed=number, max_rounds=40)
        for _ in range(8 * number):
            if game.outcome:
                break
            seat = game.to_decide[0]
            staying = [move for move in game.legal_moves(seat) if not str(move).endswith("X")]
            game.play(seat, chance.choice(staying or game.legal_moves(seat)))
        games.append(game)
    return games


def places(game: Game) -> dict[str, Any]:
    canoes = {name: [pose.x, pose.y, pose.angle, pose.scale] for name, pose in place_canoes(game.state).items()}
    heaps = {
        letter: [[gem, *place] for gem, place in heap_of(game.state, site).gems]
        for site, letter in enumerate(GEM_LETTERS)
    }
    counts = {letter: heap_of(game.state, site).counts for site, letter in enumerate(GEM_LETTERS)}
    return {"position": game.position(), "canoes": canoes, "heaps": heaps, "counts": counts}


def test_pieces_lie_where_the_client_has_them() -> None:
    kept = json.loads(FILE.read_text("utf-8"))
    assert len(kept) == 24
    for told in kept:
        found = json.loads(json.dumps(places(Game.from_position(told["position"]))))
        assert found["heaps"] == told["heaps"]
        assert found["counts"] == told["counts"]
        assert found["canoes"].keys() == told["canoes"].keys()
        for canoe, pose in found["canoes"].items():
            assert pose == pytest.approx(told["canoes"][canoe], abs=0.1), canoe


def turn() -> Game:
    """Seat 0 at 2 with an amber, seat 1 at 3, and seat 0 to move with a one."""
    line = "3 alternate shared stealing - | 4 0 +1 R turns | P7 C7 Y6 B7 R7"
    return Game.from_position(f"{line} | 23456C 1! - 2+Y J | 123456 C - 3 J | 123456 C - J X | 0 a b -")


def test_the_picture_is_plain_svg_that_every_viewer_reads() -> None:
    for look in ("day", "dusk"):
        picture = turn().picture(look=look, names=["Ada", "Bob & Co", "Abe"])
        root = ElementTree.fromstring(picture)
        assert root.get("viewBox") == "0 0 1200 700"
        texts = {text.text for text in root.iter(f"{SVG}text")}
        assert {"A", "B", "7L", "7"} <= texts
        for odd in ("var(", "light-dark", "class=", "@", "undefined", "NaN"):
            assert odd not in picture, odd
    assert turn().picture(look="day") != turn().picture(look="dusk")


def test_an_arrow_shows_the_canoe_at_its_end_and_the_others_make_room() -> None:
    game = turn()
    plain, shown = game.picture(), game.picture(arrow=(0, "a >3"))
    assert shown.count("<text") == plain.count("<text") + 1  # the canoe is there twice, once faded
    assert 'opacity="0.45"' in shown
    beside = place_canoes(Game.from_position(game.line().replace("2+Y J", "3+Y J")).state)["1a"]
    assert f"translate({beside.x:.2f} {beside.y:.2f})" in shown
    assert f"translate({beside.x:.2f} {beside.y:.2f})" not in plain
    assert game.picture(arrow=(1, "card 5")) == plain


def test_what_glows_has_to_be_a_space() -> None:
    glow = drawings().palette["glow-ring"][0]
    assert turn().picture().count(glow) == 0
    assert turn().picture(highlight=["3", "J"]).count(glow) == 2
    with pytest.raises(ValueError, match="there is no space '8'"):
        turn().picture(highlight=["8"])
    with pytest.raises(ValueError, match="there is no look 'noon'; there are day, dusk"):
        draw_svg(Game.new(3, seed=1).state, look="noon")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there is no seat 7"):
        turn().picture(arrow=(7, "a >3"))


def test_a_notebook_and_a_png_show_the_same() -> None:
    pytest.importorskip("resvg_py")
    png = to_png(turn()._repr_svg_(), width=300)
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24])[0] == 300


def test_the_command_draws_a_position_and_a_move(tmp_path: Path) -> None:
    source, out = tmp_path / "position.txt", tmp_path / "board.svg"
    source.write_text(turn().line())
    draw = partial(run, "picture", str(source), "--out", str(out))
    assert draw("--move", "a >3", "--highlight", "3").returncode == 0
    assert out.read_text("utf-8") == turn().picture(arrow=(0, "a >3"), highlight=["3"])
    for wrong in (
        ["--out", "x.gif"],
        ["--out", "x.bmp"],
        ["--move", "a >9"],
        ["--move", "b >3"],
        ["--step", "3"],
        ["--highlight", "9"],
    ):
        refused = draw(*wrong)
        assert refused.returncode == 2
        assert refused.stderr.startswith("niagara: ")


def test_a_seat_without_a_name_is_a_number_on_its_canoe() -> None:
    assert initials((), 3) == ["0", "1", "2"]
    assert initials(["Seat 0", "Seat 1", "Ada"], 3) == ["0", "1", "A"]
    assert initials(["Ada", "Anna", "Aa"], 3) == ["A", "N", "2"]


if __name__ == "__main__":
    FILE.write_text(json.dumps([places(game) for game in some_games()]) + "\n", encoding="utf-8")
