"""Learning from self-play: games to learn from, two small nets, gates and a report (`niagara train`)."""
