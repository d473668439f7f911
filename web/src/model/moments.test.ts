import { expect, it } from "vitest";
import { ago, moment } from "./moments";

const NOW = Date.UTC(2026, 10, 18, 12, 0);
const HOUR = 3_600_000;

it("says how long ago something was, and nothing of what was just now", () => {
  expect([0, 0.5, 1, 3, 24, 72].map((hours) => ago(NOW - hours * HOUR, NOW))).toEqual([
    "",
    "30 minutes ago",
    "1 hour ago",
    "3 hours ago",
    "yesterday",
    "3 days ago",
  ]);
});

it("names the day of a deadline that is not near", () => {
  expect(moment(NOW + 2 * HOUR, NOW)).not.toMatch(/Nov/);
  expect(moment(NOW + 48 * HOUR, NOW)).toMatch(/Nov/);
});
