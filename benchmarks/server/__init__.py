"""How fast and how small the server is, beside a bare echo on the same stack and beside boardgame.io.

`make bench-server` runs everything; `python -m benchmarks.server --quick` takes less than a minute.
"""
