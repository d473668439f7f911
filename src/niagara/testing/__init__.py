"""What tests of bots, environments and rules share: makers of positions, reachable and merely possible."""
