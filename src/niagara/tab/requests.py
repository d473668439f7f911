"""A request to the tab: its path, what follows the question mark, its body; read as strictly as a server reads it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from niagara.tables.refusals import Refusal

Wanted = TypeVar("Wanted", bound=msgspec.Struct)
_PLACE = re.compile(r" - at `\$\.?([^`]*)`$")


@dataclass(frozen=True, slots=True)
class Request:
    """What somebody asks for; `place` is the part of the path that differs, such as a table's id."""

    session: str
    place: str
    query: dict[str, str]
    text: str

    def body(self, wanted: type[Wanted]) -> Wanted:
        """The body as a message; a Refusal names the field that does not fit."""
        try:
            return msgspec.json.decode(self.text or "{}", type=wanted)
        except (msgspec.MsgspecError, RecursionError) as problem:
            raise _malformed(problem) from problem

    def options(self, wanted: type[Wanted]) -> Wanted:
        """What follows the question mark; a Refusal names what does not fit."""
        try:
            return msgspec.convert(self.query, wanted, strict=False)
        except msgspec.MsgspecError as problem:
            raise _malformed(problem) from problem


def _malformed(problem: Exception) -> Refusal:
    text = str(problem)[:200]
    place = _PLACE.search(text)
    return Refusal(400, "malformed", _PLACE.sub("", text), "" if place is None else place[1])


def split(address: str) -> tuple[str, dict[str, str]]:
    """The path of an address, and what follows the question mark."""
    parts = urlsplit(address)
    return unquote(parts.path), dict(parse_qsl(parts.query, keep_blank_values=True))
