import { describe, expect, it } from "vitest";
import type { Box } from "../geometry/boxes";
import { sitePoint, spacePose, type Course, type Point } from "../geometry/river";
import { boxesOf, CHEVRON, chipsFrom, forkArrow, layChips } from "./chipPlaces";
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

/** What every chip of a space covers. */
function boxes(course: Course, arm: "L" | "R", space: string, chips: readonly Chip[]): Box[] {
  const { x, y } = spacePose(course, space);
  const from = chipsFrom(course, space, arm);
  return boxesOf(layChips(course, chips, { x: x + from.x, y: y + from.y }));
}

const distance = (box: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(0, Math.abs(box.x - x) - box.width / 2), Math.max(0, Math.abs(box.y - y) - box.height / 2));

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
