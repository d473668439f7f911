// What a happening makes the seats feel. Rules are not asked: only what was done, and to whom.

import type { Mood } from "../art/moods";
import type { AnyEvent } from "../protocol.gen";
import { readCanoe } from "./names";

/** What may be spoken of; `say-…` in the language files. */
export type Occasion = "steal" | "robbed" | "land" | "lost" | "edge" | "storm" | "win" | "lose";

export interface Feeling {
  seat: number;
  mood: Mood;
  occasion: Occasion;
}

/** The last spaces before the falls. */
const BRINK = "7";

export function feelingsAt(event: AnyEvent, seats: number): Feeling[] {
  const owner = (canoe: string): number => readCanoe(canoe).seat;
  switch (event.kind) {
    case "gem_stolen":
      return [
        { seat: owner(event.canoe), mood: "gloat", occasion: "steal" },
        { seat: owner(event.victim), mood: "sulk", occasion: "robbed" },
      ];
    case "gem_landed":
      return [{ seat: owner(event.canoe), mood: "happy", occasion: "land" }];
    case "canoe_lost":
      return [{ seat: owner(event.canoe), mood: "sulk", occasion: "lost" }];
    case "disc_pushed":
      return event.drifts
        .filter(({ end }) => end.startsWith(BRINK))
        .map(({ canoe }) => ({ seat: owner(canoe), mood: "gasp", occasion: "edge" }));
    case "weather_moved":
      return event.after > event.before ? [{ seat: event.seat, mood: "gloat", occasion: "storm" }] : [];
    case "game_ended":
      return Array.from({ length: seats }, (_, seat) =>
        event.winners.includes(seat) ? { seat, mood: "happy", occasion: "win" } : { seat, mood: "sulk", occasion: "lose" },
      );
    default:
      return [];
  }
}
