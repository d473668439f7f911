"""The words for players, as the command line speaks them: those of `words/`, which the browser reads too."""

from __future__ import annotations

import os
from collections.abc import Mapping

from niagara import speech
from niagara.cli import BadInput
from niagara.speech import language_of, languages, words_folder

FILES = ("game", "analysis", "terminal")  # of a language's folder; the others are the browser's alone


class Words(speech.Words):
    """What the command line says in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, FILES)


def speak(wish: str = "", environment: Mapping[str, str] = os.environ) -> Words:
    """The words of the wanted language, else of the environment's, else English."""
    if not wish:
        return Words(_spoken_here(environment))
    if language := language_of(wish):
        return Words(language)
    words = Words(_spoken_here(environment))
    raise BadInput(words("bad-choice", flag="--language", value=wish, known=", ".join(languages())))


def _spoken_here(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, in gettext's order."""
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    wishes = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next(filter(None, map(language_of, wishes)), "en")


__all__ = ["Words", "languages", "speak", "words_folder"]
