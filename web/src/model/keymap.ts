// Keys that may be changed: each letter of the game can be another key. Kept as pairs, the key and what it means.

import { settings } from "../settings.svelte";

const pairs = (): string[] => settings.keys.match(/../gu) ?? [];

/** What a key means: itself, unless another key was given its meaning; "" where it means nothing any more. */
export function meaningOf(key: string): string {
  const own = pairs().find((pair) => pair[0] === key);
  if (own) return own[1]!;
  return pairs().some((pair) => pair[1] === key) ? "" : key;
}

/** The key that has a meaning now. */
export const keyFor = (meaning: string): string => pairs().find((pair) => pair[1] === meaning)?.[0] ?? meaning;

/** Gives a meaning to a key; whatever the key meant goes to the key that is free now. */
export function setKey(meaning: string, key: string): void {
  const wish = key.trim().toUpperCase();
  if (wish.length !== 1) return;
  const [before, other] = [keyFor(meaning), meaningOf(wish)];
  const kept = pairs().filter((pair) => pair[1] !== meaning && pair[1] !== other);
  const swapped = other === "" || other === meaning ? [] : [before + other];
  settings.keys = [...kept, wish + meaning, ...swapped].filter((pair) => pair[0] !== pair[1]).join("");
}
