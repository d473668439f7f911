// Who sits at a lesson's table: the learner, and bots with the names that a task calls them by.

import { t } from "../i18n/index.svelte";
import { myName } from "../model/newTable";
import type { SeatInfo } from "../protocol.gen";

export const seatNamed = (seat: number): string => (seat === 0 ? myName() : t("bot-name", { number: seat - 1 }));

export function lessonSeats(count: number): SeatInfo[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: "human", name: seatNamed(seat), yours: true } : { kind: "bot", name: seatNamed(seat), level: "" },
  );
}
