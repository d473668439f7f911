"""Faces from Python are those of the browser: one file has names and codes with their traits, and both check it.

`web/src/art/people.test.ts` reads the same file. `python -m tests.picture.test_faces` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from niagara import Game
from niagara.picture.card import Guest, draw_card
from niagara.picture.drawings import drawings
from niagara.picture.faces import animals_of, draw_face, traits_of

FILE = Path(__file__).parents[2] / "data" / "pictures" / "faces.json"
NAMES = ["Robin", "Ada", "Zoë", "Максим", "李", "Maximiliane von und zu", "", "x"]
CODES = ["", "00000", "57775", "zzzzz", "1", "20131abc"]


def told() -> list[dict[str, object]]:
    return [{"name": name, "code": code, "traits": traits_of(code, name)} for name in NAMES for code in CODES]


def test_a_name_and_a_code_give_the_face_that_the_browser_shows() -> None:
    assert json.loads(FILE.read_text("utf-8")) == told()


@pytest.mark.parametrize("mood", ["neutral", "happy", "sulk"])
def test_every_face_is_plain_svg(mood: str) -> None:
    every = [(animal, "", "") for family in drawings().faces.families.values() for animal in family]
    for animal, name, code in (*every, *(("", name, code) for name in NAMES for code in CODES)):
        markup = draw_face(animal, name, code, mood)  # type: ignore[arg-type]
        root = ElementTree.fromstring(f"<svg>{markup}</svg>")
        assert len(list(root.iter())) > 8
        assert "undefined" not in markup


def test_bots_are_animals_by_name_or_level_and_no_two_alike() -> None:
    bots = [(True, name, "beaver2") for name in ("Raccoon", "Beaver 2", "Raccoon")]
    assert animals_of([(False, "Ada", ""), *bots]) == ["", "raccoon", "beaver", "badger"]
    assert animals_of([(True, "Bob", "shark"), (True, "", "heron")])[1] == "heron"


def test_a_card_shows_who_sits_there_and_harms_nobody() -> None:
    state = Game.new(4, seed=1).state
    guests = [
        Guest('Eve"><script>', landed="PPPP", won=True, mood="happy"),
        Guest("Raccoon", "raccoon"),
        Guest(free=True),
        Guest("A name that is far too long", landed="PCYBRPCYBR"),
    ]
    card = draw_card(state, guests)
    root = ElementTree.fromstring(card)
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    texts = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert 'Eve"><script>' in texts
    assert "A name that i…" in texts
    assert "<script>" not in card
    assert "var(" not in card


def test_a_name_is_no_colour() -> None:
    card = draw_card(Game.new(3, seed=1).state, [Guest("var(--no)"), Guest("var(--ink)"), Guest("(--seat-0)")])
    texts = [text.text for text in ElementTree.fromstring(card).iter("{http://www.w3.org/2000/svg}text")]
    assert {"var(--no)", "var(--ink)", "(--seat-0)"} <= {*texts}


def test_canoes_have_the_colours_that_people_chose() -> None:
    state = Game.new(3, seed=1).state
    blue, red = (drawings().palette[f"seat-{colour}"][0] for colour in (0, 1))
    own = draw_card(state, [Guest("Ada"), Guest("Ben"), Guest("Eve")])
    exchanged = draw_card(state, [Guest("Ada", colour=1), Guest("Ben", colour=0), Guest("Eve")])
    assert own != exchanged
    assert exchanged.count(blue) == own.count(red)
    assert exchanged.count(red) == own.count(blue)


if __name__ == "__main__":
    FILE.write_text(json.dumps(told(), ensure_ascii=False, indent=1) + "\n", "utf-8")
