import { describe, expect, it } from "vitest";
import {
  armOf,
  courseFor,
  COURSES,
  halfWidth,
  LIP,
  poseAt,
  shapeOf,
  sitePoint,
  spacePose,
  tabPoint,
  wayThrough,
  type Arm,
  type Point,
} from "./river";
import { shoresOf } from "./shores";
import { GEMS, RIVER_SPACES, SITE_SPACES } from "../rules.gen";

const ARMS: Arm[] = ["L", "R"];
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(COURSES)("the %s course", (course) => {
  const { width, height, disc, drop } = shapeOf(course);

  it("keeps every disc whole inside the picture", () => {
    for (const space of RIVER_SPACES) {
      const { x, y } = spacePose(course, space);
      expect(x - disc).toBeGreaterThan(0);
      expect(x + disc).toBeLessThan(width);
      expect(y - disc).toBeGreaterThan(0);
      expect(y + disc).toBeLessThan(height);
    }
  });

  it("lays discs that never overlap", () => {
    for (const a of RIVER_SPACES) {
      for (const b of RIVER_SPACES) {
        if (a < b) expect(apart(spacePose(course, a), spacePose(course, b)), `${a} ${b}`).toBeGreaterThan(2 * disc);
      }
    }
  });

  it("has one trunk: above the fork both arms are the same place and direction", () => {
    for (let distance = 0; distance <= 5; distance += 0.25) {
      const [l, r] = ARMS.map((arm) => poseAt(course, { distance, arm }));
      expect(l).toEqual(r);
    }
  });

  it("runs smoothly: no jumps and no sudden turns between neighbouring points", () => {
    for (const arm of ARMS) {
      for (let distance = 0; distance < LIP; distance += 0.02) {
        const a = poseAt(course, { distance, arm });
        const b = poseAt(course, { distance: distance + 0.02, arm });
        expect(apart(a, b)).toBeLessThan(8);
        const turn = Math.abs(((b.angle - a.angle + 540) % 360) - 180);
        expect(turn).toBeLessThan(6);
      }
    }
  });

  it("puts a positive sideways offset to the right of somebody paddling down", () => {
    const middle = poseAt(course, { distance: 1, arm: "L" });
    const right = poseAt(course, { distance: 1, arm: "L", side: 20 });
    expect(right.y).toBeGreaterThan(middle.y);
    expect(apart(middle, right)).toBeCloseTo(20, 5);
  });

  it("keeps discs on the water and sites on land, beside their discs", () => {
    for (const space of RIVER_SPACES) expect(halfWidth(course, Number.parseInt(space, 10))).toBeGreaterThan(disc);
    for (const letter of GEMS) {
      for (const space of SITE_SPACES[letter] ?? []) {
        const gap = apart(sitePoint(course, letter), spacePose(course, space));
        expect(gap, `${letter} ${space}`).toBeGreaterThan(disc + 30);
        expect(gap, `${letter} ${space}`).toBeLessThan(240);
      }
    }
  });

  it("keeps the space numbers on the rims", () => {
    for (const space of RIVER_SPACES) {
      expect(apart(tabPoint(course, space), spacePose(course, space))).toBeCloseTo(disc, 5);
    }
  });

  it("drops both falls inside the picture", () => {
    const { lips } = shoresOf(course);
    for (const arm of ARMS) {
      for (const point of lips[arm]) expect(point.y + drop).toBeLessThan(height);
    }
  });

  it("has an island between the arms that holds sapphire and ruby", () => {
    const { island } = shoresOf(course);
    for (const letter of ["B", "R"]) {
      const { x, y } = sitePoint(course, letter);
      const inside = island.reduce((odd, a, i) => {
        const b = island[(i + island.length - 1) % island.length] as Point;
        const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
        return crosses ? !odd : odd;
      }, false);
      expect(inside, letter).toBe(true);
    }
  });
});

it("takes the course that a place has room for", () => {
  const sizes: [number, number][] = [
    [1500, 870],
    [1051, 688],
    [694, 556],
    [540, 390],
    [320, 300],
    [390, 560],
    [820, 880],
  ];
  const found = sizes.map(([width, height]) => courseFor(width, height));
  expect(found).toEqual(["wide", "wide", "square", "square", "square", "tall", "square"]);
  // No other course would show its discs larger.
  for (const [width, height] of sizes) {
    const discIn = (course: (typeof COURSES)[number]): number => {
      const shape = shapeOf(course);
      return shape.disc * Math.min(width / shape.width, height / shape.height);
    };
    const best = Math.max(...COURSES.map(discIn));
    expect(discIn(courseFor(width, height))).toBeGreaterThan(0.8 * best);
  }
});

describe("ways along the water", () => {
  it("start and end exactly on their spaces, up and down and through either arm", () => {
    for (const path of [
      ["4", "5", "6L", "7L"],
      ["7R", "6R", "5", "4"],
      ["2", "1", "J"],
      ["6R", "7R", "X"],
    ]) {
      const way = wayThrough("wide", path);
      const [first, last] = [path[0] as string, path[path.length - 1] as string];
      expect(way[0]).toEqual(spacePose("wide", first, armOf(path)));
      expect(way[way.length - 1]).toEqual(spacePose("wide", last, armOf(path)));
      for (let i = 1; i < way.length; i++) expect(apart(way[i - 1] as Point, way[i] as Point)).toBeLessThan(30);
    }
  });

  it("know their arm", () => {
    expect(armOf(["4", "5", "6R"])).toBe("R");
    expect(armOf(["7L", "X"])).toBe("L");
    expect(armOf(["2", "3"], "R")).toBe("R");
  });
});
