import { expect, test, type Page } from "@playwright/test";
import { newGame, offeredNow, quick } from "./helpers";
import { heardSoFar, listenIn } from "./listening/ear";
import { stage } from "./staged";
import { visit, walkInside } from "./visit";

const bar = (page: Page) => page.getByRole("region", { name: "Your move" });
const lastHeard = async (page: Page, role: string): Promise<string> =>
  (await heardSoFar(page)).findLast((heard) => heard.role === role)?.words ?? "";

test("the focus goes from Play to the hand, to the turn and on; a dialog gives it back", async ({ page }) => {
  await quick(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).press("Enter");
  await expect(bar(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Card 1" })).toBeFocused();
  // A digit takes the focus along, so that Enter plays what was taken up.
  await page.keyboard.press("4");
  await expect(page.getByRole("button", { name: "Card 4" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Moves as a list" })).toBeVisible();
  await expect(bar(page)).toBeFocused();
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  await page.getByRole("button", { name: "Moves as a list" }).press("Enter");
  await page.getByRole("list", { name: "Your possible moves" }).getByRole("button").first().press("Enter");
  const confirm = page.getByRole("button", { name: "Confirm", exact: true });
  await expect(confirm).toBeEnabled();
  await confirm.press("Enter");
  await expect.poll(() => offeredNow(page)).toBe("card");
  await expect(bar(page)).toBeFocused();
});

test("the plan speaks as it changes, and the falls are warned of", async ({ page }) => {
  await quick(page);
  await listenIn(page);
  await stage(page, "turn");
  await page.keyboard.press("b");
  await expect.poll(() => lastHeard(page, "status")).toContain("second canoe, on 6, right arm, carrying a sapphire");
  await page.keyboard.press("a");
  const heard = new Set<string>();
  await expect
    .poll(async () => {
      await page.keyboard.press("ArrowRight");
      const words = await lastHeard(page, "status");
      heard.add(words);
      return words;
    })
    .toContain("Over the falls: this canoe will be lost!");
  await page.keyboard.press("d");
  await expect.poll(() => lastHeard(page, "log")).toBe("Over the falls: this canoe will be lost!");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => lastHeard(page, "status")).toMatch(/of 4 points\. River: .*\. (In danger|Your canoes are safe)/);
});

test("keys answer, and all single keys can be switched off @long", async ({ page }) => {
  await quick(page);
  await listenIn(page);
  await stage(page, "turn");
  const answers: [string, string][] = [
    ["m", "Your first canoe, on 7, left arm, empty. Your second canoe, on 6, right arm, carrying a sapphire."],
    ["o", "Maple, first canoe, on 3, carrying an amethyst."],
    ["h", "Robin: 2, cloud. Maple: 3, 4, 6."],
    ["g", "Robin: four alike: 1 of 4; five colours: 2 of 5; seven gems: 2 of 7."],
    ["d", "River: "],
    ["l", "Your turn: 4 points, both canoes must move."],
  ];
  for (const [key, words] of answers) {
    await page.keyboard.press(key);
    await expect.poll(() => lastHeard(page, "log")).toContain(words);
  }
  const said = (await heardSoFar(page)).length;
  await page.keyboard.press("r");
  await expect.poll(async () => (await heardSoFar(page)).length).toBe(said + 1);
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await page.getByLabel("Single letters and digits are keys").press("Space");
  await page.keyboard.press("Escape");
  await page.keyboard.press("m");
  await page.keyboard.press("t");
  expect((await heardSoFar(page)).length).toBe(said + 1);
  await expect(page.getByRole("heading", { name: "The board in words" })).not.toBeInViewport();
});

test("nobody is told to be safe because the forecast is still to come, or is not shown", async ({ page }) => {
  await quick(page, { hints: false });
  await listenIn(page);
  await stage(page, "turn");
  await page.keyboard.press("d");
  await expect.poll(() => lastHeard(page, "log")).toMatch(/In danger: \d+% on 7, left arm/);
});

test("ends have names that tell them apart, and nothing under the board in words takes the focus", async ({ page }) => {
  await quick(page);
  await stage(page, "turn");
  const river = page.locator(".board");
  await expect(river.getByRole("button", { name: /^over the falls, left arm/ }).first()).toBeAttached();
  await page.keyboard.press("t");
  const words = page.getByRole("region", { name: "The board in words" });
  await expect(words).toContainText("four alike: 1 of 4");
  await expect(words).toContainText("Maple: 3, 4, 6.");
  const takes = page
    .locator(".board [role=button]")
    .first()
    .evaluate((end: SVGElement) => {
      end.focus();
      return document.activeElement === end;
    });
  expect(await takes).toBe(false);
});

test("a game can be played with letters twice as large and more contrast @long", async ({ page }) => {
  await quick(page, { size: 2, contrast: "more", font: "easy" });
  await newGame(page);
  await page.getByRole("button", { name: "Card 2" }).press("Enter");
  await page.getByRole("button", { name: "Play 2" }).press("Enter");
  await expect(page.getByRole("button", { name: "Moves as a list" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
});

test("played by ear: a card, a canoe, where to, what there, each a short question; or a line of notation", async ({ page }) => {
  await quick(page, { ear: true });
  await listenIn(page);
  await newEarGame(page);
  await expect(page.getByRole("button", { name: "1", exact: true })).toBeFocused();
  const line = page.getByLabel("Command");
  await line.fill("card 4");
  await line.press("Enter");
  await line.press("Enter");
  const where = page.getByRole("group", { name: "Which canoe?" });
  await expect(where).toBeVisible();
  await where.getByRole("button", { name: /first canoe/ }).press("Enter");
  const ends = page.getByRole("group", { name: "Where to?" });
  await expect(ends.getByRole("button").first()).toBeFocused();
  await ends.getByRole("button", { name: "To 4" }).press("Enter");
  await page.getByRole("button", { name: "Confirm", exact: true }).press("Enter");
  await expect.poll(async () => (await heardSoFar(page)).some(({ words }) => words.startsWith("You play 4. First canoe"))).toBe(true);
  await expect(page.getByRole("button", { name: "1", exact: true })).toBeFocused();
  // Words of an answer do as well, as many as tell it from the others.
  await line.fill("card 3");
  await line.press("Enter");
  await expect(page.getByRole("button", { name: "Play 3", exact: true })).toBeVisible();
  await line.fill("play");
  await line.press("Enter");
  await expect(page.getByRole("button", { name: "Play 3", exact: true })).toHaveCount(0);
  await line.fill("a >9");
  await line.press("Enter");
  await expect.poll(() => lastHeard(page, "log")).toContain("a >9");
});

test("every page has a title of its own", async ({ page }) => {
  await quick(page);
  walkInside(page);
  const titles = new Set<string>();
  const pages = ["/", "/learn", "/learn/scene/launch", "/learn/scene/load", "/learn/puzzles", "/learn/rules", "/games", "/explore"];
  for (const path of pages) {
    await visit(page, path);
    await expect(page.getByRole("heading").first()).toBeAttached();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(pages.length);
  await newGame(page);
  await expect(page).toHaveTitle(/^Your turn · Robin, .+, .+, .+ · Niagara$/);
});

test("who switches short questions on hears how to begin", async ({ page }) => {
  await quick(page);
  await listenIn(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play by ear and key" }).press("Enter");
  await expect.poll(() => lastHeard(page, "status")).toContain("“Play” begins a game.");
});

test("the focus stays on a button that was busy for a while, and on one that copied in the old way", async ({ page }) => {
  await quick(page, { coach: "on" });
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await newGame(page);
  const look = page.getByRole("button", { name: "How was my last move?" });
  await look.press("Enter");
  await expect(look).toBeEnabled();
  await expect(look).toBeFocused();
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await page.getByRole("button", { name: "Copy the link to this table" }).press("Enter");
  await expect(page.getByRole("button", { name: "Copied" })).toBeFocused();
});

async function newEarGame(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play by ear and key" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Play", exact: true }).press("Enter");
}
