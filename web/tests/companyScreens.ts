// Screens of people who come, leave, are away or want another game.

import { request, type Page } from "@playwright/test";
import type { SeatInfo } from "../src/protocol.gen";
import type { Screen } from "./screens";
import { stage, tableOf, type Moment, type Staging } from "./staged";
import { visit } from "./visit";

const LONGEST = "Wwwwwwwwwwwwwwwwwwwwwwww";

/** A table of somebody else, with a seat that waits for whoever reads. */
async function invited(page: Page): Promise<void> {
  const host = await request.newContext({ baseURL: new URL((await page.request.get("/")).url()).origin });
  const seats = [{ kind: "me", name: LONGEST }, { kind: "open" }, { kind: "bot", level: "beaver", name: "Maple" }];
  const made = await host.post("/api/tables", { data: { seats, options: { stealing: false }, clock: { kind: "post", days: 3 } } });
  const { id } = (await made.json()) as { id: string };
  await host.dispose();
  await visit(page, `/t/${id}`);
  await page.locator(".sit .button").waitFor();
}

/** Two games to go on with: alone with bots, and one that waits for others. */
async function unfinished(page: Page): Promise<void> {
  const me = { kind: "me", name: "Robin" };
  const bot = { kind: "bot", level: "beaver", name: LONGEST };
  for (const seats of [
    [me, bot, bot],
    [me, { kind: "open" }],
  ])
    await page.request.post("/api/tables", { data: { seats } });
  await visit(page, "/");
  await page.locator("li.called").first().waitFor();
}

/** A staged table at which something about some seats differs. */
async function staged(page: Page, moment: Moment, seats: Record<number, Partial<SeatInfo>>, more: Staging & { again?: number[] } = {}) {
  const send = await stage(page, moment, more);
  const table = tableOf(moment, more);
  send({
    type: "table",
    table: { ...table, again: more.again ?? [], seats: table.seats.map((seat, at) => ({ ...seat, ...seats[at] })) },
  });
}

export const COMPANY: readonly Screen[] = [
  { name: "invited", open: invited },
  {
    name: "unfinished games",
    open: unfinished,
  },
  {
    name: "deleting",
    async open(page) {
      await unfinished(page);
      await page.locator("main li > button").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "leaving",
    async open(page) {
      await stage(page, "choose", { people: true });
      await page.locator(".tools button").last().click();
      await page.locator("dialog .links button").last().click();
      await page.locator("dialog .primary").waitFor();
    },
  },
  {
    name: "somebody is away",
    async open(page) {
      await staged(page, "choose", { 3: { online: false }, 1: { kind: "bot", left: true, level: "beaver" } }, { people: true });
      await page.locator(".company").waitFor();
    },
  },
  {
    name: "a seat that was left",
    async open(page) {
      await staged(page, "choose", { 2: { kind: "bot", left: true, returnable: true } }, { mine: [], people: true });
      await page.locator(".company").waitFor();
    },
  },
  {
    name: "another game",
    async open(page) {
      await staged(page, "over", {}, { people: true, again: [1, 3] });
      await page.locator(".waiting").waitFor();
    },
  },
];
