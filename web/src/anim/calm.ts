// Reduced motion: whatever changed place fades out there and in here, and what is worth a sentence stays long enough to
// read it.

import type { AnyEvent } from "../protocol.gen";
import { transformOf } from "../geometry/poses";
import type { Part, Scene, Score } from "./score";

const FADE = 260;

/** Milliseconds to read what happened. */
const READING: Partial<Record<AnyEvent["kind"], number>> = {
  canoe_paddled: 450,
  gem_loaded: 450,
  gem_unloaded: 450,
  weather_moved: 700,
  gem_landed: 800,
  canoe_bought: 800,
  canoe_given: 800,
  gem_stolen: 1000,
  river_rose: 1100,
  canoe_lost: 1200,
};

export function calmScore(scene: Scene, event: AnyEvent): Score {
  const parts = [...scene.from.values()].flatMap((canoe): Part[] => {
    const goal = scene.to.get(canoe.id);
    const here = transformOf(canoe.pose);
    const there = goal ? transformOf(goal.pose) : here;
    if (goal && here === there) return [];
    return [
      {
        actor: `canoe:${canoe.id}`,
        at: 0,
        ms: FADE,
        frames: [
          { transform: here, opacity: 1 },
          { transform: here, opacity: 0, offset: 0.49 },
          { transform: there, opacity: 0, offset: 0.5 },
          { transform: there, opacity: goal ? 1 : 0 },
        ],
      },
    ];
  });
  return { extras: [], parts, ms: READING[event.kind] ?? (parts.length ? FADE : 0) };
}
