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
  | { id: "turn"; round: number; event: AnyEvent }
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

/** How far a seat is with what it has ashore, from 0 to 1. */
const share = (gems: string): number => nearest(gems).have / nearest(gems).need;

/**
 * The happening after which whoever won was ahead for good; none where nobody else ever was ahead, or where it was the very last.
 */
function turningPoint(log: readonly Happening[], landed: readonly string[], winner: number): Sentence | null {
  const shore = landed.map(() => "");
  const hulls = new Map<string, string>();
  let turn: Happening | null = null;
  let ahead = false;
  let trailed = false;
  for (const happening of log) {
    const { event } = happening;
    if (event.kind === "gem_loaded") hulls.set(event.canoe, event.gem);
    else if (event.kind === "gem_unloaded" || event.kind === "canoe_lost") hulls.delete(event.canoe);
    else if (event.kind === "gem_stolen") {
      hulls.set(event.canoe, event.gem);
      hulls.delete(event.victim);
    } else if (event.kind === "gem_landed") {
      hulls.delete(event.canoe);
      shore[readCanoe(event.canoe).seat] += event.gem;
    } else continue;
    // What is afloat counts for half: it may yet go over the falls.
    const standing = shore.map((gems, seat) => {
      const afloat = [...hulls].filter(([canoe]) => readCanoe(canoe).seat === seat).map(([, gem]) => gem);
      return share(gems) + (share(gems + afloat.join("")) - share(gems)) / 2;
    });
    const before = ahead;
    ahead = standing.every((value, seat) => seat === winner || value < standing[winner]!);
    if (ahead && !before && trailed) turn = happening;
    trailed ||= standing.some((value) => value > standing[winner]!);
  }
  const last = log.findLast(({ event }) => event.kind === "gem_landed" && readCanoe(event.canoe).seat === winner);
  return turn && turn !== last && ["gem_stolen", "canoe_lost", "gem_landed"].includes(turn.event.kind)
    ? { id: "turn", round: turn.round, event: turn.event }
    : null;
}

export function storyOf(log: readonly Happening[], landed: readonly string[], winners: readonly number[]): Sentence[] {
  const story: Sentence[] = [];
  const last = log.findLast(({ event }) => event.kind === "gem_landed" && winners.includes(readCanoe(event.canoe).seat));
  if (last?.event.kind === "gem_landed") story.push({ id: "last", seat: readCanoe(last.event.canoe).seat, round: last.round });
  const turn = winners.length === 1 ? turningPoint(log, landed, winners[0]!) : null;
  if (log.length > 0) story.push(turn ?? drama(log));
  const rivals = landed
    .map((gems, seat) => ({ seat, missing: nearest(gems).need - nearest(gems).have }))
    .filter(({ seat }) => !winners.includes(seat))
    .sort((a, b) => a.missing - b.missing || landed[b.seat]!.length - landed[a.seat]!.length);
  if (winners.length > 0 && rivals[0] && rivals[0].missing > 0) story.push({ id: "rival", ...rivals[0] });
  return story;
}
