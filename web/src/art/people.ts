// Faces of people as data, on a field of 48 by 48: what one can choose among, and how a choice is written down. A code has one
// sign for each trait (`FACE_LENGTH` of the protocol leaves room for more); without one, the name decides, so that a friend
// looks the same at every table.

import { oval } from "./moods";

export const TRAITS = ["skin", "hair", "colour", "hat", "more"] as const;
export type Trait = (typeof TRAITS)[number];
export type Traits = Readonly<Record<Trait, number>>;

/** A shape in its own colour; `hair` and `skin` stand for what was chosen. */
type Shape = readonly [fill: string, d: string];

interface Style {
  back: readonly Shape[];
  front: readonly Shape[];
  /** Of the hair under it nothing is seen. */
  covers?: boolean;
}

export const SKIN = ["#f8dcc0", "#f3c9a2", "#d99e6c", "#b97f52", "#8f5a38", "#6b4128"];
export const COLOURS = ["#4a2f1d", "#1f1a18", "#8a3f1f", "#c9782e", "#e6c069", "#8f8a86", "#e9e4da", "#3f6a8c"];

const CAP = "M12 23C11.4 13.6 16.6 10 24 10s12.6 3.6 12 13q-2.2-5-5.4-7q-6.2 2.8-13 .6q-3.8 2-5.6 6.4z";
const PARTED = "M12 24.6Q11.4 12 24 11q12.6 1 12 13.6q-2.6-7.6-10.6-9.8q-8.8 1.8-13.4 9.8z";
const FRINGE = "M11.6 22.6Q12 11.6 24 11t12.4 11.6q-6-3.8-12.4-3.8t-12.4 3.8z";
const CURLS = [
  [10.5, 20, 5],
  [12.5, 13.5, 5],
  [18.5, 9.2, 5],
  [25, 7.8, 5],
  [31, 9.6, 5],
  [35.8, 14, 5],
  [37.6, 20.4, 5],
  [10.4, 26.6, 4],
  [37.6, 26.8, 4],
]
  .map(([x, y, r]) => oval(x!, y!, r!))
  .join("");

export const HAIR: readonly Style[] = [
  { back: [["hair", "M10.8 27C9.6 13 15.6 8.6 24 8.6S38.4 13 37.2 27z"]], front: [["hair", CAP]] },
  { back: [["hair", "M8.6 31C6.6 14 13.6 8 24 8s17.4 6 15.4 23q-.8 4.6-4.4 5H13q-3.6-.4-4.4-5z"]], front: [["hair", FRINGE]] },
  { back: [["hair", "M7 45C5 20 10.6 8 24 8s19 12 17 37z"]], front: [["hair", PARTED]] },
  {
    back: [["hair", CURLS]],
    front: [["hair", "M12.4 21q1-8 5-9.4q3.4 2 6.6 0q3.4 2 6.8.2q3.8 1.6 4.8 9.2q-3-4.6-5.8-5q-3 1.8-5.8 0q-3 2-6 .2q-3 .6-5.6 4.8z"]],
  },
  {
    back: [
      ["hair", "M34 13q11 1 10 16q-.6 8-5 11q1.6-9-1.4-14z"],
      ["hair", "M10.8 25C10 13 15.6 8.6 24 8.6S38 13 37.2 25z"],
    ],
    front: [["hair", CAP]],
  },
  {
    back: [
      ["hair", oval(24, 6.4, 5.6, 5)],
      ["hair", "M10.8 26C10 13 15.6 8.6 24 8.6S38 13 37.2 26z"],
    ],
    front: [["hair", PARTED]],
  },
  {
    back: [
      ["hair", oval(10, 31, 3.6, 4) + oval(9.4, 37, 3.2, 3.6) + oval(9.6, 42.6, 2.8, 3.4)],
      ["hair", oval(38, 31, 3.6, 4) + oval(38.6, 37, 3.2, 3.6) + oval(38.4, 42.6, 2.8, 3.4)],
      ["hair", "M10 28C9 13 15 8.4 24 8.4S39 13 38 28z"],
    ],
    front: [["hair", PARTED]],
  },
  { back: [], front: [] },
];

const BAND = "#20170f73";

export const HATS: readonly Style[] = [
  { back: [], front: [] },
  {
    back: [],
    front: [
      ["#5c7f4a", "M13 15C13 6 18 3 24 5c6-2 11 1 11 10z"],
      ["#5c7f4a", "M3 17q21-7 42 0q1 3-2 3q-19-5-38 0q-3 0-2-3z"],
      [BAND, "M13 12q11-3 22 0v3.4q-11-3-22 0z"],
    ],
  },
  {
    back: [],
    front: [
      ["#c8553d", "M11.4 17.4Q11 4 24 4t12.6 13.4q-12.6-4-25.2 0z"],
      ["#f5e6c8", "M10.4 19.4q-.6-4.6 1-5.2q12.6-4.2 25.2 0q1.6.6 1 5.2q-13.6-4.4-27.2 0z"],
      ["#f5e6c8", oval(24, 3.6, 3.2)],
    ],
  },
  {
    back: [],
    front: [
      ["#33658a", "M11.6 17.4Q11.6 5 24 5t12.4 12.4q-12.4-3.6-24.8 0z"],
      ["#274f6c", "M10 18q14-6.6 30-.6q5.6 2 5 4q-14-6.6-35-1.4z"],
      ["#f2c14e", oval(24, 10, 2.4)],
    ],
  },
  {
    back: [],
    front: [
      ["#e0b64f", "M13.4 15.4C13.6 7 18 4.4 24 4.4S34.4 7 34.6 15.4z"],
      ["#eecb72", "M2.4 18.4q21.6-9 43.2 0q.6 2.6-2 2.6q-19.6-5.6-39.2 0q-2.6 0-2-2.6z"],
      ["#b6473a", "M13.6 12.6q10.4-2.8 20.8 0l.2 3q-10.6-2.8-21.2 0z"],
    ],
  },
  {
    back: [["#1f8a80", "M36 17l8 6l-2 1.6l4 5.4q-7 1-10-6z"]],
    front: [
      ["#2aa198", "M11.4 19.4Q11 6.4 24 6.4t12.6 13q-12.6-5-25.2 0z"],
      ["#f5e6c8", oval(17, 13, 1.3) + oval(24, 10.6, 1.3) + oval(31, 13, 1.3) + oval(20.6, 15.8, 1.1) + oval(27.6, 15.8, 1.1)],
    ],
  },
  {
    back: [],
    front: [
      ["#4f7d43", "M10.8 18.6Q12 11 24 10.4T37.2 18.6q-13-5.4-26.4 0z"],
      ["#f2a7b5", oval(13.6, 15.4, 2.8) + oval(34.4, 15.4, 2.8)],
      ["#fff3d6", oval(19, 12.4, 2.8) + oval(29, 12.4, 2.8)],
      ["#e8b53a", oval(24, 11.4, 3) + oval(19, 12.4, 1) + oval(29, 12.4, 1)],
    ],
  },
  {
    covers: true,
    back: [["#7a3f6b", "M8 48C5 20 10 6.4 24 6.4S43 20 40 48z"]],
    front: [
      ["#8d4d7d", "M9.6 30Q8.4 7 24 7t14.4 23q-1.4 7-3.4 9.4q3-20-11-23.6q-14 3.6-11 23.6q-2-2.4-3.4-9.4z"],
      ["#7a3f6b", "M10.6 42q13.4 6 26.8 0L40 48H8z"],
    ],
  },
];

/** Glasses are lines, and stand apart. */
export const MORE: readonly (readonly Shape[])[] = [
  [],
  [],
  [
    [
      "#9c5a34a6",
      oval(15.6, 28.4, 0.8) + oval(18, 30, 0.8) + oval(16, 31.4, 0.7) + oval(32.4, 28.4, 0.8) + oval(30, 30, 0.8) + oval(32, 31.4, 0.7),
    ],
  ],
  [["hair", "M12.4 28q1.6 13.4 11.6 13.6Q34 41.4 35.6 28q-2 3-4.4 3q-7.2-3.6-14.4 0q-2.4 0-4.4-3zM20 32.4q4-1.6 8 0q-.6 4-4 4t-4-4z"]],
  [["hair", "M24 29.6q-3.6-1.6-6.4 1q-1.8 1.2-3.6.4q2 3.4 5.6 2.8q3-.4 4.4-2.4q1.4 2 4.4 2.4q3.6.6 5.6-2.8q-1.8.8-3.6-.4q-2.8-2.6-6.4-1z"]],
  [["#e8b53a", oval(11.6, 31.4, 1.5, 2) + oval(36.4, 31.4, 1.5, 2)]],
];
export const GLASSES = 1;

/** Begins every sum, so that friendly names have friendly faces. */
export const SEED = 162;

const COUNTS: Traits = { skin: SKIN.length, hair: HAIR.length, colour: COLOURS.length, hat: HATS.length, more: MORE.length };
export const choicesOf = (trait: Trait): number => COUNTS[trait];

/** A number that hangs on every letter of a name, in all its bits. */
function hash(name: string): number {
  let number = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, SEED);
  number = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
  number = Math.imul(number ^ (number >>> 12), 0x297a2d39);
  return (number ^ (number >>> 15)) >>> 0;
}

/** How many there are of a trait; what has a meaning of its own nobody is given unasked, and stands last. */
const countOf = (trait: Trait, code: string): number => COUNTS[trait] - (code === "" && trait === "hat" ? 1 : 0);

/** The traits that a code names, or else the name. */
export function readFace(code: string, name: string): Traits {
  const number = hash(name);
  const own = TRAITS.map((trait, at) => (code === "" ? number >>> (5 * at) : Number.parseInt(code[at] ?? "0", 36)) % countOf(trait, code));
  return Object.fromEntries(TRAITS.map((trait, at) => [trait, own[at] || 0])) as Traits;
}

export const writeFace = (traits: Traits): string => TRAITS.map((trait) => traits[trait].toString(36)).join("");
