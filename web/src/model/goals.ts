// How far landed gems have come toward each goal.

import { GEMS, GOALS } from "../rules.gen";

export type GoalName = (typeof GOALS)[number]["name"];

export interface Progress {
  goal: GoalName;
  have: number;
  need: number;
  /** The colour that counts, where gems are to be alike. */
  gem: string;
}

export function countGems(landed: string): { gem: string; count: number }[] {
  return GEMS.map((gem) => ({ gem, count: [...landed].filter((letter) => letter === gem).length }));
}

export function progress(landed: string): Progress[] {
  const counts = countGems(landed);
  const best = counts.reduce((most, each) => (each.count > most.count ? each : most));
  const have = { alike: best.count, colours: counts.filter(({ count }) => count > 0).length, any: landed.length };
  return GOALS.map(({ name, gems, need }) => ({
    goal: name,
    have: Math.min(have[gems], need),
    need,
    gem: gems === "alike" && best.count > 0 ? best.gem : "",
  }));
}

/** The goal that misses the fewest gems. */
export function nearest(landed: string): Progress {
  return progress(landed).reduce((near, each) => (each.need - each.have < near.need - near.have ? each : near));
}
