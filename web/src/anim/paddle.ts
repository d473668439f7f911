// A canoe paddles: along the water, rocking, while others make room. At rest it points down the river; on the way up it
// turns its bow to its way, and back again when it arrives.

import type { CanoePaddled } from "../protocol.gen";
import { armOf, spotOf, wayThrough } from "../board/river";
import { endPose, seatOf } from "../board/slots";
import { framesAlong, placed, rocking, settling, SILENCE, turningUp, type Scene, type Score } from "./score";

const PER_SPACE = 230;
/** A turn of the bow and back takes time of its own. */
const TURNING = 260;

export function paddleScore(scene: Scene, event: CanoePaddled): Score {
  const from = placed(scene, "before").get(event.canoe)?.pose;
  if (!from || event.path.length < 2) return SILENCE;
  const arm = armOf(event.path, scene.hanging.get(event.canoe));
  const last = event.path[event.path.length - 1] as string;
  const to =
    placed(scene, "after").get(event.canoe)?.pose ??
    endPose(scene.course, last, arm, seatOf(event.canoe), event.canoe.endsWith("b") ? 1 : 0, scene.after.seats.length);
  const spaces = event.path.length - 1;
  const up = spotOf(last).distance < spotOf(event.path[0] as string).distance;
  const ms = 220 + spaces * PER_SPACE + (up ? TURNING : 0);
  return {
    extras: [],
    parts: [
      {
        actor: `canoe:${event.canoe}`, at: 0, ms, easing: "cubic-bezier(.45,.05,.4,1)",
        frames: framesAlong(wayThrough(scene.course, event.path, 8, arm), from, to),
      },
      up ? turningUp(event.canoe, ms) : rocking(event.canoe, 7, spaces + 1, 0, ms),
      ...settling(scene, [event.canoe], ms),
    ],
    ms,
  };
}
