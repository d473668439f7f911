// Screens of people who look for each other.

import { request, type APIRequestContext, type Page } from "@playwright/test";
import type { Screen } from "./screens";
import { stage, tableOf } from "./staged";
import { visit } from "./visit";

/** Somebody who wants to play now, before the choice of size and pace is sent. */
async function wantsToPlay(page: Page): Promise<void> {
  await visit(page, "/");
  await page.locator("button.now").click();
  await page.locator("dialog form").waitFor();
}

/** Two who wait for others; the host counts no further, so that there is time to look. */
async function waiting(page: Page): Promise<void> {
  const table = tableOf("choose", { people: true });
  const seats = table.seats.map((seat, at) => (at < 2 ? seat : { ...seat, kind: "open" as const, name: "" }));
  const clock = { kind: "live", decision: 60, reserve: 180 } as const;
  await page.routeWebSocket(/\/ws\/tables\/staged/, (route) =>
    route.send(
      JSON.stringify({
        type: "snapshot",
        table: { ...table, status: "open", seats, clock, begins: 24 },
        seq: 0,
        position: null,
        to_decide: [],
        decisions: [],
        chat: [],
      }),
    ),
  );
  await visit(page, "/t/staged");
  await page.locator("[role=timer]").waitFor();
}

const LONGEST = "Wwwwwwwwwwwwwwwwwwwwwwww";

/** Somebody with whom one has played, and where one is met again. */
async function playedWith(page: Page): Promise<APIRequestContext> {
  const other = await request.newContext({ baseURL: new URL((await page.request.get("/")).url()).origin });
  const made = await other.post("/api/tables", { data: { seats: [{ kind: "me", name: LONGEST }, { kind: "open" }] } });
  const { id } = (await made.json()) as { id: string };
  await page.request.post(`/api/tables/${id}/join`, { data: { name: "Robin" } });
  await other.post(`/api/tables/${id}/start`, { data: { fill: "" } });
  return other;
}

export const PEOPLE: readonly Screen[] = [
  { name: "play now", open: wantsToPlay },
  { name: "waiting for players", open: waiting },
  {
    name: "giving up",
    async open(page) {
      const send = await stage(page, "choose", { people: true });
      const table = tableOf("choose", { people: true });
      const seats = table.seats.map((seat, at) => (at === 2 ? { ...seat, kind: "bot" as const, level: "beaver", gave_up: true } : seat));
      send({ type: "table", table: { ...table, seats } });
      send({ type: "nudged", seat: 0, by: 1 });
      await page.locator(".company").waitFor();
      await page.locator(".tools button").last().click();
      await page.locator("dialog .links button").last().click();
      await page.locator("dialog hr").waitFor();
    },
  },
  {
    name: "asked for a seat",
    async open(page) {
      const send = await stage(page, "choose", { people: true });
      const table = tableOf("choose", { people: true });
      send({ type: "table", table: { ...table, takeover: "ask", asks: [{ seat: 3, name: "Wwwwwwwwwwwwwwwwwwwwwwww" }] } });
      await page.locator(".company .button").first().waitFor();
    },
  },
  {
    name: "asked for a pause",
    async open(page) {
      const send = await stage(page, "choose", { people: true });
      const table = tableOf("choose", { people: true });
      send({ type: "table", table: { ...table, offers: [{ kind: "take_back", seat: 3, yes: [3] }] } });
      await page.locator(".company .button").first().waitFor();
    },
  },
  {
    name: "a pause",
    async open(page) {
      const send = await stage(page, "choose", { people: true, clocks: true });
      const table = tableOf("choose", { people: true });
      send({ type: "table", table: { ...table, paused: true } });
      await page.locator(".paused .button").waitFor();
    },
  },
  {
    name: "nobody may watch",
    async open(page) {
      const host = await request.newContext({ baseURL: new URL((await page.request.get("/")).url()).origin });
      const seats = [{ kind: "me", name: "Ada" }, { kind: "bot" }];
      const made = await host.post("/api/tables", { data: { seats, unwatched: true } });
      await visit(page, `/t/${((await made.json()) as { id: string }).id}`);
      await host.dispose();
      await page.locator(".closed .button").waitFor();
    },
  },
  {
    name: "choosing a seat",
    async open(page) {
      const send = await stage(page, "choose", { mine: [] });
      send({ type: "table", table: { ...tableOf("choose", { mine: [] }), takeover: "ask" } });
      await page.locator(".company .button").click();
      await page.locator("dialog li").first().waitFor();
    },
  },
  {
    name: "inviting again",
    async open(page) {
      await (await playedWith(page)).dispose();
      const made = await page.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Robin" }, { kind: "open" }] } });
      await visit(page, `/t/${((await made.json()) as { id: string }).id}`);
      await page.locator("section li .face").last().waitFor();
      await page.locator("#again").waitFor();
    },
  },
  {
    name: "invited again",
    async open(page) {
      const other = await playedWith(page);
      const made = await other.post("/api/tables", { data: { seats: [{ kind: "me", name: LONGEST }, { kind: "open" }] } });
      const { people } = (await (await other.get("/api/me/friends")).json()) as { people: { id: string }[] };
      await other.post(`/api/tables/${((await made.json()) as { id: string }).id}/invite`, { data: { friend: people[0]!.id } });
      await other.dispose();
      await visit(page, "/");
      await page.locator("main li > button").first().waitFor();
    },
  },
  {
    name: "a face and a colour",
    async open(page) {
      await visit(page, "/");
      await page.locator(".me button").click();
      await page.locator("dialog .face").first().waitFor();
    },
  },
  {
    name: "nudged",
    async open(page) {
      await page.goto("about:blank");
      const send = await stage(page, "choose", { people: true });
      await page.waitForLoadState("networkidle");
      send({ type: "nudged", seat: 0, by: 3 });
      await page.locator(".company").waitFor();
    },
  },
];
