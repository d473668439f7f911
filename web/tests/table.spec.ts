// What a table keeps and tells: its whole story after a reload, clocks, muting, and a lobby that changes under the eyes.

import { expect, test } from "@playwright/test";
import { newGame, offered, playCard, quick, seeded, step } from "./helpers";

test("after a reload the log tells the game from its start", async ({ page }) => {
  await quick(page);
  await newGame(page);
  await playCard(page, "5");
  const pick = seeded(3);
  for (let offer = await offered(page); offer !== "card" && offer !== "over"; offer = await offered(page)) await step(page, pick);
  const lines = page.getByRole("tabpanel").getByRole("listitem");
  await expect(lines.filter({ hasText: /^Round 2\./ })).toHaveCount(1);
  const before = await lines.allInnerTexts();
  await page.reload();
  await expect(lines.filter({ hasText: /^Round 2\./ })).toHaveCount(1);
  const after = await lines.allInnerTexts();
  expect(after.slice(-before.length)).toEqual(before);
  expect(after[0]).toMatch(/^Round 1\./);
});

for (const way of ["With friends", "Around this device"]) {
  test(`a table is played by its house rules: ${way}`, async ({ page }) => {
    await quick(page);
    await page.goto("/");
    await page.getByRole("button", { name: way }).click();
    await page.getByText("House rules").click();
    await page.getByRole("checkbox", { name: "Stealing allowed" }).uncheck();
    await page.getByRole("checkbox", { name: "Fork by chance" }).check();
    const limit = page.getByRole("spinbutton", { name: "Round limit" });
    await limit.fill("20000");
    await limit.blur();
    await expect(limit).toHaveValue("10000");
    await limit.fill("12");
    await page.locator("dialog button.primary").click();
    await page.waitForURL("**/t/*");
    const made = await page.request.get(`/api/tables/${new URL(page.url()).pathname.split("/").at(-1)}`);
    expect(((await made.json()) as { options: object }).options).toEqual({
      fork: "chance",
      tie_break: "shared",
      stealing: false,
      max_rounds: 12,
    });
  });
}

test("a table with a clock shows up at once, its clock runs, and its host can mute @long", async ({ page, browser }) => {
  // A name of its own: other tests may have open tables too.
  const host = `Rosalind ${Math.floor(Math.random() * 1e6)}`;
  await quick(page, { name: host });
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const guest = await context.newPage();
  await quick(guest, { name: "Kim" });
  await guest.goto("/");
  await expect(guest.getByRole("button", { name: "Play", exact: true })).toBeEnabled();

  await page.goto("/");
  await page.getByRole("button", { name: "With friends" }).click();
  await page.getByRole("radio", { name: "2" }).first().check({ force: true });
  await page.getByLabel("Clock").selectOption({ label: "60 seconds per decision, 3 min in reserve" });
  await page.getByRole("checkbox", { name: "Show it under open tables" }).check();
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "60 seconds per decision, 3 min in reserve" })).toBeVisible();

  // Nobody loads the page again: the lobby tells.
  await guest.getByRole("link", { name: `with ${host}` }).click();
  await guest.getByRole("button", { name: "Sit down" }).first().click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  expect(await offered(page)).toBe("card");
  await expect(page.getByRole("timer").first()).toContainText(/0:[0-5]\d\s*\+3:00/);

  const say = async (text: string): Promise<void> => {
    await guest.getByLabel("Write something").fill(text);
    await guest.getByLabel("Write something").press("Enter");
  };
  await guest.getByRole("tab", { name: "Chat" }).click();
  await page.getByRole("tab", { name: "Chat" }).click();
  await say("Can you hear me?");
  await expect(page.getByRole("tabpanel")).toContainText("Can you hear me?");
  await page.getByText("Mute somebody").click();
  await page.getByRole("switch", { name: "Kim" }).check();
  // The switch shows the wish at once; the table knows it a moment later.
  const table = `/api/tables/${new URL(page.url()).pathname.split("/").at(-1)}`;
  await expect.poll(async () => ((await (await page.request.get(table)).json()) as { muted: number[] }).muted).toEqual([1]);
  await say("And now?");
  await expect(guest.getByRole("alert")).toContainText("muted");
  await expect(guest.getByLabel("Write something")).toHaveValue("And now?");
  await expect(page.getByRole("tabpanel")).not.toContainText("And now?");
  await context.close();
});
