// A small position for tests: one string for each canoe, such as "4C" (on 4 with a diamond) or "J".
import type { Position } from "../protocol.gen";
import { BOOK } from "../rules.gen";

const canoe = (text: string): { at: string; cargo: string } => {
  const cargo = /[PCYB]$|(?<=[LR\d])R$/.exec(text)?.[0] ?? "";
  const armOnly = cargo === "R" && /^[67]R$/.test(text);
  return { at: cargo && !armOnly ? text.slice(0, -1) : text, cargo: armOnly ? "" : cargo };
};

export function samplePosition(pairs: readonly (readonly [string, string])[], more: Partial<Position> = {}): Position {
  return {
    options: BOOK,
    round: 1,
    first: 0,
    weather: 0,
    next_arm: "L",
    phase: "turns",
    sites: { P: "PPPPPPP", C: "CCCCCCC", Y: "YYYYYYY", B: "BBBBBBB", R: "RRRRRRR" },
    seats: pairs.map(([a, b]) => ({ hand: "123456C", card: "", revealed: false, landed: "", canoes: [canoe(a), canoe(b)] })),
    ...more,
  };
}
