// What the browser tests share: quick settings, quick bots, and a player who takes whatever is offered.

import { expect, type Page } from "@playwright/test";

/** The long run (`make slow`): whole games, every screen in every window and language. */
export const WHOLE = process.env.NIAGARA_WHOLE !== undefined;

/** Three rounds to the end; the long run plays until somebody wins. */
export const SHORT = WHOLE ? {} : { max_rounds: 3 };

/**
 * Nothing is shown longer than it must be, so that a whole game takes seconds; the first game's tips were seen. New tables
 * have these options.
 */
export async function quick(page: Page, settings: Record<string, unknown> = {}, options: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      if (!localStorage.getItem("niagara.settings")) localStorage.setItem("niagara.settings", JSON.stringify(chosen));
    },
    {
      name: "Robin",
      language: "en",
      speed: 0,
      sound: WHOLE,
      scene: 0,
      seenTips: "hand canoe river goals danger thief loss cloud last",
      coach: "off",
      ...settings,
    },
  );
  // The page asks for bots that pause a moment, as people like it; a test does not wait for them. Not by `page.route`, which
  // would take every file of every page out of the browser's cache.
  await page.addInitScript((chosen) => {
    const ask = globalThis.fetch;
    globalThis.fetch = (address, request) => {
      const makesTable = request?.method === "POST" && String(address).endsWith("/api/tables");
      if (!makesTable) return ask(address, request);
      const body = JSON.parse(String(request.body)) as { options?: object };
      return ask(address, { ...request, body: JSON.stringify({ ...body, pause: 0, options: { ...body.options, ...chosen } }) });
    };
  }, options);
}

export const sentence = (page: Page) => page.locator(".bar .sentence");
export const confirm = (page: Page) => page.locator("button.confirm:not(:disabled)");
export const endTitle = (page: Page) => page.locator("#end-title");

export type Offer = "over" | "confirm" | "card" | "weather" | "menu" | "turn" | "curtain";

/** What the page wants of its player now; runs in the page. */
function look(): Offer | null {
  const there = (selector: string): boolean => document.querySelector(selector) !== null;
  if (there("#end-title")) return "over";
  if (there(".curtain")) return "curtain";
  if (there("button.confirm:not(:disabled)")) return "confirm";
  if (there(".hand button:not(:disabled):not(.down)") && !there(".hand .down, .hand .sent")) return "card";
  if (there("button.big:not(:disabled)")) return "weather";
  if (there(".choices .button:not(:disabled)")) return "menu";
  return there(".buttons .list") ? "turn" : null;
}

export const offeredNow = (page: Page): Promise<Offer | null> => page.evaluate(look);

/** Waits until the page wants something of its player, and says what. */
export async function offered(page: Page): Promise<Offer> {
  const handle = await page.waitForFunction(look, undefined, { timeout: 120_000 });
  return (await handle.jsonValue())!;
}

/** Waits until something is offered, and does it, by pointer or by finger. */
export async function step(page: Page, pick: (count: number) => number, how: "click" | "tap" = "click"): Promise<Offer> {
  const offer = await offered(page);
  await take(page, offer, pick, how);
  return offer;
}

/** Does one thing that was offered a moment ago; nothing where it is offered no more. */
export async function take(page: Page, offer: Offer, pick: (count: number) => number, how: "click" | "tap" = "click"): Promise<void> {
  const one = async (selector: string): Promise<void> => {
    const all = page.locator(selector);
    const count = await all.count();
    if (count > 0) await all.nth(pick(count))[how]({ timeout: 5000 });
  };
  try {
    if (offer === "confirm") await confirm(page)[how]({ timeout: 5000 });
    else if (offer === "card") await one(".hand button:not(:disabled)");
    else if (offer === "weather") await one("button.big:not(:disabled)");
    else if (offer === "menu") await one(".choices .button:not(:disabled)");
    else if (offer === "turn") await turn(page, pick, how);
    else if (offer === "curtain") await page.locator(".curtain button")[how]({ timeout: 5000 });
  } catch (error) {
    // The table may have moved on between looking and clicking; what is offered next will tell.
    if (!(error instanceof Error) || !error.message.includes("Timeout")) throw error;
  }
}

/** Taps an end on the river; with two canoes to choose from, a canoe first. */
async function turn(page: Page, pick: (count: number) => number, how: "click" | "tap"): Promise<void> {
  const ends = page.locator('.board [data-end]:not([data-end="X"])');
  if ((await ends.count()) === 0) {
    const other = page.locator(".board .offered:not(.picked)");
    if ((await other.count()) > 0) await other.first()[how]({ timeout: 5000, force: true });
    if ((await ends.count()) === 0) await page.waitForTimeout(50);
    return;
  }
  const count = await ends.count();
  // The middle of an end may lie under a canoe, which passes the tap on.
  await ends.nth(pick(count))[how]({ timeout: 5000, force: true });
}

/** A source of choices that is the same in every run. */
export function seeded(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** A new game against bots, up to the first choice of a card. */
export async function newGame(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  expect(await offered(page)).toBe("card");
}

/** Chooses a card by its key and waits for one's own turn with it. */
export async function playCard(page: Page, card: string): Promise<void> {
  await page.keyboard.press(card);
  await page.keyboard.press("Enter");
  await expect(page.locator(".buttons .list")).toBeVisible();
}

/** Plays until the end screen; a game that never ends fails by the test's own time limit. */
export async function playToTheEnd(page: Page, seed: number): Promise<void> {
  const pick = seeded(seed);
  while ((await step(page, pick)) !== "over");
  await expect(endTitle(page)).toBeVisible();
}
