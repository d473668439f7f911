// Key moments and chances, in words.

import { locale, t } from "../i18n/index.svelte";
import { movesWords } from "../model/moveWords";
import { gemOne, seatName, type People } from "../model/words";
import type { KeyMoment } from "../protocol.gen";

export function momentWords(moment: KeyMoment, people: People): string {
  const name = (seat: number | undefined): string => (seat === undefined || seat < 0 ? "" : seatName(people, seat));
  return t(`moment-${moment.code}`, {
    name: name(moment.seat),
    other: name(moment.other) || "none",
    victim: name(moment.victim),
    move: moment.text ? movesWords(moment.text, people) : "none",
    gem: moment.gem ? gemOne(moment.gem) : "none",
  });
}

/** Points of a hundred gained or lost, with their sign. */
export function points(change: number): string {
  const rounded = Math.round(change * 100);
  return new Intl.NumberFormat(locale.id, { signDisplay: "exceptZero" }).format(rounded === 0 ? 0 : rounded);
}
