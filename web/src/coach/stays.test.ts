import { describe, expect, it } from "vitest";
import type { Controls } from "../model/controls.svelte";
import { handOf, IDLE, isIdle, stays, type Hand } from "./stays";

const turn = (moves: number[] = [], open: number[] = []): Hand => ({ asked: "turn 5 0", moves, open });
const card = (moves: number[] = []): Hand => ({ asked: "card 6 0", moves, open: [] });

describe("how long a word stays", () => {
  it("a warning as long as the plan that it speaks of", () => {
    expect(stays("warned", turn([7]), turn([7]))).toBe(true);
    expect(stays("warned", turn([7]), turn([], [3, 4]))).toBe(false);
    expect(stays("warned", turn([7]), turn([8]))).toBe(false);
    expect(stays("warned", turn([7]), turn())).toBe(false);
    expect(stays("warned", turn([7]), IDLE)).toBe(false);
  });

  it("a suggestion until another move is planned, or all of it is", () => {
    const best = [2, 9];
    expect(stays("suggested", turn(), turn([2]), best)).toBe(true);
    expect(stays("suggested", turn(), turn([], [1, 2]), best)).toBe(true);
    expect(stays("suggested", turn(), turn([2], [9, 10]), best)).toBe(true);
    expect(stays("suggested", turn(), turn([3]), best)).toBe(false);
    expect(stays("suggested", turn(), turn([], [3, 4]), best)).toBe(false);
    expect(stays("suggested", turn([2]), turn([2, 8]), best)).toBe(false);
    expect(stays("suggested", turn([2]), turn([2, 9]), best)).toBe(false);
    expect(stays("suggested", card(), card([1]), [4])).toBe(false);
    expect(stays("suggested", turn(), card(), best)).toBe(false);
  });

  it("a suggestion that was asked for beside a finished plan until that is changed", () => {
    expect(stays("suggested", turn([3]), turn([3]), [2])).toBe(true);
    expect(stays("suggested", turn([3]), turn([4]), [2])).toBe(false);
  });

  it("a criticism until the player takes up the next decision", () => {
    expect(stays("reviewed", IDLE, card())).toBe(true);
    expect(stays("reviewed", card(), card())).toBe(true);
    expect(stays("reviewed", card(), card([2]))).toBe(false);
    expect(stays("reviewed", card(), IDLE)).toBe(false);
    expect(stays("reviewed", turn(), turn([], [3, 4]))).toBe(false);
    expect(stays("reviewed", turn(), card())).toBe(false);
  });
});

describe("what the player is doing", () => {
  const moves = [
    { number: 0, kind: "card", card: "1" },
    { number: 4, kind: "card", card: "5" },
  ];
  const controls = (change: object): Controls =>
    ({
      mode: "card",
      curtain: -1,
      decision: { seat: 0, moves },
      down: "",
      answered: false,
      raised: "",
      model: { plan: null, shown: { round: 5 } },
      ...change,
    }) as unknown as Controls;
  const plan = (change: object): Controls =>
    controls({
      mode: "turn",
      model: { shown: { round: 5 }, plan: { numbers: () => [2], cursor: null, menu: null, sent: false, ...change } },
    });

  it("knows the card that is taken up, but not one that is down", () => {
    expect(handOf(controls({}))).toEqual({ asked: "card 5 0", moves: [], open: [] });
    expect(handOf(controls({ raised: "5" })).moves).toEqual([4]);
    expect(handOf(controls({ raised: "5", down: "1" }))).toEqual(IDLE);
  });

  it("knows the plan, what is pointed at, and what is being chosen", () => {
    expect(handOf(plan({}))).toEqual({ asked: "turn 5 0", moves: [2], open: [] });
    expect(handOf(plan({ cursor: { number: 6 } })).moves).toEqual([2, 6]);
    expect(handOf(plan({ menu: { space: "6L", moves: [{ number: 3 }, { number: 4 }] } })).open).toEqual([3, 4]);
    expect(handOf(plan({ sent: true }))).toEqual(IDLE);
  });

  it("is nothing while nothing is planned", () => {
    expect([turn(), IDLE, turn([1]), turn([], [1])].map(isIdle)).toEqual([true, true, false, false]);
  });
});
