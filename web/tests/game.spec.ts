import { expect, test } from "@playwright/test";
import { endTitle, newGame, offered, playCard, playToTheEnd, quick, sentence, seeded, SHORT, step } from "./helpers";

test("a whole game against bots, from the first click to the end screen and a rematch @phone", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await quick(page, {}, SHORT);
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  await expect(sentence(page)).toHaveText("Choose a card for this round.");
  await playToTheEnd(page, 7);
  await expect(endTitle(page)).toHaveText("max_rounds" in SHORT ? /wins?!|win together!|a draw/i : /wins?!|win together!/i);
  await expect(page.locator(".ranking li")).toHaveCount(4);
  const first = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page).not.toHaveURL(first);
  expect(await offered(page)).toBe("card");
  expect(problems).toEqual([]);
});

test("a turn can be looked at, undone and explained before it counts @phone", async ({ page }) => {
  await quick(page);
  await newGame(page);
  await page.keyboard.press("4");
  await expect(sentence(page)).toHaveText("Play the 4?");
  // Where the card reaches glows before it is played.
  await expect(page.locator('.board [data-end="4"]')).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(".buttons .list")).toBeVisible();
  // With both canoes ashore either may be launched: one is picked first.
  await page.keyboard.press("a");
  await expect(page.locator("[data-end]").first()).toBeVisible();
  const end = page.locator('.board [data-end="4"]');
  await end.click({ force: true });
  await expect(page.locator("button.confirm")).toBeEnabled();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("button.confirm")).toBeDisabled();
  await end.click({ force: true });
  await page.locator("button.confirm").click();
  await expect(page.locator("button.confirm")).toBeHidden();
});

test("a tap where nothing is offered says which rule stands in the way @long", async ({ page }) => {
  await quick(page);
  await newGame(page);
  await playCard(page, "2");
  await page.keyboard.press("a");
  await expect(page.locator('.board [data-end="2"]')).toBeVisible();
  await page.locator('.board [data-actor="disc:5"]').click({ force: true });
  await expect(page.locator(".notice")).toContainText("Too far");
  await expect(page.locator(".notice")).toContainText("R6.5");
});

test("with Confirm switched off a card and a clear move count at once @long", async ({ page }) => {
  await quick(page, { confirm: false });
  await newGame(page);
  await page.getByRole("button", { name: "Card 3" }).click();
  await expect(page.locator(".buttons .list")).toBeVisible();
  await page.keyboard.press("a");
  await page.locator('.board [data-end="3"]').click({ force: true });
  await expect(page.locator(".buttons .list")).toBeHidden();
});

test("a table of bots can be watched", async ({ page }) => {
  await quick(page, {}, SHORT);
  await page.goto("/");
  await page.getByRole("button", { name: "Watch bots" }).click();
  await page.locator("dialog").getByRole("button", { name: "Watch bots" }).click();
  await expect(endTitle(page)).toBeVisible({ timeout: 240_000 });
});

test("chat, phrases and the log reach the page @long", async ({ page }) => {
  await quick(page);
  await newGame(page);
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByRole("button", { name: "Good luck!" }).click();
  await page.getByLabel("Write something").fill("See you at the falls");
  await page.getByLabel("Write something").press("Enter");
  await expect(page.getByRole("tabpanel")).toContainText("See you at the falls");
  await page.getByRole("tab", { name: "What happened" }).click();
  const pick = seeded(3);
  for (let steps = 0; steps < 6; steps += 1) await step(page, pick);
  await expect(page.getByRole("tabpanel")).toContainText(/You play/);
});
