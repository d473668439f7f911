// The whole accessibility tree of a screen, as Playwright tells it, is kept in trees/: nothing comes, goes or changes its name
// or state for screen readers unnoticed. `trees.spec.ts` compares every word in English, other tests the shape, which is the
// same in every language: roles, levels and states. `TREES=write` writes it anew with `trees.spec.ts`.

import { expect, type Page } from "@playwright/test";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const PLACE = new URL("./trees/", import.meta.url);

/** The puzzle of the day is another one tomorrow; the numbers count whatever other tests have played. */
const CHANGING = new Set(["a puzzle", "numbers"]);
/** How far the coach thinks ahead hangs on the machine: only the shape of its answer is the same. */
const THOUGHT_OF = new Set(["the coach"]);
/** Home lists what was begun on the way there, which is the same only where every screen before was opened too. */
const REMEMBERING = new Set(["unfinished games", "invited again", "play now", "a face and a colour"]);
/** Milliseconds until a page has what it fetches when wanted, and without a change before its tree is kept. */
const PATIENCE = 20_000;
const QUIET = 2500;

const indent = (line: string): number => line.search(/\S/);

/** Without what was said aloud on the way here. */
function silent(lines: readonly string[]): string[] {
  let below = Infinity;
  return lines.filter((line) => {
    if (indent(line) <= below) below = /^\s*- (log|status)\b/.test(line) ? indent(line) : Infinity;
    return below === Infinity;
  });
}

/** Without the languages to choose from: a new one is no other screen. */
function inAnyNumberOfLanguages(lines: readonly string[]): string[] {
  let below = Infinity;
  return lines.filter((line) => {
    if (indent(line) > below) return false;
    below = /^\s*- combobox "Language"/.test(line) ? indent(line) : Infinity;
    return true;
  });
}

/** Ids, hosts, days, clocks and chances, which differ from run to run. */
const UNSTEADY = [
  /[\w-]{22}/g,
  /(127\.0\.0\.1|localhost):\d+/g,
  /[A-Z][a-z]{2} \d{1,2}, \d{4}(, \d{1,2}:\d{2}\s[AP]M)?/g,
  /\d+ (seconds?|minutes?|hours?|days?|months?) ago|in \d+ seconds?/g,
  /\d+:\d{2}/g,
  /\d+(?=\s?%)/g,
];

const steady = (line: string): string => UNSTEADY.reduce((words, each) => words.replace(each, "…"), line);

/** Roles, levels and states alone. What one may choose from, and how much of it there is, differs from place to place. */
function shape(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !/^\s*- '?(text|option)\b/.test(line))
    .map((line) => line.replace(/"(?:[^"\\]|\\.)*"/, ""))
    .map((line) => /^\s*- '?\/?[a-z]+/.exec(line)![0].replace("'", "") + (line.match(/ \[[a-z]+(=\w+)?\]/g) ?? []).join(""));
}

function place(size: string, screen: string): URL {
  return new URL(`${size}/${screen.replace(/[^a-z]+/gi, "-")}.yml`, PLACE);
}

const kept = (size: string, screen: string): string[] | null => {
  const file = place(size, screen);
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : null;
};

/** A phone has a tree of its own only where it differs from that of the wide window. */
function write(size: string, screen: string, lines: readonly string[]): void {
  const text = `${lines.join("\n")}\n`;
  const usual = kept("desktop", screen);
  if (size === "phone" && usual && `${usual.join("\n")}\n` === text) {
    rmSync(place(size, screen), { force: true });
    return;
  }
  mkdirSync(new URL(`${size}/`, PLACE), { recursive: true });
  writeFileSync(place(size, screen), text);
}

/** The tree of the dialog that is open, else of the whole page. */
async function look(page: Page): Promise<string[]> {
  const dialog = page.locator("dialog[open]").last();
  const tree = await ((await dialog.count()) > 0 ? dialog : page.locator("body")).ariaSnapshot();
  return inAnyNumberOfLanguages(silent(tree.split("\n"))).map(steady);
}

/** Looks until the tree is the one that is wanted, or patience ends. */
async function lookFor(page: Page, wanted: (seen: string[]) => boolean): Promise<string[]> {
  const end = Date.now() + PATIENCE;
  let seen = await look(page);
  while (!wanted(seen) && Date.now() < end) {
    await page.waitForTimeout(100);
    seen = await look(page);
  }
  return seen;
}

/** The tree once nothing more comes to it; patience ends where something always does. */
async function settled(page: Page): Promise<string[]> {
  const end = Date.now() + PATIENCE;
  let [seen, since] = [await look(page), Date.now()];
  while (Date.now() - since < QUIET && Date.now() < end) {
    await page.waitForTimeout(200);
    const now = await look(page);
    if (now.join("\n") !== seen.join("\n")) [seen, since] = [now, Date.now()];
  }
  return seen;
}

/** Compares the tree of this screen with the one that is kept, in words or only its shape. */
export async function compareTree(page: Page, size: string, screen: string, how: "words" | "shape"): Promise<void> {
  if (CHANGING.has(screen) || (how === "shape" && REMEMBERING.has(screen))) return;
  if (process.env.TREES === "write" && how === "words") write(size, screen, await settled(page));
  const told = how === "words" && !THOUGHT_OF.has(screen) ? (lines: string[]) => lines : shape;
  const known = told(kept(size, screen) ?? kept("desktop", screen) ?? []);
  const seen = told(await lookFor(page, (lines) => told(lines).join("\n") === known.join("\n")));
  expect.soft(seen, screen).toEqual(known);
}
