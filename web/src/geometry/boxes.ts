// Upright rectangles on the picture, each given by its middle.

import type { Point } from "./river";

export interface Box extends Point {
  width: number;
  height: number;
}

const shared = (distance: number, a: number, b: number): number => Math.max(0, Math.min(a, b, (a + b) / 2 - Math.abs(distance)));

/** How much of the picture both cover. */
export const overlap = (a: Box, b: Box): number => shared(a.x - b.x, a.width, b.width) * shared(a.y - b.y, a.height, b.height);
