// The tips of the first game, and which of them were seen on this device.

import { settings } from "./settings.svelte";

export const TIPS = ["goals", "hand", "canoe", "river"] as const;
export type Tip = (typeof TIPS)[number];

export const seen = (): string[] => settings.seenTips.split(" ");

export const tipsWanted = (): boolean => TIPS.some((tip) => !seen().includes(tip));

export function markSeen(...tips: readonly Tip[]): void {
  settings.seenTips = [...new Set([...seen(), ...tips])].join(" ").trim();
}

export function showTipsAgain(): void {
  settings.seenTips = "";
}
