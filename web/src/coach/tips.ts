// When each tip of the first game has its moment.

import type { Controls } from "../model/controls.svelte";
import { seen, TIPS, type Tip } from "../seenTips";

/** Whether a tip has something to point at. None has once the player is doing what it speaks of. */
function fits(tip: Tip, { mode, curtain, raised, sent, down, model }: Controls): boolean {
  if (tip === "canoe") {
    const { plan } = model;
    return plan !== null && plan.steps.length === 0 && !plan.cursor && !plan.menu && !plan.sent;
  }
  const choosing = mode === "card" && curtain < 0 && raised === "" && sent === "" && down === "";
  const round = model.shown?.round ?? 0;
  return choosing && round >= { goals: 1, hand: 1, river: 2 }[tip];
}

/** The tip that is due now, one at a time. */
export function dueTip(controls: Controls): Tip | null {
  return TIPS.find((tip) => !seen().includes(tip) && fits(tip, controls)) ?? null;
}
