// What has been learned on this device, and what was missed and comes back another day.

import { isRecord, keep, load, today } from "./kept";

const KEY = "niagara.learned";
const MISSED = "niagara.missed";
const TRIED = "niagara.tried";

let done: readonly string[] = $state.raw(load<string[]>(KEY, [], Array.isArray).filter((id) => typeof id === "string"));
/** By id: the day on which it was given up. */
let missed: Readonly<Record<string, string>> = $state.raw(load(MISSED, {}, isRecord));

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

let attempted: readonly string[] = load<string[]>(TRIED, [], Array.isArray).filter((id) => typeof id === "string");

/** What has been tried on this device, whatever came of it. */
export const tried = {
  has: (id: string): boolean => attempted.includes(id),
  add(id: string): void {
    if (attempted.includes(id)) return;
    attempted = [...attempted, id];
    keep(TRIED, attempted);
  },
};
