import { expect, it } from "vitest";
import { learned } from "./progress.svelte";

it("brings back on another day what was given up, until it is done", () => {
  learned.giveUp("fork", "2026-1-1");
  expect(learned.due("fork", "2026-1-1")).toBe(false);
  learned.add("fork", "2026-1-1");
  expect(learned.has("fork")).toBe(true);
  expect(learned.due("fork", "2026-1-2")).toBe(true);
  learned.add("fork", "2026-1-2");
  expect(learned.due("fork", "2026-1-3")).toBe(false);
  expect(learned.due("steal", "2026-1-3")).toBe(false);
});
