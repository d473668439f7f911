// Poses as CSS transforms, for styles and keyframes alike.

import type { CanoePose } from "./slots";

const short = (n: number): string => String(Math.round(n * 100) / 100);

export const transformOf = ({ x, y, angle, scale }: CanoePose): string =>
  `translate(${short(x)}px, ${short(y)}px) rotate(${short(angle)}deg) scale(${short(scale)})`;

/** The equal of `angle` nearest to `near`, so that a turning canoe never takes the long way round. */
export const nearestTurn = (angle: number, near: number): number => {
  const difference = ((((angle - near) % 360) + 540) % 360) - 180;
  return near + difference;
};
