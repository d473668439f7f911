// One large screen and the phones round it, before the game and in it.

import type { Page } from "@playwright/test";
import type { Screen } from "./screens";
import { stage, type Moment, type Staging } from "./staged";
import { visit } from "./visit";

const LONGEST = "Wwwwwwwwwwwwwwwwwwwwwwww";

/** A table without a seat for whoever made it. */
async function empty(page: Page): Promise<string> {
  const seats = [{ kind: "open" }, { kind: "open" }, { kind: "open" }, { kind: "bot", level: "beaver", name: "Maple" }];
  const made = await page.request.post("/api/tables", { data: { seats } });
  return ((await made.json()) as { id: string }).id;
}

const table = (name: string, moment: Moment, staging: Staging, only?: Screen["only"], then?: (page: Page) => Promise<void>): Screen => ({
  name,
  ...(only ? { only } : {}),
  async open(page) {
    await stage(page, moment, staging);
    await then?.(page);
  },
});

export const SHARED: readonly Screen[] = [
  {
    name: "a large screen waits",
    only: "desktop",
    async open(page) {
      const id = await empty(page);
      await page.request.post(`/api/tables/${id}/join`, { data: { name: LONGEST, face: "41213" } });
      await visit(page, `/t/${id}/screen`);
      await page.locator(".code svg").waitFor();
    },
  },
  table("a large screen", "turn", { mine: [], people: true, view: "screen" }, "desktop"),
  table("a code on the large screen", "choose", { mine: [], people: true, view: "screen" }, "desktop", (page) =>
    page.locator("header .tools button").first().click(),
  ),
  {
    name: "a phone comes",
    only: "phone",
    async open(page) {
      await visit(page, `/t/${await empty(page)}/hand`);
      await page.locator("form .primary").waitFor();
    },
  },
  table("a hand alone", "choose", { people: true, view: "hand" }, "phone"),
  table("a turn in the hand", "turn", { people: true, view: "hand" }, "phone"),
  {
    name: "a face is chosen",
    async open(page) {
      await visit(page, "/");
      await page.locator("button.gear").click();
      await page.locator("dialog .button:has(.face)").click();
      await page.locator("dialog fieldset label").first().waitFor();
    },
  },
  table("how one feels", "choose", { people: true }, undefined, async (page) => {
    await page.locator(".reactions .opener").click();
    await page.locator(".reactions .row").waitFor();
  }),
];
