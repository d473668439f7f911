import { expect, it } from "vitest";
import type { Forecast } from "../protocol.gen";
import { driftsOf, outlookOf } from "./outlook";

const forecast: Forecast = {
  card: "4",
  weather: 0,
  speeds: { "2": 0.75, "3": 0.25 },
  spaces: { "4": { "5": 0.02, "6L": 0.73, "7L": 0.25 }, "6L": { X: 1 }, "7R": { "7R": 0.5, X: 0.5 } },
};

it("tells the danger of each canoe on the water, and what is certain", () => {
  const stands = [
    { at: "4", cargo: "P" },
    { at: "6L", cargo: "" },
  ];
  expect(outlookOf(forecast, 2, stands)).toEqual([
    { canoe: "2a", at: "4", cargo: "P", falls: 0, certain: "" },
    { canoe: "2b", at: "6L", cargo: "", falls: 1, certain: "X" },
  ]);
  expect(outlookOf(forecast, 2, [{ at: "J", cargo: "" }])).toEqual([]);
});

it("draws where canoes may drift to, not where they stay, fall or hardly ever come", () => {
  const stands = [
    { at: "4", cargo: "" },
    { at: "7R", cargo: "" },
  ];
  expect(driftsOf(forecast, 0, stands)).toEqual([
    { canoe: "0a", space: "6L", chance: 0.73, place: 0 },
    { canoe: "0a", space: "7L", chance: 0.25, place: 0 },
  ]);
});
