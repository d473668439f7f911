// How hard a puzzle is: what its maker thought, until enough people have tried it to know better.

import type { PuzzleInfo } from "../protocol.gen";

/** The share of people who are thought to find a puzzle at once, by its grade; that thought counts as so many tries. */
const EXPECTED: Readonly<Record<number, number>> = { 1: 0.72, 2: 0.5, 3: 0.3 };
const DOUBT = 8;
/** The hardest of the levels, and the shares below which the next one begins. */
export const HARDEST = 5;
const STEPS = [0.7, 0.55, 0.4, 0.25];

type Tried = Pick<PuzzleInfo, "grade" | "tried" | "solved">;

/** The share of people who find it at once, as far as one can tell. */
export function easeOf({ grade, tried = 0, solved = 0 }: Tried): number {
  const expected = EXPECTED[grade] ?? 0.5;
  return (solved + expected * DOUBT) / (tried + DOUBT);
}

/** From 1 (easy) to 5. */
export const levelOf = (puzzle: Tried): number => 1 + STEPS.filter((step) => easeOf(puzzle) < step).length;
