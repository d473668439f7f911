// Positions for tests and nothing else.

import type { Position, SeatView } from "../protocol.gen";
import { BOOK } from "../rules.gen";

export function seatView(change: Partial<SeatView> = {}): SeatView {
  return {
    hand: "123456C",
    card: "",
    revealed: false,
    landed: "",
    canoes: [
      { at: "J", cargo: "" },
      { at: "J", cargo: "" },
    ],
    ...change,
  };
}

export function position(change: Partial<Position> = {}): Position {
  return {
    options: BOOK,
    round: 1,
    first: 0,
    weather: 0,
    next_arm: "L",
    phase: "choose",
    sites: { P: "PPPPPPP", C: "CCCCCCC", Y: "YYYYYYY", B: "BBBBBBB", R: "RRRRRRR" },
    seats: [seatView(), seatView(), seatView()],
    ...change,
  };
}
