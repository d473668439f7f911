import { expect, it, vi } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import { percent, reasonWords } from "./words";

it.each([
  ["en", "1", "Too near: that takes one point, and all 5 must be spent."],
  ["en", "3", "Too near: that takes 3 points, and all 5 must be spent."],
  ["de", "1", "Zu nah: Das kostet einen Punkt, und alle 5 müssen weg."],
])("counts in words, in %s: %s", async (language, needed, sentence) => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("navigator", { languages: [] });
  await setLanguage(language);
  const reason = { code: "points_left", text: "", params: { needed, points: "5" } };
  expect(reasonWords(reason, { seats: [], you: [] })).toBe(sentence);
});

it("tells a small chance from none", () => {
  expect([0, 0.003, 0.006, 0.42, 1].map(percent).map((words) => words.replace(/\s/, ""))).toEqual(["0%", "<1%", "1%", "42%", "100%"]);
});
