// Over the falls: the canoe tips at the edge, hangs there wobbling long enough to be pitied, falls head over heels,
// splashes, and comes up once more, bottom up. And the way back: a canoe that is bought or given returns to its berth.

import type { CanoeBought, CanoeGiven, CanoeLost, Position } from "../protocol.gen";
import { transformOf } from "../geometry/poses";
import { shapeOf, spacePose } from "../geometry/river";
import { canoeOf, lipPose, seatOf } from "../geometry/slots";
import type { Arm } from "../geometry/river";
import { heapTop } from "./gems";
import { framesOfHop, SILENCE, type Extra, type Part, type Scene, type Score } from "./score";

const TIP = 320;
const HANG = 720;
const FALL = 560;
const SPLASH = TIP + HANG + FALL;
const DROPS = 13;

/** Milliseconds from the start of a loss to its splash, for whoever makes the noise. */
export const SPLASH_AT = SPLASH;

function splash(x: number, y: number): { extras: Extra[]; parts: Part[] } {
  const at = (scale: number, lower = 0): string => `translate(${x}px, ${y + lower}px) scale(${scale})`;
  const rings = [0, 1, 2].map((i): Part => ({
    actor: `ring${i}`,
    at: SPLASH - 40 + i * 170,
    ms: 900,
    easing: "ease-out",
    frames: [
      { transform: at(0.3, 22), opacity: 0 },
      { transform: at(0.8, 22), opacity: 1, offset: 0.15 },
      { transform: at(2.6, 22), opacity: 0 },
    ],
  }));
  const drops = Array.from({ length: DROPS }, (_, i): Part => {
    const spread = (i / (DROPS - 1) - 0.5) * 2;
    const peak = 74 + 74 * (1 - Math.abs(spread)) + (i % 3) * 20;
    return {
      actor: `drop${i}`,
      at: SPLASH - 20 + (i % 3) * 30,
      ms: 860,
      easing: "linear",
      frames: [
        { transform: at(0.2), opacity: 0, easing: "ease-out" },
        { transform: `translate(${x + spread * 56}px, ${y - peak}px) scale(2.1)`, opacity: 1, offset: 0.45, easing: "ease-in" },
        { transform: `translate(${x + spread * 98}px, ${y + 4}px) scale(0.9)`, opacity: 0 },
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
export function fallingArm(before: Position, hanging: ReadonlyMap<string, Arm>, canoe: string): Arm {
  const at = canoeOf(before, canoe)?.at ?? "";
  return hanging.get(canoe) ?? (at.endsWith("R") ? "R" : "L");
}

export function lostScore(scene: Scene, event: CanoeLost): Score {
  const arm = fallingArm(scene.before, scene.hanging, event.canoe);
  const { drop } = shapeOf(scene.course);
  const lip = lipPose(scene.course, arm);
  const from = scene.from.get(event.canoe)?.pose ?? lip;
  const foot = { x: lip.x + Math.cos((lip.angle * Math.PI) / 180) * 14, y: lip.y + drop - 4 };
  const water = splash(foot.x, foot.y);
  const total = SPLASH + 430;
  // It comes towards us while it hangs, and turns over once while it falls.
  const edge = { ...lip, x: foot.x, y: lip.y + 14, angle: lip.angle + 4, scale: lip.scale * 1.32 };
  const wobble = (share: number, angle: number, lower: number, easing = "ease-in-out"): Keyframe => ({
    transform: transformOf({ ...edge, y: edge.y + lower, angle: edge.angle + angle }),
    opacity: 1,
    offset: (TIP + HANG * share) / SPLASH,
    easing,
  });
  const falling = (share: number, angle: number, scale: number, opacity = 1): Keyframe => ({
    transform: transformOf({ ...edge, y: edge.y + (foot.y - edge.y) * share ** 2, angle: edge.angle + angle, scale: edge.scale * scale }),
    opacity,
    offset: Math.min(1, (TIP + HANG + FALL * share) / SPLASH),
  });
  const above = { x: edge.x + 4, y: edge.y - 62 };
  const alarm = (scale: number, turn = 0): string => `translate(${above.x}px, ${above.y}px) rotate(${turn}deg) scale(${scale})`;
  const bobbing = (lower: number, angle: number, scale = 1): string =>
    transformOf({ x: foot.x + 6, y: foot.y + 58 + lower, angle: lip.angle - 70 + angle, scale: lip.scale * scale });
  const parts: Part[] = [
    {
      actor: `canoe:${event.canoe}`,
      at: 0,
      ms: SPLASH,
      frames: [
        { transform: transformOf(from), opacity: 1, easing: "ease-out" },
        wobble(0, 0, 0),
        wobble(0.2, -14, 3),
        wobble(0.4, 12, 5),
        wobble(0.6, -9, 7),
        wobble(0.8, 5, 9),
        wobble(1, 10, 15, "linear"),
        falling(0.25, 70, 1),
        falling(0.5, 160, 0.96),
        falling(0.75, 255, 0.9),
        falling(0.96, 330, 0.82),
        falling(1, 350, 0.7, 0),
      ],
    },
    {
      actor: "alarm",
      at: TIP - 60,
      ms: HANG + 260,
      easing: "linear",
      frames: [
        { transform: alarm(0.2), opacity: 0 },
        { transform: alarm(1.25, -8), opacity: 1, offset: 0.16 },
        { transform: alarm(1, 6), opacity: 1, offset: 0.4 },
        { transform: alarm(1.06, -4), opacity: 1, offset: 0.72 },
        { transform: alarm(0.7), opacity: 0 },
      ],
    },
    ...water.parts,
    {
      actor: "bob",
      at: SPLASH + 240,
      ms: 1500,
      easing: "ease-in-out",
      frames: [
        { transform: bobbing(16, -16, 0.7), opacity: 0 },
        { transform: bobbing(-6, 6), opacity: 1, offset: 0.16 },
        { transform: bobbing(2, -6), opacity: 1, offset: 0.38 },
        { transform: bobbing(-1, 4), opacity: 1, offset: 0.62 },
        { transform: bobbing(3, 0, 0.95), opacity: 1, offset: 0.76 },
        { transform: bobbing(18, -4, 0.7), opacity: 0 },
      ],
    },
  ];
  const extras: Extra[] = [
    ...water.extras,
    { id: "alarm", kind: "alarm" },
    { id: "bob", kind: "canoe", seat: seatOf(event.canoe), cargo: "", angle: 0 },
  ];
  if (event.gem) {
    const home = heapTop(scene.course, scene.after, event.gem, event.gem);
    extras.push({ id: "gem", kind: "gem", letter: event.gem });
    const frames = framesOfHop(foot, home, 90);
    parts.push({
      actor: "gem",
      at: SPLASH + 60,
      ms: 640,
      easing: "ease-in-out",
      frames: frames.map((f, i) => ({ ...f, opacity: i ? 1 : 0 })),
    });
  }
  return { extras, parts, ms: event.gem ? SPLASH + 740 : total };
}

export function returnScore(scene: Scene, event: CanoeBought | CanoeGiven): Score {
  const goal = scene.to.get(event.canoe)?.pose;
  if (!goal) return SILENCE;
  const extras: Extra[] = [{ id: "back", kind: "canoe", seat: seatOf(event.canoe), cargo: "", angle: goal.angle }];
  const parts: Part[] = [
    {
      actor: "back",
      at: 0,
      ms: 480,
      easing: "ease-out",
      frames: [
        { transform: transformOf({ ...goal, x: goal.x - 46, scale: goal.scale * 0.7 }), opacity: 0 },
        { transform: transformOf({ ...goal, scale: goal.scale * 1.15 }), opacity: 1, offset: 0.7 },
        { transform: transformOf(goal), opacity: 1 },
      ],
    },
  ];
  if (event.kind === "canoe_bought") {
    const jetty = spacePose(scene.course, "J");
    const home = heapTop(scene.course, scene.after, event.paid, event.paid);
    extras.push({ id: "gem", kind: "gem", letter: event.paid });
    parts.push({ actor: "gem", at: 0, ms: 720, easing: "ease-in-out", frames: framesOfHop(jetty, home, 110) });
  }
  return { extras, parts, ms: event.kind === "canoe_bought" ? 740 : 500 };
}
