// The five gems: an outline of its own and its facets, in a box from -12 to 12. `shade` picks the tone of a facet.

export interface Facet {
  d: string;
  shade: "light" | "base" | "deep" | "glint";
}

export interface GemShape {
  outline: string;
  facets: Facet[];
  /** Where the letter stands. */
  letter: number;
}

const hexagon = (r: number): [number, number][] =>
  Array.from({ length: 6 }, (_, i) => {
    const turn = (i * 60 * Math.PI) / 180;
    return [Math.round(Math.cos(turn) * r * 10) / 10, Math.round(Math.sin(turn) * r * 10) / 10];
  });

const outer = hexagon(11);
const inner = hexagon(6.2);
const closed = (points: readonly (readonly [number, number] | undefined)[]): string =>
  `M${points.map((point) => (point ?? [0, 0]).join(" ")).join("L")}Z`;

const HEX_SHADES: Facet["shade"][] = ["deep", "deep", "base", "light", "light", "base"];

export const GEM_SHAPES: Record<string, GemShape> = {
  P: {
    outline: closed(outer),
    facets: [
      ...HEX_SHADES.map((shade, i) => ({
        shade,
        d: closed([outer[i], outer[(i + 1) % 6], inner[(i + 1) % 6], inner[i]]),
      })),
      { shade: "glint", d: "M-4.4-3.4L-2.4-5L1.6-5L-1.8-1.2Z" },
    ],
    letter: 0,
  },
  C: {
    outline: "M-5.6-9.5L5.6-9.5L10.6-3L0 11.5L-10.6-3Z",
    facets: [
      { shade: "light", d: "M-5.6-9.5L0-3L-10.6-3Z" },
      { shade: "base", d: "M5.6-9.5L0-3L10.6-3Z" },
      { shade: "glint", d: "M-5.6-9.5L5.6-9.5L0-3Z" },
      { shade: "light", d: "M-10.6-3L-4-3L0 11.5Z" },
      { shade: "base", d: "M-4-3L4-3L0 11.5Z" },
      { shade: "deep", d: "M10.6-3L4-3L0 11.5Z" },
    ],
    letter: 0.6,
  },
  Y: {
    outline: "M0-11.8C2.6-7.6 9.2-2.6 9.2 2.8A9.2 9.2 0 0 1-9.2 2.8C-9.2-2.6-2.6-7.6 0-11.8Z",
    facets: [
      { shade: "light", d: "M0-11.8C-2.6-7.6-9.2-2.6-9.2 2.8C-9.2 5-8.4 7-7 8.6L0 3Z" },
      { shade: "deep", d: "M9.2 2.8A9.2 9.2 0 0 1-7 8.6L0 3Z" },
      { shade: "base", d: "M0-5.2C1.8-2.6 5.2-.2 5.2 3.2A5.2 5.2 0 0 1-5.2 3.2C-5.2-.2-1.8-2.6 0-5.2Z" },
      { shade: "glint", d: "M-5.6 2.2C-5.6-.6-3.4-3-1.8-4.6C-2.6-1.8-3.8 0-3.4 3.4Z" },
    ],
    letter: 2.6,
  },
  B: {
    outline: "M-6-9.8L6-9.8Q9.8-9.8 9.8-6L9.8 6Q9.8 9.8 6 9.8L-6 9.8Q-9.8 9.8-9.8 6L-9.8-6Q-9.8-9.8-6-9.8Z",
    facets: [
      { shade: "light", d: "M-8.6-8.6L8.6-8.6L5-5L-5-5Z" },
      { shade: "base", d: "M-8.6-8.6L-5-5L-5 5L-8.6 8.6Z" },
      { shade: "deep", d: "M8.6-8.6L8.6 8.6L5 5L5-5Z" },
      { shade: "deep", d: "M-8.6 8.6L8.6 8.6L5 5L-5 5Z" },
      { shade: "glint", d: "M-5-5L1-5L-5 1Z" },
    ],
    letter: 0,
  },
  R: {
    outline: "M0-11.2L11.6 8.8L-11.6 8.8Z",
    facets: [
      { shade: "light", d: "M0-11.2L0-2.6L-4.6 5L-11.6 8.8Z" },
      { shade: "base", d: "M0-11.2L11.6 8.8L4.6 5L0-2.6Z" },
      { shade: "deep", d: "M11.6 8.8L-11.6 8.8L-4.6 5L4.6 5Z" },
      { shade: "glint", d: "M0-8.4L-1-4L-5.6 3.6L-8 6.4Z" },
    ],
    letter: 3.2,
  },
};
