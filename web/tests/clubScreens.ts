// Screens of a club: evenings, ratings, manners.

import { request, type Page } from "@playwright/test";
import type { Screen } from "./screens";
import { stage, tableOf } from "./staged";

/** A rated table of somebody else's evening, with a seat that waits for whoever reads. */
async function invited(page: Page): Promise<void> {
  const host = await request.newContext({ baseURL: new URL((await page.request.get("/")).url()).origin });
  const made = await host.post("/api/tables", {
    data: { seats: [{ kind: "me", name: "Ada" }, { kind: "open" }], rated: true, evening: 3 },
  });
  const { id } = (await made.json()) as { id: string };
  await host.dispose();
  await page.goto(`/t/${id}`);
  await page.locator("dl dd").nth(4).waitFor();
}

/** The end of a game that is one of an evening. */
async function standings(page: Page, points: number[][]): Promise<void> {
  const send = await stage(page, "over", { people: true });
  send({ type: "table", table: { ...tableOf("over", { people: true }), evening: { games: 3, points } } });
  await page.locator(".evening td").first().waitFor();
}

/** A table with somebody else, at which one looks at whom to hear. */
async function minding(page: Page): Promise<void> {
  const made = await page.request.post("/api/tables", { data: { seats: [{ kind: "me", name: "Robin" }, { kind: "open" }], pause: 0 } });
  const { id } = (await made.json()) as { id: string };
  const other = await request.newContext({ baseURL: new URL((await page.request.get("/")).url()).origin });
  await other.post(`/api/tables/${id}/join`, { data: { name: "Wwwwwwwwwwwwwwwwwwwwwwww" } });
  await other.dispose();
  await page.goto(`/t/${id}`);
  await page.locator("button.manners").click();
  await page.locator("dialog .person").waitFor();
}

export const CLUB: readonly Screen[] = [
  { name: "manners", open: minding },
  {
    name: "manners: a report",
    async open(page) {
      await minding(page);
      await page.locator("dialog .person button").click();
      await page.locator("dialog textarea").waitFor();
    },
  },
  { name: "invited to an evening", open: invited },
  { name: "standings of an evening", open: (page) => standings(page, [[3, 2, 1, 0]]) },
  {
    name: "an evening is over",
    open: (page) =>
      standings(page, [
        [3, 2, 1, 0],
        [1, 3, 2, 0],
        [3, 2, 0, 0],
      ]),
  },
];
