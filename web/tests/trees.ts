// The whole accessibility tree of a screen, as Playwright tells it, is kept in trees/: nothing comes, goes or changes its name
// or state for screen readers unnoticed. On pages in English every word is compared, in other languages the shape: roles,
// levels and states. `TREES=write` writes it anew, from pages in English.

import { expect, type Page } from "@playwright/test";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const PLACE = new URL("./trees/", import.meta.url);

/** The puzzle of the day is another one tomorrow. */
const CHANGING = new Set(["a puzzle"]);
/** How far the coach thinks ahead hangs on the machine: only the shape of its answer is the same. */
const THOUGHT_OF = new Set(["the coach"]);

const indent = (line: string): number => line.search(/\S/);

/** Without what was said aloud on the way here. */
function silent(lines: readonly string[]): string[] {
  let below = Infinity;
  return lines.filter((line) => {
    if (indent(line) <= below) below = /^\s*- (log|status)\b/.test(line) ? indent(line) : Infinity;
    return below === Infinity;
  });
}

/** Ids, hosts, days, clocks and chances, which differ from run to run. */
const UNSTEADY = [
  /[\w-]{22}/g,
  /(127\.0\.0\.1|localhost):\d+/g,
  /[A-Z][a-z]{2} \d{1,2}, \d{4}(, \d{1,2}:\d{2}\s[AP]M)?/g,
  /\d+ (seconds?|minutes?|hours?|days?|months?) ago/g,
  /\d+:\d{2}/g,
  /\d+(?=\s?%)/g,
];

const steady = (line: string): string => UNSTEADY.reduce((words, each) => words.replace(each, "…"), line);

/** Roles, levels and states alone, which are the same in every language. */
function shape(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !/^\s*- text\b/.test(line))
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

/** Compares the tree of this screen with the one that is kept. */
export async function compareTree(page: Page, size: string, screen: string): Promise<void> {
  if (CHANGING.has(screen)) return;
  const seen = silent((await page.locator("body").ariaSnapshot()).split("\n")).map(steady);
  const english = (await page.locator("html").getAttribute("lang")) === "en";
  if (process.env.TREES === "write" && english) write(size, screen, seen);
  const known = kept(size, screen) ?? kept("desktop", screen) ?? [];
  const all = english && !THOUGHT_OF.has(screen);
  expect.soft(all ? seen : shape(seen), screen).toEqual(all ? known : shape(known));
}
