// A game of one round in which somebody throws a sure win away, read in from its record and analysed: small enough for
// the real analysis to take a moment.

import type { Page } from "@playwright/test";
import type { Analysis } from "../src/protocol.gen";

/** Robin, with three rubies ashore and a fourth one space from the jetty, paddles down and lays it on the bank. */
export const RECORD = {
  niagara: "1",
  players: 3,
  names: ["Robin", "Maple", "Cedar"],
  position: "3 alternate shared stealing 9 | 9 0 +0 L choose | P7 C7 Y7 B6 R3 | 123456 - R3 1+R X | 123456 - B 4 J | 123456 - - 3 J",
  moves: [
    [0, "card 5"],
    [1, "card 2"],
    [2, "card 2"],
    [0, "a >4 -"],
    [1, "a >2"],
    [1, "b >2"],
    [2, "a >1"],
    [2, "b >2"],
    ["river", "flow"],
  ].map(([seat, move]) => ({ round: 9, seat, move })),
  result: "draw",
};

/** Reads the game in for whoever looks at this page; its id. */
export async function readIn(page: Page): Promise<string> {
  const answer = await page.request.post("/api/games", { data: { record: JSON.stringify(RECORD) } });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

let known = "";

/** The id of the game once it is analysed. It is public to all who have it, so one serves every test. */
export async function analysed(page: Page): Promise<string> {
  if (known !== "") return known;
  const id = await readIn(page);
  const path = `/api/tables/${id}/analysis`;
  let answer = await page.request.post(path, { data: { depth: "quick" } });
  for (;;) {
    if (!answer.ok()) throw new Error(await answer.text());
    const { status } = (await answer.json()) as Analysis;
    if (status === "done") return (known = id);
    await page.waitForTimeout(300);
    answer = await page.request.get(path);
  }
}
