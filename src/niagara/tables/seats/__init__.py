"""Who acts in a seat, and by when: presence, clocks, bots. Each takes values and says what follows."""
