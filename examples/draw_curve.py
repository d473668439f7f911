"""Draw learning curves that train_ppo.py wrote: python examples/draw_curve.py runs/ppo/curve.csv > curve.svg"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 360, 56, 24, 190, 48
LINES = {"against_drifters": ("against Drifters", "#1d6a72"), "against_paddlers": ("against Paddlers", "#c8552b")}
EQUAL = 1 / 3
MOST_TICKS = 6
STEPS = [figure * 10.0**power for power in range(3, 10) for figure in (1, 2, 5)]


def main(path: Path) -> None:
    """Write the picture to standard output."""
    with path.open(newline="", encoding="utf-8") as file:
        rows = [{key: row[key] for key in ("decisions", *LINES)} for row in csv.DictReader(file)]
    most = max(float(row["decisions"]) for row in rows)

    def x(decisions: float) -> float:
        return LEFT + decisions / most * (WIDTH - LEFT - RIGHT)

    def y(share: float) -> float:
        return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)

    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="learning curve"'
    )
    print(' font-family="system-ui, sans-serif" font-size="13" fill="#16302f">')
    print(f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="#f4f8f7"/>')
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        print(f'<path d="M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}" stroke="#cfdedc"/>')
        print(f'<text x="{LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    print(f'<path d="M{LEFT} {y(EQUAL):.1f}H{WIDTH - RIGHT}" stroke="#16302f" stroke-dasharray="5 5"/>')
    print(f'<text x="{WIDTH - RIGHT + 10}" y="{y(EQUAL) + 4:.1f}" fill="#5d7573">an equal share</text>')
    step = next(step for step in STEPS if most / step <= MOST_TICKS)
    for tick in range(int(most / step) + 1):
        print(f'<text x="{x(tick * step):.1f}" y="{HEIGHT - 26}" text-anchor="middle">{tick * step / 1e6:g}</text>')
    print(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">million decisions</text>')
    for key, (name, colour) in LINES.items():
        points = [f"{x(float(row['decisions'])):.1f},{y(float(row[key])):.1f}" for row in rows]
        print(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        last = y(float(rows[-1][key]))
        print(f'<text x="{WIDTH - RIGHT + 10}" y="{last + 4:.1f}" fill="{colour}">{name}</text>')
    print("</svg>")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
