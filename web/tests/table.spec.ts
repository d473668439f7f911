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

test("a table with a clock shows up at once, its clock runs, and its host can mute", async ({ page, browser }) => {
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
  await page.getByLabel("Clock").selectOption({ label: "60 seconds a decision, 3 min in reserve" });
  await page.getByRole("checkbox", { name: "Show it under open tables" }).check();
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByText("Clock: 60 seconds a decision, 3 min in reserve")).toBeVisible();

  // Nobody loads the page again: the lobby tells.
  await guest.getByRole("link", { name: `with ${host}` }).click();
  await guest.getByRole("button", { name: "Sit down" }).click();
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
  await expect(page.getByRole("switch", { name: "Kim" })).toBeChecked();
  await say("And now?");
  await expect(guest.locator(".notice")).toContainText("muted");
  await expect(page.getByRole("tabpanel")).not.toContainText("And now?");
  await context.close();
});
