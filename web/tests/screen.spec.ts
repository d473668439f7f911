// One large screen shows the river and the seats; each phone has its own hand and its own turn, and joins by the code.

import { expect, test, type Browser, type Page } from "@playwright/test";
import { violations } from "./axe";
import { misfits } from "./fit";
import { offeredNow, quick, seeded, step } from "./helpers";
import { stage } from "./staged";

/** A phone, with a name kept on it. */
async function phone(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await quick(page, { name });
  return page;
}

const sees = async (page: Page, selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;

test("three phones play round one large screen @long", async ({ page: screen, browser }) => {
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await quick(screen, {}, { max_rounds: 4 });
  await screen.goto("/");
  await screen.getByRole("button", { name: /With friends/ }).click();
  await screen.getByText("This is the large screen").click();
  await screen.getByRole("button", { name: "Make the table" }).click();
  const link = await screen.locator(".link").textContent();
  expect(link).toMatch(/\/t\/[\w-]+\/hand$/);
  await expect(screen.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expect(screen.getByRole("button", { name: /start/i })).toBeDisabled();

  const names = ["Ada", "Ben", "Cleo"];
  const phones: Page[] = [];
  for (const name of names) {
    const page = await phone(browser, name);
    phones.push(page);
    await page.goto(link!);
    await page.getByRole("button", { name: "Sit down" }).tap();
    await expect(page.getByText("Look at the large screen")).toBeVisible();
    await expect(screen.locator("li.human", { hasText: name })).toBeVisible();
  }
  expect(await violations(screen, "screen before the game")).toEqual([]);
  await screen.getByRole("button", { name: "Fill with bots and start" }).click();
  await expect(screen.locator(".board")).toBeVisible();
  await expect(screen.locator("aside article")).toHaveCount(4);

  // The screen decides nothing and shows no hand; a phone shows its hand and, before its turn, no river.
  expect(await sees(screen, ".hand")).toBe(false);
  for (const page of phones) {
    await expect(page.locator(".hand button:not(:disabled)").first()).toBeVisible();
    expect(await sees(page, ".board")).toBe(false);
    expect(await page.evaluate(misfits)).toEqual([]);
  }
  expect(await violations(phones[0]!, "a hand")).toEqual([]);
  expect(await violations(screen, "the large screen")).toEqual([]);
  expect(await screen.evaluate(misfits)).toEqual([]);

  // Somebody shows how they feel, and the room sees it.
  await phones[1]!.getByRole("button", { name: "Laughing" }).tap();
  await expect(screen.locator(".felt")).toBeVisible();
  await expect(screen.locator("article", { hasText: "Ben" }).locator("[data-mood=happy]")).toBeVisible();

  // They play to the end. Where a phone has a turn it has the river; the others have none then.
  const pick = seeded(11);
  let turns = 0;
  while (!(await sees(screen, "#end-title"))) {
    for (const page of phones) {
      const offer = await offeredNow(page);
      if (offer === null || offer === "over") continue;
      if (offer === "turn") {
        await expect(page.locator(".board")).toBeVisible();
        turns += 1;
      }
      await step(page, pick, "tap");
      expect(await sees(screen, ".hand, .confirm")).toBe(false);
    }
    await screen.waitForTimeout(150);
  }
  expect(turns).toBeGreaterThan(2);
  await expect(phones[0]!.getByRole("button", { name: /Rematch/ })).toBeVisible();

  // All say yes, and go on together: the screen as a screen, the phones as hands.
  for (const page of phones) await page.locator(".over .primary").tap();
  await expect(screen.locator("#end-title")).toHaveCount(0);
  await expect(screen).toHaveURL(/\/screen$/);
  await expect(screen.locator(".board")).toBeVisible();
  await expect(phones[2]!).toHaveURL(/\/hand$/);
  await expect(phones[2]!.locator(".hand button:not(:disabled)").first()).toBeVisible();
});

/** Runs in the page: what of the seats is cut off at the edge of its card. */
const cut = (): string[] =>
  [...document.querySelectorAll("aside article")].flatMap((card) => {
    const edge = card.getBoundingClientRect();
    const parts = [...card.querySelectorAll(".name, .state, .card, .canoes li, .gems svg, .goal b")];
    return parts
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
      })
      .map((each) => `${card.ariaLabel}: ${each.parentElement!.className} ${each.textContent}`);
  });

test("a large screen shows all of five seats and of four", async ({ page }) => {
  await quick(page, { language: "ru" });
  for (const moment of ["five", "turn"] as const) {
    await stage(page, moment, { mine: [], people: true, view: "screen" });
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(cut), { message: `${moment}, ${width} × ${height}`, timeout: 5000 }).toEqual([]);
    }
  }
});
