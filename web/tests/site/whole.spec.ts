// The long walk through the static folder: whole games at every level, around one device, seen again; every screen that
// needs no other people; wide and on a phone, in English and Russian.

import { expect } from "@playwright/test";
import { LEVELS } from "../../src/rules.gen";
import { daylight, violations } from "../axe";
import { RECORD } from "../blunder";
import { misfits } from "../fit";
import { playToTheEnd, quick } from "../helpers";
import { ask } from "./player";
import { test } from "./served";

/** Addresses, and what shows that they are there; `ID` is a game that was read in and analysed. */
const PAGES: readonly (readonly [path: string, ready: string])[] = [
  ["", "button.play"],
  ["#/learn", "main a"],
  ["#/learn/overview", "h1"],
  ["#/learn/scene/steal", ".bar .sentence"],
  ["#/learn/example", ".step"],
  ["#/learn/puzzles", "main a"],
  ["#/learn/rules", ".rule"],
  ["#/games", "main li"],
  ["#/replay/ID?4", "header .tools"],
  ["#/replay/ID/mistakes", ".bar .sentence"],
  ["#/explore", ".best li"],
  ["#/numbers", "main p, .facts"],
  ["#/join", "main form"],
];

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
  await page.locator("button.way").nth(1).click();
  await page.locator("dialog button.primary").click();
  await playToTheEnd(page, 9);
});

for (const language of ["en", "ru"]) {
  test(`every screen that needs no other people, ${language} @phone`, async ({ page, served }) => {
    test.setTimeout(1_200_000);
    const wrong: string[] = [];
    page.on("pageerror", (error) => wrong.push(error.message));
    await daylight(page);
    await quick(page, { language });
    await page.goto(served.url);
    const { id } = await ask<{ id: string }>(page, "POST", "/api/games", { record: JSON.stringify(RECORD) });
    await ask(page, "POST", `/api/tables/${id}/analysis`, { depth: "quick" });
    const status = async () => (await ask<{ status: string }>(page, "GET", `/api/tables/${id}/analysis`)).status;
    await expect.poll(status, { timeout: 240_000, intervals: [500] }).toBe("done");
    const look = async (name: string): Promise<void> => {
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      wrong.push(...(await violations(page, name)), ...(await page.evaluate(misfits)).map((each) => `${name}: ${each}`));
    };
    for (const [path, ready] of PAGES) {
      await page.goto(served.url + path.replace("ID", id));
      await page.locator(ready).first().waitFor({ timeout: 120_000 });
      await look(path);
    }
    await page.goto(served.url);
    for (const opener of ["button.gear", "button.way >> nth=0", "button.way >> nth=1", "button.way >> nth=2"]) {
      await page.locator(opener).click();
      await page.locator("dialog[open]").waitFor();
      await look(opener);
      await page.keyboard.press("Escape");
    }
    expect(wrong).toEqual([]);
  });
}
