// How far landed gems have come toward each of the three goals, for the panels.

import { GEMS } from "./names";

export type GoalName = "four_alike" | "five_colours" | "any_seven";

export interface Progress {
  goal: GoalName;
  have: number;
  need: number;
  /** The colour that counts, for four alike. */
  gem: string;
}

export function countGems(landed: string): { gem: string; count: number }[] {
  return GEMS.map((gem) => ({ gem, count: [...landed].filter((letter) => letter === gem).length }));
}

export function progress(landed: string): Progress[] {
  const counts = countGems(landed);
  const best = counts.reduce((most, each) => (each.count > most.count ? each : most));
  return [
    { goal: "four_alike", have: Math.min(best.count, 4), need: 4, gem: best.count > 0 ? best.gem : "" },
    { goal: "five_colours", have: counts.filter(({ count }) => count > 0).length, need: 5, gem: "" },
    { goal: "any_seven", have: Math.min(landed.length, 7), need: 7, gem: "" },
  ];
}

/** The goal that misses the fewest gems. */
export function nearest(landed: string): Progress {
  return progress(landed).reduce((near, each) => (each.need - each.have < near.need - near.have ? each : near));
}
