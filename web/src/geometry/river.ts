// The one mapping from river coordinates to the picture. A point on the river is a distance from the jetty in
// spaces (0 the jetty, 1-5 the trunk, 6 and 7 the arms, 8 the lip of the falls), an arm, and a sideways offset in
// picture units, positive to the right of somebody paddling down. Discs, canoes, gems, banks and animations all ask it.

import { ARMS, FALLS, GEMS, JETTY, RIVER_SPACES } from "../rules.gen";

/** Left to right where there is much room across, top to bottom on upright phones, round a bend where it is about square. */
export type Course = "wide" | "square" | "tall";

export const COURSES: readonly Course[] = ["wide", "square", "tall"];

/** The course whose pieces are largest in a place of this shape. */
export const courseFor = (width: number, height: number): Course =>
  width > 1.5 * height ? "wide" : width > 0.86 * height ? "square" : "tall";

export type Arm = (typeof ARMS)[number];

type Gem = (typeof GEMS)[number];
type Space = (typeof RIVER_SPACES)[number];

export interface Point {
  x: number;
  y: number;
}

/** A place and the direction of the current there, in degrees, 0 pointing right and 90 down. */
export interface Pose extends Point {
  angle: number;
}

export interface Spot {
  distance: number;
  arm: Arm;
  side?: number;
}

/** Distance of the lip of the falls. */
export const LIP = 8;

/** First distance that still has a place: far up the lake, outside the picture. */
export const SOURCE = -3;

interface CourseShape {
  width: number;
  height: number;
  disc: number;
  /** Radius of a touch target, at least 22 px on the smallest screen this course is meant for. */
  hit: number;
  /** Height at which the meadows end and the hills and the sky begin. */
  horizon: number;
  /** Height of the falls in the picture. */
  drop: number;
  /** Where the sun stands, and how large; and the doorstep of the cabin. */
  sun: Point & { size: number };
  cabin: Point;
  /** Half the width of lake, trunk and arms. */
  lake: number;
  trunk: number;
  branch: number;
  /** From SOURCE to 5. */
  stem: readonly Point[];
  /** From 6 to the lip. */
  arms: Record<Arm, readonly Point[]>;
  /** Direction of the water at 5, the same for both arms, so that a disc at the fork has one direction. */
  forkFlow: Point;
  /** Direction of the water at the lip. */
  lipFlow: Record<Arm, Point>;
  sites: Record<string, Point>;
  /** Where the number of a space stands, as an angle around its disc: beside the canoes, whose initials lie upstream. */
  tabs: Record<string, number>;
  /** Where the chips of an end stand, from its centre: over bank or water, never over a site. */
  chips: Record<string, Point>;
  /** The same for the fork, by the arm whose arrow shows there. */
  forkChips: Record<Arm, Point>;
}

const p = (x: number, y: number): Point => ({ x, y });

export const plus = (a: Point, b: Point): Point => p(a.x + b.x, a.y + b.y);

const SHAPES: Record<Course, CourseShape> = {
  wide: {
    width: 1200,
    height: 700,
    disc: 54,
    hit: 38,
    horizon: 70,
    drop: 150,
    sun: { x: 262, y: 22, size: 34 },
    cabin: p(182, 172),
    lake: 130,
    trunk: 72,
    branch: 66,
    stem: [p(-430, 332), p(-250, 332), p(-70, 332), p(106, 328), p(238, 350), p(348, 396), p(462, 386), p(556, 316), p(646, 240)],
    arms: {
      L: [p(784, 160), p(934, 166), p(1040, 272)],
      R: [p(728, 350), p(806, 434), p(862, 494)],
    },
    forkFlow: p(106, -20),
    lipFlow: { L: p(46, 122), R: p(48, 78) },
    sites: { P: p(428, 256), C: p(602, 446), Y: p(562, 138), B: p(830, 262), R: p(914, 330) } satisfies Record<Gem, Point>,
    tabs: { "1": -90, "2": -90, "3": -104, "4": 72, "5": 104, "6L": 106, "7L": -34, "6R": -40, "7R": -44 } satisfies Record<Space, number>,
    chips: {
      "1": p(0, 76),
      "2": p(0, 76),
      "3": p(4, 76),
      "4": p(-8, -76),
      "5": p(46, -72),
      "6L": p(0, -74),
      "7L": p(0, -74),
      "6R": p(-60, 74),
      "7R": p(-78, 66),
    } satisfies Record<Space, Point>,
    forkChips: { L: p(-50, 88), R: p(46, -72) },
  },
  square: {
    width: 760,
    height: 690,
    disc: 48,
    hit: 38,
    horizon: 42,
    drop: 104,
    sun: { x: 168, y: 4, size: 28 },
    cabin: p(150, 372),
    lake: 118,
    trunk: 63,
    branch: 59,
    stem: [p(-430, 172), p(-250, 168), p(-80, 164), p(96, 160), p(220, 142), p(330, 130), p(438, 150), p(522, 216), p(522, 314)],
    arms: {
      L: [p(376, 374), p(262, 420), p(206, 514)],
      R: [p(616, 398), p(656, 492), p(666, 566)],
    },
    forkFlow: p(-10, 116),
    lipFlow: { L: p(-14, 104), R: p(4, 96) },
    sites: { P: p(584, 116), C: p(664, 232), Y: p(342, 288), B: p(490, 428), R: p(438, 522) } satisfies Record<Gem, Point>,
    tabs: { "1": 90, "2": 90, "3": 112, "4": 168, "5": 6, "6L": -58, "7L": 186, "6R": 4, "7R": 16 } satisfies Record<Space, number>,
    chips: {
      "1": p(-4, -66),
      "2": p(0, -66),
      "3": p(-6, -66),
      "4": p(-104, 4),
      "5": p(106, -12),
      "6L": p(-100, -30),
      "7L": p(-98, -8),
      "6R": p(66, -74),
      "7R": p(60, -66),
    } satisfies Record<Space, Point>,
    forkChips: { L: p(106, -12), R: p(106, -12) },
  },
  tall: {
    width: 620,
    height: 905,
    disc: 50,
    hit: 38,
    horizon: 50,
    drop: 174,
    sun: { x: 132, y: 8, size: 32 },
    cabin: p(66, 432),
    lake: 118,
    trunk: 65,
    branch: 61,
    stem: [p(-430, 208), p(-250, 204), p(-80, 200), p(90, 196), p(218, 176), p(330, 162), p(432, 202), p(428, 312), p(322, 376)],
    arms: {
      L: [p(196, 456), p(150, 572), p(146, 680)],
      R: [p(432, 478), p(470, 580), p(474, 680)],
    },
    forkFlow: p(-28, 122),
    lipFlow: { L: p(0, 110), R: p(0, 110) },
    sites: { P: p(548, 170), C: p(552, 326), Y: p(196, 314), B: p(314, 500), R: p(311, 618) } satisfies Record<Gem, Point>,
    tabs: { "1": 90, "2": 84, "3": 150, "4": 30, "5": -168, "6L": 190, "7L": 140, "6R": 5, "7R": 40 } satisfies Record<Space, number>,
    chips: {
      "1": p(-4, -66),
      "2": p(-2, -66),
      "3": p(16, -66),
      "4": p(-98, -22),
      "5": p(0, 62),
      "6L": p(-62, -66),
      "7L": p(-86, 2),
      "6R": p(76, -66),
      "7R": p(88, 2),
    } satisfies Record<Space, Point>,
    forkChips: { L: p(104, 0), R: p(104, 0) },
  },
};

const unit = (v: Point): Point => {
  const length = Math.hypot(v.x, v.y) || 1;
  return { x: v.x / length, y: v.y / length };
};

const half = (a: Point, b: Point): Point => ({ x: (b.x - a.x) / 2, y: (b.y - a.y) / 2 });

interface Track {
  points: readonly Point[];
  slopes: readonly Point[];
}

/** A Catmull-Rom track with given slopes at the fork and at the lip. */
function makeTrack(shape: CourseShape, arm: Arm): Track {
  const points = [...shape.stem, ...shape.arms[arm]];
  const slopes = points.map((point, i) => {
    if (i === points.length - 1) return shape.lipFlow[arm];
    if (i === shape.stem.length - 1) return shape.forkFlow;
    return half(points[i - 1] ?? point, points[i + 1] as Point);
  });
  return { points, slopes };
}

const tracksOf = (course: Course): Record<Arm, Track> => ({ L: makeTrack(SHAPES[course], "L"), R: makeTrack(SHAPES[course], "R") });

const TRACKS: Record<Course, Record<Arm, Track>> = { wide: tracksOf("wide"), square: tracksOf("square"), tall: tracksOf("tall") };

export const shapeOf = (course: Course): Readonly<CourseShape> => SHAPES[course];

export const viewBoxOf = (course: Course): string => `0 0 ${SHAPES[course].width} ${SHAPES[course].height}`;

/** The picture point of a spot. Past the lip the line goes straight on. */
export function poseAt(course: Course, spot: Spot): Pose {
  const { points, slopes } = TRACKS[course][spot.arm];
  const last = points.length - 1;
  const along = Math.max(0, spot.distance - SOURCE);
  const i = Math.min(Math.floor(along), last - 1);
  const t = Math.min(along - i, 1);
  const beyond = Math.max(0, along - last);
  const [a, b] = [points[i] as Point, points[i + 1] as Point];
  const [m, n] = [slopes[i] as Point, slopes[i + 1] as Point];
  const mix = (pa: number, pb: number, ma: number, mb: number): [number, number] => {
    const value =
      (2 * t ** 3 - 3 * t ** 2 + 1) * pa + (t ** 3 - 2 * t ** 2 + t) * ma + (3 * t ** 2 - 2 * t ** 3) * pb + (t ** 3 - t ** 2) * mb;
    const slope = (6 * t ** 2 - 6 * t) * pa + (3 * t ** 2 - 4 * t + 1) * ma + (6 * t - 6 * t ** 2) * pb + (3 * t ** 2 - 2 * t) * mb;
    return [value, slope];
  };
  const [x, dx] = mix(a.x, b.x, m.x, n.x);
  const [y, dy] = mix(a.y, b.y, m.y, n.y);
  const flow = unit({ x: dx, y: dy });
  const side = spot.side ?? 0;
  return {
    x: x - flow.y * side + beyond * dx,
    y: y + flow.x * side + beyond * dy,
    angle: (Math.atan2(flow.y, flow.x) * 180) / Math.PI,
  };
}

/** River coordinates of a named space. `X` lies just past the lip of `arm`; on the trunk the arm makes no difference. */
export function spotOf(space: string, arm: Arm = "L"): Spot {
  if (space === JETTY) return { distance: 0, arm };
  if (space === FALLS) return { distance: LIP, arm };
  const own = space.endsWith("L") ? "L" : space.endsWith("R") ? "R" : arm;
  return { distance: Number.parseInt(space, 10), arm: own };
}

export const spacePose = (course: Course, space: string, arm: Arm = "L"): Pose => poseAt(course, spotOf(space, arm));

/** The arm a way runs through: that of its first named arm space. */
export function armOf(path: readonly string[], otherwise: Arm = "L"): Arm {
  const named = path.find((space) => space.length === 2);
  return named ? (named.slice(-1) as Arm) : otherwise;
}

/** A smooth way through `path`: `steps` points for every space passed, both ends included. */
export function wayThrough(course: Course, path: readonly string[], steps = 8, arm: Arm = armOf(path)): Pose[] {
  const spots = path.map((space) => spotOf(space, arm));
  const poses: Pose[] = [];
  spots.forEach((spot, i) => {
    const next = spots[i + 1];
    if (!next) {
      poses.push(poseAt(course, spot));
      return;
    }
    // Between 5 and 6 the way belongs to the arm, whichever way one paddles.
    const through = next.distance > spot.distance ? next.arm : spot.arm;
    for (let k = 0; k < steps; k++) {
      const distance = spot.distance + ((next.distance - spot.distance) * k) / steps;
      poses.push(poseAt(course, { distance, arm: through }));
    }
  });
  return poses;
}

/** Half the width of the water at a distance: a lake at the jetty, a trunk, a bay where it forks, two arms. */
export function halfWidth(course: Course, distance: number): number {
  const { lake, trunk, branch } = SHAPES[course];
  const ease = (t: number): number => {
    const k = Math.min(1, Math.max(0, t));
    return k * k * (3 - 2 * k);
  };
  const narrowing = ease((distance - 0.15) / 0.9);
  const branching = ease((distance - 5) / 0.8);
  const flaring = 12 * ease((distance - 7.3) / 0.7);
  return lake + (trunk - lake) * narrowing + (branch - trunk) * branching + flaring;
}

export const sitePoint = (course: Course, letter: string): Point => SHAPES[course].sites[letter] as Point;

/** Where the number of a space stands: on the rim of its disc, where no chips will cover it. */
export function tabPoint(course: Course, space: string): Point {
  const { disc, tabs } = SHAPES[course];
  const { x, y } = spacePose(course, space);
  const turn = ((tabs[space] ?? 90) * Math.PI) / 180;
  return { x: x + Math.cos(turn) * disc, y: y + Math.sin(turn) * disc };
}
