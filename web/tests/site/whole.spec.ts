// The long walk through the static folder: whole games at every level, around one device, seen again; wide and on a
// phone, in English and Russian.

import { expect } from "@playwright/test";
import { LEVELS } from "../../src/rules.gen";
import { playToTheEnd, quick } from "../helpers";
import { test } from "./served";

for (const [index, { id }] of LEVELS.entries()) {
  test(`a whole game against ${id}, seen again @phone`, async ({ page, served }) => {
    test.setTimeout(1_200_000);
    await quick(page, { language: index % 2 ? "ru" : "en", level: id });
    await page.goto(served.url);
    await page.locator("button.play").click();
    await playToTheEnd(page, index);
    await page.locator('a.button[href*="#/replay/"]').click();
    await page.locator("figure, header .tools").first().waitFor();
    await expect(page).toHaveURL(/#\/replay\/[\w-]+\?\d+$/);
  });
}

test("a whole game around one device @phone", async ({ page, served }) => {
  test.setTimeout(1_200_000);
  await quick(page, { language: "ru" });
  await page.goto(served.url);
  await page.locator("button.way").first().click();
  await page.locator("dialog button.primary").click();
  await playToTheEnd(page, 9);
});
