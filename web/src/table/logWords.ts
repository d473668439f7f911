// What a line of the log means: the message that explains it, and the rule that says so in full.

import type { AnyEvent } from "../protocol.gen";
import { CLOUD } from "../rules.gen";

export interface Meaning {
  /** Which explanation: `word-…` in the language files. */
  word: string;
  rule: string;
}

const RULES: Partial<Record<AnyEvent["kind"], string>> = {
  round_started: "R3.1",
  hands_refilled: "R3.2",
  canoe_bought: "R4.1",
  canoe_given: "R4.2",
  card_revealed: "R5.3",
  weather_moved: "R5.2",
  canoe_paddled: "R6.1",
  gem_loaded: "R6.2",
  gem_unloaded: "R6.2",
  gem_landed: "R6.6",
  gem_stolen: "R6.8",
  river_rose: "R7.1",
  canoe_lost: "R7.4",
  game_ended: "R8.1",
};

export function meaningOf(event: AnyEvent): Meaning {
  if (event.kind === "card_revealed" && event.card === CLOUD) return { word: "cloud_revealed", rule: "R5.2" };
  return { word: event.kind, rule: RULES[event.kind] ?? "" };
}
