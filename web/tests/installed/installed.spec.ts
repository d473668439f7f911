// One click and a whole game, its analysis, a lesson and the documentation, from whatever serves `NIAGARA_ADDRESS`.

import { expect, test } from "@playwright/test";
import { offered, playToTheEnd, quick } from "../helpers";

const ADDRESS = process.env.NIAGARA_ADDRESS!;

test("one click, a whole game, its analysis, a lesson, the documentation", async ({ page }) => {
  test.setTimeout(600_000);
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(`${page.url()}: ${error.stack ?? error.message}`));
  await quick(page, { level: "duckling" });
  await page.goto(ADDRESS);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  expect(await offered(page)).toBe("card");
  await playToTheEnd(page, 20);
  if (process.env.NIAGARA_PICTURE) await page.screenshot({ path: process.env.NIAGARA_PICTURE });
  await page.locator('a.button[href*="/replay/"]').click();
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByRole("button", { name: "Analyse this game" }).click();
  await expect(page.locator("figure svg .line").first()).toBeVisible({ timeout: 300_000 });
  await page.goto(`${ADDRESS}/#/learn/scene/weather`);
  await page.locator("button.big").first().click();
  await expect(page.locator(".verdict")).toBeVisible();
  await page.goto(`${ADDRESS}/docs/`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Niagara");
  expect(wrong).toEqual([]);
});
