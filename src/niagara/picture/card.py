"""A table as a picture for a link: the river, and below it who sits there, with their gems."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from niagara.picture.board import escape, gem_at, ground, pieces, wrap
from niagara.picture.drawings import drawings
from niagara.picture.faces import SIZE, Mood, draw_face
from niagara.rules.state import State

WIDTH, HEIGHT = 1200, 630  # as messengers show them
BAND = 150  # below the river
FACE = 86
GEM, GEM_STEP, MOST_GEMS = 24, 20, 7
LONGEST = 14  # letters of a name
FONT = "font-family=\"'Avenir Next', 'Segoe UI', Roboto, 'Liberation Sans', sans-serif\""
STAR = "M0-15l4.4 9.4l10 1.2l-7.4 7l2 10.2L0 8l-9 4.8l2-10.2l-7.4-7l10-1.2z"


@dataclass(frozen=True, slots=True)
class Guest:
    """Who sits in a seat, as a card shows them; nobody's seat is free. Without a colour it has the seat's own."""

    name: str = ""
    animal: str = ""
    face: str = ""
    landed: str = ""
    mood: Mood = "neutral"
    won: bool = False
    free: bool = False
    colour: int = -1


def draw_card(state: State, guests: Sequence[Guest]) -> str:
    """The card as SVG; without guests the river fills it."""
    width, height = drawings().size
    names = [guest.name for guest in guests]
    board = ground(state) + pieces(state, names=names)
    if not guests:
        return wrap(f'<g transform="translate(0 {(HEIGHT - height) // 2})">{board}</g>', (WIDTH, HEIGHT), "day")
    above = HEIGHT - BAND
    scale = WIDTH / width
    lift = max(0.0, height * scale - above) * 0.42  # of sky and forest a little is cut off
    place = WIDTH / len(guests)
    seats = "".join(_guest(guest, seat, place * seat, place) for seat, guest in enumerate(guests))
    drawn = (
        f'<g transform="translate(0 {-lift:g}) scale({scale:g})">{board}</g>'
        f'<rect y="{above}" width="{WIDTH}" height="{BAND}" fill="#12343b"/>'
        f'<rect y="{above}" width="{WIDTH}" height="6" fill="#f2b84b"/>{seats}'
    )
    return wrap(_in_colours(drawn, [guest.colour for guest in guests]), (WIDTH, HEIGHT), "day")


def _in_colours(markup: str, colours: Sequence[int]) -> str:
    """The markup with the colour that each seat has in the place of its own."""

    def chosen(found: re.Match[str]) -> str:
        seat = int(found[1])
        return f"var(--seat-{colours[seat] if seat < len(colours) and colours[seat] >= 0 else seat}"

    return re.sub(r"var\(--seat-(\d)", chosen, markup)


def _guest(guest: Guest, seat: int, x: float, place: float) -> str:
    """One seat in its part of the band."""
    y = HEIGHT - BAND + 34
    if guest.free:
        ring = f'<circle r="{FACE / 2 - 3}" fill="none" stroke="#9bd8c8" stroke-width="4" stroke-dasharray="10 8"/>'
        plus = '<path d="M-16 0H16M0-16V16" stroke="#9bd8c8" stroke-width="5" stroke-linecap="round"/>'
        return f'<g transform="translate({x + place / 2:g} {y + FACE / 2})">{ring}{plus}</g>'
    wide = place >= 280
    left = x + (24 if wide else 12)
    face = (
        f'<g transform="translate({left:g} {y}) scale({FACE / SIZE:g})">'
        f'<clipPath id="face-{seat}"><circle cx="24" cy="24" r="23"/></clipPath>'
        f'<g clip-path="url(#face-{seat})">{draw_face(guest.animal, guest.name, guest.face, guest.mood)}</g>'
        f'<circle cx="24" cy="24" r="22.4" fill="none" stroke="var(--seat-{seat})" stroke-width="3.2"/></g>'
    )
    at_star = f"translate({left + FACE - 10:g} {y + 8})"
    star = f'<path d="{STAR}" transform="{at_star}" fill="#ffd166" stroke="#7a5a12" stroke-width="2"/>'
    name = guest.name if len(guest.name) <= LONGEST else f"{guest.name[: LONGEST - 1]}…"
    text = left + FACE + 14
    gems = "".join(
        gem_at(drawings(), gem, GEM, text + 12 + GEM_STEP * at, y + 66)
        for at, gem in enumerate(guest.landed[:MOST_GEMS])
    )
    size = 30 if wide else 24
    return (
        f"{face}{star if guest.won else ''}"
        f'<text x="{text:g}" y="{y + 34}" font-size="{size}" font-weight="700" fill="#f5e8c4" {FONT}>'
        f"{escape(name)}</text>"
        f"{gems}"
    )
