// The puzzle of the day: on which days it was solved on this device, and at which try.

import { dayBefore, isRecord, keep, load, today } from "./kept";

const KEY = "niagara.daily";

/** By day: the try that solved it. */
let solved: Readonly<Record<string, number>> = $state.raw(load(KEY, {}, isRecord));

export const daily = {
  /** The try that solved a day's puzzle; 0 where none has yet. */
  tries: (day = today()): number => solved[day] ?? 0,
  /** The first solution of a day counts. */
  solve(tries: number, day = today()): void {
    if (day in solved) return;
    solved = { ...solved, [day]: tries };
    keep(KEY, solved);
  },
  /** How many days in a row, up to this one or, while it is unsolved, up to the day before. */
  inARow(day = today()): number {
    let count = 0;
    let at = day in solved ? day : dayBefore(day);
    while (at in solved) {
      count += 1;
      at = dayBefore(at);
    }
    return count;
  },
};
