// Screens of people who look for each other.

import type { Page } from "@playwright/test";
import type { Screen } from "./screens";
import { stage, tableOf } from "./staged";

/** Somebody who wants to play now, before the choice of size and pace is sent. */
async function wantsToPlay(page: Page): Promise<void> {
  await page.goto("/");
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
  await page.goto("/t/staged");
  await page.locator("[role=timer]").waitFor();
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
    name: "choosing a seat",
    async open(page) {
      const send = await stage(page, "choose", { mine: [] });
      send({ type: "table", table: { ...tableOf("choose", { mine: [] }), takeover: "ask" } });
      await page.locator(".company .button").click();
      await page.locator("dialog li").first().waitFor();
    },
  },
  {
    name: "nudged",
    async open(page) {
      const send = await stage(page, "choose", { people: true });
      await page.waitForLoadState("networkidle");
      send({ type: "nudged", seat: 0, by: 3 });
      await page.locator(".company").waitFor();
    },
  },
];
