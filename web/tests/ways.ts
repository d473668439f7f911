// Ways to play that not everybody takes: with much larger letters, with forced colours, by finger alone.

import { expect, type Page } from "@playwright/test";
import { endTitle, offered, quick, seeded, step } from "./helpers";

export interface Way {
  name: string;
  size?: { width: number; height: number };
  settings?: Record<string, unknown>;
  forced?: boolean;
  touch?: boolean;
}

export const WAYS: readonly Way[] = [
  // 1280 × 1024 at 400 %.
  { name: "at 400 %", size: { width: 320, height: 256 } },
  { name: "on 320 × 568 with letters twice as large", size: { width: 320, height: 568 }, settings: { size: 2 } },
  { name: "in forced colours", forced: true },
  { name: "by touch alone", touch: true },
  { name: "on a phone held sideways", size: { width: 844, height: 390 }, touch: true },
];

/** Plays a game to its end; `rounds` end it as a draw where nobody wins before. */
export async function playToEnd(page: Page, way: Way, rounds: number | null, seed: number): Promise<void> {
  await quick(page, { motion: "calm", ...way.settings });
  if (way.size) await page.setViewportSize(way.size);
  if (way.forced) await page.emulateMedia({ forcedColors: "active" });
  // Against the stronger ones a whole game is over before long.
  const level = rounds === null ? "beaver2" : "duckling";
  const seats = [{ kind: "me", name: "Robin" }, ...Array.from({ length: 2 }, () => ({ kind: "bot", level }))];
  const made = await page.request.post("/api/tables", { data: { seats, pause: 0, options: { max_rounds: rounds } } });
  await page.goto(`/t/${((await made.json()) as { id: string }).id}`);
  const pick = seeded(seed);
  while ((await offered(page)) !== "over") await step(page, pick, way.touch ? "tap" : "click");
  await expect(endTitle(page)).toBeVisible();
}
