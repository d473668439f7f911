#!/usr/bin/env python3
"""A bot as a program of its own: it imports nothing of Niagara and speaks JSON lines (docs/bot-protocol.md).

niagara arena --table "exec:examples/exec_bot.py,drifter,drifter,drifter" --games 40
"""

import json
import random
import sys

DEEPEST = {"J": 0, "X": 20}  # other spaces are named by their depth: "3", "6L"


def worth(move: str, seat: dict) -> float:  # type: ignore[type-arg]
    """Landing a gem is best, then stealing or loading one close to home; the falls are worst."""
    canoe, *words = move.split()
    if canoe not in ("a", "b"):
        return 0.0
    loaded = bool(seat["canoes"]["ab".index(canoe)]["cargo"])
    end = next((word[1:] for word in words if word.startswith(">")), "")
    depth = DEEPEST.get(end, int(end[0]) if end and end[0].isdigit() else 4)
    if depth == 0:
        return 20.0 if loaded else -5.0
    gains = loaded or any(word[0] in "+~x" for word in words)
    return (10.0 if gains else 0.0) - depth


def main() -> None:
    """Answer until the input ends."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            random.seed(message["seed"])
            answer = {"type": "hello", "name": "Little Python"}
        elif message["type"] == "choose":
            seat = message["position"]["seats"][message["seat"]]
            best = max(message["moves"], key=lambda move: worth(move, seat) + random.random())
            answer = {"type": "move", "id": message["id"], "move": best}
        else:
            break
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
