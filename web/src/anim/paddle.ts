// A canoe paddles: along the water, rocking, while others make room. At rest it points down the river; on the way up it
// turns its bow to its way, and back again when it arrives.

import type { CanoePaddled } from "../protocol.gen";
import { spotOf, wayThrough } from "../geometry/river";
import { framesAlong, rocking, SILENCE, turningUp, type Scene, type Score } from "./score";

const PER_SPACE = 230;
/** A turn of the bow and back takes time of its own. */
const TURNING = 260;

export function paddleScore(scene: Scene, event: CanoePaddled): Score {
  const [from, to] = [scene.from.get(event.canoe)?.pose, scene.to.get(event.canoe)?.pose];
  if (!from || !to || event.path.length < 2) return SILENCE;
  const last = event.path.at(-1)!;
  const spaces = event.path.length - 1;
  const up = spotOf(last).distance < spotOf(event.path[0]!).distance;
  const ms = 220 + spaces * PER_SPACE + (up ? TURNING : 0);
  return {
    extras: [],
    parts: [
      {
        actor: `canoe:${event.canoe}`,
        at: 0,
        ms,
        easing: "cubic-bezier(.45,.05,.4,1)",
        frames: framesAlong(wayThrough(scene.course, event.path), from, to),
      },
      up ? turningUp(event.canoe, ms) : rocking(event.canoe, 7, spaces + 1, 0, ms),
    ],
    ms,
  };
}
