// Every screen of the client and the way to it, in any language: for the tests that look at all of them.

import { expect, type Page } from "@playwright/test";
import { createECDH } from "node:crypto";
import type { AnyEvent } from "../src/protocol.gen";
import { analysed, readIn } from "./blunder";
import { CLUB } from "./clubScreens";
import { COMPANY } from "./companyScreens";
import { HOST } from "./hostScreens";
import { PEOPLE } from "./peopleScreens";
import { SHARED } from "./screenScreens";
import { POSITIONS, stage, type Moment, type Staging } from "./staged";
import { visit } from "./visit";

export interface Screen {
  name: string;
  open(page: Page): Promise<void>;
  /** Screens that exist only on a phone, or only on a wide window. */
  only?: "desktop" | "phone";
}

/** One of everything that can happen, with the longest words. */
const HAPPENED: AnyEvent[] = [
  { kind: "round_started", round: 12, first: 3 },
  { kind: "hands_refilled" },
  { kind: "canoe_bought", canoe: "3b", paid: "P" },
  { kind: "canoe_given", canoe: "3a" },
  { kind: "card_revealed", seat: 3, card: "C" },
  { kind: "weather_moved", seat: 3, before: -1, after: 0 },
  { kind: "gem_stolen", canoe: "3a", victim: "1a", gem: "P", at: "3" },
  { kind: "canoe_lost", canoe: "3a", gem: "P" },
  { kind: "river_rose", speed: 5, lowest: 3, weather: 2 },
];

const SAID = [
  { number: 1, seat: 1, name: "Maple", phrase: "hurry", text: "" },
  { number: 2, seat: 3, name: "Maximiliane", phrase: "", text: "A sentence that somebody wrote, long enough for two lines" },
];

const page = (name: string, path: string, ready: string): Screen => ({
  name,
  async open(page) {
    await visit(page, path);
    await page.locator(ready).first().waitFor();
  },
});

const dialog = (name: string, way: number, then?: (page: Page) => Promise<void>): Screen => ({
  name,
  async open(page) {
    await visit(page, "/");
    const opener = way < 0 ? page.locator("button.gear") : page.locator("button.way").nth(way);
    await opener.click();
    await page.locator("dialog[open]").waitFor();
    await then?.(page);
  },
});

const table = (
  name: string,
  moment: Moment,
  more: Staging & { then?: (page: Page) => Promise<void>; only?: Screen["only"] } = {},
): Screen => ({
  name,
  ...(more.only ? { only: more.only } : {}),
  async open(page) {
    await stage(page, moment, more);
    await more.then?.(page);
  },
});

/** A finished and analysed game, or what is below its address. */
const replay = (
  name: string,
  tail: string,
  { ready = "figure", then, only }: { ready?: string; then?: (page: Page) => Promise<void>; only?: Screen["only"] } = {},
): Screen => ({
  name,
  ...(only ? { only } : {}),
  async open(page) {
    const id = await analysed(page);
    await visit(page, `/replay/${id}${tail}`);
    await page.locator(ready).first().waitFor();
    await then?.(page);
  },
});

/** The tab beside the river; on a phone it is in a sheet. */
async function beside(page: Page, tab: "story" | "analysis"): Promise<void> {
  if (page.viewportSize()!.width < 900) await page.locator("header .tools button").first().click();
  await page.locator(`#tab-${tab}`).click();
  await page.locator("[role=tabpanel] button").first().waitFor();
}

async function opened(page: Page, button: string): Promise<void> {
  await page.locator(button).click();
  await page.locator("dialog[open]").waitFor();
}

/** Somebody whom the server knows, so that one's own devices are listed alike wherever they are. */
async function settle(page: Page): Promise<void> {
  await page.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Robin" }, { kind: "bot" }] } });
}

/** Somebody who is called while the page is closed, but not at night. */
async function beCalled(page: Page): Promise<void> {
  const { port } = new URL((await page.request.get("/")).url());
  const key = createECDH("prime256v1").generateKeys("base64url");
  const address = `http://127.0.0.1:${Number(port) + 1}/screen`;
  await page.request.post("/api/me/calls/push", { data: { address, key, secret: "A".repeat(22), language: "en" } });
  await page.request.post("/api/me/calls/quiet", { data: { quiet: { begins: 1320, ends: 420, zone: "UTC" } } });
}

/** With the quiet hours of somebody who is called, which the server has to tell. */
const settings = dialog("settings", -1, async (page) => {
  await page.locator("#your-devices").waitFor();
  await page.locator("dialog input[type=time]").first().waitFor();
});

export const SCREENS: readonly Screen[] = [
  page("home", "/", "a.way"), // drawn last
  dialog("with friends", 0),
  dialog("house rules", 0, (page) => page.locator("dialog summary").first().click()),
  dialog("around this device", 1),
  dialog("watch bots", 2),
  {
    name: "settings",
    async open(page) {
      await settle(page);
      await beCalled(page);
      await settings.open(page);
    },
  },
  {
    name: "your devices",
    async open(page) {
      await settle(page);
      await beCalled(page);
      await settings.open(page);
      const own = page.locator("[aria-labelledby=your-devices]");
      await own.locator("button").first().click();
      await own.locator("svg[role=img]").waitFor();
      await own.locator("button").last().click();
    },
  },
  {
    name: "another device",
    async open(page) {
      await settle(page);
      const made = await page.request.post("/api/me/link", { data: {} });
      const { code } = (await made.json()) as { code: string };
      await visit(page, `/device#${code}`);
      await page.locator("main .button.primary").waitFor();
    },
  },
  page("answering a mail", "/mail#yes.code", "main .button.primary"),
  {
    name: "waiting room",
    async open(page) {
      const made = await page.request.post("/api/tables", {
        data: { seats: [{ kind: "me", name: "Robin" }, { kind: "open" }, { kind: "open" }, { kind: "bot", level: "beaver" }] },
      });
      const { id } = (await made.json()) as { id: string };
      await visit(page, `/t/${id}`);
      await page.locator("h1").waitFor();
    },
  },
  table("choosing", "choose", { happened: HAPPENED }),
  table("a card looked at", "choose", {
    then: async (page) => {
      await page.keyboard.press("5");
      await page.locator("p.band").waitFor();
    },
  }),
  table("a turn", "turn"),
  table("moves as a list", "turn", { then: (page) => page.locator("button.list").click() }),
  table("several deeds at one end", "turn", { then: (page) => page.locator('.board [data-end="5"]').click({ force: true }) }),
  table("a planned move", "turn", {
    then: async (page) => {
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
    },
  }),
  table("a rule in the way", "turn", {
    then: async (page) => {
      await page.locator('.board [data-actor="disc:4"]').click({ force: true });
      await page.locator(".notice").waitFor();
    },
  }),
  table("weather", "weather"),
  table("buying back", "buyBack"),
  table("the end", "over"),
  table("curtain", "choose", { mine: [0, 3] }),
  table("watching", "choose", { mine: [] }),
  table("menu", "choose", {
    async then(page) {
      await settle(page);
      await page.locator(".tools button").last().click();
      await page.locator("#your-devices").waitFor();
    },
  }),
  table("chat", "choose", { only: "desktop", chat: SAID, then: (page) => page.locator("#tab-chat").click() }),
  table("muting", "choose", {
    only: "desktop",
    chat: SAID,
    people: true,
    then: async (page) => {
      await page.locator("#tab-chat").click();
      await page.locator("summary").click();
    },
  }),
  table("clocks", "choose", { people: true, clocks: true }),
  table("log explained", "choose", {
    only: "desktop",
    happened: HAPPENED,
    then: async (page) => {
      await page.locator(".words").last().click();
      await page.locator(":popover-open").waitFor();
    },
  }),
  table("seats", "choose", { only: "phone", then: (page) => page.locator("button.strip").click() }),
  table("log and chat", "choose", {
    only: "phone",
    chat: SAID,
    happened: HAPPENED,
    then: (page) => opened(page, ".tools button >> nth=0"),
  }),
  page("lessons", "/learn", "h1"),
  page("pictures of the rules", "/learn/overview", "h1"),
  page("a lesson", "/learn/scene/steal", ".bar .sentence"),
  {
    name: "verdict",
    async open(page) {
      await visit(page, "/learn/scene/weather");
      await page.locator("button.big").first().click();
      await expect(page.locator(".verdict")).toBeVisible();
    },
  },
  page("the example", "/learn/example", ".step"),
  page("puzzles", "/learn/puzzles", "main a"),
  {
    name: "a puzzle",
    async open(page) {
      const { today } = (await (await page.request.get("/api/learn")).json()) as { today: string };
      await visit(page, `/learn/puzzles/${today}`);
      await page.locator(".bar .sentence").waitFor();
    },
  },
  page("rule book", "/learn/rules", ".rule"),
  {
    name: "finished games",
    async open(page) {
      await readIn(page);
      await visit(page, "/games");
      await page.locator("main li").first().waitFor();
    },
  },
  replay("replay", ""),
  replay("analysis", "#4", { then: (page) => beside(page, "analysis") }),
  replay("story", "#4", { only: "phone", then: (page) => beside(page, "story") }),
  replay("chances as a table", "#4", {
    then: async (page) => {
      await beside(page, "analysis");
      await page.locator(".more button").click();
      await page.locator("dialog table").last().waitFor();
    },
  }),
  replay("share and export", "#4", { then: (page) => opened(page, "header .tools button >> nth=-1") }),
  replay("go on from here", "#0", { then: (page) => opened(page, "button.go-on") }),
  replay("learn from your mistakes", "/mistakes", { ready: ".bar .sentence" }),
  replay("a mistake mended", "/mistakes", {
    ready: ".bar .sentence",
    then: async (page) => {
      await page.locator('.board [data-end="J"]').click({ force: true });
      await page.locator("button.confirm:not(:disabled)").click();
      await page.locator(".verdict").waitFor();
    },
  }),
  {
    name: "explorer",
    async open(page) {
      await visit(page, `/explore#${encodeURIComponent(POSITIONS.turn)}`);
      await page.locator(".best li").first().waitFor();
      await page.locator("details.legal summary").click();
    },
  },
  {
    name: "a position that cannot be",
    async open(page) {
      await visit(page, "/explore#no-position");
      await page.getByRole("alert").waitFor();
    },
  },
  page("numbers", "/numbers", ".facts"),
  // Last: once asked for, the words stay over the river.
  table("board in words", "turn", { then: (page) => page.keyboard.press("t") }),
  ...COMPANY,
  ...CLUB,
  {
    // A real table, since a coach thinks about a real game.
    name: "the coach",
    async open(page) {
      await page.goto("/");
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem("niagara.settings") ?? "{}") as object;
        localStorage.setItem("niagara.settings", JSON.stringify({ ...kept, coach: "on", textBoard: false }));
        dispatchEvent(new StorageEvent("storage", { key: "niagara.settings" })); // or the page would keep its own
      });
      const seats = [{ kind: "me", name: "Robin" }, ...Array.from({ length: 3 }, () => ({ kind: "bot", level: "duckling" }))];
      const made = await page.request.post("/api/tables", { data: { seats, position: POSITIONS.turn, pause: 0 } });
      await page.goto(`/t/${((await made.json()) as { id: string }).id}`);
      await page.locator(".coach .tools button").first().click();
      await page.locator(".coach .says .primary").waitFor();
    },
  },
  ...PEOPLE,
  ...SHARED,
  ...HOST,
];

export const TIPS = (["first", "launch", "choose"] as const).map((moment, index): Screen => ({
  name: `tip ${index + 1}`,
  open: async (page) => {
    await stage(page, moment);
    await page.locator("section.tip:not(.waiting)").waitFor();
  },
}));

/** The screens in a few parts of about equal length, in their order, for walks that several workers share. */
export function inParts(screens: readonly Screen[], parts: number): { part: string; screens: readonly Screen[] }[] {
  const length = Math.ceil(screens.length / parts);
  return Array.from({ length: parts }, (_, index) => ({
    part: `part ${index + 1} of ${parts}`,
    screens: screens.slice(index * length, (index + 1) * length),
  }));
}
