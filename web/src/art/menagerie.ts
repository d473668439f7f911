// The animals of the river as data: shapes from back to front on a field of 48 by 48, seen from the front. Eyes, mouth
// and bill are named apart, because they show the mood.

import { oval, type Eyes } from "./moods";

/** A shape: its colour, its path, and whether its mirror image belongs to it. */
export type Shape = readonly [fill: string, d: string, both?: "both"];

export interface Bill {
  kind: "wide" | "dagger" | "hook" | "pouch";
  y: number;
  fill: string;
  edge: string;
}

export interface Animal {
  ground: string;
  /** Behind the eyes. */
  head: readonly Shape[];
  /** Before the mouth: noses, teeth, hats. */
  front: readonly Shape[];
  eyes: Eyes;
  /** Height and half the width of the mouth; birds have a bill instead. */
  mouth?: readonly [y: number, w: number];
  bill?: Bill;
  /** Colour of brows and mouth, where the fur is too dark for ink. */
  ink?: string;
  whiskers?: number;
}

const WATER: Shape = ["#7cc4c1", "M0 38q6-4 12 0t12 0t12 0t12 0V48H0z"];
const NOSE = "M19.6 25.4q4.4-2.6 8.8 0q-1 4-4.4 5q-3.4-1-4.4-5z";
const SMALL_NOSE = "M21.4 26.6q2.6-1.8 5.2 0q-.6 2.6-2.6 3q-2-.4-2.6-3z";
const TEETH: Shape = ["#fffdf2", "M20.6 34.4h3.1v5.6h-3.1zM24.3 34.4h3.1v5.6h-3.1z"];
const ORANGE = { fill: "#f0a92c", edge: "#a9660e" };

export const ANIMALS: Record<string, Animal> = {
  duckling: {
    ground: "#bfe3ea",
    head: [
      WATER,
      ["#f2c230", "M11 48q0-11 13-11t13 11z"],
      ["#fbdc5c", "M24 8c10 0 15.5 6.6 15.5 15.5S34 39.5 24 39.5S8.5 32.4 8.5 23.5S14 8 24 8z"],
      ["#fdeb9a", "M13 20c1-6 5-9 11-9.4q-7 3.4-8.4 10.4z"],
      ["#f2c230", "M21.5 9q-3.4-4 .6-7q0 3 2.4 4q0-3.4 3.6-4q-1.6 4 .4 7z"],
      ["#f6b7a0", oval(13, 28, 2.6, 1.9), "both"],
    ],
    front: [],
    eyes: { x: 7.4, y: 21.5, r: 2.9 },
    bill: { kind: "wide", y: 29, fill: "#f08a2c", edge: "#a9560e" },
  },
  gosling: {
    ground: "#a8cf9a",
    head: [
      ["#8a8f5a", "M10 48q1-12 14-12t14 12z"],
      ["#cfc77a", "M24 7c9 0 14 6.4 14 15.5S33 39 24 39S10 31.6 10 22.5S15 7 24 7z"],
      ["#8a8f5a", "M13 17q2-10 11-10.4q9 .4 11 10.4q-5-6.4-11-6.4t-11 6.4z"],
      ["#e9e2a6", oval(24, 33, 8, 5.4)],
    ],
    front: [],
    eyes: { x: 6.8, y: 20, r: 2.7 },
    bill: { kind: "wide", y: 28, fill: "#4a443c", edge: "#26221d" },
  },
  fawn: {
    ground: "#d8e6b4",
    head: [
      ["#a8693c", "M12 19Q1 15 1.6 6.6Q11 7 16 15z", "both"],
      ["#eebf9c", "M11.6 16.6Q4.6 13.4 4.2 8.8Q10 10 14 15z", "both"],
      ["#bf7d4a", "M24 8c8 0 13 5 13 14c0 9-6 21-13 21S11 31 11 22c0-9 5-14 13-14z"],
      ["#fbeeda", oval(24, 36, 7.4, 6.4)],
      ["#fbeeda", oval(24, 13, 1.5) + oval(19.6, 15.4, 1.2) + oval(28.4, 15.4, 1.2)],
    ],
    front: [["#3a2418", SMALL_NOSE]],
    eyes: { x: 7.8, y: 22, r: 3 },
    mouth: [34.6, 3.6],
  },
  squirrel: {
    ground: "#f1d08a",
    head: [
      ["#8f3f1c", "M12.6 18q-5-9-2.6-16q6 4 9 11z", "both"],
      ["#c4602c", "M24 9C35 9 41 17 41 26S34 43 24 43S7 35 7 26S13 9 24 9z"],
      ["#fbeedd", "M24 27c8 0 12 3 12 8s-6 8-12 8s-12-3-12-8s4-8 12-8z"],
      ["#e08a4e", oval(13, 29, 4, 3.2), "both"],
    ],
    front: [["#3a1f16", SMALL_NOSE], TEETH],
    eyes: { x: 8, y: 22, r: 2.8 },
    mouth: [33.2, 4],
    whiskers: 31,
  },
  hedgehog: {
    ground: "#b7d3c4",
    head: [
      [
        "#5a4636",
        "M24 3l4.4 5.4L35 6l1.6 6.6l7 1.4l-1.6 6.8l4.6 5.4l-4.8 5l1.4 6.8H4.8l1.4-6.8l-4.8-5L6 20.8l-1.6-6.8l7-1.4L13 6l6.6 2.4z",
      ],
      ["#7d6450", "M24 8c10 0 16 7 16 17H8C8 15 14 8 24 8z"],
      ["#e6c9a2", "M24 18c9 0 14 5 14 13s-6 13-14 13s-14-5-14-13s5-13 14-13z"],
      ["#e6c9a2", oval(11, 22, 3.6), "both"],
    ],
    front: [["#2b1d14", oval(24, 31, 3, 2.5)]],
    eyes: { x: 7, y: 26, r: 2.6 },
    mouth: [36, 4],
  },
  otter: {
    ground: "#2f8d92",
    head: [
      WATER,
      ["#6f4a30", oval(10.5, 16, 4.6), "both"],
      ["#c79a78", oval(10.8, 16.4, 2.2), "both"],
      ["#8a6041", "M24 7C35 7 41 15 41 25S35 43 24 43S7 35 7 25S13 7 24 7z"],
      ["#ecd0ad", oval(24, 32.5, 12, 9.5)],
    ],
    front: [["#2b1d14", NOSE]],
    eyes: { x: 8, y: 20, r: 2.8 },
    mouth: [33.4, 5.6],
    whiskers: 30,
  },
  frog: {
    ground: "#f0d9a0",
    head: [
      ["#3d7a3a", oval(12.5, 14.5, 8), "both"],
      ["#5d9e45", "M24 13C38 13 45 21 45 29S37 44 24 44S3 37 3 29S10 13 24 13z"],
      ["#c9dd8d", "M24 31c10 0 17 1 17 3S34 44 24 44S7 36 7 34s7-3 17-3z"],
      ["#3d7a3a", oval(7.5, 27, 1.8) + oval(12, 24, 1.1) + oval(36.5, 25, 1.6)],
    ],
    front: [["#3d6a2c", oval(22.3, 24, 0.9) + oval(25.7, 24, 0.9)]],
    eyes: { x: 11.5, y: 14, r: 3.5, ring: "#fbe98d" },
    mouth: [30, 7.6],
  },
  chipmunk: {
    ground: "#8fb86a",
    head: [
      ["#8a5128", oval(11.5, 13, 5.4), "both"],
      ["#e3b58a", oval(11.8, 13.6, 2.8), "both"],
      ["#c07a3e", "M24 8C35 8 42 18 42 27S34 43 24 43S6 36 6 27S13 8 24 8z"],
      ["#fbe9c8", oval(11, 32, 8, 8), "both"],
      ["#4b2c18", "M22.2 8h3.6l-.8 13h-2z"],
      ["#fbe9c8", "M17 10.4q-6 4-9 12q7-7 12-6z", "both"],
      ["#4b2c18", "M7.4 25q4-4.4 10-4.6l-.4 3.4q-5 .6-9.8 3z", "both"],
    ],
    front: [["#3a1f16", SMALL_NOSE], TEETH],
    eyes: { x: 8.2, y: 22, r: 2.7 },
    mouth: [33, 4.4],
  },
  hare: {
    ground: "#e8b98f",
    head: [
      ["#9b7f68", "M17 22C10 16 9 4 14 1q6 1 8 18z", "both"],
      ["#e9b9aa", "M16.6 18C12.6 13 12 6 14.4 4q3.4 2 4.6 13z", "both"],
      ["#b99b80", "M24 15c10 0 15 6 15 14s-6 15-15 15S9 37 9 29s5-14 15-14z"],
      ["#f5e7d3", oval(24, 36, 9, 7.6)],
    ],
    front: [
      ["#a8574f", "M21.2 29q2.8-1.8 5.6 0q-.8 2.4-2.8 2.8q-2-.4-2.8-2.8z"],
      ["#fffdf2", "M21.6 37h2.2v4.4h-2.2zM24.2 37h2.2v4.4h-2.2z"],
    ],
    eyes: { x: 7.6, y: 25, r: 2.7 },
    mouth: [35.4, 4],
    whiskers: 33,
  },
  mouse: {
    ground: "#c5dfe0",
    head: [
      ["#7d756c", oval(10.5, 14, 9), "both"],
      ["#eab5ad", oval(10.8, 14.6, 5.8), "both"],
      ["#9c938a", "M24 12C35 12 40 20 39 28C37 36 29 44 24 44S11 36 9 28C8 20 13 12 24 12z"],
      ["#ddd5cb", "M24 30q9 0 10 4q-5 8-10 9q-5-1-10-9q1-4 10-4z"],
    ],
    front: [["#d9756f", oval(24, 32, 2.8, 2.2)]],
    eyes: { x: 7.4, y: 24, r: 2.9 },
    mouth: [36.6, 3.4],
    whiskers: 34,
  },
  duck: {
    ground: "#a9d6d3",
    head: [
      ["#2a7f86", "M0 40q6-4 12 0t12 0t12 0t12 0V48H0z"],
      ["#f4f0e2", "M14 33h20v4.4q-10 4-20 0z"],
      ["#8d5a3a", "M12 38q12 5 24 0l3 10H9z"],
      ["#1f7a54", "M24 5c9 0 14 6 14 15s-5 16-14 16s-14-7-14-16S15 5 24 5z"],
      ["#2f9a6c", "M13 17c1-6 5-9.6 11-9.6q-7 3-8.6 11z"],
      ["#1f7a54", "M21 7q-1-5 4-6q-2 3 1 5z"],
    ],
    front: [],
    eyes: { x: 6.6, y: 16.5, r: 2.7, ring: "#3aa877" },
    bill: { kind: "wide", y: 26, ...ORANGE },
  },
  goose: {
    ground: "#f3c88c",
    head: [
      ["#26262a", "M15 34h18l2 14H13z"],
      ["#b9a58e", "M7 48q3-7 12-6h10q9-1 12 6z"],
      ["#2d2d32", "M24 5c9 0 14 6 14 15s-5 17-14 17s-14-8-14-17S15 5 24 5z"],
      ["#f6f1e4", "M10 19q3.6 0 5 4q2 6 9 12.4q-1 1.6-5 1q-8-5-9-17.4z", "both"],
    ],
    front: [],
    eyes: { x: 6.8, y: 15.5, r: 2.4, ring: "#8d8984" },
    ink: "#f6f1e4",
    bill: { kind: "wide", y: 25, fill: "#6a6660", edge: "#191817" },
  },
  loon: {
    ground: "#6fb0b8",
    head: [
      ["#232a30", "M15 34h18l3 14H12z"],
      ["#f4f1e6", "M13.4 38h21.2l.8 5H12.6z"],
      ["#232a30", "M16 38h1.6v5H16zM20 38h1.6v5H20zM26.4 38H28v5h-1.6zM30.4 38H32v5h-1.6zM23.2 38h1.6v5h-1.6z"],
      ["#2c353c", "M24 6c10 0 15 7 15 15s-5 16-15 16S9 29 9 21S14 6 24 6z"],
      ["#3e5a5c", "M12 18c1-6 6-9.6 12-9.6q-8 3-9.6 11z"],
    ],
    front: [],
    eyes: { x: 7.2, y: 18, r: 1.9, ring: "#d8412f" },
    ink: "#dfe9e6",
    bill: { kind: "dagger", y: 25, fill: "#7d868a", edge: "#2a3034" },
  },
  swan: {
    ground: "#357f8c",
    head: [
      ["#e9ece6", "M16 32h16l4 16H12z"],
      ["#fbfbf5", "M24 4c9 0 14 7 14 16s-5 17-14 17s-14-8-14-17S15 4 24 4z"],
      ["#dfe6e2", "M12 22c0 8 5 13 12 13q-8-3-9-13z"],
      ["#26241f", "M18 20.4q3.6 1 6 4.4q-3 1.6-5.4 1z", "both"],
      ["#26241f", oval(24, 22.6, 2.6, 3.4)],
    ],
    front: [],
    eyes: { x: 7, y: 16, r: 2.6 },
    bill: { kind: "wide", y: 28, fill: "#ee7f2d", edge: "#98430f" },
  },
  kingfisher: {
    ground: "#f2d49b",
    head: [
      ["#2f6f9e", "M16 14L12 4l7 4l2-7l4 6l5-6l1 8l7-3l-4 9z"],
      ["#2f6f9e", "M10 48q2-12 14-12t14 12z"],
      ["#f7f4ea", "M12 34q12 6 24 0l2 6q-14 6-28 0z"],
      ["#3b83b5", "M24 8c10 0 15 6 15 14s-5 14-15 14S9 30 9 22S14 8 24 8z"],
      ["#f7f4ea", oval(14.5, 24, 2), "both"],
      ["#d97b3f", "M9.4 27q4 5 10 7q-3 2-5 1q-4-3-5-8z", "both"],
    ],
    front: [],
    eyes: { x: 7.4, y: 18.5, r: 2.5, ring: "#bfe0ee" },
    bill: { kind: "dagger", y: 24.6, fill: "#4a4a4f", edge: "#1d1d20" },
  },
  beaver: {
    ground: "#e2bf7c",
    head: [
      ["#5e371f", oval(11, 15, 5), "both"],
      ["#7d4c2c", "M24 8C35 8 41 16 41 26S35 44 24 44S7 36 7 26S13 8 24 8z"],
      ["#c89766", oval(24, 31.6, 12.6, 9)],
    ],
    front: [
      ["#2b1910", "M19 25q5-3 10 0q-1 4.5-5 4.5T19 25z"],
      ["#fffdf2", "M20.2 35h3.7v6.6h-3.7zM24.1 35h3.7v6.6h-3.7z"],
      ["#e3b23c", "M10.5 13C11 5 16 1 24 1s13 4 13.5 12q-13.5-4.6-27 0z"],
      ["#b98717", "M6.5 13.6q17.5-6.4 35 0q1 2.6-1.5 2.8q-16-5-32 0q-2.5-.2-1.5-2.8zM21.5 1.2h5v9h-5z"],
    ],
    eyes: { x: 7.5, y: 22, r: 2.5 },
    mouth: [33.4, 5.4],
  },
  raccoon: {
    ground: "#9cc08c",
    head: [
      ["#5b5954", "M6 20q-2-13 3-16q8 2 11 9zM42 20q2-13-3-16q-8 2-11 9z"],
      ["#e9e4da", "M8.6 16q-1-7 1.4-8.6q4 1.4 6 5.6zM39.4 16q1-7-1.4-8.6q-4 1.4-6 5.6z"],
      ["#8c8981", "M24 9c12 0 19 9 19 18q-3 8-10 12q-5 4-9 4t-9-4Q8 35 5 27C5 18 12 9 24 9z"],
      ["#f1ede3", "M6 27q8-9 16-6l2 10l2-10q8-3 16 6q-3 7-9 11q-5 4-9 4t-9-4Q9 34 6 27z"],
      ["#2f2d2b", "M6.4 27q5-9 14-7.4q2.6 3 .6 7.4q-5 6-13 3z", "both"],
      ["#8c8981", "M22 10h4l-.8 15h-2.4z"],
    ],
    front: [["#231d1a", "M20 29.4q4-2.4 8 0q-.8 3.6-4 4.2q-3.2-.6-4-4.2z"]],
    eyes: { x: 8, y: 24, r: 2.3, ring: "#f1ede3" },
    mouth: [37, 4.2],
  },
  badger: {
    ground: "#c9925f",
    head: [
      ["#2c2a2a", oval(9.5, 13, 5), "both"],
      ["#f4f0e6", oval(9, 11.6, 2.6), "both"],
      ["#f4f0e6", "M24 6c11 0 17 8 17 18q-2 9-8 14q-5 5-9 5t-9-5q-6-5-8-14C7 14 13 6 24 6z"],
      ["#2c2a2a", "M12 11q6 0 8 6q1 8-2 18q-2 5-5 2q-5-6-6-14q0-8 5-12z", "both"],
    ],
    front: [["#1f1a18", "M18.6 32q5.4-3 10.8 0q-1 4.6-5.4 5Q19.6 36.6 18.6 32z"]],
    eyes: { x: 9, y: 23, r: 2.2, ring: "#f4f0e6" },
    mouth: [39, 3.6],
    ink: "#b7aea2",
  },
  porcupine: {
    ground: "#a5cfc6",
    head: [
      [
        "#4a3a30",
        "M24 1l2.6 7l5-6l.6 7.6l7-4.6l-1.6 7.6l8-2l-4 7l7 .6l-6 5l5 4l-7 1.6l3 5.6l-7-.6l.6 6l-6-3L24 46l-7.2-10.8l-6 3l.6-6l-7 .6l3-5.6l-7-1.6l5-4l-6-5l7-.6l-4-7l8 2l-1.6-7.6l7 4.6l.6-7.6l5 6z",
      ],
      [
        "#e9dcc3",
        "M24 6l1.6 6h-3.2zM34 8l-2.6 5.6l-2-1.6zM41 16l-5.6 3l-1.2-2.2zM14 8l2.6 5.6l2-1.6zM7 16l5.6 3l1.2-2.2zM43 27l-6-.6l.4-2.4zM5 27l6-.6l-.4-2.4z",
      ],
      ["#7a5b45", "M24 15c9 0 14 6 14 13s-6 15-14 15S10 35 10 28s5-13 14-13z"],
      ["#c9a582", oval(24, 35, 9.4, 7.4)],
    ],
    front: [["#231611", "M19.6 29.4q4.4-2.6 8.8 0q-1 4-4.4 4.6q-3.4-.6-4.4-4.6z"]],
    eyes: { x: 6.8, y: 24, r: 2.4 },
    mouth: [37, 4],
  },
  marmot: {
    ground: "#e7a98b",
    head: [
      ["#8d6239", oval(11, 14, 4.6), "both"],
      ["#c79355", "M24 7C35 7 42 16 42 26S35 42 24 42S6 36 6 26S13 7 24 7z"],
      ["#6f4a2b", "M15 9.6Q24 5 33 9.6q-3 6-4 13h-10q-1-7-4-13z"],
      ["#efd9ae", oval(24, 32, 11.6, 8.6)],
      ["#b5352c", "M7 40q17 7 34 0l1 8H6z"],
      ["#f0dfc4", oval(13, 44, 1.3) + oval(20, 45.6, 1.3) + oval(28, 45.6, 1.3) + oval(35, 44, 1.3)],
    ],
    front: [["#33201a", SMALL_NOSE], TEETH],
    eyes: { x: 9, y: 20.6, r: 2.6 },
    mouth: [33, 4.6],
  },
  heron: {
    ground: "#f4c98a",
    head: [
      ["#8fa3b5", "M8 48q3-9 10-10h12q7 1 10 10z"],
      ["#dde3e2", "M18 30h12l2 16H16z"],
      ["#eef0ea", "M24 5c8 0 12 6 12 14s-4 15-12 15s-12-7-12-15S16 5 24 5z"],
      ["#33485c", "M11.6 18C11 8 16 4 23 4.6q-2 8-8 11q-1 6-4 9q-6 2-9 8q1-9 9.6-14.6z"],
      ["#33485c", "M36.4 18C37 8 32 4 25 4.6q2 8 8 11q1 6 4 9q6 2 9 8q-1-9-9.6-14.6z"],
    ],
    front: [],
    eyes: { x: 5.8, y: 17.6, r: 1.8, ring: "#f6cf4a" },
    bill: { kind: "dagger", y: 23, ...ORANGE },
  },
  owl: {
    ground: "#3f5f78",
    head: [
      ["#6b4a30", "M6 3q7 1 12 6h12q5-5 12-6q1 8-2 14H8Q5 11 6 3z"],
      ["#7d5939", "M24 8c12 0 19 8 19 18S36 46 24 46S5 36 5 26S12 8 24 8z"],
      ["#e7cfa6", oval(15, 23.5, 9.5), "both"],
      ["#a67c4f", "M17 38q2 3 4 0q2 3 3 0q1 3 3 0q2 3 4 0v6q-7 3-14 0z"],
    ],
    front: [],
    eyes: { x: 8.6, y: 23, r: 3.4, ring: "#f6b93a" },
    bill: { kind: "hook", y: 27, fill: "#d8a236", edge: "#7d5711" },
  },
  eagle: {
    ground: "#7fb0cf",
    head: [
      ["#4a3323", "M4 48q4-11 14-12h12q10 1 14 12z"],
      ["#fbf9f0", "M24 4c10 0 15 7 15 16q0 8-4 13l3 6l-5-2l1 5l-6-3l-4 4l-4-4l-6 3l1-5l-5 2l3-6q-4-5-4-13C9 11 14 4 24 4z"],
      ["#e2ddcb", "M10.4 15q6-1 11 3.6l-1 1.4q-5-3-10-2z", "both"],
    ],
    front: [],
    eyes: { x: 7.4, y: 20, r: 2, ring: "#f3c73d" },
    bill: { kind: "hook", y: 23.6, fill: "#f2b52e", edge: "#a06a0c" },
  },
  crane: {
    ground: "#a8c98d",
    head: [
      ["#a7adb3", "M17 30h14l3 18H14z"],
      ["#c9ced2", "M24 6c8 0 13 6 13 14s-5 15-13 15s-13-7-13-15S16 6 24 6z"],
      ["#f3f2ec", "M11.6 22q5 2 8 10q-5-1-8-10zM36.4 22q-5 2-8 10q5-1 8-10z"],
      ["#c23b32", "M24 5c8 0 12 5 12.8 11q-5-3.4-9-1l-3.8 7l-3.8-7q-4-2.4-9 1C12 10 16 5 24 5z"],
    ],
    front: [],
    eyes: { x: 6.6, y: 18.6, r: 1.9, ring: "#f2a53c" },
    bill: { kind: "dagger", y: 23.6, fill: "#6d7272", edge: "#33383a" },
  },
  pelican: {
    ground: "#e9a57e",
    head: [
      ["#f6f4ea", "M20 8Q14 4 12 0q6 1 9 5q0-4 3-5q3 1 3 5q3-4 9-5q-2 4-8 8z"],
      ["#f8f6ee", "M24 5c8 0 12 5 12 12s-3 12-12 12s-12-5-12-12S16 5 24 5z"],
      ["#f6f4ea", "M6 48q3-9 12-10h12q9 1 12 10z"],
      ["#f3d27c", oval(17.4, 15.6, 4.2), "both"],
    ],
    front: [],
    eyes: { x: 6.6, y: 15.6, r: 2.1, ring: "#ffffff" },
    bill: { kind: "pouch", y: 20, fill: "#f2a03a", edge: "#a35f12" },
  },
  bear: {
    ground: "#5e8c5a",
    head: [
      ["#5d3a23", oval(10, 13, 6.5), "both"],
      ["#a9774f", oval(10.6, 13.6, 3.2), "both"],
      ["#7a4f31", "M24 7c12 0 18 8 18 18s-7 19-18 19S6 35 6 25S12 7 24 7z"],
      ["#d0a67a", oval(24, 32, 11, 9.4)],
    ],
    front: [["#1c120b", "M18.6 26q5.4-3 10.8 0q-1 4.6-5.4 5.2Q19.6 30.6 18.6 26z"]],
    eyes: { x: 7.5, y: 20.6, r: 2.4, ring: "#996a45" },
    mouth: [35, 5],
  },
  wolf: {
    ground: "#3c4f78",
    head: [
      ["#5f656d", "M6 22Q4 8 8 2q9 3 13 12zM42 22q2-14-2-20q-9 3-13 12z"],
      ["#c9b7ad", "M9 17Q8 9 9.6 6.6q4 2 6.4 6.4zM39 17q1-8-.6-10.4q-4 2-6.4 6.4z"],
      ["#7c838c", "M24 9c10 0 16 6 17 14l5 8l-7 1l1 5l-7-1q-5 8-9 8t-9-8l-7 1l1-5l-7-1l5-8C8 15 14 9 24 9z"],
      ["#eceae4", "M6.6 29q7-3 12-2l5.4 3l5.4-3q5-1 12 2l-4 2l1 4l-6-1q-5 8-8.4 8t-8.4-8l-6 1l1-4z"],
      ["#eceae4", "M13 18.6q3.6-2 6.4.4l-1 2q-3-1.2-5.4-.4z", "both"],
      ["#5f656d", "M22 10h4l2 17h-8z"],
    ],
    front: [["#17171a", "M19.6 29q4.4-2.6 8.8 0q-1 4-4.4 4.6q-3.4-.6-4.4-4.6z"]],
    eyes: { x: 7.4, y: 22.4, r: 1.9, ring: "#f3d25a" },
    mouth: [36.6, 4.6],
  },
  fox: {
    ground: "#7fb3a0",
    head: [
      ["#c95f1f", "M5 22Q3 7 7 2q10 4 14 13zM43 22q2-15-2-20q-10 4-14 13z"],
      ["#3a2219", "M6 13Q5 6 7 2q4 1.6 7 5zM42 13q1-7-1-11q-4 1.6-7 5z"],
      ["#df7427", "M24 10c11 0 18 7 19 16q-4 6-10 10q-5 8-9 8t-9-8Q9 32 5 26C6 17 13 10 24 10z"],
      ["#fbf3e4", "M5 26q9-2 14 3l5 5l5-5q5-5 14-3q-4 6-10 10q-5 8-9 8t-9-8Q9 32 5 26z"],
    ],
    front: [["#211713", "M20 34q4-2.4 8 0q-.8 3.6-4 4.2q-3.2-.6-4-4.2z"]],
    eyes: { x: 8.2, y: 23.6, r: 2.3 },
    mouth: [39.6, 3.4],
  },
  moose: {
    ground: "#b9d3d6",
    head: [
      ["#9a6a35", "M20 17Q15 18 11 16Q4 14 3.6 6q3.6 1 4.6 4.4q-.4-4 1.8-6q2.8 2 3 6q.8-4 3.6-5.4q1.6 4 .8 7.4q1.6-1.4 3.4-1z", "both"],
      ["#4e3423", "M16 23q-6-4-9.6-1.6q2.6 5.6 9.6 5.2z", "both"],
      ["#7a553a", "M24 14c7 0 10.6 4 10.6 10.6l-1.6 7q4 4 3 9q-4 6-12 6s-10-1-12-6q-1-5 3-9l-1.6-7C13.4 18 17 14 24 14z"],
      ["#b08a68", "M24 31.6c7.4 0 11.6 3.4 11.6 8.4q-3.6 6-11.6 6s-9.6-1-11.6-6c0-5 4.2-8.4 11.6-8.4z"],
      ["#553a27", "M19.6 14.6q4.4-4.6 8.8 0q-1 3.6-4.4 4.6q-3.4-1-4.4-4.6z"],
    ],
    front: [["#2f1d13", oval(19.8, 36, 1.6, 1.2) + oval(28.2, 36, 1.6, 1.2)]],
    eyes: { x: 6.4, y: 24.6, r: 2.2 },
    mouth: [40.4, 5],
  },
  lynx: {
    ground: "#8c9fc0",
    head: [
      ["#2e211a", "M8.6 12L5 0l8 6zM39.4 12L43 0l-8 6z"],
      ["#b08353", "M7 22Q5 9 9 4q8 3 11 10zM41 22q2-13-2-18q-8 3-11 10z"],
      ["#efdcc0", "M9.6 17Q9 10 10.6 8q4 2 5.6 5.6zM38.4 17q.6-7-1-9q-4 2-5.6 5.6z"],
      ["#c99c66", "M24 9c11 0 17 7 18 15l4 9l-8 0l-2 6l-6-2q-3 6-6 6t-6-6l-6 2l-2-6l-8 0l4-9C7 16 13 9 24 9z"],
      ["#f6ead4", "M6 31q6-1 10-4l8 3l8-3q4 3 10 4l-5 1l-2 5l-5-2q-3 7-6 7t-6-7l-5 2l-2-5z"],
      ["#7d5733", "M23 10h2v8h-2zM17.6 11.6l2 .2l.4 5.6l-1.6-.8zM30.4 11.6l-2 .2l-.4 5.6l1.6-.8z" + oval(10, 24, 1.2) + oval(38, 24, 1.2)],
    ],
    front: [["#a3534a", "M20.6 28.4q3.4-2 6.8 0q-.8 3.2-3.4 3.8q-2.6-.6-3.4-3.8z"]],
    eyes: { x: 7.6, y: 22, r: 2.1, ring: "#bcd06a" },
    mouth: [35, 4],
    whiskers: 33,
  },
};
