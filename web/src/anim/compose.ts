// From an event to its score. What is not about the river (cards, rounds, the end) is the app's, and silent here.

import type { AnyEvent, Position } from "../protocol.gen";
import { armOf, type Arm } from "../geometry/river";
import { calmScore } from "./calm";
import { fallingArm, lostScore, returnScore } from "./fall";
import { pushScore, riseScore } from "./flow";
import { landScore, loadScore, stealScore, unloadScore } from "./gems";
import { paddleScore } from "./paddle";
import { SILENCE, withSettling, type Scene, type Score } from "./score";

export type Motion = "full" | "calm";

export function composeScore(event: AnyEvent, scene: Scene, motion: Motion): Score {
  if (motion === "calm") return calmScore(scene, event);
  const score = scoreOf(event, scene);
  return score === SILENCE ? SILENCE : withSettling(score, scene);
}

function scoreOf(event: AnyEvent, scene: Scene): Score {
  switch (event.kind) {
    case "canoe_paddled":
      return paddleScore(scene, event);
    case "gem_loaded":
      return loadScore(scene, event);
    case "gem_unloaded":
      return unloadScore(scene, event);
    case "gem_stolen":
      return stealScore(scene, event);
    case "gem_landed":
      return landScore(scene, event);
    case "river_rose":
      return riseScore(scene, event);
    case "disc_pushed":
      return pushScore(scene, event);
    case "canoe_lost":
      return lostScore(scene, event);
    case "canoe_bought":
    case "canoe_given":
      return returnScore(scene, event);
    case "weather_moved":
      return { ...SILENCE, ms: 350 };
    default:
      return SILENCE;
  }
}

/** Canoes that this event leaves hanging at the lip of an arm until their loss is played. */
export function hangingAfter(event: AnyEvent, before: Position, hanging: ReadonlyMap<string, Arm>): ReadonlyMap<string, Arm> {
  switch (event.kind) {
    case "disc_pushed":
      return new Map([
        ...hanging,
        ...event.drifts.flatMap(({ canoe, end }): [string, Arm][] => (end === "X" ? [[canoe, event.arm as Arm]] : [])),
      ]);
    case "canoe_paddled":
      if (event.path.at(-1) !== "X") return hanging;
      return new Map([...hanging, [event.canoe, armOf(event.path, fallingArm(before, hanging, event.canoe))]]);
    case "canoe_lost":
      return new Map([...hanging].filter(([canoe]) => canoe !== event.canoe));
    default:
      return new Map();
  }
}
