// Pictures of the rule book: positions for the real board, and what is lit up on them.

import type { End, Ghost } from "../board/types";
import type { CanoeView, Position, SeatView } from "../protocol.gen";
import { BOOK, JETTY } from "../rules.gen";

export interface Figure {
  /** The chapter it stands in. */
  chapter: number;
  /** The message under it. */
  words: string;
  position: Position;
  picked?: string;
  ends?: readonly End[];
  ghost?: Ghost;
}

function seat(...places: readonly [string, string]): SeatView {
  const canoes = places.map((place): CanoeView => {
    const [at = JETTY, cargo = ""] = place.split("+");
    return { at, cargo };
  });
  return { hand: "", card: "", revealed: false, landed: "", canoes: [canoes[0]!, canoes[1]!] };
}

function position(seats: readonly SeatView[], change: Partial<Position> = {}): Position {
  return {
    options: BOOK,
    round: 1,
    first: 0,
    weather: 0,
    next_arm: "L",
    phase: "choose",
    sites: { P: "PPPPPPP", C: "CCCCCCC", Y: "YYYYYYY", B: "BBBBBBB", R: "RRRRRRR" },
    seats,
    ...change,
  };
}

const ashore = (): SeatView => seat("J", "J");

export const FIGURES: readonly Figure[] = [
  { chapter: 1, words: "rulebook-river", position: position([ashore(), ashore(), ashore()]) },
  {
    chapter: 6,
    words: "rulebook-load",
    position: position([seat("5", "J"), ashore(), ashore()]),
    picked: "0a",
    ends: [
      { space: "3", chips: [{ label: "", icon: "load", gem: "Y" }] },
      { space: "7L", chips: [{ label: "", icon: "load", gem: "R" }] },
      { space: "7R", chips: [{ label: "", icon: "load", gem: "R" }] },
    ],
  },
  {
    chapter: 6,
    words: "rulebook-steal",
    position: position([seat("6L", "J"), seat("3+Y", "J"), seat("3+R", "J")]),
    picked: "0a",
    ends: [
      {
        space: "3",
        chips: [
          { label: "", icon: "steal", gem: "Y", victim: "1a" },
          { label: "", icon: "steal", gem: "R", victim: "2a" },
        ],
      },
    ],
  },
  {
    chapter: 7,
    words: "rulebook-flow",
    position: position([seat("3+C", "J"), seat("5", "J"), seat("6L+B", "J")], { weather: 1 }),
  },
];
