// What is said aloud to those who listen. One place for the whole page: its regions are there, empty, before anything is
// said, because what comes with its text already in it is not read by every screen reader.

import { untrack } from "svelte";

/** Something that happened or is asked, the beginning of a round, or the answer to a listener's question. */
export type Kind = "told" | "round" | "answer";

interface Line {
  key: number;
  words: string;
  kind: Kind;
}

/** Lines that stay to be read again; those before them go, which nobody hears. */
const KEPT = 200;
/** Milliseconds between two sentences: browsers tell screen readers in any order what came to a page at one moment. */
export const GAP = 250;

let count = 0;
/** Lines that are not in the log yet, and what one is doing where that is not told yet. */
let waiting: readonly Line[] = [];
let doing: Line | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let free = 0;

/** What happened and what is asked, in order, each sentence once. */
export const spoken: { lines: readonly Line[]; now: Line | null } = $state({ lines: [], now: null });

function line(words: string, kind: Kind): Line {
  count += 1;
  return { key: count, words, kind };
}

/** Adds one of what waits; what the listener's own hand does goes before what happened. */
function utter(): void {
  if (doing) {
    spoken.now = doing;
    doing = null;
  } else {
    spoken.lines = [...untrack(() => spoken.lines), ...waiting.slice(0, 1)].slice(-KEPT);
    waiting = waiting.slice(1);
  }
  free = performance.now() + GAP;
  timer = undefined;
  goOn();
}

function goOn(): void {
  if (timer !== undefined || (!doing && waiting.length === 0)) return;
  const wait = free - performance.now();
  if (wait <= 0) utter();
  else timer = setTimeout(utter, wait);
}

/** Adds a sentence to what was said; an effect that says something does not hang on what was said before. */
export function say(words: string, kind: Kind = "told"): void {
  if (words === "") return;
  waiting = [...waiting, line(words, kind)];
  goOn();
}

/** Says what one is doing just now; it takes the place of what was said so before. */
export function sayNow(words: string): void {
  doing = words === "" ? null : line(words, "told");
  if (doing) goOn();
  else spoken.now = null;
}

const all = (): readonly Line[] => [...spoken.lines, ...waiting];

/** What was said last, answers too. */
export function lastSaid(): string {
  return all().at(-1)?.words ?? "";
}

/** What was told since the round before this one began. */
export function lastRound(): string {
  const told = all().filter(({ kind }) => kind !== "answer");
  const starts = told.flatMap(({ kind }, index) => (kind === "round" ? [index] : []));
  return told
    .slice(starts.at(-2) ?? 0)
    .map(({ words }) => words)
    .join(" ");
}
