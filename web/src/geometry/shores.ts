// The outline of the water as shapes of land: north bank, south bank, island and the cliff they end in.
// All are sampled from the river mapping, with a little unevenness so that nothing looks ruled.

import { halfWidth, LIP, poseAt, shapeOf, SOURCE, type Point, type Arm, type Course } from "./river";

const STEP = 0.08;

/** A quiet, smooth unevenness of the banks. */
const wobble = (distance: number, salt: number): number =>
  3.2 * Math.sin(distance * 3.3 + salt) + 2.1 * Math.sin(distance * 7.9 + salt * 2.3);

/** One edge of the water along an arm; `sign` -1 is the left bank of somebody paddling down, 1 the right. */
function edge(course: Course, arm: Arm, sign: -1 | 1, from: number): Point[] {
  const points: Point[] = [];
  const salt = (arm === "L" ? 0 : 4) + sign;
  for (let d = from; d < LIP + STEP / 2; d += STEP) {
    const calm = d > LIP - 0.3 ? 0 : wobble(d, salt);
    points.push(poseAt(course, { distance: Math.min(d, LIP), arm, side: sign * (halfWidth(course, d) + calm) }));
  }
  return withoutLoops(points);
}

/** In a tight bend an offset line crosses itself: leave the loop out and go on where it closes. */
function withoutLoops(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    kept.push(points[i] as Point);
    for (let j = Math.min(i + 50, points.length - 2); j > i + 1; j--) {
      const meeting = meet(points[i] as Point, points[i + 1] as Point, points[j] as Point, points[j + 1] as Point);
      if (!meeting) continue;
      kept.push(meeting);
      i = j;
      break;
    }
  }
  return kept;
}

function meet(p1: Point, p2: Point, q1: Point, q2: Point): Point | null {
  const r = { x: p2.x - p1.x, y: p2.y - p1.y };
  const s = { x: q2.x - q1.x, y: q2.y - q1.y };
  const cross = r.x * s.y - r.y * s.x;
  if (!cross) return null;
  const t = ((q1.x - p1.x) * s.y - (q1.y - p1.y) * s.x) / cross;
  const u = ((q1.x - p1.x) * r.y - (q1.y - p1.y) * r.x) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { x: p1.x + t * r.x, y: p1.y + t * r.y } : null;
}

function crossing(a: readonly Point[], b: readonly Point[]): { i: number; j: number; at: Point } {
  for (let i = 0; i + 1 < a.length; i++) {
    for (let j = 0; j + 1 < b.length; j++) {
      const at = meet(a[i] as Point, a[i + 1] as Point, b[j] as Point, b[j + 1] as Point);
      if (at) return { i, j, at };
    }
  }
  throw new Error("the arms never part");
}

export interface Shores {
  north: Point[];
  south: Point[];
  island: Point[];
  /** The edges of the cliff, left to right, that drop down: beside and between the falls. */
  cliffs: { left: Point[]; middle: Point[]; right: Point[] };
  /** The lip of each fall, left to right on the picture. */
  lips: Record<Arm, Point[]>;
}

/** The edge over which an arm falls: bulging downstream in the middle. */
function lip(course: Course, arm: Arm): Point[] {
  const reach = halfWidth(course, LIP);
  const points: Point[] = [];
  for (let i = 0; i <= 16; i++) {
    const side = reach * (1 - i / 8);
    const bulge = 0.07 * (1 - (side / reach) ** 2);
    points.push(poseAt(course, { distance: LIP + bulge, arm, side }));
  }
  return (points[0] as Point).x < (points[16] as Point).x ? points : points.reverse();
}

const FAR = 1400;

/** What is the same at every visit is worked out once. */
export function oncePerCourse<Found>(make: (course: Course) => Found): (course: Course) => Found {
  const found = new Map<Course, Found>();
  return (course) => {
    if (!found.has(course)) found.set(course, make(course));
    return found.get(course)!;
  };
}

export const shoresOf = oncePerCourse(traceShores);

function traceShores(course: Course): Shores {
  const { width, height, horizon } = shapeOf(course);
  const [outerL, innerL] = course === "wide" ? ([-1, 1] as const) : ([1, -1] as const);
  const [outerR, innerR] = course === "wide" ? ([1, -1] as const) : ([-1, 1] as const);
  const lips = { L: lip(course, "L"), R: lip(course, "R") };
  const islandL = edge(course, "L", innerL, 5.05);
  const islandR = edge(course, "R", innerR, 5.05);
  const apex = crossing(islandL, islandR);
  const flankL = islandL.slice(apex.i + 1);
  const flankR = islandR.slice(apex.j + 1);
  const base = (points: Point[]): Point => points[points.length - 1] as Point;
  const between = (a: Point, b: Point, bump: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      return {
        x: a.x + (b.x - a.x) * t + bump * 0.3 * Math.sin(t * Math.PI),
        y: a.y + (b.y - a.y) * t + bump * Math.sin(t * Math.PI) + (i % 8 ? 3 * Math.sin(i * 2.4) : 0),
      };
    });
  const outL = edge(course, "L", outerL, SOURCE);
  const outR = edge(course, "R", outerR, SOURCE);

  if (course === "wide") {
    const right = [base(outL), { x: 1146, y: 232 }, { x: 1200, y: 226 }, { x: 1276, y: 202 }, { x: 1420, y: 186 }, { x: 2600, y: 160 }];
    const left = [{ x: 180, y: height + FAR }, { x: 530, y: 930 }, { x: 604, y: 780 }, { x: 676, y: 668 }, { x: 738, y: 592 }, base(outR)];
    const middle = between(base(flankR), base(flankL), 22);
    return {
      north: [...outL, ...right.slice(1), { x: width + FAR, y: horizon }, { x: -FAR, y: horizon }, { x: -FAR, y: 202 }],
      south: [...outR, ...[...left].reverse().slice(1), { x: -FAR, y: height + FAR }, { x: -FAR, y: 462 }],
      island: [apex.at, ...flankL, ...[...middle].reverse().slice(1), ...[...flankR].reverse()],
      cliffs: { left, middle, right },
      lips,
    };
  }
  // The cliff falls away on both sides from where the outer banks meet it.
  const away = (end: Point, sign: -1 | 1): Point[] =>
    [
      [34, 8],
      [96, 18],
      [216, 46],
      [FAR, 78],
    ].map(([x, y]) => ({ x: end.x + sign * x!, y: end.y + y! }));
  const left = [...away(base(outL), -1).reverse(), base(outL)];
  const right = [base(outR), ...away(base(outR), 1)];
  const middle = between(base(flankL), base(flankR), 16);
  return {
    // Here the river enters from the left, so the bank on its left hand is the upper one and runs
    // down the right side of the picture to the right arm; the lower one runs to the left arm.
    north: [...outR, ...right.slice(1), { x: width + FAR, y: horizon }, { x: -FAR, y: horizon }, { x: -FAR, y: (outR[0] as Point).y }],
    south: [...outL, ...[...left].reverse().slice(1), { x: -FAR, y: (outL[0] as Point).y }],
    island: [apex.at, ...flankL, ...middle.slice(1), ...[...flankR].reverse()],
    cliffs: { left, middle, right },
    lips,
  };
}

const round = (n: number): string => String(Math.round(n * 10) / 10);

export const lineThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("");

export const areaOf = (points: readonly Point[]): string => `${lineThrough(points)}Z`;

/** An edge pulled straight down: a cliff face or a sheet of water. */
export function faceBelow(points: readonly Point[], drop: number, foot: (i: number) => number = () => 0): string {
  const lower = points.map(({ x, y }, i) => ({ x, y: y + drop + foot(i) })).reverse();
  return areaOf([...points, ...lower]);
}

/** A line of current along an arm at a sideways offset. */
export function currentLine(course: Course, arm: Arm, side: number, from: number, to: number): string {
  const points: Point[] = [];
  for (let d = from; d < to + STEP; d += STEP * 1.5) {
    const squeeze = halfWidth(course, d) / shapeOf(course).trunk;
    points.push(poseAt(course, { distance: Math.min(d, to), arm, side: side * squeeze }));
  }
  return lineThrough(points);
}
