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

let count = 0;

/** What happened and what is asked, in order, each sentence once. */
export const spoken: { lines: readonly Line[]; now: Line | null } = $state({ lines: [], now: null });

/** Adds a sentence to what was said; an effect that says something does not hang on what was said before. */
export function say(words: string, kind: Kind = "told"): void {
  if (words === "") return;
  count += 1;
  spoken.lines = [...untrack(() => spoken.lines), { key: count, words, kind }].slice(-KEPT);
}

/** Says what one is doing just now; it takes the place of what was said so before. */
export function sayNow(words: string): void {
  count += 1;
  spoken.now = words === "" ? null : { key: count, words, kind: "told" };
}

/** What was said last, answers too. */
export function lastSaid(): string {
  return spoken.lines.at(-1)?.words ?? "";
}

/** What was told since the round before this one began. */
export function lastRound(): string {
  const told = spoken.lines.filter(({ kind }) => kind !== "answer");
  const starts = told.flatMap(({ kind }, index) => (kind === "round" ? [index] : []));
  return told
    .slice(starts.at(-2) ?? 0)
    .map(({ words }) => words)
    .join(" ");
}
