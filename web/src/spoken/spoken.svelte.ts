// What is said aloud to those who listen. One place for the whole page: its regions are there, empty, before anything is
// said, because what comes with its text already in it is not read by every screen reader.

interface Line {
  key: number;
  words: string;
}

/** Lines that stay to be read again; those before them go, which nobody hears. */
const KEPT = 200;

let count = 0;

/** What happened and what is asked, in order, each sentence once. */
export const spoken: { lines: readonly Line[]; now: Line | null } = $state({ lines: [], now: null });

/** Adds a sentence to what was said. */
export function say(words: string): void {
  if (words === "") return;
  count += 1;
  spoken.lines = [...spoken.lines, { key: count, words }].slice(-KEPT);
}

/** Says what one is doing just now; it takes the place of what was said so before. */
export function sayNow(words: string): void {
  count += 1;
  spoken.now = words === "" ? null : { key: count, words };
}
