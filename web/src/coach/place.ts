// Where a bubble goes: beside what it points at, inside the window, over as little as possible that can be pressed.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "below" | "above" | "right" | "left";

export interface Placed {
  side: Side;
  left: number;
  top: number;
  /** Where along its edge the bubble's tail is. */
  tail: number;
}

const GAP = 16;
const MARGIN = 8;
const CORNER = 22;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Beside the target on one of four sides; where each of them covers something, wherever near there is room. */
export function placeBubble(target: Box, bubble: { width: number; height: number }, inside: Box, clear: readonly Box[]): Placed {
  const { width, height } = bubble;
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const low = { x: inside.left + MARGIN, y: inside.top + MARGIN };
  const high = { x: inside.left + inside.width - width - MARGIN, y: inside.top + inside.height - height - MARGIN };
  const weigh = (side: Side, x: number, y: number): { placed: Placed; covered: number; away: number } => {
    const left = clamp(x, low.x, high.x);
    const top = clamp(y, low.y, high.y);
    const upright = side === "below" || side === "above";
    const tail = upright ? clamp(middle.x - left, CORNER, width - CORNER) : clamp(middle.y - top, CORNER, height - CORNER);
    const covered = [target, ...clear].reduce((sum, box) => sum + overlap({ left, top, width, height }, box), 0);
    return { placed: { side, left, top, tail }, covered, away: Math.hypot(left + width / 2 - middle.x, top + height / 2 - middle.y) };
  };
  const least = (choices: ReturnType<typeof weigh>[]): ReturnType<typeof weigh> =>
    choices.reduce((best, choice) => (choice.covered < best.covered ? choice : best));
  const beside = least([
    weigh("below", middle.x - width / 2, target.top + target.height + GAP),
    weigh("above", middle.x - width / 2, target.top - height - GAP),
    weigh("right", target.left + target.width + GAP, middle.y - height / 2),
    weigh("left", target.left - width - GAP, middle.y - height / 2),
  ]);
  if (beside.covered === 0) return beside.placed;
  const near: ReturnType<typeof weigh>[] = [];
  for (let top = low.y; top <= high.y; top += GAP) {
    for (let left = low.x; left <= high.x; left += GAP) near.push(weigh(top > middle.y ? "below" : "above", left, top));
  }
  return least([beside, ...near.sort((a, b) => a.away - b.away)]).placed;
}
