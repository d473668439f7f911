import { describe, expect, it } from "vitest";
import type { Position } from "../protocol.gen";
import { BOOK } from "../rules.gen";
import { refilled, withCanoe, withCard, withHand, withLanded, withOptions, withPhase, withPlayers } from "./draft";

const seat = {
  hand: "123456C",
  card: "",
  revealed: false,
  landed: "",
  canoes: [
    { at: "J", cargo: "" },
    { at: "J", cargo: "" },
  ],
} as const;
const START: Position = {
  options: BOOK,
  round: 1,
  first: 1,
  weather: 0,
  next_arm: "L",
  phase: "choose",
  sites: { P: "PPPPPPP", C: "CCCCCCC", Y: "YYYYYYY", B: "BBBBBBB", R: "RRRRRRR" },
  seats: [seat, seat, seat],
};

describe("a position being set up", () => {
  it("moves gems between piles, canoes and the shore, so that none appears or is lost", () => {
    const loaded = withCanoe(START, 0, 1, "5", "Y");
    expect(loaded.seats[0]!.canoes[1]).toEqual({ at: "5", cargo: "Y" });
    expect(loaded.sites.Y).toBe("YYYYYY");
    const swapped = withCanoe(loaded, 0, 1, "5", "B");
    expect([swapped.sites.Y, swapped.sites.B]).toEqual(["YYYYYYY", "BBBBBB"]);
    const landed = withLanded(swapped, 2, "R", 1);
    expect([landed.seats[2]!.landed, landed.sites.R]).toEqual(["R", "RRRRRR"]);
    expect(withLanded(landed, 2, "R", -1).sites.R).toBe("RRRRRRR");
    expect(withLanded(START, 2, "R", -1)).toEqual(START);
  });

  it("lays cards down and open as far as the seat whose turn it is, and takes them back", () => {
    const turns = withPhase(START, "turns", 2);
    expect(turns.turn).toEqual({ seat: 2 });
    expect(turns.seats.map(({ card, revealed }) => `${card}${revealed}`)).toEqual(["1false", "1true", "1true"]);
    const other = withCard(turns, 0, "6");
    expect(other.seats[0]).toMatchObject({ card: "6", hand: "12345C" });
    const back = withPhase(other, "choose", 0);
    expect(back).not.toHaveProperty("turn");
    expect(back.seats[0]).toMatchObject({ card: "", hand: "123456C", revealed: false });
    expect(refilled(withHand(back, 0, "3")).seats[0]!.hand).toBe("123456C");
    expect(withHand(back, 0, "3").seats[0]!.hand).toBe("12456C");
  });

  it("has no next arm while the fork is left to chance", () => {
    const chance = withOptions(START, { ...BOOK, fork: "chance" });
    expect([chance.options.fork, chance.next_arm]).toEqual(["chance", null]);
    expect(withOptions(chance, BOOK).next_arm).toBe("L");
    expect(withOptions({ ...START, next_arm: "R" }, { ...BOOK, max_rounds: 9 }).next_arm).toBe("R");
  });

  it("gives back what a seat had that leaves", () => {
    const rich = withLanded(withCanoe(START, 2, 0, "4", "C"), 2, "P", 1);
    const fewer = withPlayers(rich, 2);
    expect(fewer.seats).toHaveLength(2);
    expect(fewer.sites).toEqual(START.sites);
    expect(withPlayers(fewer, 5).seats).toHaveLength(5);
  });
});
