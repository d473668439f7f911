// Over the falls: the canoe tips at the edge, hangs for a heartbeat, falls, and the water closes in rings. And the
// way back: a canoe that is bought or given returns to its berth.

import type { CanoeBought, CanoeGiven, CanoeLost } from "../protocol.gen";
import { transformOf } from "../board/poses";
import { shapeOf, spacePose } from "../board/river";
import { canoeOf, lipPose, seatOf } from "../board/slots";
import type { Arm } from "../board/types";
import { heapTop } from "./gems";
import { framesOfHop, placed, SILENCE, type Extra, type Part, type Scene, type Score } from "./score";

const TIP = 300;
const HANG = 330;
const FALL = 520;
const SPLASH = TIP + HANG + FALL;
const DROPS = 9;

function splash(x: number, y: number): { extras: Extra[]; parts: Part[] } {
  const at = (scale: number, lower = 0): string => `translate(${x}px, ${y + lower}px) scale(${scale})`;
  const rings = [0, 1, 2].map((i): Part => ({
    actor: `ring${i}`, at: SPLASH - 40 + i * 170, ms: 900, easing: "ease-out",
    frames: [{ transform: at(0.3, 22), opacity: 0 }, { transform: at(0.8, 22), opacity: 1, offset: 0.15 }, { transform: at(2.6, 22), opacity: 0 }],
  }));
  const drops = Array.from({ length: DROPS }, (_, i): Part => {
    const spread = (i / (DROPS - 1) - 0.5) * 2;
    const peak = 62 + 58 * (1 - Math.abs(spread)) + (i % 3) * 14;
    return {
      actor: `drop${i}`, at: SPLASH - 20 + (i % 3) * 30, ms: 720, easing: "linear",
      frames: [
        { transform: at(0.2), opacity: 0, easing: "ease-out" },
        { transform: `translate(${x + spread * 42}px, ${y - peak}px) scale(1.7)`, opacity: 1, offset: 0.45, easing: "ease-in" },
        { transform: `translate(${x + spread * 74}px, ${y + 4}px) scale(0.8)`, opacity: 0 },
      ],
    };
  });
  return {
    extras: [
      ...rings.map((part) => ({ id: part.actor, kind: "ring" as const })),
      ...drops.map((part) => ({ id: part.actor, kind: "drop" as const })),
    ],
    parts: [...rings, ...drops],
  };
}

/** The arm a canoe falls from: where it hangs, or the arm of the space it was last seen on. */
export function fallingArm(scene: Scene, canoe: string): Arm {
  const at = canoeOf(scene.before, canoe)?.at ?? "";
  return scene.hanging.get(canoe) ?? (at.endsWith("R") ? "R" : "L");
}

export function lostScore(scene: Scene, event: CanoeLost): Score {
  const arm = fallingArm(scene, event.canoe);
  const { drop } = shapeOf(scene.course);
  const lip = lipPose(scene.course, arm);
  const from = placed(scene, "before").get(event.canoe)?.pose ?? lip;
  const foot = { x: lip.x + Math.cos((lip.angle * Math.PI) / 180) * 14, y: lip.y + drop - 4 };
  const tipped = { ...lip, x: foot.x, y: lip.y + 20, angle: lip.angle + 6, scale: lip.scale * 0.98 };
  const water = splash(foot.x, foot.y);
  const total = SPLASH + 430;
  const parts: Part[] = [
    {
      actor: `canoe:${event.canoe}`, at: 0, ms: SPLASH,
      frames: [
        { transform: transformOf(from), opacity: 1, easing: "ease-out" },
        { transform: transformOf(tipped), opacity: 1, offset: TIP / SPLASH, easing: "ease-in-out" },
        { transform: transformOf({ ...tipped, y: tipped.y + 5, angle: tipped.angle - 9 }), opacity: 1, offset: (TIP + HANG * 0.5) / SPLASH },
        { transform: transformOf({ ...tipped, y: tipped.y + 9, angle: tipped.angle + 8 }), opacity: 1, offset: (TIP + HANG) / SPLASH, easing: "cubic-bezier(.6,0,1,.7)" },
        { transform: transformOf({ ...tipped, y: foot.y - 6, angle: tipped.angle + 80, scale: lip.scale * 0.82 }), opacity: 1, offset: 0.97 },
        { transform: transformOf({ ...tipped, y: foot.y + 10, angle: tipped.angle + 96, scale: lip.scale * 0.6 }), opacity: 0 },
      ],
    },
    ...water.parts,
  ];
  const extras = [...water.extras];
  if (event.gem) {
    const home = heapTop(scene.course, scene.after, event.gem, event.gem);
    extras.push({ id: "gem", kind: "gem", letter: event.gem });
    const frames = framesOfHop(foot, home, 90);
    parts.push({ actor: "gem", at: SPLASH + 60, ms: 640, easing: "ease-in-out", frames: frames.map((f, i) => ({ ...f, opacity: i ? 1 : 0 })) });
  }
  return { extras, parts, ms: event.gem ? SPLASH + 740 : total };
}

export function returnScore(scene: Scene, event: CanoeBought | CanoeGiven): Score {
  const goal = placed(scene, "after").get(event.canoe)?.pose;
  if (!goal) return SILENCE;
  const extras: Extra[] = [{ id: "back", kind: "canoe", seat: seatOf(event.canoe), cargo: "", angle: goal.angle }];
  const parts: Part[] = [{
    actor: "back", at: 0, ms: 480, easing: "ease-out",
    frames: [
      { transform: transformOf({ ...goal, x: goal.x - 46, scale: goal.scale * 0.7 }), opacity: 0 },
      { transform: transformOf({ ...goal, scale: goal.scale * 1.15 }), opacity: 1, offset: 0.7 },
      { transform: transformOf(goal), opacity: 1 },
    ],
  }];
  if (event.kind === "canoe_bought") {
    const jetty = spacePose(scene.course, "J");
    const home = heapTop(scene.course, scene.after, event.paid, event.paid);
    extras.push({ id: "gem", kind: "gem", letter: event.paid });
    parts.push({ actor: "gem", at: 0, ms: 720, easing: "ease-in-out", frames: framesOfHop(jetty, home, 110) });
  }
  return { extras, parts, ms: event.kind === "canoe_bought" ? 740 : 500 };
}
