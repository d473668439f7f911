// A short game by short questions with a real screen reader. Keys come from the keyboard of the display, so that Orca has them
// first; what it says is read from the recorder that speaks in place of a voice.

import { expect, test, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { endTitle, quick, seeded } from "../helpers";
import { heardSoFar, listenIn } from "../listening/ear";
import { newTable } from "../motion/runs";

const ROUNDS = Number(process.env.NIAGARA_ROUNDS ?? 3);
const key = (...names: string[]): void => void execFileSync("xdotool", ["key", "--delay", "60", ...names]);
const words = (said: string): string => said.replace(/\s+/g, " ").trim();
const spoken = (): string[] => readFileSync(process.env.NIAGARA_SPOKEN!, "utf8").split("\n").map(words).filter(Boolean);

/** Waits until nothing is being said: a key that is pressed earlier makes Orca fall silent, as its user wants. */
async function silence(page: Page): Promise<void> {
  for (let [before, now] = [-1, spoken().length]; before !== now; [before, now] = [now, spoken().length]) await page.waitForTimeout(1500);
}

/** How many of the sentences were said after those before them. */
function inOrder(sentences: readonly string[], said: readonly string[]): number {
  let best = said.map(() => 0);
  for (const sentence of sentences) {
    const before = best;
    best = [];
    said.forEach((each, at) => {
      const here = each === sentence ? (before[at - 1] ?? 0) + 1 : 0;
      best.push(Math.max(here, before[at]!, best[at - 1] ?? 0));
    });
  }
  return best.at(-1) ?? 0;
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

const log = async (page: Page): Promise<string[]> =>
  (await heardSoFar(page)).filter(({ role }) => role === "log").map((each) => each.words);

test("a short game with Orca: every sentence of what happens is said once, in order; questions, answers and risks are read", async ({
  page,
}) => {
  await quick(page, { ear: true, speed: 1, motion: "calm" });
  await listenIn(page);
  await page.goto(`/t/${await newTable(page, { people: 1, bots: 1, level: "beaver2", rounds: ROUNDS })}`);
  await page.bringToFront();
  await silence(page);
  // Orca reads the whole page that was opened, what was said before included.
  const [opening, read] = [(await log(page)).length, spoken().length];
  expect(spoken()).toEqual(expect.arrayContaining(await log(page)));
  const pick = seeded(9);
  let asked = 0;
  while ((await endTitle(page).count()) === 0) {
    await silence(page);
    const { words, at } = await answers(page);
    if (at !== 0) continue;
    asked += 1;
    const safe = words.flatMap((each, index) => (/falls|^Undo|other canoe/.test(each) ? [] : [index]));
    const choice = safe.length > 0 ? safe[pick(safe.length)]! : 0;
    key(...Array.from({ length: choice }, () => "Tab"), "Return");
  }
  await silence(page);
  const happened = (await log(page)).slice(opening);
  const said = spoken().slice(read);
  const aloud = said.filter((each) => happened.includes(each));
  console.log(
    `${asked} questions; Orca said ${happened.filter((each) => aloud.includes(each)).length} of ${happened.length} sentences, ` +
      `${inOrder(happened, aloud)} of them in order, ${Math.max(0, aloud.length - happened.length)} too many`,
  );
  expect(aloud).toEqual(happened);
  for (const words of [
    /^Choose a card for this round\./,
    /^Play the .+\? panel\./,
    /^Where to\? panel\./,
    /^To .+ push button\./,
    /River: /,
  ])
    expect(
      said.some((each) => words.test(each)),
      String(words),
    ).toBe(true);
});
