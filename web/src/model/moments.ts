// Moments in words: how long ago, and when.

import { locale } from "../i18n/index.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
] as const;

/** "3 hours ago", "yesterday"; nothing of what happened just now. */
export function ago(at: number, now: number): string {
  const found = UNITS.find(([, length]) => now - at >= length);
  if (!found) return "";
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(locale.id, { numeric: "auto" }).format(-Math.floor((now - at) / length), unit);
}

/** A moment to come: the time of day, with its day unless that is within a day. */
export function moment(at: number, now: number): string {
  const day = at - now > DAY / 2 ? { weekday: "short", day: "numeric", month: "short" } : {};
  return new Intl.DateTimeFormat(locale.id, { hour: "numeric", minute: "2-digit", ...(day as Intl.DateTimeFormatOptions) }).format(at);
}
