// How a face looks: what it is made of is the animal's, what it feels is the same for all.

export type Mood = "neutral" | "happy" | "gasp" | "gloat" | "sulk";

/** A pair of eyes beside the middle of a face, 24. */
export interface Eyes {
  /** How far each is from the middle. */
  x: number;
  y: number;
  r: number;
  /** The colour around the pupil, where the fur is too dark for it or the animal is known by it. */
  ring?: string;
}

export interface Line {
  d: string;
  /** Left out: only its edge is drawn. */
  fill?: string;
  /** Width of its edge. */
  edge?: number;
}

const INK = "#20170f";
const MOUTH = "#7c2f2a";
const TONGUE = "#e98a83";

/** A round thing as a path. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** One eye; `side` is -1 on the left. */
export function eyeOf(mood: Mood, { x, y, r, ring }: Eyes, side: 1 | -1): Line[] {
  const at = 24 + side * x;
  const outer = at + side * (r + 1.2);
  const inner = at - side * (r + 1.2);
  const ground: Line[] = ring && mood !== "happy" ? [{ d: oval(at, y, r + 1.5), fill: ring }] : [];
  const brow = (from: number, to: number): Line => ({ d: `M${outer} ${y - r + from}L${inner} ${y - r + to}`, edge: 1.9 });
  switch (mood) {
    case "happy":
      return [{ d: `M${at - r - 0.4} ${y + 0.9}q${r + 0.4} ${-2.1 * r} ${2 * r + 0.8} 0`, edge: 2 }];
    case "gasp":
      return [
        { d: oval(at, y, r + 1.9), fill: "#fff", edge: 0.9 },
        { d: oval(at, y, r * 0.62), fill: INK },
        { d: `M${at - r} ${y - r - 4.2}q${r} -2.2 ${2 * r} 0`, edge: 1.5 },
      ];
    case "gloat":
      return [
        ...ground,
        { d: `M${at - r - 0.5} ${y - 0.5}h${2 * r + 1}a${r + 0.5} ${r + 0.5} 0 0 1 ${-2 * r - 1} 0z`, fill: INK },
        brow(-2.6, 1.1),
      ];
    case "sulk":
      return [
        ...ground,
        { d: `M${at - r - 0.3} ${y}h${2 * r + 0.6}a${r + 0.3} ${r + 0.3} 0 0 1 ${-2 * r - 0.6} 0z`, fill: INK },
        brow(0.8, -3),
      ];
    default:
      return [...ground, { d: oval(at, y, r), fill: INK }, { d: oval(at + 0.32 * r, y - 0.36 * r, r * 0.34), fill: "#fff" }];
  }
}

/** A mouth in the middle of a face, `w` to either side. */
export function mouthOf(mood: Mood, y: number, w: number): Line[] {
  switch (mood) {
    case "happy":
      return [
        {
          d: `M${24 - w} ${y - 0.6}q${w} 1.4 ${2 * w} 0q${-0.2 * w} ${1.7 * w} ${-w} ${1.7 * w}t${-w} ${-1.7 * w}z`,
          fill: MOUTH,
          edge: 1.2,
        },
        { d: oval(24, y + w * 0.95, w * 0.5, w * 0.34), fill: TONGUE },
      ];
    case "gasp":
      return [{ d: oval(24, y + 1.6, Math.max(2.2, w * 0.52), Math.max(2.8, w * 0.7)), fill: MOUTH, edge: 1.2 }];
    case "gloat":
      return [{ d: `M${24 - w} ${y + 0.4}q${1.2 * w} ${0.9 * w} ${2.1 * w} ${-0.55 * w}`, edge: 1.8 }];
    case "sulk":
      return [{ d: `M${24 - w * 0.8} ${y + 2.4}q${0.8 * w} ${-0.95 * w} ${1.6 * w} 0`, edge: 1.8 }];
    default:
      return [{ d: `M${24 - w} ${y}q${w} ${0.62 * w} ${2 * w} 0`, edge: 1.8 }];
  }
}
