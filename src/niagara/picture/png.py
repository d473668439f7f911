"""Pictures as PNG, by resvg (the extra `niagara-game[pictures]`)."""

from __future__ import annotations


def to_png(svg: str, *, width: int | None = None) -> bytes:
    """An SVG as PNG, as wide as wanted."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
