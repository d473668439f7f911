"""`exp` and `log` from additions and multiplications alone, so that every host computes the very same bits.

A library of the machine may round the last bit in its own way, and WebAssembly has none. Both are within two units in
the last place: the argument is reduced exactly enough that a power series of a few terms has the rest.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from niagara.fast import helper

# The logarithm of 2 in two parts; the first has 32 bits, so that its small multiples are exact.
LN_2_HIGH: Final = 0.6931471803691238
LN_2_LOW: Final = 1.9082149292705877e-10
PER_LN_2: Final = 1.4426950408889634
NO_FRACTION: Final = 6755399441055744.0  # so large (3 · 2⁵¹) that what is added to it loses its fraction
HALF_ROOT: Final = 0.7071067811865476
LEAST: Final = -708.0  # exp of less is taken for 0, so that no result is below the normal numbers
MOST: Final = 709.0

BIAS: Final = 1023  # of the exponent in a number of 64 bits
FRACTION: Final = 52
FRACTION_BITS: Final = (1 << FRACTION) - 1
ONE_BITS: Final = BIAS << FRACTION


@helper
def exp(x: float) -> float:
    """e to the power of x; 0 below -708, infinite above 709."""
    if x < LEAST:
        return 0.0
    if x > MOST:
        return np.inf
    twos = (x * PER_LN_2 + NO_FRACTION) - NO_FRACTION  # to the nearest whole number
    r = (x - twos * LN_2_HIGH) - twos * LN_2_LOW  # at most half of the logarithm of 2
    # 1 + r + r²/2! + … + r¹³/13!, in pairs, so that a processor can work on several at once
    r2 = r * r
    r4 = r2 * r2
    r8 = r4 * r4
    low = (1 / 2 + r * (1 / 6)) + r2 * (1 / 24 + r * (1 / 120))
    middle = (1 / 720 + r * (1 / 5040)) + r2 * (1 / 40320 + r * (1 / 362880))
    high = (1 / 3628800 + r * (1 / 39916800)) + r2 * (1 / 479001600 + r * (1 / 6227020800))
    power = 1.0 + (r + r2 * (low + r4 * middle + r8 * high))
    return float(power * np.int64((int(twos) + BIAS) << FRACTION).view(np.float64))


@helper
def log(x: float) -> float:
    """The natural logarithm of a positive, finite, normal number."""
    bits = np.float64(x).view(np.int64)
    twos = (bits >> FRACTION) - BIAS
    m = np.int64((bits & FRACTION_BITS) | ONE_BITS).view(np.float64) * 0.5  # from a half up to 1
    twos += 1
    if m < HALF_ROOT:
        m *= 2.0
        twos -= 1
    # log m = 2 artanh s with s = (m - 1) / (m + 1), at most 0.172: 2 (s + s³/3 + s⁵/5 + … + s²¹/21)
    f = m - 1.0
    s = f / (2.0 + f)
    z = s * s
    z2 = z * z
    z4 = z2 * z2
    low = (1 / 3 + z * (1 / 5)) + z2 * (1 / 7 + z * (1 / 9))
    high = (1 / 11 + z * (1 / 13)) + z2 * (1 / 15 + z * (1 / 17)) + z4 * (1 / 19 + z * (1 / 21))
    rest = 2.0 * (s * z) * (low + z4 * high)
    return float(twos * LN_2_HIGH + (2.0 * s + (rest + twos * LN_2_LOW)))
