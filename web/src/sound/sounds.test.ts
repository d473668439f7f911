import { expect, it } from "vitest";
import { panOf, placeOf } from "./sounds.svelte";

it("places sounds from left to right along the river", () => {
  const along = ["J", "1", "3", "5", "6L", "7R", "X"].map(panOf);
  expect(along).toEqual([...along].sort((a, b) => a - b));
  expect(along[0]).toBeLessThan(-0.5);
  expect(along.at(-1)).toBeGreaterThan(0.5);
  expect([panOf("6L"), panOf("")]).toEqual([panOf("6R"), 0]);
});

it("knows where something happens", () => {
  expect(placeOf({ kind: "canoe_paddled", canoe: "0a", path: ["2", "3", "4"] })).toBe("4");
  expect(placeOf({ kind: "gem_landed", canoe: "0a", gem: "P" })).toBe("J");
  expect(placeOf({ kind: "gem_loaded", canoe: "0a", gem: "P", at: "3" })).toBe("3");
  expect(placeOf({ kind: "hands_refilled" })).toBe("");
});
