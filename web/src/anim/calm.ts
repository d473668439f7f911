// Reduced motion: whatever changed place fades out there and in here.

import { transformOf } from "../board/poses";
import { placed, type Part, type Scene, type Score } from "./score";

const FADE = 260;

export function calmScore(scene: Scene): Score {
  const after = placed(scene, "after");
  const parts = [...placed(scene, "before").values()].flatMap((canoe): Part[] => {
    const goal = after.get(canoe.id);
    const here = transformOf(canoe.pose);
    const there = goal ? transformOf(goal.pose) : here;
    if (goal && here === there) return [];
    return [{
      actor: `canoe:${canoe.id}`, at: 0, ms: FADE,
      frames: [
        { transform: here, opacity: 1 },
        { transform: here, opacity: 0, offset: 0.49 },
        { transform: there, opacity: 0, offset: 0.5 },
        { transform: there, opacity: goal ? 1 : 0 },
      ],
    }];
  });
  return { extras: [], parts, ms: parts.length ? FADE : 0 };
}
