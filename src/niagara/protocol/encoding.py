"""How messages become bytes, everywhere alike."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode
