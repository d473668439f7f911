"""Where work that takes long is done: threads for bots, other machines, processes for analysis and for serving."""
