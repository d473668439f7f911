// The tips of the first games, and which of them were seen on this device.

import { settings } from "./settings.svelte";

/** In the first round or two, in this order. */
export const OPENING = ["goals", "hand", "canoe", "river"] as const;
/** When something first matters: danger, a thief in reach, a loss, the cloud, being one gem away. */
export const LATER = ["danger", "thief", "loss", "cloud", "last"] as const;
export const TIPS = [...OPENING, ...LATER] as const;
export type Tip = (typeof TIPS)[number];

export const seen = (): string[] => settings.seenTips.split(" ");

export const tipsWanted = (): boolean => TIPS.some((tip) => !seen().includes(tip));

export function markSeen(...tips: readonly Tip[]): void {
  settings.seenTips = [...new Set([...seen(), ...tips])].join(" ").trim();
}

export function showTipsAgain(): void {
  settings.seenTips = "";
}
