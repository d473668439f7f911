// What lessons keep on this device.

export function load<Kept>(key: string, none: Kept, fits: (kept: unknown) => boolean): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return fits(kept) ? (kept as Kept) : none;
  } catch {
    return none;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse storage; then it is known as long as the page lives.
  }
}

export const isRecord = (kept: unknown): boolean => typeof kept === "object" && kept !== null && !Array.isArray(kept);

/** The day here, as a date. */
export const today = (now = new Date()): string => `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;

/** The day before one. */
export function dayBefore(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return today(new Date(year!, month! - 1, date! - 1));
}
