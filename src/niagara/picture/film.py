"""A whole game as an animated picture: a frame for every move with its arrow, the seats below the board."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from niagara.events import AnyEvent
from niagara.game import Game
from niagara.picture.board import Arrow, Look, escape, gem_at, ground, initials, pieces, wrap
from niagara.picture.drawings import drawings
from niagara.picture.png import to_png
from niagara.rules.board import CARD_NAMES, GEM_LETTERS, NO_CARD, RIVER
from niagara.rules.state import State

if TYPE_CHECKING:
    from PIL.Image import Image

Kind = Literal["webp", "gif", "apng"]
Tell = Callable[[Sequence[AnyEvent], Sequence[str]], str]
FORMATS = {"webp": "WEBP", "gif": "GIF", "apng": "PNG"}

STRIP = 118  # below the board, where the seats are
LINE = 44  # of it, for what happens
OPENING, RIVER_PACE, LAST = 1.6, 1.4, 5.0  # how many times as long as a move these are shown
GEM_SIZE, GEM_STEP, NAME_LETTERS = 22, 23, 15
FONT = 'font-family="system-ui, sans-serif"'
CLOUD = '<path d="M-7 7a5.5 5.5 0 0 1-1-10.9a7.5 7.5 0 0 1 14.4-1.2a6 6 0 0 1 1.6 12.1z" fill="#8fa9b5"/>'


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment: what is under the pieces, which most frames share, all that is over it, and how long it is shown."""

    under: str
    over: str
    ms: int


def draw_film(
    game: Game,
    *,
    names: Sequence[str] = (),
    look: Look = "day",
    pace: int = 700,
    tell: Tell | None = None,
) -> Iterator[Frame]:
    """The frames of a game, each as two pictures in SVG; `pace` is how long a move is shown, in milliseconds.

    `tell` makes a sentence of events and names; without it, moves are told by their notation.
    """
    if not game.length:
        raise ValueError("a game without moves has no film")
    called = [names[seat] if seat < len(names) else f"Seat {seat}" for seat in range(game.players)]
    again = Game(game.start, river="waits")
    history = game.history

    def frame(state: State, said: str, length: float, arrow: Arrow | None = None, acting: int = -1) -> Frame:
        width, height = drawings().size
        size = (width, height + STRIP)
        strip = _strip(state, called, said, acting, width, height)
        return Frame(
            wrap(ground(state) + _shelf(width, height), size, look),
            wrap(pieces(state, names=called, arrow=arrow) + strip, size, look),
            round(pace * length),
        )

    yield frame(again.state, "", OPENING)
    flowing: list[AnyEvent] = []
    for number, (seat, move) in enumerate(history):
        before = again.state
        events = again.play(seat, move)
        last = number + 1 == len(history)
        if seat == RIVER:
            flowing += events
            if last or history[number + 1][0] != RIVER:
                said = tell(flowing, called) if tell else _ending(again, called)
                yield frame(again.state, said, LAST if last else RIVER_PACE)
                flowing = []
        elif move.kind != "card":  # cards are chosen in secret, and seen when they are played
            said = tell(events, called) if tell else f"{called[seat]}: {move}"
            if move.kind == "canoe":
                yield frame(before, said, 1.0, Arrow(seat, move), seat)
            if move.kind not in ("canoe", "done") or last:
                over = said if tell or not again.outcome else _ending(again, called)
                yield frame(again.state, over, LAST if last else 1.0, None, seat)


def _ending(game: Game, names: Sequence[str]) -> str:
    """Who won, and how, where nobody else tells it."""
    outcome = game.outcome
    if outcome is None:
        return ""
    if not outcome.winners:
        return "A draw"
    won = zip(outcome.winners, outcome.goals, strict=True)
    return ", ".join(f"{names[seat]}: {goal.replace('_', ' ')}" for seat, goal in won)


def make_film(
    frames: Iterator[Frame], *, width: int = 800, kind: Kind = "webp", seen: Callable[[], None] | None = None
) -> bytes:
    """Frames as one file that moves; `seen` is called after each."""
    images: list[Image] = []
    lengths: list[int] = []
    grounds: dict[str, Image] = {}
    for frame in frames:
        if frame.under not in grounds:  # it takes most of the time to paint, and few differ
            grounds[frame.under] = _image(frame.under, width)
        whole = grounds[frame.under].copy()
        whole.alpha_composite(_image(frame.over, width))
        images.append(whole.convert("RGB"))
        lengths.append(frame.ms)
        if seen is not None:
            seen()
    out = io.BytesIO()
    better: dict[str, int] = {"webp": {"quality": 82, "method": 3}, "gif": {"optimize": 1}, "apng": {}}[kind]
    images[0].save(
        out, format=FORMATS[kind], save_all=True, append_images=images[1:], duration=lengths, loop=0, **better
    )
    return out.getvalue()


def _image(svg: str, width: int) -> Image:
    from PIL import Image

    return Image.open(io.BytesIO(to_png(svg, width=width))).convert("RGBA")


def _shelf(width: int, height: int) -> str:
    """What the seats are written on."""
    return f'<rect y="{height}" width="{width}" height="{STRIP}" fill="var(--paper)"/>'


def _strip(state: State, names: Sequence[str], said: str, acting: int, width: int, height: int) -> str:
    """Who sits where, what they have landed and played, and what happens."""
    marks = initials(names, state.players)
    column = width / state.players
    seats = "".join(
        f'<g transform="translate({seat * column:.1f} {height})">'
        f"{_seat(state, seat, names[seat], marks[seat], column, seat == acting)}</g>"
        for seat in range(state.players)
    )
    line = (
        f'<text x="{width / 2}" y="{height + STRIP - 15}" text-anchor="middle" font-size="24" {FONT} '
        f'fill="var(--ink)">{escape(said)}</text>'
    )
    return seats + line


def _seat(state: State, seat: int, name: str, mark: str, column: float, acting: bool) -> str:
    shown = name if len(name) <= NAME_LETTERS else f"{name[: NAME_LETTERS - 1]}…"
    edge = 'stroke="var(--glow)" stroke-width="5"' if acting else 'stroke="var(--seat-{0}-deep)" stroke-width="2"'
    parts = [
        f'<circle cx="34" cy="{(STRIP - LINE) / 2 + 2}" r="22" fill="var(--seat-{seat})" {edge.format(seat)}/>',
        f'<text x="34" y="{(STRIP - LINE) / 2 + 11}" text-anchor="middle" font-size="25" font-weight="700" {FONT} '
        f'fill="#fff">{escape(mark)}</text>',
        f'<text x="66" y="33" font-size="23" font-weight="600" {FONT} fill="var(--ink)">{escape(shown)}</text>',
    ]
    drawn = drawings()
    gems = [GEM_LETTERS[gem] for gem, count in enumerate(state.landed[seat]) for _ in range(count)]
    parts += [gem_at(drawn, gem, GEM_SIZE, 77 + place * GEM_STEP, 54) for place, gem in enumerate(gems)]
    if state.revealed[seat] and state.card[seat] != NO_CARD:
        card = CARD_NAMES[state.card[seat]]
        parts.append(
            f'<g transform="translate({column - 30:.1f} 35)"><rect x="-16" y="-23" width="32" height="46" rx="6" '
            f'fill="#fff" stroke="var(--ink)" stroke-width="2"/>{CLOUD if card == "C" else _number(card)}</g>'
        )
    return "".join(parts)


def _number(card: str) -> str:
    return f'<text y="8" text-anchor="middle" font-size="24" {FONT} font-weight="700" fill="#16332f">{card}</text>'


__all__ = ["Frame", "Kind", "draw_film", "make_film"]
