import { expect, it } from "vitest";
import type { AnyEvent } from "../protocol.gen";
import { storyOf, type Happening } from "./story";

const at = (round: number, event: AnyEvent): Happening => ({ round, event });
const landing = (canoe: string): AnyEvent => ({ kind: "gem_landed", canoe, gem: "P" });
const theft = (canoe: string): AnyEvent => ({ kind: "gem_stolen", canoe, victim: "0a", gem: "P", at: "3" });
const loss = (canoe: string): AnyEvent => ({ kind: "canoe_lost", canoe, gem: "" });

it("tells the last gem, the boldest thief and the closest rival", () => {
  const log = [
    at(2, landing("1a")),
    at(3, theft("2a")),
    at(4, theft("2b")),
    at(4, theft("1a")),
    at(8, landing("1b")),
    at(9, landing("0a")),
  ];
  expect(storyOf(log, ["PC", "PPPP", "PPP"], [1])).toEqual([
    { id: "last", seat: 1, round: 8 },
    { id: "thefts", seat: 2, count: 2 },
    { id: "rival", seat: 2, missing: 1 },
  ]);
});

it("of two rivals as near, the one with more gems came closest", () => {
  // Two short of four alike each; the standings below put the second first.
  expect(storyOf([at(9, landing("0a"))], ["PPPP", "PPC", "PPCY"], [0])).toContainEqual({ id: "rival", seat: 2, missing: 2 });
});

it("names where the game turned, where the winner was behind before", () => {
  const log = [
    at(1, landing("2a")),
    at(2, landing("2b")),
    at(4, landing("1a")),
    at(6, landing("1b")),
    at(7, theft("1a")),
    at(8, landing("1a")),
    at(9, landing("1b")),
  ];
  expect(storyOf(log, ["", "PPPP", "PP"], [1])[1]).toEqual({ id: "turn", round: 7, event: theft("1a") });
});

it("names the boldest thief where the winner was ahead all the time", () => {
  const log = [at(2, landing("1a")), at(3, theft("2a")), at(4, landing("1b")), at(8, landing("1b"))];
  expect(storyOf(log, ["", "PPPP", ""], [1])).toContainEqual({ id: "thefts", seat: 2, count: 1 });
});

it("speaks of the falls where they took more than thieves did", () => {
  const log = [at(1, theft("2a")), at(2, loss("0a")), at(3, loss("0b")), at(3, loss("1b"))];
  expect(storyOf(log, ["", "PPPP"], [1])).toContainEqual({ id: "falls", seat: 0, count: 3 });
});

it("says so where nothing happened, and names no rival in a draw", () => {
  expect(storyOf([at(1, { kind: "hands_refilled" })], ["P", "P"], [])).toEqual([{ id: "calm" }]);
});
