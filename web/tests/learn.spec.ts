// The lessons from the first to the last, by keyboard and by touch; the rule book in every language; and the way from a
// move that is refused to its rule.

import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { confirm, newGame, offeredNow, playCard, quick, step, WHOLE } from "./helpers";
import { LANGUAGES } from "./languages";
import { visit, walkInside } from "./visit";

/** The numbers of RULES.md, in their order. */
const RULES = [...readFileSync("../RULES.md", "utf8").matchAll(/\*\*(R\d\.\d+)\*\*/g)].map((match) => match[1]!);

interface Lessons {
  scenes: { id: string }[];
  puzzles: { id: string; task: string; rounds?: number }[];
  today: string;
}

const WAYS: Record<string, { card?: string; weather?: string; buy?: string; moves?: [canoe: "a" | "b", words: Words][]; done?: boolean }> =
  {
    launch: { card: "4", moves: [["a", { en: "launch to 4", de: "einsetzen, auf die 4" }]] },
    load: { moves: [["a", { en: "load an amethyst", de: "einen Amethyst laden" }]] },
    landing: { moves: [["a", { en: "land", de: "anlegen" }]], done: true },
    pickhome: { card: "6", moves: [["a", { en: "land", de: "anlegen" }]], done: true },
    pickload: { card: "5", moves: [["a", { en: "load a diamond", de: "einen Diamanten laden" }]], done: true },
    both: {
      moves: [
        ["a", { en: "land", de: "anlegen" }],
        ["b", { en: "load a diamond", de: "einen Diamanten laden" }],
      ],
    },
    flow: { moves: [["a", { en: "load an amethyst", de: "einen Amethyst laden" }]], done: true },
    fork: { moves: [["a", { en: "7 in the right arm, load a ruby", de: "7 im rechten Arm, einen Rubin laden" }]], done: true },
    weather: { weather: "−1" },
    steal: { moves: [["a", { en: "steal an amber", de: "einen Bernstein stehlen" }]], done: true },
    unload: { moves: [["a", { en: "steal a ruby", de: "einen Rubin stehlen" }]], done: true },
    swap: { moves: [["a", { en: "swap for a sapphire", de: "gegen einen Saphir tauschen" }]], done: true },
    falls: { buy: "C" },
    last: { moves: [["a", { en: "7 in the right arm, load a ruby", de: "7 im rechten Arm, einen Rubin laden" }]], done: true },
    win: { moves: [["a", { en: "load an amethyst, land", de: "einen Amethyst laden, anlegen" }]], done: true },
  };
type Words = Record<"en" | "de", string>;

const verdict = (page: Page) => page.locator(".verdict");

async function lessonsOf(page: Page): Promise<Lessons> {
  return (await (await page.request.get("/api/learn")).json()) as Lessons;
}

/** Points with the arrow keys at the move with these words and takes it. */
async function takeByKeyboard(page: Page, canoe: string, words: string): Promise<void> {
  await page.keyboard.press(canoe);
  const heading = page.locator(".bar .sentence");
  for (let tries = 0; tries < 30; tries += 1) {
    await page.keyboard.press("ArrowRight");
    if ((await heading.innerText()).toLowerCase().includes(words.toLowerCase())) break;
  }
  await expect(heading).toContainText(words, { ignoreCase: true });
  await page.keyboard.press("Enter");
}

/** The whole turn is planned: Enter plays it. */
async function confirmByKeyboard(page: Page): Promise<void> {
  await expect(confirm(page)).toBeVisible();
  await page.keyboard.press("Enter");
}

async function focusAndPress(page: Page, selector: string): Promise<void> {
  const button = page.locator(selector).first();
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter");
}

/** The first scenes by keyboard and the last by touch; the long run (`make slow`) has all of them both ways. */
const SOME = 4;
const firstOf = <Scene>(scenes: readonly Scene[]): readonly Scene[] => (WHOLE ? scenes : scenes.slice(0, SOME));
const lastOf = <Scene>(scenes: readonly Scene[]): readonly Scene[] => (WHOLE ? scenes : scenes.slice(-SOME));

test("the tutorial by keyboard, from its start", async ({ page }) => {
  await quick(page);
  const { scenes } = await lessonsOf(page);
  expect(Object.keys(WAYS)).toEqual(scenes.map(({ id }) => id));
  await page.goto("/learn");
  await focusAndPress(page, "a.start");
  for (const { id } of firstOf(scenes)) {
    await expect(page).toHaveURL(new RegExp(`/learn/scene/${id}$`));
    const way = WAYS[id]!;
    await expect(page.locator(".bar .sentence")).toBeVisible();
    if (way.card) {
      await page.keyboard.press(way.card);
      await page.keyboard.press("Enter");
      await expect(page.locator(".buttons .list")).toBeVisible();
    }
    if (way.weather) await focusAndPress(page, `button.big:has-text("${way.weather}")`);
    if (way.buy) await focusAndPress(page, '.choices .button:has-text("diamond")');
    for (const [canoe, words] of way.moves ?? []) await takeByKeyboard(page, canoe, words.en);
    if (way.done) await focusAndPress(page, '.buttons .button:has-text("Leave it ashore")');
    else if (way.moves) await confirmByKeyboard(page);
    await expect(verdict(page)).toContainText("Well done!");
    // The way on has the focus.
    await expect(verdict(page).locator(".primary")).toBeFocused();
    await page.keyboard.press("Enter");
  }
  if (WHOLE) await expect(page).toHaveURL(/\/learn\/example$/);
  else await page.goto("/learn/example");
  await expect(page.locator(".step")).toContainText("Blue goes first");
  for (let step = 0; step < 21; step += 1) await page.keyboard.press("ArrowRight");
  await expect(page.locator(".step")).toContainText("each lose a canoe with a sapphire");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".step")).toContainText("Green loads an amethyst");
  await page.goto("/learn");
  await expect(page.locator(".count")).toContainText(`${firstOf(scenes).length + 1} of 16`);
});

test("the tutorial by touch to its end, in German @phone", async ({ page }, { project }) => {
  test.skip(project.name !== "phone", "fingers belong to the phone");
  await quick(page, { language: "de" });
  const { scenes } = await lessonsOf(page);
  await page.goto("/learn");
  if (WHOLE) await page.getByRole("link", { name: "Los geht’s" }).tap();
  else await page.goto(`/learn/scene/${lastOf(scenes)[0]!.id}`);
  for (const { id } of lastOf(scenes)) {
    const way = WAYS[id]!;
    await expect(page.locator(".bar .sentence")).toBeVisible();
    if (way.card) {
      await page.getByRole("button", { name: `Karte ${way.card}` }).tap();
      await page.locator("button.confirm").tap();
      await expect(page.locator(".buttons .list")).toBeVisible();
    }
    if (way.weather) await page.locator(`button.big:has-text("${way.weather}")`).tap();
    if (way.buy) await page.locator('.choices .button:has-text("Diamanten")').tap();
    for (const [canoe, words] of way.moves ?? []) {
      const other = page.locator(`.board [data-canoe="0${canoe}"]:not(.picked)`);
      if ((await other.count()) > 0) await other.tap({ force: true });
      const list = page.locator(".buttons .list");
      if ((await list.getAttribute("aria-expanded")) === "false") await list.tap();
      await page
        .locator(".moves .button", { hasText: new RegExp(words.de, "i") })
        .first()
        .tap();
    }
    if (way.done) await page.getByRole("button", { name: "An Land lassen" }).tap();
    else if (way.moves) await page.locator("button.confirm:not(:disabled)").tap();
    await expect(verdict(page)).toContainText("Geschafft!");
    await verdict(page).locator(".primary").tap();
  }
  await expect(page.locator(".step")).toContainText("Blau beginnt");
});

test("a wrong way is explained with its rule, and the scene begins anew", async ({ page }) => {
  await quick(page);
  await page.goto("/learn/scene/load");
  await page.keyboard.press("a");
  // Space 2 is too near for a 5: the rule says why, and its link leads to it.
  await page.locator('.board [data-actor="disc:2"]').first().click({ force: true });
  const rule = page.locator(".notice a.rule");
  await expect(rule).toHaveAttribute("href", "/learn/rules#R6.5");
  await takeByKeyboard(page, "a", "launch to 5");
  await confirmByKeyboard(page);
  await expect(verdict(page)).toContainText("There is no gem on board: you need an amethyst.");
  await expect(verdict(page).getByRole("link")).toHaveAttribute("href", "/learn/rules#R6.2");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText("Three points to paddle there")).toBeVisible();
  await verdict(page).getByRole("button", { name: "Try again" }).click();
  await takeByKeyboard(page, "a", "load an amethyst");
  await confirmByKeyboard(page);
  await expect(verdict(page)).toContainText("Well done!");
});

test("missed twice, a lesson can be shown, and comes back another day @long", async ({ page }) => {
  await quick(page);
  await page.goto("/learn/scene/weather");
  for (const more of [true, false]) {
    await focusAndPress(page, 'button.big:has-text("+1")');
    await expect(verdict(page)).toContainText("Your canoe went over the falls.");
    await expect(page.getByRole("button", { name: "Show me" })).toHaveCount(more ? 0 : 1);
    if (more) await verdict(page).getByRole("button", { name: "Try again" }).click();
  }
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(verdict(page)).toContainText("Well done!");
  await page.goto("/learn");
  await expect(page.locator(".scene", { hasText: "once more" })).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("niagara.missed", JSON.stringify({ weather: "2020-1-1" })));
  await page.reload();
  await expect(page.locator(".scene", { hasText: "once more" })).toHaveCount(1);
});

test("a refused move in a game leads to its rule", async ({ page, context }) => {
  await quick(page);
  await newGame(page);
  await playCard(page, "4");
  await page.keyboard.press("a");
  await page.locator('.board [data-actor="disc:2"]').first().click({ force: true });
  const opened = context.waitForEvent("page");
  await page.locator(".notice a.rule").click();
  const book = await opened;
  await expect(book).toHaveURL(/\/learn\/rules#R6\.5$/);
  await expect(book.locator('[id="R6.5"]')).toBeInViewport();
  await expect(book.locator('[id="R6.5"]')).toHaveClass(/target/);
});

test("every rule stands in the book in every language, and can be searched for", async ({ page }) => {
  await quick(page);
  await page.goto("/learn/rules");
  const numbers = async (): Promise<string[]> => page.locator(".rule dt").allInnerTexts();
  await expect(page.locator(".rule").first()).toBeVisible();
  expect(RULES.length).toBeGreaterThanOrEqual(40);
  const seen = new Set<string>();
  // A test of the words compares all of them; the long run (`make slow`) shows them all.
  const languages = WHOLE ? LANGUAGES : ["de", "en"];
  for (const language of languages) {
    await page.evaluate((id) => localStorage.setItem("niagara.settings", JSON.stringify({ language: id })), language);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(".rule").first()).toBeVisible();
    expect(await numbers()).toEqual(RULES);
    const text = await page.locator("main").innerText();
    expect(text).not.toMatch(/\br\d-\d|rules-|rulebook-|\{|\}/);
    seen.add(await page.locator('[id="R6.8"] dd').innerText());
  }
  expect(seen.size).toBe(languages.length);
  await page.getByRole("searchbox").fill("R6.8");
  await expect(page.locator(".rule")).toHaveCount(1);
  // A rule leads to the scene in which it can be tried.
  await page.locator(".rule a.try").first().click();
  await expect(page).toHaveURL(/\/learn\/scene\/steal$/);
});

test("the language changes at once, and only what the page needs of it is loaded @phone", async ({ page }) => {
  await quick(page);
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto("/learn/scene/swap");
  await expect(page.locator("p.task")).toHaveText("Swap your diamond for a sapphire.");
  const before = files.length;
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("combobox", { name: "Coach" })).toBeVisible();
  await page.getByRole("combobox", { name: "Language" }).selectOption("ru");
  await expect(page.locator("p.task")).toHaveText("Обменяй бриллиант на сапфир.");
  const loaded = files.slice(before).filter((path) => path.startsWith("/assets/words-"));
  expect(loaded.map((path) => path.split("-").slice(1, 3).join(" ")).sort()).toEqual([
    "en coach",
    "en faces",
    "ru coach",
    "ru faces",
    "ru game",
    "ru home",
    "ru learn",
    "ru spoken",
    "ru table",
  ]);
});

test("the puzzle of the day is there to be played @long", async ({ page }) => {
  await quick(page);
  const { puzzles, today } = await lessonsOf(page);
  expect(puzzles.length).toBeGreaterThanOrEqual(30);
  await page.goto("/learn/puzzles");
  await page.getByRole("link", { name: "Puzzle of the day" }).click();
  await expect(page).toHaveURL(new RegExp(`/learn/puzzles/${today}$`));
  await expect(page.locator(".bar .sentence")).toBeVisible();
});

test("a puzzle of every kind can be opened", async ({ page }) => {
  await quick(page);
  const { puzzles } = await lessonsOf(page);
  const kinds = new Map(puzzles.map((puzzle) => [`${puzzle.task} ${puzzle.rounds}`, puzzle.id]));
  expect(kinds.size).toBeGreaterThan(6);
  walkInside(page);
  for (const [kind, id] of kinds) {
    await visit(page, `/learn/puzzles/${id}`);
    await expect(page.locator("p.task"), kind).not.toHaveText("");
  }
});

test("a puzzle of two rounds goes on after the river, with a card of one's own choice, to its verdict @long", async ({ page }) => {
  await quick(page);
  const { id } = (await lessonsOf(page)).puzzles.find(({ rounds }) => rounds === 2)!;
  await page.goto(`/learn/puzzles/${id}`);
  await expect(page.locator("p.task")).toContainText("within two rounds, whatever the others do");
  await expect(page.locator(".bar .sentence")).toBeVisible();
  let cards = 0;
  for (;;) {
    await expect.poll(async () => (await verdict(page).isVisible()) || (await offeredNow(page)) !== null).toBe(true);
    if (await verdict(page).isVisible()) break;
    if ((await offeredNow(page)) === "card") cards += 1;
    await step(page, () => 0);
  }
  expect(cards).toBeGreaterThan(0);
  await verdict(page).getByRole("button").click();
  await expect(page.locator(".bar .sentence")).toBeVisible();
  await expect(verdict(page)).toHaveCount(0);
});

test("the puzzle of the day counts days in a row and can be shared", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await quick(page, { ear: true });
  // The calendar's choice is ours, the puzzle is real.
  await page.route("**/api/learn", async (route) => {
    await route.fulfill({ json: { ...((await (await route.fetch()).json()) as object), today: "p01" } });
  });
  await page.addInitScript(() => {
    const yesterday = new Date(Date.now() - 86_400_000);
    const day = `${yesterday.getFullYear()}-${yesterday.getMonth() + 1}-${yesterday.getDate()}`;
    if (!localStorage.getItem("niagara.daily")) localStorage.setItem("niagara.daily", JSON.stringify({ [day]: 2 }));
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await page.goto("/learn/puzzles/p01");
  const line = page.getByLabel("Command");
  await line.fill("a >6L");
  await line.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Now your other canoe" })).toHaveCount(1);
  await line.fill("b >J");
  await line.press("Enter");
  await expect(page.getByRole("button", { name: "Confirm", exact: true })).toBeVisible();
  await line.press("Enter");
  await expect(verdict(page)).toContainText("2 days in a row!");
  await verdict(page).getByRole("button", { name: "Share…" }).click();
  await expect(verdict(page).getByRole("button", { name: "Copied" })).toBeVisible();
  const { origin } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Today’s Niagara puzzle: solved at the first try. ${origin}/learn/puzzles/p01`,
  );
  await page.goto("/learn/puzzles");
  await expect(page.getByText("Solved today, 2 days in a row.")).toBeVisible();
});
