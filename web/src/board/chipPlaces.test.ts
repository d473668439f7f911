import { describe, expect, it } from "vitest";
import { sitePoint, spacePose, type Course } from "../geometry/river";
import { CHEVRON, CHIP_HEIGHT, chipsFrom, forkArrow, layChips } from "./chipPlaces";
import type { Chip } from "./types";

const SPACES = ["1", "2", "3", "4", "5", "6L", "7L", "6R", "7R"];
const load: Chip = { label: "", icon: "load", gem: "P" };
const steal: Chip = { label: "", icon: "steal", gem: "P", victim: "1a" };
const WAYS = [
  ["wide", "L"],
  ["wide", "R"],
  ["square", "L"],
  ["square", "R"],
  ["tall", "L"],
  ["tall", "R"],
] as const;

/** Edges of every chip of a space, in the picture. */
function boxes(course: Course, arm: "L" | "R", space: string, chips: readonly Chip[]) {
  const { x, y } = spacePose(course, space);
  const from = chipsFrom(course, space, arm);
  const { centre, zoom, chips: laid } = layChips(course, chips, { x: x + from.x, y: y + from.y });
  return laid.map(({ left, middle, width }) => ({
    left: centre.x + left * zoom,
    right: centre.x + (left + width) * zoom,
    top: centre.y + (middle - CHIP_HEIGHT / 2) * zoom,
    bottom: centre.y + (middle + CHIP_HEIGHT / 2) * zoom,
  }));
}

const distance = (box: ReturnType<typeof boxes>[number], { x, y }: { x: number; y: number }): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

describe("chips", () => {
  it.each(WAYS)("of no space cover the fork's arrow (%s, %s)", (course, arm) => {
    const near = SPACES.flatMap((space) =>
      [[load], [load, load], [steal, load]].flatMap((chips) =>
        boxes(course, arm, space, chips).flatMap((box) =>
          forkArrow(course, arm).map((chevron) => ({ space, chips: chips.length, gap: distance(box, chevron) })),
        ),
      ),
    );
    expect(near.filter(({ gap }) => gap < CHEVRON)).toEqual([]);
  });

  it.each(WAYS)("of the fork cover no site (%s, %s)", (course, arm) => {
    for (const box of boxes(course, arm, "5", [load, load])) {
      for (const letter of "PCYBR") expect(distance(box, sitePoint(course, letter)), letter).toBeGreaterThan(30);
    }
  });
});
