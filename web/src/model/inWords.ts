// A typed answer in the player's own words, matched with the answers that are offered.

const wordsOf = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\p{N}−+]+/gu) ?? [];

/** The one offered answer that these words mean: it is said so, begins so, or is the only one that has them all. */
export function meant<Offered extends { words: string }>(line: string, offered: readonly Offered[]): Offered | null {
  const typed = wordsOf(line);
  if (typed.length === 0) return null;
  const all = offered.map((each) => ({ each, words: wordsOf(each.words) }));
  const ways: ((words: string[]) => boolean)[] = [
    (words) => words.join(" ") === typed.join(" "),
    (words) => words.join(" ").startsWith(typed.join(" ")),
    (words) => typed.every((word) => words.includes(word)),
  ];
  for (const way of ways) {
    const found = all.filter(({ words }) => way(words));
    if (found.length === 1) return found[0]!.each;
  }
  return null;
}
