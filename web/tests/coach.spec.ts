// Help in the moment: the tips of a first game, and the log that explains its words.

import { expect, test, type Page } from "@playwright/test";
import { confirm, newGame, offered, quick, seeded, step } from "./helpers";
import { stage } from "./staged";

/** Those that come when something first matters. */
const LATER = "danger thief loss cloud last";
const tip = (page: Page) => page.getByRole("region", { name: "Tip" });
const kept = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("niagara.settings") ?? "{}") as { seenTips: string }).seenTips);

test("a first game has tips that never stand in the way, once @phone", async ({ page }) => {
  await quick(page, { seenTips: LATER });
  await newGame(page);
  await expect(tip(page)).toContainText("Land four gems alike");
  // Nothing is closed first: whoever plays on has seen it, and needs no word on the card that was played beside it.
  const pick = seeded(11);
  const told = new Set<string>();
  while ((await kept(page)).split(" ").length < 9) {
    const offer = await offered(page);
    if (offer === "card" || offer === "turn")
      told.add(
        (await tip(page)
          .locator("p")
          .textContent({ timeout: 500 })
          .catch(() => "")) ?? "",
      );
    await step(page, pick);
  }
  told.delete("");
  expect([...told].map((words) => words.split(" ").slice(0, 3).join(" "))).toEqual([
    "Land four gems",
    "The lit canoe",
    "After every round",
  ]);
  await newGame(page);
  await expect(tip(page)).toHaveCount(0);
});

test("the first cloud is explained when it is taken up, not when it was played @phone", async ({ page }) => {
  await quick(page, { seenTips: "goals hand" });
  await stage(page, "first");
  await page.getByRole("button", { name: "Cloud card" }).click();
  await expect(tip(page)).toContainText("A cloud moves no canoe");
  await confirm(page).click();
  await expect(tip(page)).toHaveCount(0);
  expect(await kept(page)).toContain("cloud");
});

test("tips by keyboard: Escape closes one, a button ends them all, the settings bring them back @long", async ({ page }) => {
  await quick(page, { seenTips: LATER });
  await stage(page, "first");
  await expect(tip(page)).toBeVisible();
  await expect(page.locator("[aria-live]", { hasText: "Land four gems alike" })).toHaveCount(1);
  // Whoever is quick to take up a card is still told what the game is about.
  await page.keyboard.press("4");
  await expect(page.locator(".hand .down, .hand [aria-pressed=true]")).toHaveCount(1);
  await expect(tip(page)).toContainText("Land four gems alike");
  await page.keyboard.press("Escape");
  await expect(tip(page)).toContainText("Choose a card in secret");
  await page.keyboard.press("Escape");
  await expect(tip(page)).toHaveCount(0);
  expect(await kept(page)).toBe(`${LATER} goals hand`);

  await stage(page, "launch");
  await expect(tip(page)).toContainText("The lit canoe");
  // Those who do not see what is lit hear where the moves are.
  await expect(page.locator("[aria-live]", { hasText: "“Moves as a list” names every move." })).toHaveCount(1);
  await page.getByRole("button", { name: "No more tips" }).focus();
  await page.keyboard.press("Enter");
  await expect(tip(page)).toHaveCount(0);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("switch", { name: "Tips for the first game" }).check();
  await page.locator("dialog").getByRole("button", { name: "Close" }).click();
  await expect(tip(page)).toContainText("The lit canoe");
});

test("a tip covers nothing that can be pressed @phone @long", async ({ page }) => {
  for (const moment of ["first", "launch", "turn"] as const) {
    await quick(page, { seenTips: moment === "first" ? "" : "hand" });
    await stage(page, moment);
    const bubble = (await tip(page).boundingBox())!;
    for (const each of await page.locator(".hand button, .board [data-end], .board .offered, .bar .buttons button").all()) {
      const box = (await each.boundingBox())!;
      const apart =
        box.x >= bubble.x + bubble.width ||
        bubble.x >= box.x + box.width ||
        box.y >= bubble.y + bubble.height ||
        bubble.y >= box.y + box.height;
      expect(apart, `${moment}: ${await each.getAttribute("aria-label")}`).toBe(true);
    }
  }
});

test("the log explains its words by pointer and by keyboard, with the way to the rule", async ({ page, context }) => {
  await quick(page);
  await stage(page, "choose", {
    happened: [
      { kind: "gem_landed", canoe: "1a", gem: "P" },
      { kind: "river_rose", speed: 3, lowest: 2, weather: 1 },
    ],
  });
  const explained = page.locator("[popover]:popover-open");
  await page.getByRole("button", { name: "Maple lands an amethyst!" }).hover();
  await expect(explained).toContainText("counts towards the three goals");
  await page.mouse.move(400, 300);
  await expect(explained).toHaveCount(0);

  const line = page.getByRole("button", { name: "The river flows 3 discs" });
  await page.getByRole("tab", { name: "Chat" }).focus();
  await page.keyboard.press("Tab");
  await expect(line).toBeFocused();
  await expect(line).toHaveAccessibleDescription(/as many discs as the lowest number/);
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("button", { name: "Maple lands" })).toBeFocused();
  await expect(explained).toContainText("no thief can reach it");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: "Read rule R7.1" });
  await expect(link).toBeFocused();
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  await expect(await opened).toHaveURL(/\/learn\/rules#R7\.1$/);
});

test("the log explains its words by touch @phone @long", async ({ page, isMobile }) => {
  test.skip(!isMobile, "the phone's own way");
  await quick(page);
  await stage(page, "choose", { happened: [{ kind: "gem_stolen", canoe: "1a", victim: "0a", gem: "R", at: "3" }] });
  await page.getByRole("button", { name: "What happened" }).tap();
  await page.getByRole("button", { name: "Maple steals a ruby from you!" }).tap();
  await expect(page.locator("[popover]:popover-open")).toContainText("An empty canoe");
  await page.getByRole("button", { name: "Close" }).tap();
  await expect(confirm(page)).toHaveCount(0);
});

test("help comes when something first matters", async ({ page }) => {
  await quick(page, { seenTips: "goals hand canoe river cloud loss last" });
  await stage(page, "choose");
  await expect(tip(page)).toContainText("Danger! The river may carry this canoe");
  await page.keyboard.press("Escape");
  await expect(tip(page)).toHaveCount(0);
});
