import { describe, expect, it } from "vitest";
import type { LegalMove } from "../protocol.gen";
import { chipsOf, endsOf, firstDeeds, ghostOf, movable, movesOf, movesTo, startOf } from "./choices";
import { nearest, progress } from "./goals";

const move = (number: number, change: Partial<LegalMove>): LegalMove => ({
  number,
  text: `m${number}`,
  kind: "canoe",
  canoe: "1a",
  ...change,
});

const MOVES: LegalMove[] = [
  move(1, { path: ["6L", "5", "4", "3"], after: { do: "steal", gem: "Y", victim: "0a" } }),
  move(2, { path: ["6L", "5", "4", "3"], after: { do: "steal", gem: "C", victim: "2b" } }),
  move(3, { path: ["6L", "5", "4", "3"] }),
  move(4, { path: ["6L", "7L"], after: { do: "load", gem: "R" } }),
  move(5, { path: ["6L", "7L", "X"] }),
  move(6, { canoe: "1b", path: ["2", "1", "J"] }),
  { number: 7, text: "done", kind: "done" },
];

describe("legal moves under the finger", () => {
  it("tells which canoes can be picked, spelled in full or by letter", () => {
    expect(movable(MOVES, 1)).toEqual(["1a", "1b"]);
    expect(movable([move(1, { canoe: "b" })], 1)).toEqual(["1b"]);
  });

  it("groups the moves of a canoe by where they end", () => {
    const ends = endsOf(movesOf(MOVES, 1, "1a"), (each) => each.text);
    expect(ends.map((end) => end.space)).toEqual(["3", "7L", "X"]);
    expect(ends[0]!.chips.map((chip) => chip.victim)).toEqual(["0a", "2b"]);
    expect(ends[1]!.chips).toEqual([{ label: "m4", icon: "load", gem: "R" }]);
    expect(ends[2]).toMatchObject({ danger: true, chips: [{ icon: "falls" }] });
  });

  it("opens a menu only where an end has several meanings", () => {
    expect(movesTo(movesOf(MOVES, 1, "1a"), "3")).toHaveLength(3);
    expect(movesTo(movesOf(MOVES, 1, "1a"), "7L")).toHaveLength(1);
  });

  it("shows landing as a deed", () => {
    expect(chipsOf(movesOf(MOVES, 1, "1b"), () => "land")).toEqual([{ label: "land", icon: "land" }]);
  });

  it("offers a deed where it is done: before setting off at the start, after it at the end", () => {
    const first = move(11, { path: ["7L", "6L", "5"], before: { do: "load", gem: "R" } });
    const robbery = move(12, { path: ["7L", "6L", "5"], before: { do: "load", gem: "R" }, after: { do: "steal", gem: "Y", victim: "0a" } });
    const swap = move(13, { path: ["7L"], after: { do: "swap", gem: "R" } });
    const moves = [first, robbery, swap, move(14, { path: ["7L", "6L", "5"] })];
    expect(firstDeeds(moves)).toEqual([
      { do: "load", gem: "R" },
      { do: "swap", gem: "R" },
    ]);
    expect(startOf("7L", firstDeeds(moves), { do: "swap", gem: "R" }, ({ do: what }) => what)).toEqual({
      space: "7L",
      chosen: 1,
      chips: [
        { label: "load", icon: "load", gem: "R" },
        { label: "swap", icon: "swap", gem: "R" },
      ],
    });
    expect(endsOf(moves, (each) => each.text).map(({ space, chips }) => [space, chips.map(({ icon }) => icon)])).toEqual([
      ["5", ["steal"]],
      ["7L", []],
    ]);
  });

  it("draws the ghost with what will be on board", () => {
    expect(ghostOf(MOVES[3]!, 1, "").cargo).toBe("R");
    expect(ghostOf(MOVES[5]!, 1, "P").cargo).toBe("P");
    const robber = move(9, {
      path: ["6L", "5"],
      before: { do: "unload", gem: "B" },
      after: { do: "steal", gem: "Y", victim: "0a" },
    });
    expect(ghostOf(robber, 1, "B").cargo).toBe("Y");
    expect(ghostOf(move(10, { path: ["6L"], before: { do: "unload", gem: "B" } }), 1, "B").cargo).toBe("");
  });
});

describe("progress toward the goals", () => {
  it("counts the best colour, the colours and all", () => {
    expect(progress("PPPCR").map(({ have }) => have)).toEqual([3, 3, 5]);
    expect(progress("PPPCR")[0]!.gem).toBe("P");
    expect(progress("").map(({ have }) => have)).toEqual([0, 0, 0]);
  });

  it("knows which goal is nearest", () => {
    expect(nearest("PPPC").goal).toBe("four_alike");
    expect(nearest("PCYB").goal).toBe("five_colours");
  });
});
