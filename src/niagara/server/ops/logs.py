"""What is logged, and how: lines for people or JSON for machines; never a card, a token or a session."""

from __future__ import annotations

import json
import logging
import time
from typing import Literal

LogFormat = Literal["text", "json"]
TEXT = "%(asctime)s %(levelname)s %(name)s %(message)s"


class OneLine(logging.Formatter):
    """Text on one line: whatever a name or an address smuggles in, it cannot begin a line of its own."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def format(self, record: logging.LogRecord) -> str:
        """The record, with control characters of its message made visible; a traceback keeps its lines."""
        message = record.getMessage()
        record.message = message.translate(_VISIBLE)
        record.asctime = self.formatTime(record)
        line = self.formatMessage(record)
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as an object; JSON escapes whatever would break a line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        said: dict[str, str] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["trouble"] = self.formatException(record.exc_info)
        return json.dumps(said)


_VISIBLE = {code: repr(chr(code))[1:-1] for code in [*range(32), *range(127, 160), 0x2028, 0x2029]}


def set_up_logs(kind: LogFormat, least: int = logging.WARNING) -> None:
    """Send warnings and worse, or what else is the least, to standard error, in one of the two shapes."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else OneLine(TEXT))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(least)
