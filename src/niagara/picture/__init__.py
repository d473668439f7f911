"""Positions and games as pictures: the board of the browser, from the same drawings (`drawings.json`, made with it)."""

from niagara.picture.board import Arrow, NoDrawings, draw_svg
from niagara.picture.film import Frame, draw_film, make_film
from niagara.picture.png import to_png

__all__ = ["Arrow", "Frame", "NoDrawings", "draw_film", "draw_svg", "make_film", "to_png"]
