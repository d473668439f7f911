// Three rounds by short questions with a real screen reader. Keys come from the keyboard of the display, so that Orca has
// them first; what it says is read from the recorder that speaks in place of a voice.

import { expect, test, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { quick, seeded } from "../helpers";
import { takeDown } from "../listening/account";
import { heardSoFar, listenIn } from "../listening/ear";
import { newTable } from "../motion/runs";

const ROUNDS = 3;
const key = (...names: string[]): void => void execFileSync("xdotool", ["key", "--delay", "60", ...names]);
const spoken = (): string[] => readFileSync(process.env.NIAGARA_SPOKEN!, "utf8").split("\n").filter(Boolean);

/** Waits until nothing is being said: a key that is pressed earlier makes Orca fall silent, as its user wants. */
async function silence(page: Page): Promise<void> {
  for (let [before, now] = [-1, spoken().length]; before !== now; [before, now] = [now, spoken().length]) await page.waitForTimeout(1500);
}

/** Orca speaks clause by clause, and names keys and focused things in between. */
const clauses = (words: string): string[] => words.split(/(?<=[.!?;:]) /).map((each) => each.trim());

/** How many clauses were said after those before them. */
function inOrder(log: readonly string[], utterances: readonly string[]): number {
  const said = utterances.flatMap(clauses);
  let at = 0;
  return log.filter((clause) => {
    const found = said.indexOf(clause, at);
    if (found >= 0) at = found + 1;
    return found >= 0;
  }).length;
}

/** The answers to the question, and which of them has the focus. */
const answers = (page: Page): Promise<{ words: string[]; at: number }> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLButtonElement>(".answer:not(:disabled)")];
    return {
      words: all.map((each) => each.textContent.trim()),
      at: all.indexOf(document.activeElement as HTMLButtonElement),
    };
  });

test("three rounds with Orca: it reads questions, answers, risks and what happens; how much of it is counted", async ({ page }) => {
  await quick(page, { ear: true, speed: 1, motion: "calm" });
  await listenIn(page);
  const account = takeDown(page);
  await page.goto(`/t/${await newTable(page, { people: 1, bots: 1, level: "beaver2" })}`);
  await page.bringToFront();
  const pick = seeded(9);
  const over = (): boolean =>
    account.updates.some(({ events }) => events.some((event) => event.kind === "round_started" && event.round > ROUNDS));
  while (!over()) {
    await silence(page);
    const { words, at } = await answers(page);
    if (at !== 0) continue;
    const safe = words.flatMap((each, index) => (/falls|^Undo|other canoe/.test(each) ? [] : [index]));
    const choice = safe.length > 0 ? safe[pick(safe.length)]! : 0;
    key(...Array.from({ length: choice }, () => "Tab"), "Return");
  }
  await silence(page);
  const log = (await heardSoFar(page)).filter(({ role }) => role === "log").flatMap(({ words }) => clauses(words));
  const said = spoken();
  const aloud = new Set(said.flatMap(clauses));
  console.log(`Orca said ${log.filter((each) => aloud.has(each)).length} of ${log.length} clauses, ${inOrder(log, said)} of them in order`);
  for (const words of [
    /^Choose a card for this round\./,
    /^Play the .+\? panel\./,
    /^Where to\? panel\./,
    /^To .+ push button\./,
    /River: /,
    /^You play /,
  ])
    expect(said.some((each) => words.test(each))).toBe(true);
});
