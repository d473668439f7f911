"""Positions as pictures: the board of the browser, from the same drawings (`drawings.json`, made with the client)."""

from niagara.picture.board import Arrow, NoDrawings, draw_svg
from niagara.picture.png import to_png

__all__ = ["Arrow", "NoDrawings", "draw_svg", "to_png"]
