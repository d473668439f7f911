// A whole game by short questions with a real screen reader. Keys come from the keyboard of the display, so that Orca has
// them first; what it says is read from the recorder that speaks in place of a voice.

import { expect, test, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { quick, seeded } from "../helpers";
import { faults, namesOn, sentencesOf, takeDown } from "../listening/account";
import { heardSoFar, listenIn } from "../listening/ear";
import { newTable } from "../motion/runs";

const key = (...names: string[]): void => void execFileSync("xdotool", ["key", "--delay", "60", ...names]);
const spoken = (): string[] => readFileSync(process.env.NIAGARA_SPOKEN!, "utf8").split("\n").filter(Boolean);

/** The answers to the question, and which of them has the focus. */
const answers = (page: Page): Promise<{ words: string[]; at: number; over: boolean }> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLButtonElement>(".answer:not(:disabled)")];
    return {
      words: all.map((each) => each.textContent.trim()),
      at: all.indexOf(document.activeElement as HTMLButtonElement),
      over: document.querySelector("#end-title") !== null,
    };
  });

test("Orca says every event of a whole game once, in order", async ({ page }) => {
  await quick(page, { ear: true, speed: 1, motion: "calm" });
  await listenIn(page);
  const account = takeDown(page);
  await page.goto(`/t/${await newTable(page, { people: 1, bots: 1, level: "beaver2" })}`);
  await page.bringToFront();
  const names = await namesOn(page);
  const pick = seeded(9);
  const before = spoken().length;
  for (;;) {
    const { words, at, over } = await answers(page);
    if (over) break;
    if (at !== 0) {
      await page.waitForTimeout(100);
      continue;
    }
    const safe = words.flatMap((each, index) => (/falls/.test(each) ? [] : [index]));
    const choice = safe.length > 0 ? safe[pick(safe.length)]! : 0;
    key(...Array.from({ length: choice }, () => "Tab"), "Return");
    await page.waitForTimeout(300);
  }
  const sentences = sentencesOf(account, names);
  await expect.poll(async () => faults(await heardSoFar(page), sentences)).toEqual([]);
  const log = (await heardSoFar(page)).filter(({ role }) => role === "log").map(({ words }) => words);
  console.log(spoken().slice(before).join("\n"));
  console.log(`${log.length} sentences`);
  expect(log.filter((words) => !spoken().includes(words))).toEqual([]);
});
