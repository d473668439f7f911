"""A position as SVG, layer upon layer as the browser stacks them, with a move's arrow and glowing spaces."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, get_args
from xml.sax.saxutils import escape as escape_markup

from niagara.picture.drawings import Drawings, NoDrawings, Point, Pose, drawings
from niagara.picture.places import Heap, heap_of, place_canoes, way
from niagara.rules.actions import STAY, Move, canoe_id
from niagara.rules.board import ARM_NAMES, FORK, GEM_LETTERS, GEMS, LEFT, LOST, NO_ARM, NO_GEM, SPACE_NAMES
from niagara.rules.state import State

Look = Literal["day", "dusk"]
LOOKS: tuple[Look, ...] = get_args(Look)
GEM_BOX = 28
CARGO_SIZE = 36
BADGE_GEM = 17
HEAD_AWAY = 58  # from the middle of a canoe
FADED, GHOST = ' opacity="0.45"', ' opacity="0.9"'
BERTH_WIDTH = 29  # a canoe's berth lies that far from the middle of its row


@dataclass(frozen=True, slots=True)
class Arrow:
    """A move of a seat, to be shown in the position before it."""

    seat: int
    move: Move


def draw_svg(
    state: State,
    *,
    names: Sequence[str] = (),
    arrow: Arrow | None = None,
    highlight: Iterable[str] = (),
    look: Look = "day",
) -> str:
    """The board with all pieces; `highlight` names spaces that glow, the arrow's canoe is shown at its end too."""
    over = pieces(state, names=names, arrow=arrow, highlight=highlight)
    return wrap(ground(state) + over, drawings().size, look)


def wrap(markup: str, size: tuple[int, int], look: Look) -> str:
    """Markup as a picture of its own, in the colours of a look."""
    width, height = size
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return _paint(f"{head}{markup}</svg>", drawings(), look)


def ground(state: State) -> str:
    """What lies under all pieces: it changes with the weather alone."""
    drawn = drawings()
    return "".join((drawn.back, drawn.light[state.weather], drawn.jetty[state.players], drawn.discs))


def pieces(
    state: State, *, names: Sequence[str] = (), arrow: Arrow | None = None, highlight: Iterable[str] = ()
) -> str:
    """All that lies on the ground, and the sky over it."""
    drawn = drawings()
    canoes = place_canoes(state)
    marks = initials(names, state.players)
    planned = _plan(state, arrow) if arrow is not None and arrow.move.kind == "canoe" else None
    faded = ""
    if planned is not None:
        faded = planned.canoe
        canoes |= {name: pose for name, pose in planned.room.items() if name != faded}
    layers = [
        *(_site(drawn, GEM_LETTERS[site], heap_of(state, site)) for site in range(GEMS)),
        *(_ring(drawn, state, space) for space in highlight),
        drawn.numbers,
        *(_canoe(drawn, state, name, pose, marks, FADED if name == faded else "") for name, pose in canoes.items()),
    ]
    if state.next_arm != NO_ARM:
        layers.append(drawn.arrow[ARM_NAMES[state.next_arm]])
    if planned is not None:
        ghost = _canoe(drawn, planned.then, planned.canoe, planned.pose, marks, GHOST)
        layers += [ghost, _line(planned.points, planned.pose)]
    layers.append(drawn.sky[state.weather])
    return "".join(layers)


def escape(text: str) -> str:
    """Text as it stands in a picture: no markup, and nothing that would be taken for the name of a colour."""
    return escape_markup(text, {"(": "&#40;"})


def _paint(markup: str, drawn: Drawings, look: Look) -> str:
    """The markup with the colours of a look in the place of their names."""
    if look not in LOOKS:
        raise ValueError(f"there is no look {look!r}; there are {', '.join(LOOKS)}")
    which = LOOKS.index(look)
    return re.sub(r"var\(--([\w-]+)\)", lambda found: drawn.palette[found[1]][which], markup)


def initials(names: Sequence[str], players: int) -> list[str]:
    """What stands on the canoes: the first letter of each name that nobody before has, else the seat's number."""
    marks: list[str] = []
    for seat in range(players):
        name = names[seat] if seat < len(names) else ""
        named = name != f"Seat {seat}"  # as records and films call a seat without a name
        letters = [letter.upper() for letter in name if named and letter.isalnum()]
        marks.append(next((letter for letter in letters if letter not in marks), str(seat)))
    return marks


def gem_at(drawn: Drawings, letter: str, size: float, x: float = 0, y: float = 0) -> str:
    """A gem of a size, with its middle at a place."""
    return f'<g transform="translate({x:g} {y:g}) scale({size / GEM_BOX:g})">{drawn.gems[letter]}</g>'


def _site(drawn: Drawings, letter: str, heap: Heap) -> str:
    parts = [drawn.sites.table, *(gem_at(drawn, gem, GEM_BOX, x, y) for gem, (x, y) in heap.gems)]
    mixed = len(heap.counts) > 1
    for number, (gem, count) in enumerate(heap.counts):
        row, column = divmod(number, 3)
        in_row = min(3, len(heap.counts) - 3 * row)
        badge = (drawn.sites.badge_mixed if mixed else drawn.sites.badge).replace("@count@", str(count))
        own = gem_at(drawn, gem, BADGE_GEM, -8) if mixed else ""
        parts.append(f'<g transform="translate({(column - (in_row - 1) / 2) * 40:g} {33 + 24 * row})">{badge}{own}</g>')
    x, y = drawn.sites.at[letter]
    return f'<g transform="translate({x:g} {y:g})">{"".join(parts)}</g>'


def _placed(pose: Pose, markup: str, more: str = "") -> str:
    place = f"translate({pose.x:.2f} {pose.y:.2f}) rotate({pose.angle:.2f}) scale({pose.scale:.3g})"
    return f'<g transform="{place}"{more}>{markup}</g>'


def _canoe(drawn: Drawings, state: State, name: str, pose: Pose, marks: Sequence[str], more: str = "") -> str:
    seat, canoe = int(name[0]), "ab".index(name[1])
    cargo, hull = state.cargo[seat][canoe], drawn.canoes[seat]
    markup = hull.empty if cargo == NO_GEM else hull.loaded
    markup = markup.replace("@back@", f"{-pose.angle:.2f}").replace("@turn@", f"{pose.angle:.2f}")
    markup = markup.replace("@initial@", escape(marks[seat]))
    if cargo != NO_GEM:
        markup = markup.replace("@cargo@", gem_at(drawn, GEM_LETTERS[cargo], CARGO_SIZE))
    return _placed(pose, markup, more)


def _ring(drawn: Drawings, state: State, space: str) -> str:
    """The glow of an end, for a space by its name; over the falls means both lips."""
    if space not in SPACE_NAMES:
        raise ValueError(f"there is no space {space!r}; there are {', '.join(SPACE_NAMES)} (R1.2)")
    if space == SPACE_NAMES[LOST]:
        lips = drawn.lips.values()
        return "".join(
            f'<g transform="translate({lip.x:g} {lip.y:g})">{drawn.rings["falls"]}</g>'.replace(
                "@turn@", f"{lip.angle + 90:g}"
            )
            for lip in lips
        )
    if space == "J":  # one ring round all berths
        (first, _), (last, _) = drawn.berths[state.players][0], drawn.berths[state.players][-1]
        half = (last.y - first.y) / 2
        ring = drawn.rings["jetty"].replace('y="-25"', f'y="{-25 - half:g}"').replace('"50"', f'"{50 + 2 * half:g}"')
        return f'<g transform="translate({first.x + BERTH_WIDTH:g} {first.y + half:g})">{ring}</g>'
    pose = drawn.spaces[space]
    return f'<g transform="translate({pose.x:g} {pose.y:g})">{drawn.rings["river"]}</g>'


@dataclass(frozen=True, slots=True)
class Plan:
    """A canoe's move: the position with the canoe at its end, where it lies there, and how the others make room."""

    canoe: str
    then: State
    pose: Pose
    room: dict[str, Pose]
    points: list[Point]


def _plan(state: State, arrow: Arrow) -> Plan | None:
    """What an arrow shows; None for a canoe that stays where it is."""
    seat, move = arrow.seat, arrow.move
    if not 0 <= seat < state.players:
        raise ValueError(f"there is no seat {seat}; this position has seats 0 to {state.players - 1} (R1.1)")
    start = state.at[seat][move.canoe]
    end = start if move.end == STAY else move.end
    if start in (end, LOST):
        return None
    arm = LEFT if state.next_arm == NO_ARM else state.next_arm
    then = state.copy()
    then.at[seat] = [end if canoe == move.canoe else at for canoe, at in enumerate(state.at[seat])]
    cargo = _cargo_after(state, arrow)
    then.cargo[seat] = [cargo if canoe == move.canoe else gem for canoe, gem in enumerate(state.cargo[seat])]
    name, placed = canoe_id(seat, move.canoe), place_canoes(then)
    if end == LOST:
        lip = drawings().lips[SPACE_NAMES[start][1] if start > FORK else ARM_NAMES[arm]]
        return Plan(name, then, lip, {}, way(start, end, arm))
    room = {canoe: pose for canoe, pose in placed.items() if then.at[int(canoe[0])]["ab".index(canoe[1])] == end}
    return Plan(name, then, placed[name], room, way(start, end, arm))


def _cargo_after(state: State, arrow: Arrow) -> int:
    """What the canoe carries at the end of its move: landing and theft would hide it."""
    move, own = arrow.move, state.cargo[arrow.seat][arrow.move.canoe]
    if move.gem != NO_GEM:
        return move.gem
    if move.victim is not None:
        victim, canoe = move.victim
        return state.cargo[victim][canoe]
    return NO_GEM if " -" in str(move) else own


def _line(points: Sequence[Point], pose: Pose) -> str:
    """A glowing arrow along a way, whose head ends before the canoe that lies there."""
    near = HEAD_AWAY * pose.scale
    kept = [point for point in points if math.dist(point, (pose.x, pose.y)) > near] or [points[0]]
    x0, y0 = kept[-1]
    turn = math.atan2(pose.y - y0, pose.x - x0)
    x, y = pose.x - math.cos(turn) * near, pose.y - math.sin(turn) * near
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in [*kept, (x, y)])
    head = (
        f'<path d="M14 0L-12 -15L-6 0L-12 15Z" transform="translate({x:.1f} {y:.1f}) rotate({math.degrees(turn):.1f})"'
    )
    stroke = 'stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path d="{path}" fill="none" stroke="#16332f" stroke-width="13" opacity="0.7" {stroke}/>'
        f'{head} fill="#16332f" stroke="#16332f" stroke-width="7" opacity="0.7" {stroke}/>'
        f'<path d="{path}" fill="none" stroke="var(--glow)" stroke-width="6.5" {stroke}/>'
        f'{head} fill="var(--glow)" {stroke}/>'
    )


__all__ = ["Arrow", "Look", "NoDrawings", "draw_svg", "gem_at", "ground", "initials", "pieces", "wrap"]
