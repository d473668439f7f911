"""`python -m niagara.server`: the server without the rest of the command line."""

from __future__ import annotations

import cyclopts

from niagara.cli.serve import serve

if __name__ == "__main__":
    cyclopts.run(serve)
