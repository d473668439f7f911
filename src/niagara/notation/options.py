"""The options of a game (R9) as words: in the one line of a position, and in the headers of a record."""

from __future__ import annotations

import re
from collections.abc import Sequence

from niagara.rules.options import (
    ALWAYS,
    NO_LIMIT,
    OPTIONS,
    BadOption,
    Choice,
    Flag,
    Limit,
    OptionFields,
    Unchecked,
    Value,
)

SWITCH = ("off", "on")
HEADERS = {name.title().replace("_", ""): name for name in OPTIONS}


def to_words(state: OptionFields) -> list[str]:
    """The options as words of a line, in the order of their table, up to the last that is not the book's."""
    words = [_word(option, getattr(state, name)) for name, option in OPTIONS.items()]
    book = [_word(option, option.number(option.book)) for option in OPTIONS.values()]
    while len(words) > ALWAYS and words[-1] == book[len(words) - 1]:
        words.pop()
    return words


def from_words(words: Sequence[str]) -> Unchecked:
    """The options that words of a line say; those that it does not reach are left to the book."""
    return {name: _from_word(name, option, word) for (name, option), word in zip(OPTIONS.items(), words, strict=False)}


def to_headers(state: OptionFields) -> dict[str, str]:
    """The headers of a record, for the options that are not the book's."""
    headers = {}
    for header, name in HEADERS.items():
        option, number = OPTIONS[name], getattr(state, name)
        if option.value(number) != option.book:
            headers[header] = SWITCH[number] if isinstance(option, Flag) else _word(option, number)
    return headers


def from_headers(headers: dict[str, str]) -> Unchecked:
    """The options that the headers of a record say; they are taken from among the headers."""
    return {
        name: _from_header(header, OPTIONS[name], headers.pop(header))
        for header, name in HEADERS.items()
        if header in headers
    }


def _word(option: Choice | Flag | Limit, number: int) -> str:
    match option:
        case Choice():
            return option.values[number]
        case Flag():
            return option.words[number]
        case Limit():
            return "-" if number == NO_LIMIT else str(number)


def _from_word(name: str, option: Choice | Flag | Limit, word: str) -> Value:
    match option:
        case Flag():
            off, on = option.words
            if word not in option.words:
                raise BadOption(name, f"{word!r} is neither {on!r} nor {off!r} ({option.rule})")
            return word == on
        case Limit() if word == "-":
            return None
        case Limit():
            return _integer(name, option, word)
        case Choice():
            return word


def _from_header(header: str, option: Choice | Flag | Limit, text: str) -> Value:
    match option:
        case Flag():
            if text not in SWITCH:
                raise BadOption(header, f"{text!r} is neither on nor off ({option.rule})")
            return text == SWITCH[1]
        case Limit():
            return _integer(header, option, text)
        case Choice():
            return text


def _integer(name: str, option: Limit, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise BadOption(name, f"{text!r} is not a number ({option.rule})")
    return int(text)
