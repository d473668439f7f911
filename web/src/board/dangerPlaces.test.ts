import { describe, expect, it } from "vitest";
import { overlap, type Box } from "../geometry/boxes";
import { COURSES, plus, spacePose, tabPoint, type Course } from "../geometry/river";
import { RIVER_SPACES } from "../rules.gen";
import { boxesOf, chipsFrom, layChips } from "./chipPlaces";
import { dangerPlaces } from "./dangerPlaces";
import type { Chip } from "./types";

const load: Chip = { label: "", icon: "load", gem: "P" };
const steal: Chip = { label: "", icon: "steal", gem: "P", victim: "1a" };

/** The edge of a label is no figure. */
const SLIVER = 0.01;

const labelled = (course: Course, zoom: number, taken: readonly Box[]): Box[] => {
  const size = { width: 52 * zoom, height: 27 * zoom };
  return dangerPlaces(course, RIVER_SPACES, size, taken).map((place) => ({ ...place, ...size }));
};

describe.each(COURSES.flatMap((course) => [1, 1.4].map((zoom) => ({ course, zoom }))))(
  "chances on the $course course, $zoom",
  ({ course, zoom }) => {
    const numbers = RIVER_SPACES.map((space) => ({ ...tabPoint(course, space), width: 34 * zoom, height: 25 * zoom }));

    it("lie over no other and over no name of a space", () => {
      const labels = labelled(course, zoom, numbers);
      for (const [index, label] of labels.entries())
        for (const other of [...labels.slice(index + 1), ...numbers]) expect(overlap(label, other)).toBe(0);
    });

    it.each(RIVER_SPACES)("are not covered by the chips of %s", (space) => {
      for (const arm of ["L", "R"] as const)
        for (const chips of [[load], [load, load], [steal, load], [steal, steal]]) {
          const at = plus(spacePose(course, space), chipsFrom(course, space, arm));
          const laid = boxesOf(layChips(course, chips, at, Math.min(1.3, zoom)));
          for (const label of labelled(course, zoom, [...numbers, ...laid]))
            expect(laid.reduce((sum, chip) => sum + overlap(label, chip), 0)).toBeLessThan(SLIVER * label.width * label.height);
        }
    });
  },
);
