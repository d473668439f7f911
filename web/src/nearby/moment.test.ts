import { describe, expect, it } from "vitest";
import type { Position } from "../protocol.gen";
import { beforeCards } from "./moment";

const seat = (hand: string, card: string) => ({ hand, card, revealed: false });
const position = (phase: string, ...seats: object[]) => ({ phase, round: 4, seats }) as unknown as Position;

describe("the moment before the cards", () => {
  it("has one's own card in its hand again, and those of others where they never left", () => {
    const found = beforeCards(position("choose", seat("1246C", "3"), seat("56C", "?"), seat("12", "")))!;
    expect(found.seats.map(({ hand, card }) => [hand, card])).toEqual([
      ["12346C", ""],
      ["56C", ""],
      ["12", ""],
    ]);
    expect(found.round).toBe(4);
  });

  it("is over once cards lie open", () => {
    expect(beforeCards(position("turns", seat("12", "3")))).toBeNull();
  });
});
