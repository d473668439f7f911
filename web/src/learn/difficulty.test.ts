import { expect, it } from "vitest";
import { easeOf, HARDEST, levelOf } from "./difficulty";

it("begins with what its maker thought", () => {
  expect([1, 2, 3].map((grade) => levelOf({ grade }))).toEqual([1, 3, 4]);
});

it("follows those who tried it, and one try alone hardly counts", () => {
  const hard = { grade: 1, tried: 60, solved: 3 };
  expect(levelOf(hard)).toBe(HARDEST);
  expect(levelOf({ grade: 3, tried: 60, solved: 58 })).toBe(1);
  expect(levelOf({ grade: 1, tried: 1, solved: 0 })).toBeLessThan(HARDEST);
  expect(easeOf({ grade: 2, tried: 1000, solved: 250 })).toBeCloseTo(0.25, 2);
});
