// Where each canoe lies: on its disc in a fan that keeps all of them visible, or in its seat's berth at the jetty.
// Canoes that may be picked get the outer places and more room, so that a finger finds them in any crowd.

import type { Position } from "../protocol.gen";
import { poseAt, shapeOf, spacePose, type Pose, type Arm, type Course } from "./river";

/** Length and width of a canoe at scale 1, in picture units. */
export const CANOE_LENGTH = 86;
export const CANOE_WIDTH = 36;

export interface CanoePose extends Pose {
  scale: number;
}

export interface PlacedCanoe {
  id: string;
  seat: number;
  at: string;
  cargo: string;
  pose: CanoePose;
  pickable: boolean;
}

interface Slot {
  along: number;
  across: number;
  scale: number;
}

const row = (count: number, step: number, along: number, scale: number): Slot[] =>
  Array.from({ length: count }, (_, i) => ({ along, across: (i - (count - 1) / 2) * step, scale }));

/** Places on a disc of radius 50 for `count` canoes, along and across the current. */
export function slotsFor(count: number): Slot[] {
  if (count <= 1) return row(1, 0, 0, 1);
  if (count === 2) return row(2, 38, 0, 0.97);
  if (count === 3) return row(3, 32, 0, 0.84);
  if (count === 4) return row(4, 26, 0, 0.7);
  if (count === 5) return row(5, 21.5, 0, 0.6);
  const back = Math.floor(count / 2);
  const step = count <= 6 ? 31 : count <= 8 ? 26 : 22;
  const scale = count <= 6 ? 0.64 : count <= 8 ? 0.6 : 0.57;
  return [...row(count - back, step, 27, scale), ...row(back, step, -27, scale)];
}

/** Gives the places at the edges, one on each side, to those who may be picked. */
function dealSlots(course: Course, canoes: readonly string[], pickable: readonly string[]): Map<string, Slot> {
  const { disc, hit } = shapeOf(course);
  const ratio = disc / 50;
  const slots = slotsFor(canoes.length).map((s) => ({
    along: s.along * ratio,
    across: s.across * ratio,
    scale: s.scale * ratio,
  }));
  const dealt = new Map<string, Slot>();
  const favoured = canoes.filter((id) => pickable.includes(id));
  favoured.forEach((id, i) => {
    const edge = slots.reduce((best, s) => ((i % 2 ? s.across > best.across : s.across < best.across) ? s : best));
    slots.splice(slots.indexOf(edge), 1);
    const outward = favoured.length > 1 ? Math.max(Math.abs(edge.across), hit) : Math.abs(edge.across);
    const along = favoured.length + slots.length > 5 ? 0 : edge.along;
    dealt.set(id, { along, across: (i % 2 ? 1 : -1) * outward, scale: Math.max(edge.scale, 0.8 * ratio) });
  });
  for (const id of canoes) if (!dealt.has(id)) dealt.set(id, slots.shift() as Slot);
  return dealt;
}

const JETTY_SCALE = 0.64;
const BERTH_STEP = 39;

/** The berth of a canoe at the jetty: one row for each seat, its two canoes nose to tail. */
export function berth(course: Course, seat: number, which: number, seats: number, pickable = false): CanoePose {
  const { x, y } = poseAt(course, { distance: 0, arm: "L" });
  const apart = pickable ? shapeOf(course).hit : 29;
  return {
    x: x + (which ? apart : -apart),
    y: y + (seat - (seats - 1) / 2) * BERTH_STEP,
    angle: 0,
    scale: pickable ? JETTY_SCALE * 1.14 : JETTY_SCALE,
  };
}

/** A canoe at the very edge, before it falls. */
export function lipPose(course: Course, arm: Arm): CanoePose {
  return { ...poseAt(course, { distance: 7.93, arm }), scale: 0.9 };
}

export function canoeIds(position: Position): string[] {
  return position.seats.flatMap((_, seat) => [`${seat}a`, `${seat}b`]);
}

export const seatOf = (canoe: string): number => Number.parseInt(canoe, 10);

export const canoeOf = (position: Position, id: string): { at: string; cargo: string } | undefined =>
  position.seats[seatOf(id)]?.canoes[id.endsWith("a") ? 0 : 1];

/**
 * Every canoe that is to be seen. A canoe at `X` shows only while it hangs at the lip of an arm (`hanging`), which is
 * between the river carrying it there and its fall.
 */
export function placeCanoes(
  course: Course,
  position: Position,
  pickable: readonly string[] = [],
  hanging: ReadonlyMap<string, Arm> = new Map(),
): PlacedCanoe[] {
  const crowds = new Map<string, string[]>();
  for (const id of canoeIds(position)) {
    const at = canoeOf(position, id)?.at ?? "X";
    crowds.set(at, [...(crowds.get(at) ?? []), id]);
  }
  const placed: PlacedCanoe[] = [];
  for (const [at, ids] of crowds) {
    const dealt = dealSlots(course, ids, pickable);
    for (const id of ids) {
      const offered = pickable.includes(id);
      const pose = poseOfCanoe(course, position, id, at, dealt.get(id) as Slot, offered, hanging.get(id));
      if (!pose) continue;
      placed.push({ id, seat: seatOf(id), at, cargo: canoeOf(position, id)?.cargo ?? "", pose, pickable: offered });
    }
  }
  return placed;
}

function poseOfCanoe(
  course: Course,
  position: Position,
  id: string,
  at: string,
  slot: Slot,
  offered: boolean,
  arm: Arm | undefined,
): CanoePose | null {
  if (at === "X") return arm ? lipPose(course, arm) : null;
  if (at === "J") return berth(course, seatOf(id), id.endsWith("b") ? 1 : 0, position.seats.length, offered);
  const centre = spacePose(course, at);
  const turn = (centre.angle * Math.PI) / 180;
  return {
    x: centre.x + Math.cos(turn) * slot.along - Math.sin(turn) * slot.across,
    y: centre.y + Math.sin(turn) * slot.along + Math.cos(turn) * slot.across,
    angle: centre.angle,
    scale: slot.scale,
  };
}

/** The position as it would be with one canoe elsewhere, so that the others make room for its ghost. */
export function withCanoeAt(position: Position, id: string, at: string): Position {
  const seats = position.seats.map((seat, i) => {
    if (i !== seatOf(id)) return seat;
    const [a, b] = seat.canoes;
    const canoes: typeof seat.canoes = id.endsWith("a") ? [{ ...a, at }, b] : [a, { ...b, at }];
    return { ...seat, canoes };
  });
  return { ...position, seats };
}
