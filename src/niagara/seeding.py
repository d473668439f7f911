"""Seeds into random words, in whole numbers only: the algorithm of NumPy's SeedSequence, for hosts without NumPy.

Equal seeds give equal words everywhere and for ever (M. E. O'Neill's seed_seq mixing, as NumPy documents it).
"""

from __future__ import annotations

from typing import Final, Protocol

_BITS: Final = 0xFFFFFFFF
_POOL: Final = 4
_INIT_A, _MULT_A = 0x43B0D7E5, 0x931E8875
_INIT_B, _MULT_B = 0x8B51F9DD, 0x58F38DED
_MIX_LEFT, _MIX_RIGHT = 0xCA01F9DD, 0x4973F715


class Words(Protocol):
    """A list of whole numbers, or an array of them in compiled code."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, word: int, /) -> None: ...


def mix_seed(seed: int) -> list[int]:
    """The seed's own bits, spread over a pool of four words of 32 bits."""
    if seed < 0:
        raise ValueError(f"seed: {seed}, but a seed is 0 or more")
    words = [seed >> shift & _BITS for shift in range(0, max(seed.bit_length(), 1), 32)]
    key = _INIT_A

    def scramble(word: int) -> int:
        """A hash whose key changes with every word."""
        nonlocal key
        word ^= key
        key = key * _MULT_A & _BITS
        word = word * key & _BITS
        return word ^ word >> 16

    pool = [scramble(word) for word in (words + [0] * _POOL)[:_POOL]]
    for source in range(_POOL):
        for target in range(_POOL):
            if source != target:
                pool[target] = _blend(pool[target], scramble(pool[source]))
    for word in words[_POOL:]:
        pool = [_blend(each, scramble(word)) for each in pool]
    return pool


def _blend(left: int, right: int) -> int:
    word = (_MIX_LEFT * left - _MIX_RIGHT * right) & _BITS
    return word ^ word >> 16


def fill_words(pool: Words, out: Words) -> None:
    """Write random words of 32 bits that follow from a pool; `niagara.fast` compiles this very function."""
    key = _INIT_B
    for place in range(len(out)):
        word = pool[place % _POOL] ^ key
        key = key * _MULT_B & _BITS
        word = word * key & _BITS
        out[place] = word ^ word >> 16


def generator_state(seed: int) -> int:
    """The first state of a compiled generator (`fast.rng`), which is never 0."""
    halves = [0, 0]
    fill_words(mix_seed(seed), halves)
    return halves[0] | halves[1] << 32 | 1
