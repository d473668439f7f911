"""Words that a host does not want to read: whole words in any writing, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from niagara.tables.refusals import Refusal, need_welcome_name
from niagara.tables.words import HIDDEN, WordFilter, is_word

WORDS = WordFilter(["ass", "Straße", "дурак", "ΟΔΟΣ", "मूर्ख", "馬鹿", "حمار", "é"])


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("what an Ass!", f"what an {HIDDEN}!"),
        ("ASS-ass_ass", f"{HIDDEN}-{HIDDEN}_{HIDDEN}"),
        ("a classy assistant", None),
        ("ass2", None),
        ("ａｓｓ", HIDDEN),  # as wide as an ideograph
        ("a\u200dss", HIDDEN),  # with something invisible in it
        ("die STRASSE hier", f"die {HIDDEN} hier"),
        ("Straßen", None),
        ("Ты ДУРАК, он — дурачок", f"Ты {HIDDEN}, он — дурачок"),
        ("οδος Οδός οδοσ", f"{HIDDEN} Οδός {HIDDEN}"),
        ("वह मूर्ख है", f"वह {HIDDEN} है"),
        ("मूर्खता", None),
        ("この馬鹿野郎", f"この{HIDDEN}野郎"),
        ("انت حمار", f"انت {HIDDEN}"),
        ("café", None),
        ("", None),
    ],
)
def test_whole_words_are_hidden_in_every_writing(text: str, masked: str | None) -> None:
    assert WORDS.masked(text) == (text if masked is None else masked)
    assert WORDS.finds(text) == (masked is not None)


@given(st.text())
def test_any_text_is_read_and_what_was_hidden_is_gone(text: str) -> None:
    assert WordFilter().masked(text) == text
    assert not WORDS.finds(WORDS.masked(text))


def test_a_name_with_such_a_word_is_refused_and_others_are_not() -> None:
    need_welcome_name(WORDS, "Cassandra")
    with pytest.raises(Refusal) as refused:
        need_welcome_name(WORDS, "Silly Ass", "seats[0].name")
    assert (refused.value.problem.code, refused.value.problem.field) == ("unwelcome_name", "seats[0].name")
    assert WORDS.welcome(["Otter", "ass", "Heron"]) == ["Otter", "Heron"]


def test_one_word_is_told_from_several() -> None:
    assert all(map(is_word, ["ass", "馬鹿", "मूर्ख", "x1"]))
    assert not any(map(is_word, ["", "two words", "half-word", "!", " "]))
