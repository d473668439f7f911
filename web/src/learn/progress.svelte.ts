// What has been learned on this device, and what was missed and comes back another day.

const KEY = "niagara.learned";
const MISSED = "niagara.missed";

function load<Kept>(key: string, none: Kept, fits: (kept: unknown) => boolean): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return fits(kept) ? (kept as Kept) : none;
  } catch {
    return none;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse storage; then it is known as long as the page lives.
  }
}

const isRecord = (kept: unknown): boolean => typeof kept === "object" && kept !== null && !Array.isArray(kept);

let done: readonly string[] = $state.raw(load<string[]>(KEY, [], Array.isArray).filter((id) => typeof id === "string"));
/** By id: the day on which it was given up. */
let missed: Readonly<Record<string, string>> = $state.raw(load(MISSED, {}, isRecord));

/** The day here, as a date. */
export const today = (now = new Date()): string => `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;

export const learned = {
  has: (id: string): boolean => done.includes(id),
  /** Whether it was given up on another day, and is to be tried once more. */
  due: (id: string, day = today()): boolean => id in missed && missed[id] !== day,
  add(id: string, day = today()): void {
    if (id in missed && missed[id] !== day) {
      missed = Object.fromEntries(Object.entries(missed).filter(([each]) => each !== id));
      keep(MISSED, missed);
    }
    if (done.includes(id)) return;
    done = [...done, id];
    keep(KEY, done);
  },
  /** It was too hard today: shown, or skipped. */
  giveUp(id: string, day = today()): void {
    missed = { ...missed, [id]: day };
    keep(MISSED, missed);
  },
};
