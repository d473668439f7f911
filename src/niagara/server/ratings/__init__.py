"""Ratings of people from rated games: how one game changes them, and who counts which game when."""
