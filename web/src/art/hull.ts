// The hull of a canoe and the patterns painted on it, so that a seat is known without its colour:
// 0 waves, 1 chevrons, 2 dots, 3 stripes, 4 lozenges. Drawn at the origin, pointing right, 86 by 36 units.

export const HULL = "M-43 0C-36-9-24-18-8-18L8-18C24-18 36-9 43 0C36 9 24 18 8 18L-8 18C-24 18-36 9-43 0Z";

export const HULL_PATTERNS = ["waves", "chevrons", "dots", "stripes", "lozenges"] as const;

export type HullPattern = (typeof HULL_PATTERNS)[number];

export const patternOf = (seat: number): HullPattern => HULL_PATTERNS[seat % HULL_PATTERNS.length] as HullPattern;

interface Paint {
  lines: string;
  solids: string;
}

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const lozenge = (x: number, y: number, w: number, h: number): string => `M${x - w} ${y}l${w} ${-h}l${w} ${h}l${-w} ${h}Z`;

/** The pattern as strokes and filled shapes, kept inside the hull by construction. */
export const HULL_PAINT: Record<HullPattern, Paint> = {
  waves: {
    lines: "M14-9q4-5 8 0t8 0M14 0q4-5 8 0t8 0t7 0M14 9q4-5 8 0t8 0M-14-11q-4-5-8 0M-14 11q-4 5-8 0",
    solids: "",
  },
  chevrons: {
    lines: "M14-14L24 0L14 14M21-13L31 0L21 13M28-9L37 0L28 9M-14-15L-9-15M-14 15L-9 15",
    solids: "",
  },
  dots: {
    lines: "",
    solids: [
      dot(19, -9, 3),
      dot(19, 0, 3),
      dot(19, 9, 3),
      dot(27, -5, 3),
      dot(27, 5, 3),
      dot(34.5, 0, 2.6),
      dot(-12, -13, 2.2),
      dot(-12, 13, 2.2),
    ].join(""),
  },
  stripes: {
    lines: "M17-15L17 15M24-12L24 12M31-8L31 8M37-3L37 3M-12-17L-12-13M-12 17L-12 13",
    solids: "",
  },
  lozenges: {
    lines: "",
    solids: [
      lozenge(20, -6.5, 5, 5.5),
      lozenge(20, 6.5, 5, 5.5),
      lozenge(30, 0, 6, 6),
      lozenge(-12, -14, 3, 2.6),
      lozenge(-12, 14, 3, 2.6),
    ].join(""),
  },
};
