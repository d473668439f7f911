// The story of a finished game in three sentences, read off what happened.

import type { AnyEvent } from "../protocol.gen";
import { nearest } from "./goals";
import { readCanoe } from "./names";

export interface Happening {
  event: AnyEvent;
  round: number;
}

/** One sentence: `story-…` in the language files. */
export type Sentence =
  | { id: "last"; seat: number; round: number }
  | { id: "thefts"; seat: number; count: number }
  | { id: "falls"; seat: number; count: number }
  | { id: "calm" }
  | { id: "rival"; seat: number; missing: number };

/** Who is named most often, and how often; the first of those who are equal. */
function most(seats: readonly number[]): { seat: number; count: number } {
  const counted = [...new Set(seats)].map((seat) => ({ seat, count: seats.filter((each) => each === seat).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best), { seat: -1, count: 0 });
}

function drama(log: readonly Happening[]): Sentence {
  const owners = (kind: "gem_stolen" | "canoe_lost"): number[] =>
    log.flatMap(({ event }) => (event.kind === kind ? [readCanoe(event.canoe).seat] : []));
  const [thieves, swept] = [owners("gem_stolen"), owners("canoe_lost")];
  if (thieves.length === 0 && swept.length === 0) return { id: "calm" };
  if (thieves.length >= swept.length) return { id: "thefts", ...most(thieves) };
  return { id: "falls", seat: most(swept).seat, count: swept.length };
}

export function storyOf(log: readonly Happening[], landed: readonly string[], winners: readonly number[]): Sentence[] {
  const story: Sentence[] = [];
  const last = log.findLast(({ event }) => event.kind === "gem_landed" && winners.includes(readCanoe(event.canoe).seat));
  if (last?.event.kind === "gem_landed") story.push({ id: "last", seat: readCanoe(last.event.canoe).seat, round: last.round });
  if (log.length > 0) story.push(drama(log));
  const rivals = landed
    .map((gems, seat) => ({ seat, missing: nearest(gems).need - nearest(gems).have }))
    .filter(({ seat }) => !winners.includes(seat))
    .sort((a, b) => a.missing - b.missing);
  if (winners.length > 0 && rivals[0] && rivals[0].missing > 0) story.push({ id: "rival", ...rivals[0] });
  return story;
}
