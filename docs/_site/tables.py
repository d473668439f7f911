"""Pages that are made from code: the tables of the environments, and the messages of the protocol."""

from __future__ import annotations

import inspect
import types
import typing
from itertools import groupby
from typing import Any

import msgspec

from niagara.envs.actions import ACTIONS, FROM_SELF, NOOP, describe_action
from niagara.envs.observation import LAYOUT, PLAYER, SIZE
from niagara.protocol import client, server
from niagara.rules.actions import Move
from niagara.rules.board import MAX_PLAYERS


def environment_tables() -> str:
    """Every number of an observation and every action."""
    return "\n".join(
        [
            "# Tables of numbers",
            "",
            "Made from `niagara.envs.observation` and `niagara.envs.actions` when this page was built.",
            "",
            "## Observation",
            "",
            f"{SIZE} numbers of type `int8`. The observer is player 0, the next seat round the table player 1, and",
            "so on; the numbers of players who are not there are 0.",
            "",
            *observation_rows(),
            "",
            "## Actions",
            "",
            f"{ACTIONS} actions, {NOOP} of them for seats that decide. Victims are counted from the one who acts:",
            "`x1a` is canoe a of the next seat. Notation: [moves](notation.md).",
            "",
            *action_rows(),
            "",
        ]
    )


def observation_rows() -> list[str]:
    """The parts of an observation, those of a player once with their places for all players."""
    rows = ["| numbers | part | most | meaning |", "|---|---|---|---|"]
    size = sum(part.size for part in PLAYER)
    for place in LAYOUT:
        if place.player not in (0, None):
            continue
        where = f"{place.start}–{place.stop - 1}" if place.part.size > 1 else str(place.start)
        part = place.part
        more = f" + {size}·player" if place.player == 0 else ""
        rows.append(f"| {where}{more} | {part.name} | {part.high} | {part.meaning} |")
    rows.append("")
    rows.append(f"`player` runs from 0 to {MAX_PLAYERS - 1}; the table's own numbers start at {size * MAX_PLAYERS}.")
    return rows


def action_rows() -> list[str]:
    """All actions, those of a canoe by where it ends."""
    rows = ["| numbers | what |", "|---|---|"]

    def block(action: int) -> tuple[str, int, int]:
        move = None if action == NOOP else Move(FROM_SELF[action])
        return ("noop", 0, 0) if move is None else (move.kind, move.canoe, move.end)

    for _, group in groupby(range(ACTIONS), key=block):
        numbers = list(group)
        span = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        rows.append(f"| {span} | {', '.join(f'`{describe_action(action)}`' for action in numbers)} |")
    return rows


def protocol_page() -> str:
    """Every message between client and server, with its fields."""
    parts = [
        "# Protocol",
        "",
        "Every message over the socket of a table is one JSON object whose `type` names it; the tables are made from",
        "the structs of `niagara.protocol` when this page was built. A bot can take a seat this way: see",
        "[a bot in any language](bot-protocol.md#a-seat-at-a-server).",
        "",
        "## What a client says",
        "",
        *_messages(typing.get_args(client.AnyMessage)),
        "## What the server says",
        "",
        *_messages(typing.get_args(server.AnyMessage)),
        "## What is in them",
        "",
        *_parts(),
    ]
    return "\n".join(parts)


def _messages(structs: tuple[Any, ...]) -> list[str]:
    lines: list[str] = []
    for struct in structs:
        lines += [f"### `{struct.__struct_config__.tag}`", "", *_described(struct)]
    return lines


def _parts() -> list[str]:
    """The structs that messages are made of."""
    said = {*typing.get_args(client.AnyMessage), *typing.get_args(server.AnyMessage)}
    lines: list[str] = []
    for name, struct in vars(server).items():
        if inspect.isclass(struct) and issubclass(struct, msgspec.Struct) and struct.__module__ == server.__name__:
            if struct not in said and name != "Message":
                lines += [f"### {name}", "", *_described(struct)]
    return lines


def _described(struct: Any) -> list[str]:
    text = inspect.cleandoc(struct.__doc__ or "").replace("\n\n", "\n").replace("\n", " ")
    lines = [text, ""]
    fields = msgspec.structs.fields(struct)
    if fields:
        lines += ["| field | type | if left out |", "|---|---|---|"]
        for field in fields:
            if field.default is not msgspec.NODEFAULT:
                default = f"`{field.default!r}`"
            elif field.default_factory is not msgspec.NODEFAULT:
                default = f"`{field.default_factory()!r}`"
            else:
                default = "must be there"
            lines.append(f"| `{field.encode_name}` | {_type(field.type)} | {default} |")
        lines.append("")
    return lines


PLAIN_TYPES = {str: "text", int: "whole number", float: "number", bool: "true or false", type(None): "null"}


def _type(kind: Any) -> str:
    """A type in words."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return _type(arguments[0])
    said = str(getattr(kind, "__name__", kind)) if origin else PLAIN_TYPES.get(kind) or kind.__name__
    if origin is typing.Literal:
        said = " or ".join(f'"{value}"' for value in arguments)
    elif origin in (typing.Union, types.UnionType):
        many = len(arguments) > 6
        said = "one of the events of `niagara.events`" if many else " or ".join(map(_type, arguments))
    elif origin is tuple:
        said = "list of " + ", ".join(_type(argument) for argument in arguments if argument is not Ellipsis)
    elif origin is dict:
        said = f"object of {_type(arguments[1])}"
    return said
