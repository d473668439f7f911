import { expect, it } from "vitest";
import { standingsOf } from "./evening";

it("adds up by seat, and those with as many points share a place", () => {
  const standings = standingsOf([
    [3, 2, 1, 0],
    [0, 1, 2, 3],
    [0, 1, 1, 3],
  ]);
  expect(standings.map(({ seat, place, total, last }) => [seat, place, total, last])).toEqual([
    [3, 1, 6, 3],
    [1, 2, 4, 1],
    [2, 2, 4, 1],
    [0, 4, 3, 0],
  ]);
});

it("has no standings before the first game is over", () => {
  expect(standingsOf([])).toEqual([]);
});
