// Positions, seats and events to look at.
import type { AnyEvent, Position, SeatInfo } from "../src/protocol.gen";
import type { BoardLabels, End, Ghost } from "../src/board/types";
import { BOOK } from "../src/rules.gen";

const names = ["Ada", "Finn", "Mia", "Otto", "Zoë"];
export const seats: SeatInfo[] = names.map((name, i) => ({
  kind: i ? "bot" : "human",
  name,
  level: i ? "beaver" : "",
  online: true,
  away: false,
  yours: i === 0,
}));

type Spot = [string, string];
const full = { P: "PPPPPPP", C: "CCCCCCC", Y: "YYYYYYY", B: "BBBBBBB", R: "RRRRRRR" };

export function make(canoes: [Spot, Spot][], more: Partial<Position> = {}): Position {
  return {
    options: BOOK,
    round: 3,
    first: 2,
    weather: 0,
    next_arm: "L",
    phase: "turns",
    sites: full,
    seats: canoes.map((pair) => ({
      hand: "123456",
      card: "",
      revealed: false,
      landed: "P",
      canoes: pair.map(([at, cargo]) => ({ at, cargo })) as [{ at: string; cargo: string }, { at: string; cargo: string }],
    })),
    turn: { seat: 0, must: [0], may: [1], done: false },
    ...more,
  } as Position;
}

export const positions: Record<string, Position> = {
  start: make([
    [
      ["J", ""],
      ["J", ""],
    ],
    [
      ["J", ""],
      ["J", ""],
    ],
    [
      ["J", ""],
      ["J", ""],
    ],
    [
      ["J", ""],
      ["J", ""],
    ],
    [
      ["J", ""],
      ["J", ""],
    ],
  ]),
  middle: make(
    [
      [
        ["4", ""],
        ["6R", "B"],
      ],
      [
        ["2", "P"],
        ["J", ""],
      ],
      [
        ["5", "Y"],
        ["7L", "R"],
      ],
      [
        ["3", ""],
        ["4", "C"],
      ],
      [
        ["J", ""],
        ["1", ""],
      ],
    ],
    { sites: { P: "PPPPP", C: "CCCCC", Y: "PYYYYYY", B: "BBBBBBC", R: "RRRRRR" }, next_arm: "R" },
  ),
  loaded: make(
    [
      [
        ["4", "C"],
        ["4", "B"],
      ],
      [
        ["4", "P"],
        ["6L", "R"],
      ],
      [
        ["4", "Y"],
        ["6L", "B"],
      ],
      [
        ["7R", "R"],
        ["7R", "P"],
      ],
      [
        ["7R", "C"],
        ["5", "Y"],
      ],
    ],
    { weather: 1, sites: { P: "PPPPP", C: "CCCCC", Y: "PYYYYYB", B: "BBBBBBC", R: "RRRRRR" } },
  ),
  crowd: make(
    [
      [
        ["4", "C"],
        ["4", ""],
      ],
      [
        ["4", "P"],
        ["4", ""],
      ],
      [
        ["4", "Y"],
        ["4", "B"],
      ],
      [
        ["4", "R"],
        ["4", "P"],
      ],
      [
        ["4", "C"],
        ["4", "Y"],
      ],
    ],
    { weather: 2 },
  ),
  three: make(
    [
      [
        ["J", ""],
        ["6L", "B"],
      ],
      [
        ["6L", "P"],
        ["7R", ""],
      ],
      [
        ["6L", "Y"],
        ["X", ""],
      ],
    ],
    { weather: -1, sites: { ...full, P: "", B: "BBBBBBBPCCYR" } },
  ),
};

export const labels: BoardLabels = {
  board: "River",
  canoe: (id) => `Canoe ${id}`,
  end: (end) => `To ${end.space}`,
  space: (s) => `Space ${s}`,
  site: (l, g) => `${l}: ${g.length}`,
  nextArm: (a) => `Next: ${a}`,
  weather: (w) => `Weather ${w}`,
  chance: (c) => `${Math.round(100 * c)}%`,
};

export const ends: End[] = [
  { space: "2", chips: [{ label: "steal", icon: "steal", victim: "1a", gem: "P" }] },
  { space: "J", chips: [{ label: "land", icon: "land" }] },
  {
    space: "4",
    chips: [
      { label: "swap", icon: "swap", gem: "C" },
      { label: "load", icon: "load", gem: "C" },
    ],
  },
  {
    space: "5",
    chips: [
      { label: "load", icon: "load", gem: "Y" },
      { label: "load", icon: "load", gem: "P" },
    ],
  },
  {
    space: "6L",
    chips: [
      { label: "load", icon: "load", gem: "B" },
      { label: "load", icon: "load", gem: "C" },
    ],
  },
  { space: "6R", chips: [{ label: "unload", icon: "unload" }] },
  { space: "7L", chips: [{ label: "stay", icon: "stay" }] },
  { space: "X", danger: true, chips: [{ label: "falls", icon: "falls" }] },
];
export const ghost: Ghost = { canoe: "0a", path: ["4", "5", "6L"], cargo: "B" };

const after = (before: Position, change: (copy: Position) => void): Position => {
  const copy = structuredClone(before);
  change(copy);
  return copy;
};
type Loose = { -readonly [K in keyof Position]: any };
const set = (p: Position, id: string, at?: string, cargo?: string): void => {
  const canoe = (p.seats[Number(id[0])] as any).canoes[id[1] === "a" ? 0 : 1];
  if (at !== undefined) canoe.at = at;
  if (cargo !== undefined) canoe.cargo = cargo;
};

export interface Step {
  name: string;
  before: Position;
  event: AnyEvent;
  after: Position;
}
const middle = positions.middle as Position;
const step = (name: string, before: Position, event: AnyEvent, change: (p: Position) => void = () => {}): Step => ({
  name,
  before,
  event,
  after: after(before, change),
});

const swept = after(middle, (p) => {
  set(p, "2b", "7R");
  set(p, "0b", "7R");
  set(p, "2a", "6R");
});
const over = step(
  "disc over",
  swept,
  {
    kind: "disc_pushed",
    arm: "R",
    next_arm: "L",
    drifts: [
      { canoe: "2b", start: "7R", end: "X" },
      { canoe: "2a", start: "6R", end: "7R" },
    ],
  },
  (p) => {
    set(p, "2b", "X");
    set(p, "2a", "7R");
  },
);
const gone = over.after;

/** Ten canoes on one disc, carried from space to space: the heaviest thing the river does. */
const ten = positions.crowd as Position;
const tenAt = (space: string): Position =>
  after(ten, (p) => {
    for (let i = 0; i < 10; i += 1) set(p, `${Math.floor(i / 2)}${i % 2 ? "b" : "a"}`, space);
  });
const carried = (start: string, end: string): Step => ({
  name: `ten ${start}`,
  before: tenAt(start),
  after: tenAt(end),
  event: {
    kind: "disc_pushed",
    arm: "R",
    next_arm: "L",
    drifts: Array.from({ length: 10 }, (_, i) => ({ canoe: `${Math.floor(i / 2)}${i % 2 ? "b" : "a"}`, start, end })),
  },
});

export const steps: Step[] = [
  step("ten rise", tenAt("1"), { kind: "river_rose", speed: 6, lowest: 4, weather: 2 }),
  carried("1", "2"),
  carried("2", "3"),
  carried("3", "4"),
  carried("4", "5"),
  carried("5", "6R"),
  carried("6R", "7R"),
  step("paddle down", middle, { kind: "canoe_paddled", canoe: "0a", path: ["4", "5", "6L", "7L"] }, (p) => set(p, "0a", "7L")),
  step("paddle up", middle, { kind: "canoe_paddled", canoe: "0b", path: ["6R", "5", "4", "3"] }, (p) => set(p, "0b", "3")),
  step("land", middle, { kind: "canoe_paddled", canoe: "1a", path: ["2", "1", "J"] }, (p) => set(p, "1a", "J")),
  step(
    "gem landed",
    after(middle, (p) => set(p, "1a", "J")),
    { kind: "gem_landed", canoe: "1a", gem: "P" },
    (p) => set(p, "1a", "J", ""),
  ),
  step("load", middle, { kind: "gem_loaded", canoe: "0a", gem: "C", at: "4" }, (p) => {
    set(p, "0a", "4", "C");
    (p as Loose).sites = { ...p.sites, C: "CCCC" };
  }),
  step("unload", middle, { kind: "gem_unloaded", canoe: "0b", gem: "B", at: "6R" }, (p) => {
    set(p, "0b", "6R", "");
    (p as Loose).sites = { ...p.sites, B: "BBBBBBBC" };
  }),
  step("steal", middle, { kind: "gem_stolen", canoe: "0a", victim: "3b", gem: "C", at: "4" }, (p) => {
    set(p, "0a", "4", "C");
    set(p, "3b", "4", "");
  }),
  step("river rose", middle, { kind: "river_rose", speed: 3, lowest: 2, weather: 1 }),
  step(
    "disc pushed",
    middle,
    {
      kind: "disc_pushed",
      arm: "R",
      next_arm: "L",
      drifts: [
        { canoe: "0a", start: "4", end: "5" },
        { canoe: "0b", start: "6R", end: "7R" },
        { canoe: "1a", start: "2", end: "3" },
        { canoe: "2a", start: "5", end: "6R" },
        { canoe: "3a", start: "3", end: "4" },
        { canoe: "3b", start: "4", end: "5" },
        { canoe: "4b", start: "1", end: "2" },
      ],
    },
    (p) => {
      for (const [id, at] of [
        ["0a", "5"],
        ["0b", "7R"],
        ["1a", "3"],
        ["2a", "6R"],
        ["3a", "4"],
        ["3b", "5"],
        ["4b", "2"],
      ] as const)
        set(p, id, at);
      (p as Loose).next_arm = "L";
    },
  ),
  over,
  step("canoe lost", gone, { kind: "canoe_lost", canoe: "2b", gem: "R" }, (p) => {
    set(p, "2b", "X", "");
    (p as Loose).sites = { ...p.sites, R: "RRRRRRR" };
  }),
  step("over by paddle", middle, { kind: "canoe_paddled", canoe: "2b", path: ["7L", "X"] }, (p) => set(p, "2b", "X")),
  step("bought", gone, { kind: "canoe_bought", canoe: "2b", paid: "P" }, (p) => set(p, "2b", "J", "")),
  step("weather", middle, { kind: "weather_moved", seat: 0, before: 0, after: 2 }, (p) => {
    (p as Loose).weather = 2;
  }),
];
