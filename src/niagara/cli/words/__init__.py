"""The words that the command line has for players, in seven languages: one Fluent file each, beside this one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib.resources import files

from niagara.cli import BadInput

LANGUAGES = ("cs", "de", "en", "fr", "it", "ro", "ru")


class Words:
    """Sentences of one language by their ids; called with an id and what fills its gaps."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        # Isolation marks would end up in records and in screen readers' mouths.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(files(__name__).joinpath(f"{language}.ftl").read_text("utf-8")))

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def __call__(self, message: str, **gaps: str | int) -> str:
        """The sentence, its gaps filled."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        sentence, errors = self._bundle.format_pattern(pattern, gaps)
        if errors:
            raise errors[0]
        return str(sentence)


def speak(wish: str = "", environment: Mapping[str, str] = os.environ) -> Words:
    """The words of the wanted language, else of the environment's, else English."""
    if not wish:
        return Words(_spoken_here(environment))
    if _base(wish) not in LANGUAGES:
        raise BadInput(Words(_spoken_here(environment))("bad-language", wish=wish, known=", ".join(LANGUAGES)))
    return Words(_base(wish))


def _spoken_here(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, in gettext's order."""
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    wishes = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((base for base in map(_base, wishes) if base in LANGUAGES), "en")


def _base(locale: str) -> str:
    """`de` of `de_AT.UTF-8` or `de-AT`."""
    return locale.lower().replace("-", "_").partition(".")[0].partition("_")[0]


__all__ = ["LANGUAGES", "Words", "speak"]
