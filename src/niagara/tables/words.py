"""Words that a host does not want to read, off unless it names some: hidden in chat, refused in names."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence

HIDDEN = "•••"
_JOINERS = "\u200c\u200d"  # a word is the same with and without
_UNSPACED = ("CJK ", "HIRAGANA ", "KATAKANA ", "THAI ", "LAO ", "KHMER ", "MYANMAR ")  # no spaces between words

Span = tuple[int, int]  # where in a text


class WordFilter:
    """Whole words in any writing, in capitals or not; in scripts without spaces wherever they stand."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        folded = {_folded(unicodedata.normalize("NFC", word))[0] for word in words}
        self._inner = frozenset(word for word in folded if any(map(_is_unspaced, word)))
        self._words = folded - self._inner

    def finds(self, text: str) -> bool:
        """Whether there is such a word in a text."""
        return any(True for _span in self._spans(text))

    def masked(self, text: str) -> str:
        """The text with such words hidden, however long each is."""
        kept, end = [], 0
        for start, stop in sorted(self._spans(text)):
            if start >= end:
                kept += [text[end:start], HIDDEN]
            end = max(end, stop)
        return "".join(kept) + text[end:]

    def kept(self, name: str) -> str:
        """A name from before, or none where it has such a word: whoever sits down by it chooses another."""
        return "" if self.finds(name) else name

    def welcome(self, names: Sequence[str]) -> list[str]:
        """Those of some names that have no such word."""
        return [name for name in names if not self.finds(name)]

    def _spans(self, text: str) -> Iterator[Span]:
        if not self._words and not self._inner:
            return
        folded, places = _folded(text)
        for start, stop in _runs(folded):
            if folded[start:stop] in self._words:
                yield places[start], places[stop]
        for word in self._inner:
            at = folded.find(word)
            while at >= 0:
                yield places[at], places[at + len(word)]
                at = folded.find(word, at + len(word))


def is_word(text: str) -> bool:
    """Whether a text is one word, as this filter finds them."""
    folded, _places = _folded(text)
    return list(_runs(folded)) == [(0, len(folded))]


def _folded(text: str) -> tuple[str, list[int]]:
    """A text without differences of capitals and width, and where each of its characters stands in the text.

    One more place than characters: where the text ends.
    """
    chars: list[str] = []
    places: list[int] = []
    for at, char in enumerate(text):
        same = "" if char in _JOINERS else unicodedata.normalize("NFKC", char).casefold()
        chars.append(same)
        places.extend([at] * len(same))
    return "".join(chars), [*places, len(text)]


def _runs(text: str) -> Iterator[Span]:
    """Where letters, digits and the marks on them stand together."""
    start = None
    for at, char in enumerate(text):
        if unicodedata.category(char)[0] in "LMN":
            start = at if start is None else start
        elif start is not None:
            yield start, at
            start = None
    if start is not None:
        yield start, len(text)


def _is_unspaced(char: str) -> bool:
    return unicodedata.name(char, "").startswith(_UNSPACED)
