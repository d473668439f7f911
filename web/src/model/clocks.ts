// The clocks that a table can be made with.

import { t } from "../i18n/index.svelte";
import type { LiveClock, PostClock } from "../protocol.gen";

export type ClockRule = LiveClock | PostClock;

export const CLOCKS: readonly { id: string; rule: ClockRule | null }[] = [
  { id: "none", rule: null },
  { id: "quick", rule: { kind: "live", decision: 20, reserve: 60 } },
  { id: "calm", rule: { kind: "live", decision: 60, reserve: 180 } },
  { id: "day", rule: { kind: "post", days: 1 } },
  { id: "days", rule: { kind: "post", days: 3 } },
];

/** A clock in words. */
export function clockWords(rule: ClockRule | null | undefined): string {
  if (!rule) return t("clock-none");
  if (rule.kind === "post") return t("clock-post", { days: rule.days });
  return rule.reserve
    ? t("clock-live-reserve", { seconds: rule.decision, minutes: rule.reserve / 60 })
    : t("clock-live", { seconds: rule.decision });
}
