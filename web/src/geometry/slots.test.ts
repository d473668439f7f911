import { describe, expect, it } from "vitest";
import { shapeOf, spacePose, type Point, type Course } from "./river";
import { samplePosition } from "./sample";
import { berth, placeCanoes, slotsFor, withCanoeAt } from "./slots";

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const crowd = samplePosition(Array.from({ length: 5 }, () => ["4", "4"] as const));

describe("slots on a disc", () => {
  it("gives every canoe of one to ten a place of its own, near the disc", () => {
    for (let count = 1; count <= 10; count++) {
      const slots = slotsFor(count);
      expect(slots).toHaveLength(count);
      for (const slot of slots) expect(Math.hypot(slot.along, slot.across)).toBeLessThan(56);
      for (const [i, a] of slots.entries()) {
        for (const b of slots.slice(i + 1)) expect(Math.hypot(a.along - b.along, a.across - b.across)).toBeGreaterThan(18);
      }
    }
  });
});

describe.each<[Course, number]>([
  ["tall", 0.6],
  ["square", 0.6],
  ["wide", 0.66],
])("the %s course", (course, scale) => {
  it("lets a finger tell two pickable canoes apart in a crowd of ten", () => {
    const placed = placeCanoes(course, crowd, ["2a", "2b"]);
    const [a, b] = placed.filter((canoe) => canoe.pickable);
    expect(apart(a!.pose, b!.pose) * scale).toBeGreaterThanOrEqual(44);
    expect(2 * shapeOf(course).hit * scale).toBeGreaterThanOrEqual(44);
  });

  it("lets a finger tell a seat's two canoes apart at the jetty", () => {
    expect(apart(berth(course, 0, 0, 5, true), berth(course, 0, 1, 5, true)) * scale).toBeGreaterThanOrEqual(44);
  });

  it("keeps all berths inside the picture and clear of the first disc", () => {
    const { height, disc } = shapeOf(course);
    for (let seat = 0; seat < 5; seat++) {
      for (const which of [0, 1]) {
        const { x, y } = berth(course, seat, which, 5);
        expect(x - 28).toBeGreaterThan(0);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
        expect(x + 28).toBeLessThan(spacePose(course, "1").x - disc + 4);
      }
    }
  });

  it("shows lost canoes only while they hang at a lip", () => {
    const position = samplePosition([
      ["X", "J"],
      ["3P", "5"],
      ["J", "J"],
    ]);
    expect(placeCanoes(course, position).map((canoe) => canoe.id)).not.toContain("0a");
    expect(placeCanoes(course, position, [], new Map([["0a", "R"]])).map((canoe) => canoe.id)).toContain("0a");
  });
});

describe("withCanoeAt", () => {
  it("moves one canoe and nothing else", () => {
    const before = samplePosition([
      ["4C", "J"],
      ["3", "3"],
      ["J", "J"],
    ]);
    const after = withCanoeAt(before, "0a", "6L");
    expect(after.seats[0]?.canoes).toEqual([
      { at: "6L", cargo: "C" },
      { at: "J", cargo: "" },
    ]);
    expect(after.seats.slice(1)).toEqual(before.seats.slice(1));
  });
});
