"""What a messenger shows of a link: who plays, how it stands, and a picture of the river as a spectator sees it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import lru_cache, partial
from html import escape

from litestar import Response, get
from litestar.params import FromPath

from niagara.game import Game
from niagara.learn.puzzles import by_id, names
from niagara.notation.line import from_line
from niagara.notation.position import gems_text
from niagara.picture.card import HEIGHT, WIDTH, Guest, draw_card
from niagara.picture.faces import Mood, animals_of
from niagara.picture.png import to_png
from niagara.protocol.table import TableInfo
from niagara.rules.state import State
from niagara.server.http.requests import AnyRequest, archive_of, hosting_of, owner_of, registry_of, session_of
from niagara.speech import Words, language_of
from niagara.tables.colours import colours_of
from niagara.tables.gate import Observer, known_state
from niagara.tables.live import LiveTable
from niagara.tables.records import Seat, Table
from niagara.tables.refusals import Refusal, need_look
from niagara.tables.seats.bots import level_name

DRAWN = (1000, 1000 * HEIGHT // WIDTH)  # pixels: as wide as it is, it would take twice as long
KEPT = "public, max-age=300"  # messengers ask once and keep what they got
PAGES = ("t", "replay")  # below these an address names a table
VIEWS = ("screen", "hand")  # parts of a table with addresses of their own
LONGEST_ID = 64
NUMBER = re.compile(r" \d+$")  # by which two of one name are told apart


@get("/api/tables/{table_id:str}/picture.png", media_type="image/png", opt={"cost": "retelling"})
async def picture(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The river at a table and who sits there, drawn at most once a round for the same company."""
    async with registry_of(request).room(table_id) as room:
        need_look(room.table, session_of(request))
        table, state = room.table, _seen(room)
        game = room.game
    guests = _guests(table, state, None if game is None or game.outcome is None else game.outcome.winners)
    moment = (table.status, state.round, table.taken_back)
    name = ("picture", table_id, *moment, tuple((seat.name, seat.face) for seat in table.seats))
    drawn = await archive_of(request).written(owner_of(request), name, partial(_draw, state, guests))
    # Where not everybody may look, nobody on the way keeps it.
    return Response(drawn, media_type="image/png", headers={} if table.unwatched else {"cache-control": KEPT})


@get("/api/learn/puzzles/{puzzle_id:str}/picture.png", media_type="image/png", opt={"cost": "retelling"})
async def puzzle_picture(request: AnyRequest, puzzle_id: FromPath[str]) -> Response[bytes]:
    """Where a puzzle begins, drawn once."""
    puzzle = by_id().get(puzzle_id)
    if puzzle is None:
        raise Refusal(404, "no_such_lesson", "There is no such lesson.")
    state = from_line(puzzle.position)
    drawn = await archive_of(request).written(owner_of(request), ("puzzle", puzzle_id), partial(_draw, state, ()))
    return Response(drawn, media_type="image/png", headers={"cache-control": KEPT})


def _seen(room: LiveTable) -> State:
    """The river as anybody may see it; before a game, as it will begin."""
    if room.game is not None:
        return known_state(room.game, Observer())
    return known_state(Game.new(len(room.table.seats), river="waits", **room.table.options), Observer())


def _guests(table: Table, state: State, winners: Sequence[int] | None) -> list[Guest]:
    """Who sits at a table, as its picture shows them: how they feel hangs on how it ended."""
    animals = animals_of([(seat.kind == "bot", seat.name, seat.level) for seat in table.seats])
    guests, colours = [], colours_of(table.seats)
    for at, seat in enumerate(table.seats):
        won = winners is not None and at in winners
        mood: Mood = "happy" if won or table.status == "open" else "neutral" if winners is None else "sulk"
        landed = gems_text(state.landed[at])
        free = seat.kind == "open"
        guests.append(Guest(_called(seat, animals[at]), animals[at], seat.face, landed, mood, won, free, colours[at]))
    return guests


def _called(seat: Seat, animal: str) -> str:
    """A name, as the table's page has it: a bot that is called by its level, with a number, by the animal one sees."""
    if animal and NUMBER.sub("", seat.name) == level_name(seat.level):
        return animal.capitalize()
    return seat.name


def _draw(state: State, guests: Sequence[Guest]) -> bytes:
    return to_png(draw_card(state, guests), width=DRAWN[0])


async def preview(request: AnyRequest, parts: Sequence[str]) -> str:
    """What the head of a page says of the table or the puzzle in its address; nothing where there is none."""
    site = hosting_of(request).settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    locales = request.headers.get("accept-language", "")
    # The words of a language are read when somebody first asks in it, which takes a while.
    match parts:
        case ["learn", "puzzles", puzzle_id] if puzzle_id in names():
            return await asyncio.to_thread(describe_puzzle, puzzle_id, site, locales)
        case [page, table_id, *view] if page in PAGES and len(table_id) <= LONGEST_ID and _is_view(page, view):
            try:
                info = await registry_of(request).info(table_id, session_of(request))
            except Refusal:
                return ""
            return await asyncio.to_thread(describe, info, site, locales)
    return ""


def _is_view(page: str, view: Sequence[str]) -> bool:
    """Whether what follows a table's id is a part of it that has an address of its own."""
    return not view or (page == "t" and len(view) == 1 and view[0] in VIEWS)


def describe(info: TableInfo, site: str, locales: str) -> str:
    """The lines of Open Graph for a table."""
    words = _words_for(locales)
    people = ", ".join(seat.name for seat in info.seats if seat.kind == "human" and seat.name)
    said = f"preview-{info.status}" if people else "preview-bots"
    if info.status == "open" and not people:
        said = "preview-empty"
    hidden = info.unwatched and info.status == "playing"
    image = "" if hidden else f"{site}/api/tables/{info.id}/picture.png"
    return _lines(words(said, names=people), words("app-tagline"), image, words)


def describe_puzzle(puzzle_id: str, site: str, locales: str) -> str:
    """The lines of Open Graph for a puzzle."""
    words = _words_for(locales)
    title = words("preview-puzzle", name=words(f"puzzle-name-{names()[puzzle_id]}"))
    return _lines(title, words("preview-solve"), f"{site}/api/learn/puzzles/{puzzle_id}/picture.png", words)


def _lines(title: str, text: str, image: str, words: Words) -> str:
    told = {
        "og:type": "website",
        "og:site_name": "Niagara",
        "og:title": title,
        "og:description": text,
    }
    if image:
        told |= {
            "og:image": image,
            "og:image:width": str(DRAWN[0]),
            "og:image:height": str(DRAWN[1]),
            "og:image:alt": words("preview-picture"),
        }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


def _words_for(locales: str) -> Words:
    return _words(language_of(locales.partition(",")[0].partition(";")[0].strip()) or "en")


@lru_cache(maxsize=16)
def _words(language: str) -> Words:
    return Words(language, ("home", "previews", "puzzles"))


HANDLERS = [picture, puzzle_picture]
