"""How long a text may be that people send (the browser's fields stop at the same length), and a host be silent."""

from __future__ import annotations

from typing import Final

NAME_LENGTH: Final = 24
FACE_LENGTH: Final = 12
COLOURS: Final = 5  # that seats are told apart by
CHAT_LENGTH: Final = 200
LABEL_LENGTH: Final = 40
RECORD_LENGTH: Final = 100_000
BEAT_SECONDS: Final = 4.0  # a page gives a socket up that has been silent for more than twice that
RECORD_MOVES: Final = 3000  # ten times those of a usual game
RECORD_ROUNDS: Final = 300
ANALYSED_MOVES: Final = 1000
