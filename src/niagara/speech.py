"""Sentences of `words/` in one language, for what speaks in Python: the command line, and messages to players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

LONGEST_GAP = 900


def words_folder() -> Path:
    """Where the words are: an installed package carries them, a source checkout has them at its root."""
    package = Path(__file__).parent
    carried = package / "words"
    return carried if carried.is_dir() else package.parents[1] / "words"


def languages() -> list[str]:
    """The languages that there are: one folder each."""
    return sorted(folder.name for folder in words_folder().iterdir() if folder.is_dir())


def language_of(locale: str) -> str:
    """The language for a locale, such as `de` for `de_AT.UTF-8` or `de-AT`; empty if there is none."""
    known = {language.lower(): language for language in languages()}
    return next((known[tag] for tag in _tags(locale) if tag in known), "")


def _tags(locale: str) -> Iterator[str]:
    """`pt-br` and then `pt`, of `pt_BR.UTF-8`."""
    tag = locale.lower().replace("_", "-").partition(".")[0]
    while tag:
        yield tag
        tag = tag.rpartition("-")[0]


class Words:
    """Sentences of one language by their ids; called with an id and what fills its gaps."""

    def __init__(self, language: str, files: Sequence[str]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        # Isolation marks would end up in records and in screen readers' mouths.
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in files:
            text = (words_folder() / language / f"{name}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(text))

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def __call__(self, message: str, **gaps: str | int) -> str:
        """The sentence, its gaps filled."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        sentence, errors = self._bundle.format_pattern(pattern, {name: _short(gap) for name, gap in gaps.items()})
        if errors:
            raise errors[0]
        return str(sentence)


def _short(gap: str | int) -> str | int:
    """What fills a gap; of something endless that a user gave, its beginning."""
    return f"{gap[:LONGEST_GAP]}…" if isinstance(gap, str) and len(gap) > LONGEST_GAP else gap
