import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import type { AnyEvent, Position, SeatInfo, Update } from "../protocol.gen";
import { position, seatView } from "./fixtures";
import { fold } from "./fold";
import { Narrator, type Style } from "./narrator";

const human = (name: string, yours = false): SeatInfo => ({ kind: "human", name, level: "", yours });
const bot = (name: string): SeatInfo => ({ kind: "bot", name, level: "otter", yours: false });

let said: string[];
let now: Position;

function narrator(seats: SeatInfo[], style: Style = "full"): Narrator {
  const mine = seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
  return new Narrator({
    people: () => ({ seats, you: mine.length > 1 ? [] : mine }),
    mine: () => mine,
    style: () => style,
    say: (words) => said.push(words),
  });
}

function hear(to: Narrator, ...events: AnyEvent[]): void {
  for (const event of events) {
    to.hear(event, now);
    now = fold(now, event);
  }
}

const turnOf = (seat: number): Pick<Update, "turn" | "phase"> => ({
  phase: "turns",
  turn: { seat },
});
const FLOW: Pick<Update, "turn" | "phase"> = { phase: "flow", turn: null };
const CHOOSE: Pick<Update, "turn" | "phase"> = { phase: "choose", turn: null };

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("navigator", { languages: [] });
  return setLanguage("en");
});
beforeEach(() => {
  said = [];
  now = position({
    seats: [
      seatView({
        canoes: [
          { at: "5", cargo: "Y" },
          { at: "J", cargo: "" },
        ],
      }),
      seatView({
        canoes: [
          { at: "7R", cargo: "" },
          { at: "2", cargo: "" },
        ],
      }),
    ],
  });
});

const THEFT: AnyEvent[] = [
  { kind: "card_revealed", seat: 1, card: "2" },
  { kind: "canoe_paddled", canoe: "1a", path: ["7R", "6R", "5"] },
  { kind: "gem_stolen", canoe: "1a", victim: "0a", gem: "Y", at: "5" },
  { kind: "canoe_paddled", canoe: "1b", path: ["2", "1", "J"] },
];

describe("a turn", () => {
  it("is one sentence, and what it does to the listener another", () => {
    const to = narrator([human("Robin", true), bot("Maple")]);
    hear(to, ...THEFT);
    to.settled(turnOf(1));
    expect(said).toEqual([]);
    to.settled(FLOW);
    expect(said).toEqual([
      "Maple plays 2. First canoe, on 7, right arm, empty: up to 5, steal an amber from Robin. Second canoe, on 2, empty: land.",
      "Your first canoe loses an amber to Maple!",
    ]);
  });

  it("is shorter for those who like it so", () => {
    const to = narrator([human("Robin", true), bot("Maple")], "terse");
    hear(to, ...THEFT);
    to.settled(FLOW);
    expect(said[0]).toBe("Maple plays 2. First canoe: up to 5, steal an amber from Robin. Second canoe: land.");
  });

  it("of a person who thinks is told from its card on", () => {
    const to = narrator([human("Robin", true), human("Ann")]);
    hear(to, THEFT[0]!);
    to.settled(turnOf(1));
    expect(said).toEqual(["Ann plays 2."]);
    hear(to, ...THEFT.slice(1));
    to.settled(FLOW);
    expect(said[1]).toMatch(/^Ann, first canoe, on 7, right arm, empty: up to 5, steal .* Ann, second canoe, on 2/);
    expect(said).toHaveLength(3);
  });

  it("ends with the next one at the latest", () => {
    const to = narrator([human("Robin", true), bot("Maple")]);
    hear(to, ...THEFT, { kind: "card_revealed", seat: 0, card: "C" });
    expect(said).toHaveLength(2);
    hear(to, { kind: "weather_moved", seat: 0, before: 0, after: 1 });
    to.settled(FLOW);
    expect(said[2]).toBe("You play the cloud. You move the weather from 0 to +1.");
  });
});

describe("the river", () => {
  const RIVER: AnyEvent[] = [
    { kind: "river_rose", speed: 2, lowest: 2, weather: 0 },
    {
      kind: "disc_pushed",
      arm: "R",
      next_arm: "L",
      drifts: [
        { canoe: "0a", start: "5", end: "6R" },
        { canoe: "1a", start: "7R", end: "X" },
        { canoe: "1b", start: "2", end: "3" },
      ],
    },
    { kind: "canoe_lost", canoe: "1a", gem: "" },
    { kind: "disc_pushed", arm: "L", next_arm: "R", drifts: [{ canoe: "1b", start: "3", end: "4" }] },
  ];

  it("is told with where each canoe ended, the listener's own apart", () => {
    const to = narrator([human("Robin", true), bot("Maple")]);
    hear(to, ...RIVER);
    to.settled(CHOOSE);
    expect(said).toEqual([
      "The river flows 2 discs (lowest card 2, weather 0). Maple, first canoe, goes over the falls! Maple, second canoe, drifts to 4; 4 spaces from the falls.",
      "Your first canoe drifts to 6 in the right arm, carrying an amber; 2 spaces from the falls.",
    ]);
  });

  it("in short leaves others out, but for losses", () => {
    const to = narrator([human("Robin", true), bot("Maple")], "terse");
    hear(to, ...RIVER);
    to.settled(CHOOSE);
    expect(said[0]).toBe("The river flows 2 discs (lowest card 2, weather 0). Maple, first canoe, goes over the falls!");
  });

  it("names everybody where several share the device", () => {
    const to = narrator([human("Robin", true), human("Maple", true)]);
    hear(to, ...RIVER);
    to.settled(CHOOSE);
    expect(said.map((words) => words.slice(0, 19))).toEqual([
      "The river flows 2 d",
      "Robin, first canoe,",
      "Maple, first canoe,",
      "Maple, second canoe",
    ]);
  });
});
