// After the end: the best of the game as a short film, a picture and a clip to give away.

import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { violations } from "./axe";
import { misfits } from "./fit";
import { endTitle, quick, seeded, step } from "./helpers";
import { newTable } from "./motion/runs";
import { finishGame } from "./nearly";

// Small, since a machine without a graphics card paints every frame of it.
test.use({ viewport: { width: 960, height: 640 } });

/** The last round of a game: much is under way, and much is to be taken. */
const ROUND = "3 alternate shared stealing 9 | 9 0 +1 L choose | P3 C5 Y6 B5 R6 | 34 - BPP 3 5+R | 456 - - 3+P 6R+B | 56 - PC 4+C 2+Y";

const reel = (page: Page) => page.getByRole("region", { name: "Highlights" });

/** Many highlights. */
async function playRound(page: Page): Promise<void> {
  const id = await newTable(page, { people: 1, bots: 2, position: ROUND });
  await page.goto(`/t/${id}`);
  const pick = seeded(5);
  while ((await step(page, pick)) !== "over");
  await expect(endTitle(page)).toBeVisible();
}

test("a picture of the end is given away as a file, and the highlights begin", async ({ page }) => {
  await quick(page, { speed: 3, motion: "full" });
  await finishGame(page);
  const pictures = page.waitForEvent("download");
  await page.getByRole("button", { name: "Picture" }).click();
  const picture = readFileSync(await (await pictures).path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeGreaterThan(30_000);

  await page.getByRole("button", { name: "Highlights" }).click();
  await expect(reel(page).locator(".board")).toBeVisible();
  await expect(reel(page).locator(".bars span").first()).toBeAttached();
  await expect(reel(page).locator(".strip p").first()).not.toBeEmpty();
  expect(await page.evaluate(misfits)).toEqual([]);
  expect(await violations(page, "highlights")).toEqual([]);
  await reel(page).getByRole("button", { name: "Close the highlights" }).click();
  await expect(page.locator(".stage")).toBeVisible();
});

test("highlights end by themselves; a clip is given away as a file @long", async ({ page }) => {
  await quick(page, { speed: 3, motion: "full" });
  await playRound(page);
  await page.getByRole("button", { name: "Highlights" }).click();
  await expect(reel(page).getByRole("button", { name: "Once more" })).toBeVisible();
  await reel(page).getByRole("button", { name: "Close the highlights" }).click();

  // Who closes it while it is recorded gets no clip; who waits gets one.
  const given: string[] = [];
  page.on("download", (each) => given.push(each.suggestedFilename()));
  const clips = page.waitForEvent("download");
  await page.getByRole("button", { name: "Clip" }).click();
  await expect(reel(page).locator(".bars .now").first()).toBeAttached();
  await reel(page).getByRole("button", { name: "Close the highlights" }).click();
  await page.getByRole("button", { name: "Clip" }).click();
  await expect(page.getByText("being recorded")).toBeVisible();
  const clip = await clips;
  expect(clip.suggestedFilename()).toMatch(/^niagara-.*\.(mp4|webm)$/);
  const film = readFileSync(await clip.path());
  expect(film.length).toBeGreaterThan(20_000);
  expect(film.subarray(4, 8).toString() === "ftyp" || film.readUInt32BE(0) === 0x1a45dfa3).toBe(true);
  await expect(page.locator(".stage")).toBeVisible();
  expect(given).toHaveLength(1);
});
