"""What the parser of the command line does not understand, in our words and in the user's language."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import get_args

from cyclopts import Argument, CycloptsError, exceptions

from niagara.cli.words import Words, speak


def sentence_of(problem: CycloptsError) -> str:
    """One sentence, as every other refusal is; what hardly anybody meets keeps the parser's own."""
    words = speak()
    help_page = " ".join(["niagara", *(problem.command_chain or ()), "--help"])
    match problem:
        case exceptions.UnknownCommandError(unused_tokens=[str(name), *_], app=app):
            known = [each for each in app or () if not each.startswith("-")]
            said = words("bad-command", command=name, help=help_page) + _perhaps(name, known, words)
        case exceptions.UnknownOptionError(token=token, argument_collection=arguments):
            flag = token.keyword or token.value
            known = [name for argument in arguments for name in argument.names]
            said = words("bad-flag", flag=flag, help=help_page) + _perhaps(flag, known, words)
        case exceptions.MissingArgumentError(argument=Argument() as argument, keyword=keyword):
            said = words("no-value", flag=keyword or _shown(argument), help=help_page)
        case exceptions.UnusedCliTokensError(unused_tokens=[str(value), *_]):
            said = words("not-wanted", value=value, help=help_page)
        case exceptions.RepeatArgumentError(token=token):
            said = words("given-twice", flag=token.keyword or token.value)
        case exceptions.CoercionError(token=token, argument=Argument() as argument) if token is not None:
            said = _unfit(token.keyword or _shown(argument), token.value, problem.target_type, words)
        case _:
            said = str(problem)
    return said


def _unfit(flag: str, value: str, kind: object, words: Words) -> str:
    """A value of another kind than is wanted."""
    if kind in (int, float):
        return words("bad-number", flag=flag, value=value, whole=str(kind is int).lower())
    known = [str(each) for each in get_args(kind)] or ["true", "false"]
    return words("bad-choice", flag=flag, value=value, known=", ".join(known))


def _shown(argument: Argument) -> str:
    """An argument as the help page names it: in capitals where it needs no flag."""
    return argument.name.lstrip("-").upper() if argument.field_info.is_positional else argument.name


def _perhaps(given: str, known: Iterable[str], words: Words) -> str:
    """What may have been meant."""
    close = get_close_matches(given, list(known), n=1)
    return f" {words('perhaps', name=close[0])}" if close else ""
