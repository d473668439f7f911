// What of a game is worth seeing again in some twenty seconds: the thefts, falls and landings that mattered, and its end.

import type { AnyEvent, Replay } from "../protocol.gen";
import { readCanoe } from "./names";
import { duration } from "./queue";

/** A piece of the film: it begins after so many steps, and ends after so many. */
export interface Highlight {
  from: number;
  to: number;
  /** The event that it is about. */
  event: AnyEvent;
  round: number;
}

/** About how long all of it may take at speed 1, in milliseconds; pauses between the pieces come on top. */
export const LENGTH = 17_000;
/** Gems from the far end of the river are worth more tears. */
const WORTH: Readonly<Record<string, number>> = { P: 1, C: 1.2, Y: 1.4, B: 1.8, R: 2.2 };
const CROWN = 100;

interface Candidate extends Highlight {
  drama: number;
  ms: number;
}

function dramaOf(event: AnyEvent, winners: readonly number[]): number {
  const wins = (canoe: string): number => (winners.includes(readCanoe(canoe).seat) ? 1 : 0);
  switch (event.kind) {
    case "gem_stolen":
      return 3 * (WORTH[event.gem] ?? 1) + 2 * wins(event.canoe) + 2 * wins(event.victim);
    case "canoe_lost":
      return (event.gem === "" ? 2 : 4 * (WORTH[event.gem] ?? 1)) + wins(event.canoe);
    case "gem_landed":
      return 0.8 * (WORTH[event.gem] ?? 1) + 1.5 * wins(event.canoe);
    default:
      return 0;
  }
}

/** The best of a game in its order; `turns` are steps at which it turned, if anybody has looked into that. */
export function highlightsOf(replay: Replay, turns: ReadonlyMap<number, number> = new Map()): Highlight[] {
  const ended = replay.steps.at(-1)?.events.find((event) => event.kind === "game_ended");
  const winners = ended?.winners ?? [];
  const last = replay.steps.findLastIndex(({ events }) =>
    events.some((event) => event.kind === "gem_landed" && winners.includes(readCanoe(event.canoe).seat)),
  );
  const candidates = replay.steps.flatMap(({ events, round, seq }, index): Candidate[] => {
    const told = events.map((event) => ({ event, drama: dramaOf(event, winners) }));
    const best = told.reduce((a, b) => (b.drama > a.drama ? b : a), { event: events[0]!, drama: 0 });
    const turn = 10 * Math.abs(turns.get(seq) ?? 0);
    const crown = index === last ? CROWN : 0;
    // Several canoes that fall in one flow are one scene.
    const drama = told.reduce((sum, each) => sum + each.drama, 0) + turn + crown;
    const ms = events.reduce((sum, event) => sum + duration(event), 0);
    return drama > 0 && best.event ? [{ from: index, to: index + 1, event: best.event, round, drama, ms }] : [];
  });
  let left = LENGTH;
  const chosen = candidates
    .sort((a, b) => b.drama - a.drama)
    .filter(({ ms }) => {
      if (ms > left) return false;
      left -= ms;
      return true;
    })
    .sort((a, b) => a.from - b.from)
    .map(({ from, to, event, round }): Highlight => ({ from, to, event, round }));
  // The end of the film is the end of the game.
  const end = chosen.at(-1);
  if (ended && end && replay.steps.length - end.to <= 2) end.to = replay.steps.length;
  return chosen;
}
