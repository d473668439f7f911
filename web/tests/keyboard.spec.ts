import { expect, test } from "@playwright/test";
import { newGame, offered, playCard, quick, seeded, SHORT } from "./helpers";
import { stage } from "./staged";

test("a whole game by keyboard alone", async ({ page }) => {
  await quick(page, {}, SHORT);
  await page.goto("/");
  const play = page.getByRole("button", { name: "Play", exact: true });
  await expect(play).toBeEnabled();
  for (let tabs = 0; tabs < 10 && !(await play.evaluate((button) => button === document.activeElement)); tabs += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  const pick = seeded(11);
  const keys = "123456c";
  for (let offer = await offered(page); offer !== "over"; offer = await offered(page)) {
    if (offer === "card") await page.keyboard.press(keys[pick(keys.length)]!);
    else if (offer === "confirm") await page.keyboard.press("Enter");
    else if (offer === "turn") {
      for (let presses = pick(4) + 1; presses > 0; presses -= 1) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
    } else if (offer === "weather" || offer === "menu") {
      const choice = page.locator("button.big:not(:disabled), .choices .button:not(:disabled)").first();
      await choice.focus();
      await page.keyboard.press("Enter");
    }
  }
  await expect(page.locator("#end-title")).toBeFocused();
});

test("the board in words says the position", async ({ page }) => {
  await quick(page);
  await newGame(page);
  const words = page.getByRole("region", { name: "The board in words" });
  await expect(words).toContainText("Round 1");
  await expect(words).toContainText("Robin, first canoe, at the jetty, empty");
  await expect(words).toContainText("7 × amethyst");
  await playCard(page, "4");
  await page.keyboard.press("a");
  await expect(words.getByRole("button", { name: "launch to 4" })).toBeAttached();
  await page.keyboard.press("t");
  await expect(words.getByRole("heading", { name: "The board in words" })).toBeInViewport();
});

test("Tab goes from the bar over the river to the moves and the log, each group one stop", async ({ page }) => {
  await quick(page);
  await stage(page, "turn", { happened: [{ kind: "river_rose", speed: 3, lowest: 2, weather: 1 }] });
  await expect(page.locator(".board [data-end]").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^The river flows 3 discs/ })).toBeVisible();
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const element = document.activeElement!;
      return element.getAttribute("aria-label") ?? element.textContent!.trim();
    });
  // The focus is with what can be done; here it starts from the top.
  await expect(page.getByRole("region", { name: "Your move" })).toBeFocused();
  await page.getByRole("button", { name: "Sound" }).focus();
  const stops: string[] = [await focused()];
  for (let tabs = 0; tabs < 7; tabs += 1) {
    // The explanation of a line opens a moment after the line has the focus.
    if (stops.at(-1)!.startsWith("The river")) await expect(page.getByRole("link", { name: "Read rule R7.1" })).toBeVisible();
    await page.keyboard.press("Tab");
    stops.push(await focused());
  }
  expect(stops).toEqual([
    "Sound",
    "Menu",
    expect.stringMatching(/^to 3/),
    "Robin, first canoe, on 7, left arm, empty",
    "Moves as a list",
    "What happened",
    expect.stringMatching(/^The river flows 3 discs/),
    "Read rule R7.1",
  ]);

  // Arrows go from tab to tab.
  await page.getByRole("tab", { name: "What happened" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Chat" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Chat" })).toBeVisible();

  // On the river the arrows go through the ends, and the focus with them.
  await page.locator('.board [data-end="3"]').focus();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("ArrowRight");
  const chosen = page.locator(".board [data-end][aria-pressed=true]");
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAttribute("tabindex", "0");
  await page.locator('.board [data-canoe="0a"]').focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator('.board [data-canoe="0b"]')).toBeFocused();
  await expect(page.locator('.board [data-canoe="0b"]')).toHaveAttribute("aria-pressed", "true");
});
