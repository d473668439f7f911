// Who sits at a lesson's table: the learner, and animals with the names that a task calls them by.

import { named } from "../model/animals";
import { myName } from "../model/newTable";
import type { SeatInfo } from "../protocol.gen";
import { PLAYERS } from "../rules.gen";

export function lessonSeats(count: number): SeatInfo[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: "human", name: myName(), yours: true } : { kind: "bot", name: "", level: "" },
  );
}

export const seatNamed = (seat: number): string => named(lessonSeats(Math.max(...PLAYERS)))[seat]!.name;
