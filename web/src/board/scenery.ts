// The landscape around the river: pines, boulders and the skyline, grown once per course from a fixed seed.
// Nothing may stand in front of water, discs or gem sites, so every tree asks the river mapping for room.

import { halfWidth, LIP, poseAt, shapeOf, sitePoint, SOURCE, type Point, type Arm, type Course } from "../geometry/river";
import { oncePerCourse, shoresOf } from "../geometry/shores";
import { GEMS } from "../rules.gen";

export interface Tree extends Point {
  height: number;
  tone: "pine" | "pine-light" | "pine-deep";
}

export interface Boulder extends Point {
  size: number;
}

/** Small, fast, repeatable chance: the landscape is the same at every visit. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Reach extends Point {
  radius: number;
}

/** Circles that must stay free: the water and the sites. */
function keptFree(course: Course): Reach[] {
  const free: Reach[] = [];
  for (const arm of ["L", "R"] as Arm[]) {
    for (let d = SOURCE; d <= LIP; d += 0.2) {
      const { x, y } = poseAt(course, { distance: d, arm });
      free.push({ x, y, radius: halfWidth(course, d) });
    }
  }
  for (const letter of GEMS) free.push({ ...sitePoint(course, letter), radius: 56 });
  const { cabin } = shapeOf(course);
  free.push({ x: cabin.x, y: cabin.y - 16, radius: 40 });
  return free;
}

function inside(point: Point, area: readonly Point[]): boolean {
  let odd = false;
  let b = area[area.length - 1] as Point;
  for (let i = 0; i < area.length; i++) {
    const a = area[i] as Point;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
    b = a;
  }
  return odd;
}

/** Woods have edges and clearings: a slow wave over the land says where trees like to stand. */
const wooded = (x: number, y: number): number =>
  0.5 + 0.3 * Math.sin(x * 0.011 + y * 0.007 + 1.3) + 0.28 * Math.sin(x * 0.023 - y * 0.019 + 0.4);

/** Each course has a wood of its own. */
const SEEDS: Record<Course, number> = { wide: 11, square: 17, tall: 29 };

const HEIGHTS = [0, 0.3, 0.6, 0.95];
const TONES = ["pine", "pine-light", "pine-deep"] as const;

export const treesOf = oncePerCourse(growTrees);

function growTrees(course: Course): Tree[] {
  const { width, height, horizon } = shapeOf(course);
  const random = chance(SEEDS[course]);
  const shores = shoresOf(course);
  const lands = [shores.north, shores.south, shores.island];
  const free = keptFree(course);
  const trees: Tree[] = [];
  for (let tries = 0; tries < 4200; tries++) {
    const x = -320 + random() * (width + 640);
    const y = horizon + 4 + random() * (height + 170 - horizon);
    const tall = 34 + (Math.max(0, y) / height) ** 1.6 * 58 + random() * 24;
    const tone = TONES[Math.floor(random() * 3)] as Tree["tone"];
    if (random() > wooded(x, y)) continue;
    // The quickest questions come first; which comes when makes no difference to the wood.
    if (trees.some((tree) => Math.abs(tree.x - x) < tall * 0.36 && Math.abs(tree.y - y) < tall * 0.24)) continue;
    if (free.some((kept) => standsIn(kept, x, y, tall))) continue;
    if (!lands.some((land) => inside({ x, y }, land) && inside({ x, y: y + 12 }, land))) continue;
    trees.push({ x, y, height: tall, tone });
  }
  return trees.sort((a, b) => a.y - b.y);
}

/** Whether any of a tree, from its foot to its top, is in what must stay free. */
function standsIn(kept: Reach, x: number, y: number, tall: number): boolean {
  const across = x - kept.x;
  if (Math.abs(across) > kept.radius + 4 + tall * 0.2) return false;
  return HEIGHTS.some((part) => {
    const reach = kept.radius + 4 + (1 - part) * tall * 0.2;
    return across ** 2 + (y - part * tall - kept.y) ** 2 < reach * reach;
  });
}

/** Great dark pines close to the eye, which frame the picture from below. */
export function framingTrees(course: Course): Tree[] {
  const { width, height } = shapeOf(course);
  const random = chance(63);
  const trees: Tree[] = [];
  const stand = (from: number, to: number, tall: number): void => {
    for (let x = from; x < to; x += 30 + random() * 26) {
      trees.push({ x, y: height + 26 + random() * 34, height: tall * (0.7 + random() * 0.5), tone: "pine-deep" });
    }
  };
  if (course === "wide") {
    stand(-330, 250, 170);
    stand(250, 430, 108);
    stand(width - 72, width + 330, 176);
  } else {
    stand(-330, -20, 190);
    stand(width + 20, width + 330, 190);
  }
  return trees;
}

/** Little waves in the pool below the falls. */
export function wavelets(course: Course): string {
  const { width, height } = shapeOf(course);
  const random = chance(12);
  let d = "";
  for (let i = 0; i < 90; i++) {
    const [x, y, w] = [-200 + random() * (width + 400), height * 0.62 + random() * height * 0.5, 10 + random() * 18];
    d += `M${x.toFixed(0)} ${y.toFixed(0)}q${(w / 2).toFixed(0)} -6 ${w.toFixed(0)} 0`;
  }
  return d;
}

/** Tufts of grass on the meadows. */
export function tufts(course: Course): string {
  const { width, height, horizon } = shapeOf(course);
  const random = chance(44);
  let d = "";
  for (let i = 0; i < 150; i++) {
    const [x, y] = [-200 + random() * (width + 400), horizon + 14 + random() * (height - horizon)];
    d += `M${(x - 4).toFixed(0)} ${(y - 5).toFixed(0)}l3 5l1-8l1 8l4-6`;
  }
  return d;
}

/** A pine of three tiers standing on `x`, `y`. */
export function pinePath({ x, y, height: h }: Tree): string {
  const at = (dx: number, dy: number): string => `${(x + dx * h).toFixed(1)} ${(y - dy * h).toFixed(1)}`;
  return (
    `M${at(0, 1)}L${at(0.15, 0.7)}L${at(0.08, 0.71)}L${at(0.22, 0.41)}L${at(0.11, 0.43)}L${at(0.29, 0.1)}` +
    `Q${at(0, 0.03)} ${at(-0.29, 0.1)}L${at(-0.11, 0.43)}L${at(-0.22, 0.41)}L${at(-0.08, 0.71)}L${at(-0.15, 0.7)}Z`
  );
}

/** The side of a pine that faces the light. */
export function pineLight({ x, y, height: h }: Tree): string {
  const at = (dx: number, dy: number): string => `${(x + dx * h).toFixed(1)} ${(y - dy * h).toFixed(1)}`;
  return (
    `M${at(0, 1)}L${at(-0.15, 0.7)}L${at(-0.08, 0.71)}L${at(-0.22, 0.41)}L${at(-0.11, 0.43)}L${at(-0.29, 0.1)}` +
    `Q${at(-0.17, 0.06)} ${at(-0.1, 0.06)}L${at(-0.03, 0.38)}L${at(-0.08, 0.4)}L${at(-0.01, 0.68)}L${at(-0.04, 0.69)}Z`
  );
}

export const trunkPath = ({ x, y, height: h }: Tree): string =>
  `M${(x - h * 0.04).toFixed(1)} ${(y - h * 0.1).toFixed(1)}h${(h * 0.08).toFixed(1)}v${(h * 0.13).toFixed(1)}h${(-h * 0.08).toFixed(1)}Z`;

/** Stones along the water's edge. */
export function bouldersOf(course: Course): Boulder[] {
  const random = chance(5);
  const stones: Boulder[] = [];
  for (let d = 0.9; d < 7.6; d += 0.42) {
    for (const arm of ["L", "R"] as Arm[]) {
      for (const sign of [-1, 1]) {
        const size = 4 + random() * 6;
        if (random() > 0.34 || (arm === "R" && d < 5.4) || (d > 4.9 && d < 6.2)) continue;
        const side = sign * (halfWidth(course, d) - 1 + random() * 5);
        stones.push({ ...poseAt(course, { distance: d, arm, side }), size });
      }
    }
  }
  return stones;
}

/** A mountain range between `from` and `to`, standing on `base`: its outline, and the snow on its peaks. */
export function rangePaths(
  seed: number,
  base: number,
  peak: number,
  step: number,
  from: number,
  to: number,
): { rock: string; snow: string } {
  const random = chance(seed);
  let rock = `M${from} ${base + 24}L${from} ${base}`;
  let snow = "";
  let [x0, y0] = [from, base];
  for (let x = from; x < to; x += step) {
    const high = peak * (0.45 + random() * 0.55);
    const [tx, ty] = [x + step * (0.35 + random() * 0.3), base - high];
    const [x1, y1] = [x + step, base - peak * 0.2 * random()];
    rock += `L${tx.toFixed(0)} ${ty.toFixed(0)}L${x1.toFixed(0)} ${y1.toFixed(0)}`;
    if (high > peak * 0.62) {
      const [l, r] = [
        { x: tx + (x0 - tx) * 0.34, y: ty + (y0 - ty) * 0.34 },
        { x: tx + (x1 - tx) * 0.3, y: ty + (y1 - ty) * 0.3 },
      ];
      snow += `M${tx.toFixed(0)} ${ty.toFixed(0)}L${r.x.toFixed(0)} ${r.y.toFixed(0)}L${(tx + 6).toFixed(0)} ${(ty + high * 0.2).toFixed(0)}`;
      snow += `L${tx.toFixed(0)} ${(ty + high * 0.33).toFixed(0)}L${(tx - 7).toFixed(0)} ${(ty + high * 0.2).toFixed(0)}L${l.x.toFixed(0)} ${l.y.toFixed(0)}Z`;
    }
    [x0, y0] = [x1, y1];
  }
  return { rock: `${rock}L${to} ${base + 24}Z`, snow };
}

/** Rolling hills: a soft line. */
export function hillPath(seed: number, base: number, swell: number, step: number, from: number, to: number): string {
  const random = chance(seed);
  let d = `M${from} ${base + 20}L${from} ${base}`;
  for (let x = from; x < to; x += step) {
    const y = base - swell * random();
    d += `Q${x + step / 2} ${(y - swell).toFixed(0)} ${x + step} ${(base - swell * 0.25 * random()).toFixed(0)}`;
  }
  return `${d}L${to} ${base + 20}Z`;
}
