"""Lessons: scenes to play on the real board, the printed example to watch, puzzles to solve. The engine judges all."""
