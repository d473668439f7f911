// Where each legal end glows and where its chips stand.

import { poseAt, spacePose, type Point, type Arm, type Course } from "../geometry/river";
import { berth } from "../geometry/slots";
import { chipsFrom } from "./chipPlaces";
import type { End } from "./types";

export interface EndPlace extends Point {
  end: End;
  key: string;
  /** Turn of the ring at the lip, across the current. */
  turn: number;
  chips: Point;
}

/** `seat` is the one that would land: its berth glows, marked where its canoe `which` (0 or 1) will lie. Going over the falls is offered at the lip of each given arm. */
export function endPlaces(
  course: Course,
  ends: readonly End[],
  lipArms: readonly Arm[],
  nextArm: Arm | null,
  seat: number,
  seats: number,
  which = 0,
): EndPlace[] {
  return ends.flatMap((end): EndPlace[] => {
    if (end.space === "X") {
      return lipArms.map((arm) => {
        const { x, y, angle } = poseAt(course, { distance: 7.8, arm });
        return { x, y, end, key: `X${arm}`, turn: angle - 90, chips: { x: 0, y: -4 } };
      });
    }
    if (end.space === "J") {
      const { x } = spacePose(course, "J");
      const { y } = berth(course, Math.max(0, seat), 0, seats);
      return [{ x, y, end, key: "J", turn: 0, chips: { x: which ? 36 : -36, y: 0 } }];
    }
    const { x, y } = spacePose(course, end.space);
    return [{ x, y, end, key: end.space, turn: 0, chips: chipsFrom(course, end.space, nextArm) }];
  });
}
