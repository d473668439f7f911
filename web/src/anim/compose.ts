// From an event to its score. What is not about the river (cards, rounds, the end) is the app's, and silent here.

import type { AnyEvent } from "../protocol.gen";
import { armOf } from "../board/river";
import type { Arm, Motion } from "../board/types";
import { calmScore } from "./calm";
import { fallingArm, lostScore, returnScore } from "./fall";
import { pushScore, riseScore } from "./flow";
import { landScore, loadScore, stealScore, unloadScore } from "./gems";
import { paddleScore } from "./paddle";
import { SILENCE, type Scene, type Score } from "./score";

export function composeScore(event: AnyEvent, scene: Scene, motion: Motion): Score {
  if (motion === "calm") return calmScore(scene, event);
  switch (event.kind) {
    case "canoe_paddled": return paddleScore(scene, event);
    case "gem_loaded": return loadScore(scene, event);
    case "gem_unloaded": return unloadScore(scene, event);
    case "gem_stolen": return stealScore(scene, event);
    case "gem_landed": return landScore(scene, event);
    case "river_rose": return riseScore(scene, event);
    case "disc_pushed": return pushScore(scene, event);
    case "canoe_lost": return lostScore(scene, event);
    case "canoe_bought":
    case "canoe_given": return returnScore(scene, event);
    case "weather_moved": return { ...SILENCE, ms: 350 };
    default: return SILENCE;
  }
}

/** Canoes that this event leaves hanging at the lip of an arm until their loss is played. */
export function hangingAfter(event: AnyEvent, scene: Scene): Map<string, Arm> {
  const hanging = new Map(scene.hanging);
  if (event.kind === "disc_pushed") {
    for (const drift of event.drifts) if (drift.end === "X") hanging.set(drift.canoe, event.arm as Arm);
  } else if (event.kind === "canoe_paddled") {
    if (event.path[event.path.length - 1] === "X") hanging.set(event.canoe, armOf(event.path, fallingArm(scene, event.canoe)));
  } else if (event.kind !== "canoe_lost") {
    hanging.clear();
  }
  return hanging;
}
