"""What the executable starts: the command `niagara-game`, in an environment that children may use as it was."""

from __future__ import annotations

import multiprocessing
import os

from niagara.cli import play_at_once

LIBRARIES = "LD_LIBRARY_PATH"

if __name__ == "__main__":
    multiprocessing.freeze_support()
    # The executable's own libraries are not for the browser that it opens.
    if (before := os.environ.pop(f"{LIBRARIES}_ORIG", None)) is None:
        os.environ.pop(LIBRARIES, None)
    else:
        os.environ[LIBRARIES] = before
    play_at_once()
