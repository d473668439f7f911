// After the game: seen again, analysed, taken elsewhere, gone on from; any position explored; numbers counted.

import { expect, test, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { analysed } from "./blunder";
import { confirm, offered, quick } from "./helpers";
import { finishGame, NEARLY } from "./nearly";

const bar = (page: Page) => page.getByRole("slider", { name: "Moment of the game" });

test("a finished game is seen again, analysed, exported, read in elsewhere and gone on from", async ({ page, browser }) => {
  await quick(page);
  const id = await finishGame(page);

  // From the end screen to the beginning, and through it by keyboard.
  await page.getByRole("link", { name: "See the game again" }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}#0$`));
  await expect(bar(page)).toHaveValue("0");
  const steps = Number(await bar(page).getAttribute("max"));
  expect(steps).toBeGreaterThan(5);
  await page.keyboard.press("ArrowRight");
  await expect(bar(page)).toHaveValue("1");
  await page.keyboard.press("End");
  await expect(bar(page)).toHaveValue(String(steps));
  await expect(page).toHaveURL(new RegExp(`#${steps}$`));
  await page.keyboard.press("ArrowLeft");
  await expect(bar(page)).toHaveValue(String(steps - 1));
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await expect(bar(page)).toHaveValue(String(steps));

  // Its analysis, and a key moment.
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByRole("button", { name: "Analyse this game" }).click();
  await expect(page.locator(".moments button").first()).toBeVisible({ timeout: 200_000 });
  await expect(page.getByRole("heading", { name: "How everybody played" })).toBeVisible();
  await expect(page.locator("figure svg .line")).toHaveCount(3);
  await page.keyboard.press("Home");
  const moment = page.locator(".moments button", { hasText: "Robin" }).first();
  await moment.click();
  await expect(moment).toHaveAttribute("aria-current", "step");
  await expect(bar(page)).not.toHaveValue("0");
  await expect(page).toHaveURL(/#[1-9]\d*$/);
  await page.getByRole("button", { name: "As a table" }).click();
  await expect(page.getByRole("columnheader", { name: "Robin" })).toBeVisible();
  await page.locator("dialog").getByRole("button", { name: "Close" }).click();

  // Out as a file …
  await page.getByRole("button", { name: "Share and export" }).click();
  await expect(page.getByLabel("Link to this moment")).toHaveValue(new RegExp(`/replay/${id}#\\d+$`));
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "As JSON" }).click()]);
  const record = await readFile(await file.path(), "utf8");
  expect(JSON.parse(record)).toMatchObject({ niagara: "1", players: 3, names: ["Robin", "Maple", "Cedar"] });
  await page.locator("dialog").getByRole("button", { name: "Close" }).click();

  // … and in again, by somebody else.
  const elsewhere = await browser.newContext({ reducedMotion: "reduce" });
  const other = await elsewhere.newPage();
  await quick(other);
  await other.goto("/games");
  await other.getByLabel("Record").fill(record.replace('"card', '"cart'));
  await other.getByRole("button", { name: "Import" }).click();
  await expect(other.getByRole("alert")).toContainText("moves[0].move");
  await other.getByLabel("Record").fill(record);
  await other.getByRole("button", { name: "Import" }).click();
  await expect(bar(other)).toHaveAttribute("max", String(steps));
  expect(other.url()).not.toContain(id);

  // On from the beginning of that round, in another seat, against bots.
  await other.keyboard.press("Home");
  await other.getByRole("button", { name: "Go on from here" }).click();
  await other.getByRole("radio", { name: "Maple" }).check();
  await other.locator("dialog").getByRole("button", { name: "Play" }).click();
  await expect(other).toHaveURL(/\/t\//);
  expect(await offered(other)).toBe("card");
  await expect(other.getByText("Round 9").first()).toBeVisible();
  await elsewhere.close();

  // And it is counted.
  await page.goto("/numbers");
  await expect(page.locator(".facts div", { hasText: "Games" }).locator("dd").first()).toHaveText("1");
});

test("a position is set up by hand, weighed, shared by its link and played out @phone @long", async ({ page, isMobile }) => {
  await quick(page);
  await page.goto(`/explore#${encodeURIComponent(NEARLY)}`);
  const line = page.getByLabel("The position in one line");
  await expect(line).toHaveValue(NEARLY);
  await expect(page.locator(".best li").first()).toBeVisible();

  // A canoe is put elsewhere on the board; the link follows.
  const canoe = page.locator("details", { hasText: "Green" }).getByLabel("first canoe");
  await page.locator("summary", { hasText: "Green" }).click();
  await canoe.selectOption("5");
  await expect(line).toHaveValue(/\| 123456 - B 5 J \|/);
  const shared = page.url();

  // What cannot be is refused with its field.
  await page.getByLabel("Round", { exact: true }).fill("10");
  await page.getByLabel("Round", { exact: true }).press("Tab");
  await expect(page.getByRole("alert")).toContainText("round: is 10, but the game ends after round 9 (R9.5)");

  await page.goto("/games");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(shared);
  await expect(line).toHaveValue(/\| 123456 - B 5 J \|/);
  if (isMobile) await page.locator(".play").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Play it out against bots" }).click();
  await page.locator("dialog").getByRole("button", { name: "Play" }).click();
  await expect(page).toHaveURL(/\/t\//);
  expect(await offered(page)).toBe("card");
});

test("a mistake is made again, then made good @phone", async ({ page, isMobile }) => {
  await quick(page);
  await page.goto(`/replay/${await analysed(page)}#4`);
  if (isMobile) await page.getByRole("button", { name: "Story and analysis" }).click();
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByRole("link", { name: "Learn from your mistakes" }).click();

  // Robin unloaded the ruby that would have won, and sees it again with the card that was down.
  await expect(page.getByText(/^Round 9\. The choice was: .* Find something better\.$/)).toBeVisible();
  await expect(page.getByText("1 of 1")).toBeVisible();
  const verdict = page.locator(".verdict");
  const tap = async (end: string): Promise<void> => {
    await page.locator(`.board [data-end="${end}"]`).click({ force: true });
    await confirm(page).click();
  };
  await tap("6L");
  await expect(verdict).toContainText("That is no better.");
  await page.getByRole("button", { name: "Show the best" }).click();
  await expect(verdict).toContainText("land");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(verdict).toBeHidden();
  await tap("J");
  await expect(verdict).toContainText("That is the best there is.");
  await expect(verdict).toContainText("yours 100%, as played 0%, best 100%");
  await page.getByRole("link", { name: "Back to the game" }).last().click();
  await expect(bar(page)).toBeVisible();

  // Somebody else's decisions can be looked at too.
  await page.goto(`/replay/${await analysed(page)}/mistakes`);
  await page.getByLabel("Decisions of").selectOption("Cedar");
  await expect(page.getByText("Cedar made no mistake worth another try.")).toBeVisible();
});
