"""Faces, from the client's own drawings: animals for bots, for people the one they chose or that their name gives."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from niagara.picture.drawings import People, Shapes, drawings

Mood = Literal["neutral", "happy", "sulk"]
SIZE = 48  # of the field on which faces are drawn
WORD = 0xFFFFFFFF
TRAITS = ("skin", "hair", "colours", "hats", "more")


def animals_of(seats: Sequence[tuple[bool, str, str]]) -> list[str]:
    """The animal of every seat, given whether a bot sits there, its name and its level; no two alike, "" for people."""
    families = drawings().faces.families
    every = [animal for family in families.values() for animal in family]
    found = [name.lower() if bot and name.lower() in every else "" for bot, name, _level in seats]
    found = [animal if found.index(animal) == at else "" for at, animal in enumerate(found)]
    for at, (bot, _name, level) in enumerate(seats):
        if bot and not found[at]:
            family = families.get(re.sub(r"\d+$", "", level), every)
            found[at] = next(animal for animal in (*family, *every) if animal not in found)
    return found


def draw_face(animal: str, name: str, code: str, mood: Mood) -> str:
    """The markup of a face on a field of its own."""
    faces = drawings().faces
    return faces.animals[animal][mood] if animal in faces.animals else _person(faces.people, name, code, mood)


def traits_of(code: str, name: str) -> dict[str, int]:
    """Which of each kind a code names, or else the name."""
    people = drawings().faces.people
    number = _hash(name, people.seed)
    counts = {trait: len(getattr(people, trait)) for trait in TRAITS}
    if not code:
        counts["hats"] -= 1  # the last is worn by who chose it alone
    picked = [int(code[at], 36) if at < len(code) else 0 for at in range(len(TRAITS))]
    return {trait: (picked[at] if code else number >> (5 * at)) % counts[trait] for at, trait in enumerate(TRAITS)}


def _hash(name: str, seed: int) -> int:
    number = seed
    for letter in name:
        number = (number * 31 + ord(letter)) & WORD
    number = (number ^ (number >> 15)) * 0x2C1B3C6D & WORD
    number = (number ^ (number >> 12)) * 0x297A2D39 & WORD
    return number ^ (number >> 15)


def _person(people: People, name: str, code: str, mood: Mood) -> str:
    traits = traits_of(code, name)
    hat = people.hats[traits["hats"]]
    hair = people.hair[-1 if hat.covers else traits["hair"]]
    colours = {"hair": people.colours[traits["colours"]], "skin": people.skin[traits["skin"]]}

    def shapes(list_of: Shapes) -> str:
        return "".join(f'<path fill="{colours.get(fill, fill)}" d="{line}"/>' for fill, line in list_of)

    glasses = (
        '<g fill="#ffffff2e" stroke="#3a2f20" stroke-width="1.3">'
        '<path d="M22.6 25h2.8M14.6 24l-3-1.4M33.4 24l3-1.4" fill="none"/>'
        '<circle cx="18.6" cy="25" r="4.1"/><circle cx="29.4" cy="25" r="4.1"/></g>'
    )
    return "".join(
        (
            '<rect width="48" height="48" fill="#c9dcc0"/>',
            shapes(hair.back),
            shapes(hat.back),
            '<path fill="#c9783f" d="M8 48c1-8 8-10 16-10s15 2 16 10z"/>',
            '<path fill="#fff2d8" d="M19 39l5 5l5-5l-5-3z"/>',
            f'<path fill="{colours["skin"]}" d="M24 12c8 0 12 6 12 14s-5 14-12 14s-12-6-12-14s4-14 12-14z"/>',
            '<circle cx="15.8" cy="30" r="2.2" fill="#e2785c" opacity="0.4"/>',
            '<circle cx="32.2" cy="30" r="2.2" fill="#e2785c" opacity="0.4"/>',
            shapes(people.more[traits["more"]]),
            people.moods[mood],
            glasses if traits["more"] == people.glasses else "",
            shapes(hair.front),
            shapes(hat.front),
        )
    )
