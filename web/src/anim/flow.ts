// The river rises and pushes its discs: a new one slides in at the top, everything moves one down, one turns into its
// arm, the last tips over the edge.

import type { DiscPushed, RiverRose } from "../protocol.gen";
import { transformOf } from "../geometry/poses";
import { LIP, poseAt, shapeOf, wayThrough } from "../geometry/river";
import { lipPose } from "../geometry/slots";
import type { Arm, Course } from "../geometry/river";
import { framesAlong, hidden, type Part, type Scene, type Score } from "./score";

const PUSH = 350;
const EASE = "cubic-bezier(.5,0,.3,1)";

/** Frames of a disc between two distances. */
function slide(course: Course, arm: Arm, from: number, to: number): Keyframe[] {
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = poseAt(course, { distance: from + ((to - from) * i) / steps, arm });
    return { transform: transformOf({ x, y, angle: 0, scale: 1 }) };
  });
}

function tippingDisc(course: Course, arm: Arm): Keyframe[] {
  const { drop } = shapeOf(course);
  const start = poseAt(course, { distance: 7, arm });
  const edge = poseAt(course, { distance: LIP - 0.05, arm });
  const at = (x: number, y: number, sx: number, sy: number, turn: number): string =>
    `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${sx}, ${sy})`;
  return [
    { transform: at(start.x, start.y, 1, 1, 0), opacity: 1, easing: EASE },
    { transform: at(edge.x, edge.y, 1, 0.9, 0), opacity: 1, offset: 0.46, easing: "ease-in" },
    { transform: at(edge.x, edge.y + 26, 0.98, 0.42, 6), opacity: 1, offset: 0.6, easing: "ease-in" },
    { transform: at(edge.x, edge.y + drop, 0.8, 0.6, 40), opacity: 0.15 },
  ];
}

export function pushScore(scene: Scene, event: DiscPushed): Score {
  const { course } = scene;
  const arm = event.arm as Arm;
  const discs: Part[] = ["1", "2", "3", "4", "5", `6${arm}`].map((space, i) => ({
    actor: `disc:${space}`,
    at: 0,
    ms: PUSH,
    easing: EASE,
    frames: slide(course, arm, i + 1, i + 2),
  }));
  const fresh = slide(course, arm, 0.3, 1).map((frame, i) => ({ ...frame, opacity: Math.min(1, i / 3) }));
  const canoes = event.drifts.flatMap((drift): Part[] => {
    const from = scene.from.get(drift.canoe)?.pose;
    if (!from) return [];
    const to = scene.to.get(drift.canoe)?.pose ?? lipPose(course, arm);
    const way = wayThrough(course, [drift.start, drift.end], 8, arm);
    return [{ actor: `canoe:${drift.canoe}`, at: 0, ms: PUSH, easing: EASE, frames: framesAlong(way, from, to) }];
  });
  return {
    extras: [
      { id: "fresh", kind: "disc" },
      { id: "tipping", kind: "disc" },
    ],
    parts: [
      ...discs,
      hidden(`disc:7${arm}`, PUSH),
      { actor: "fresh", at: 0, ms: PUSH, easing: EASE, frames: fresh },
      { actor: "tipping", at: 0, ms: PUSH * 2, frames: tippingDisc(course, arm) },
      ...canoes,
    ],
    ms: PUSH + 30,
  };
}

/** Where the speed comes from: the lowest card and the weather, with no card where all were clouds. */
function sumOf(event: RiverRose): string {
  const { lowest, weather } = event;
  const sign = weather < 0 ? "−" : "+";
  if (lowest === 0) return `${weather < 0 ? "−" : ""}${Math.abs(weather)}`;
  return `${lowest} ${sign} ${Math.abs(weather)}`;
}

/** A swell runs down the trunk, with the speed written on the water. */
export function riseScore(scene: Scene, event: RiverRose): Score {
  const { course } = scene;
  const waves = Math.max(1, Math.min(event.speed, 6));
  const swells = Array.from({ length: waves }, (_, k): Part => ({
    actor: `swell${k}`,
    at: k * 110,
    ms: 620,
    easing: "ease-in",
    frames: Array.from({ length: 9 }, (_, i) => {
      const { x, y, angle } = poseAt(course, { distance: 0.3 + (i / 8) * 4.9, arm: "L" });
      return { transform: transformOf({ x, y, angle, scale: 1 }), opacity: i === 0 || i === 8 ? 0 : 0.85 };
    }),
  }));
  const { x, y } = poseAt(course, { distance: 2.5, arm: "L" });
  const at = (scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  return {
    extras: [
      ...(event.speed > 0 ? swells.map((part) => ({ id: part.actor, kind: "swell" as const })) : []),
      { id: "speed", kind: "speed", text: String(Math.max(0, event.speed)), sum: sumOf(event) },
    ],
    parts: [
      ...(event.speed > 0 ? swells : []),
      {
        actor: "speed",
        at: 0,
        ms: 1500,
        easing: "ease-out",
        frames: [
          { transform: at(0.3), opacity: 0 },
          { transform: at(1.15), opacity: 1, offset: 0.14 },
          { transform: at(1), opacity: 1, offset: 0.85 },
          { transform: at(1.25), opacity: 0 },
        ],
      },
    ],
    ms: 1300,
  };
}
