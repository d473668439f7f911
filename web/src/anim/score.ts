// A score says which actors of the board move how and when, at speed 1, without touching the page: it can be tested as
// data. Actors are elements with a `data-actor` name; extras are drawn for the length of the score only.

import type { Position } from "../protocol.gen";
import { nearestTurn, transformOf } from "../geometry/poses";
import type { Point, Pose } from "../geometry/river";
import type { CanoePose, PlacedCanoe } from "../geometry/slots";
import type { Arm, Course } from "../geometry/river";

export interface Part {
  actor: string;
  frames: Keyframe[];
  /** Start and length in milliseconds. */
  at: number;
  ms: number;
  easing?: string;
}

export type Extra =
  | { id: string; kind: "gem"; letter: string }
  | { id: string; kind: "disc" | "ring" | "drop" | "star" | "swell" | "alarm" }
  | { id: string; kind: "speed"; text: string; sum: string }
  | { id: string; kind: "canoe"; seat: number; cargo: string; angle: number };

/** An extra under the name that it alone has, as that of an earlier score may still be there. */
export type StagedExtra = Extra & { actor: string };

export interface Score {
  extras: Extra[];
  parts: Part[];
  /** When the board may go on; parts that end later (ripples, a falling disc) go on by themselves. */
  ms: number;
}

export type Places = ReadonlyMap<string, PlacedCanoe>;

/** Everything a score may ask. */
export interface Scene {
  course: Course;
  before: Position;
  after: Position;
  /** Canoes where they are drawn when the score begins, and where they lie when it is over. */
  from: Places;
  to: Places;
  /** Canoes at the lip of an arm, carried there by the event before. */
  hanging: ReadonlyMap<string, Arm>;
}

export const SILENCE: Score = { extras: [], parts: [], ms: 0 };

export const byId = (canoes: readonly PlacedCanoe[]): Places => new Map(canoes.map((canoe) => [canoe.id, canoe]));

const same = (a: CanoePose, b: CanoePose): boolean =>
  Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.scale - b.scale) < 0.01 && Math.abs(a.angle - b.angle) < 0.5;

/** The score with all canoes that have no part in it yet: they make room or close ranks. */
export function withSettling(score: Score, { from, to }: Scene): Score {
  const busy = new Set(score.parts.map(({ actor }) => actor));
  const settling = [...from.values()].flatMap(({ id, pose }): Part[] => {
    const goal = to.get(id)?.pose;
    const actor = `canoe:${id}`;
    if (!goal || busy.has(actor) || same(pose, goal)) return [];
    return [
      { actor, at: 0, ms: score.ms, easing: "ease-in-out", frames: [{ transform: transformOf(pose) }, { transform: transformOf(goal) }] },
    ];
  });
  return { ...score, parts: [...score.parts, ...settling] };
}

/** Keyframes along a way, from one exact pose to another; what both are off the way is blended in between. */
export function framesAlong(way: readonly Pose[], from: CanoePose, to: CanoePose): Keyframe[] {
  const last = way.length - 1;
  const [start, end] = [way[0] as Pose, way[last] as Pose];
  let near = from.angle;
  return way.map((pose, i) => {
    const t = last ? i / last : 1;
    const twist = (from.angle - start.angle) * (1 - t) + (to.angle - end.angle) * t;
    near = nearestTurn(pose.angle + twist, near);
    return {
      transform: transformOf({
        x: pose.x + (from.x - start.x) * (1 - t) + (to.x - end.x) * t,
        y: pose.y + (from.y - start.y) * (1 - t) + (to.y - end.y) * t,
        angle: near,
        scale: from.scale + (to.scale - from.scale) * t,
      }),
    };
  });
}

/** A hop from point to point in an arc of the given height. */
export function framesOfHop(from: Point, to: Point, height: number, scales: [number, number] = [1, 1]): Keyframe[] {
  const steps = 14;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const x = from.x + (to.x - from.x) * t;
    const y = from.y + (to.y - from.y) * t - height * 4 * t * (1 - t);
    const scale = scales[0] + (scales[1] - scales[0]) * t + 0.35 * Math.sin(Math.PI * t);
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})` };
  });
}

/** Rocking of a hull, `swings` times to and fro, dying away. */
export function rocking(canoe: string, degrees: number, swings: number, at: number, ms: number): Part {
  const frames: Keyframe[] = [{ transform: "rotate(0deg)" }];
  for (let i = 1; i <= swings * 2; i++) {
    const fade = 1 - i / (swings * 2 + 1);
    frames.push({ transform: `rotate(${((i % 2 ? 1 : -1) * degrees * fade).toFixed(1)}deg)` });
  }
  frames.push({ transform: "rotate(0deg)" });
  return { actor: `rock:${canoe}`, frames, at, ms, easing: "ease-in-out" };
}

/** A hull that turns to face up the river, rocks on its way, and comes full circle. */
export function turningUp(canoe: string, ms: number): Part {
  const turn = Math.min(0.3, 260 / ms);
  const at = (degrees: number, offset: number): Keyframe => ({ transform: `rotate(${degrees}deg)`, offset, easing: "ease-in-out" });
  return {
    actor: `rock:${canoe}`,
    at: 0,
    ms,
    frames: [at(0, 0), at(180, turn), at(186, 0.4), at(175, 0.5), at(184, 0.6), at(180, 1 - turn), at(360, 1)],
  };
}

export const hidden = (actor: string, ms: number): Part => ({
  actor,
  at: 0,
  ms,
  frames: [{ opacity: 0 }, { opacity: 0 }],
});
