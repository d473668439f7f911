// A game that is over after one round, which its first player wins.

import { expect, type Page } from "@playwright/test";
import { confirm, endTitle, offered } from "./helpers";

/** The last round of a game: seat 0 comes first, and whatever card it plays, its loaded canoe can land the fourth ruby. */
export const NEARLY =
  "3 alternate shared stealing 9 | 9 0 +0 L choose | P7 C7 Y7 B6 R3 | 123456 - R3 1+R X | 123456 - B 4 J | 123456 - - 3 J";

/** A table of one person and bots that goes on from a position; its id. */
export async function tableFrom(page: Page, position: string): Promise<string> {
  const bot = { kind: "bot", level: "otter" };
  const seats = [
    { kind: "me", name: "Robin" },
    { ...bot, name: "Maple" },
    { ...bot, name: "Cedar" },
  ];
  const made = await page.request.post("/api/tables", { data: { seats, position, pause: 0 } });
  expect(made.ok()).toBe(true);
  return ((await made.json()) as { id: string }).id;
}

/** Plays it to its end at a table of its own; its id. */
export async function finishGame(page: Page): Promise<string> {
  const id = await tableFrom(page, NEARLY);
  await page.goto(`/t/${id}`);
  for (let offer = await offered(page); offer !== "over"; offer = await offered(page)) {
    if (offer === "card") await page.keyboard.press("5");
    else if (offer === "confirm") await confirm(page).click();
    else if (offer === "turn") await page.locator('.board [data-end="J"]').click({ force: true });
    else throw new Error(`unexpected: ${offer}`);
  }
  await expect(endTitle(page)).toBeVisible();
  return id;
}
