// Where paper chips stand: in rows of two, growing upwards, inside the picture and clear of the fork's arrow.

import type { Box } from "../geometry/boxes";
import { poseAt, shapeOf, type Arm, type Course, type Point, type Pose } from "../geometry/river";
import type { Chip } from "./types";

export const CHIP_HEIGHT = 34;
const GAP = 4;

export interface LaidChip {
  chip: Chip;
  /** Left edge and middle, from the middle of the lowest row. */
  left: number;
  middle: number;
  width: number;
}

export interface LaidChips {
  centre: Point;
  zoom: number;
  chips: readonly LaidChip[];
}

/** A phone shows the picture at five eighths of its size; there the chips must be larger in it. */
const ZOOM: Record<Course, number> = { wide: 1.14, square: 1.24, tall: 1.34 };

const widthOf = (chip: Chip): number => (chip.icon === "steal" ? 84 : chip.gem ? 56 : 40);
const lengthOf = (row: readonly Chip[]): number => row.reduce((sum, chip) => sum + widthOf(chip) + GAP, -GAP);

/** Chips whose lowest row has its middle at a point of the picture; `larger` than usual where the picture is small. */
export function layChips(course: Course, chips: readonly Chip[], { x, y }: Point, larger = 1): LaidChips {
  const zoom = ZOOM[course] * larger;
  const rows = chips.flatMap((_, i) => (i % 2 ? [] : [chips.slice(i, i + 2)]));
  const half = (Math.max(0, ...rows.map(lengthOf)) / 2) * zoom + 6;
  const laid = rows.flatMap((row, r) => {
    let left = -lengthOf(row) / 2;
    return row.map((chip) => {
      const place = { chip, left, middle: -r * (CHIP_HEIGHT + GAP), width: widthOf(chip) };
      left += place.width + GAP;
      return place;
    });
  });
  return { centre: { x: Math.max(half, Math.min(shapeOf(course).width - half, x)), y }, zoom, chips: laid };
}

/** What laid chips cover of the picture. */
export const boxesOf = ({ centre, zoom, chips }: LaidChips): Box[] =>
  chips.map(({ left, middle, width }) => ({
    x: centre.x + (left + width / 2) * zoom,
    y: centre.y + middle * zoom,
    width: width * zoom,
    height: CHIP_HEIGHT * zoom,
  }));

/** Where the chips of a space stand, from its centre. Those of the fork keep out of the way that the next disc takes. */
export function chipsFrom(course: Course, space: string, nextArm: Arm | null): Point {
  const { chips, forkChips } = shapeOf(course);
  if (space === "5" && nextArm) return forkChips[nextArm];
  return chips[space] ?? { x: 0, y: -60 };
}

/** The arrow behind the fork: three chevrons in the gap between two discs. */
export const forkArrow = (course: Course, arm: Arm): Pose[] => [5.42, 5.52, 5.62].map((distance) => poseAt(course, { distance, arm }));

/** Half the length of a chevron, its edge included. */
export const CHEVRON = 19;
