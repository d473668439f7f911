import { expect, it } from "vitest";
import { daily } from "./daily.svelte";

it("counts days in a row over the end of a month, until one is missed", () => {
  expect(daily.inARow("2026-2-28")).toBe(0);
  daily.solve(2, "2026-2-27");
  daily.solve(1, "2026-2-28");
  expect(daily.inARow("2026-2-28")).toBe(2);
  // Tomorrow's is not solved yet: nothing is lost.
  expect(daily.inARow("2026-3-1")).toBe(2);
  expect(daily.inARow("2026-3-2")).toBe(0);
  daily.solve(1, "2026-3-1");
  expect(daily.inARow("2026-3-1")).toBe(3);
});

it("keeps the first solution of a day", () => {
  daily.solve(3, "2026-5-5");
  daily.solve(1, "2026-5-5");
  expect(daily.tries("2026-5-5")).toBe(3);
  expect(daily.tries("2026-5-6")).toBe(0);
});
