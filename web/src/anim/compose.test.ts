import { describe, expect, it } from "vitest";
import type { AnyEvent, Position } from "../protocol.gen";
import { transformOf } from "../geometry/poses";
import { samplePosition } from "../geometry/sample";
import type { Arm } from "../geometry/river";
import { placeCanoes } from "../geometry/slots";
import { composeScore, hangingAfter } from "./compose";
import { byId, type Scene, type Score } from "./score";

type Hanging = ReadonlyMap<string, Arm>;
const NOBODY: Hanging = new Map();

/** All canoes lie still before and after; `then` hang at the lip when it is over. */
const scene = (before: Position, after: Position, hanging = NOBODY, then = hanging): Scene => ({
  course: "wide",
  before,
  after,
  hanging,
  from: byId(placeCanoes("wide", before, [], hanging)),
  to: byId(placeCanoes("wide", after, [], then)),
});

const restOf = (position: Position, id: string): string =>
  transformOf(placeCanoes("wide", position).find((canoe) => canoe.id === id)!.pose);

const partOf = (score: Score, actor: string) => score.parts.find((part) => part.actor === actor);
const lastTransform = (score: Score, actor: string): unknown => partOf(score, actor)?.frames.at(-1)?.transform;

describe("scores", () => {
  it("take a paddling canoe exactly to where the next position shows it", () => {
    const before = samplePosition([
      ["4", "J"],
      ["6L", "J"],
      ["J", "J"],
    ]);
    const after = samplePosition([
      ["6L", "J"],
      ["6L", "J"],
      ["J", "J"],
    ]);
    const score = composeScore({ kind: "canoe_paddled", canoe: "0a", path: ["4", "5", "6L"] }, scene(before, after), "full");
    expect(partOf(score, "canoe:0a")?.frames[0]?.transform).toBe(restOf(before, "0a"));
    expect(lastTransform(score, "canoe:0a")).toBe(restOf(after, "0a"));
    expect(lastTransform(score, "canoe:1a")).toBe(restOf(after, "1a"));
  });

  it("turn the bow of a canoe up the river while it paddles there, and back", () => {
    const before = samplePosition([
      ["5", "J"],
      ["J", "J"],
      ["J", "J"],
    ]);
    const after = samplePosition([
      ["2", "J"],
      ["J", "J"],
      ["J", "J"],
    ]);
    const rock = (path: string[], from: Position, to: Position) =>
      partOf(composeScore({ kind: "canoe_paddled", canoe: "0a", path }, scene(from, to), "full"), "rock:0a")!.frames.map(
        ({ transform }) => transform,
      );
    expect(rock(["5", "4", "3", "2"], before, after)).toContain("rotate(180deg)");
    expect(rock(["5", "4", "3", "2"], before, after).at(-1)).toBe("rotate(360deg)");
    expect(rock(["2", "3", "4", "5"], after, before)).not.toContain("rotate(180deg)");
  });

  it("carry discs and canoes one space down, through the arm whose turn it is", () => {
    const before = samplePosition([
      ["5", "6R"],
      ["7R", "6L"],
      ["1", "J"],
    ]);
    const after = samplePosition([
      ["6R", "7R"],
      ["X", "6L"],
      ["2", "J"],
    ]);
    const event: AnyEvent = {
      kind: "disc_pushed",
      arm: "R",
      next_arm: "L",
      drifts: [
        { canoe: "0a", start: "5", end: "6R" },
        { canoe: "0b", start: "6R", end: "7R" },
        { canoe: "1a", start: "7R", end: "X" },
        { canoe: "2a", start: "1", end: "2" },
      ],
    };
    const hanging = hangingAfter(event, before, NOBODY);
    expect([...hanging]).toEqual([["1a", "R"]]);
    const score = composeScore(event, scene(before, after, NOBODY, hanging), "full");
    expect(partOf(score, "disc:6R")).toBeDefined();
    expect(partOf(score, "disc:6L")).toBeUndefined();
    expect(partOf(score, "canoe:1b")).toBeUndefined();
    expect(lastTransform(score, "canoe:0a")).toBe(restOf(after, "0a"));
    expect(lastTransform(score, "canoe:2a")).toBe(restOf(after, "2a"));
    expect(score.ms).toBeLessThanOrEqual(400);
  });

  it("forget who hangs at the lip when something else happens", () => {
    const position = samplePosition([
      ["X", "J"],
      ["3", "J"],
      ["J", "J"],
    ]);
    const hanging = new Map([
      ["0a", "L" as const],
      ["1b", "R" as const],
    ]);
    expect(hangingAfter({ kind: "round_started", round: 2, first: 0 }, position, hanging).size).toBe(0);
    expect([...hangingAfter({ kind: "canoe_lost", canoe: "0a", gem: "" }, position, hanging)]).toEqual([["1b", "R"]]);
  });

  it("bring every canoe from where it is drawn to where it will lie, also those that only make room", () => {
    const before = samplePosition([
      ["4", "J"],
      ["6L", "6L"],
      ["J", "J"],
    ]);
    const after = samplePosition([
      ["6L", "J"],
      ["6L", "6L"],
      ["J", "J"],
    ]);
    const still = scene(before, after);
    const aside = { ...still.from.get("1b")!.pose, x: 700 };
    const from = new Map([...still.from, ["1b", { ...still.from.get("1b")!, pose: aside }]]);
    const score = composeScore({ kind: "canoe_paddled", canoe: "0a", path: ["4", "5", "6L"] }, { ...still, from }, "full");
    expect(partOf(score, "canoe:1b")?.frames[0]?.transform).toBe(transformOf(aside));
    for (const canoe of ["0a", "1a", "1b"]) expect(lastTransform(score, `canoe:${canoe}`)).toBe(restOf(after, canoe));
    expect(partOf(score, "canoe:2a")).toBeUndefined();
  });

  it("end every animation of a piece before the board may go on", () => {
    const before = samplePosition([
      ["4", "6RB"],
      ["4C", "J"],
      ["J", "X"],
    ]);
    const after = samplePosition([
      ["4C", "6RB"],
      ["4", "J"],
      ["J", "X"],
    ]);
    const events: AnyEvent[] = [
      { kind: "gem_loaded", canoe: "0a", gem: "C", at: "4" },
      { kind: "gem_unloaded", canoe: "0b", gem: "B", at: "6R" },
      { kind: "gem_stolen", canoe: "0a", victim: "1a", gem: "C", at: "4" },
      { kind: "canoe_lost", canoe: "2b", gem: "R" },
      { kind: "canoe_given", canoe: "2b" },
    ];
    for (const event of events) {
      const score = composeScore(event, scene(before, after), "full");
      for (const part of score.parts.filter((p) => /^(gem|canoe)/.test(p.actor))) {
        expect(part.at + part.ms, `${event.kind} ${part.actor}`).toBeLessThanOrEqual(score.ms);
      }
    }
  });

  it("leave cards and rounds to the app", () => {
    const position = samplePosition([
      ["J", "J"],
      ["J", "J"],
      ["J", "J"],
    ]);
    for (const event of [
      { kind: "card_chosen", seat: 0 },
      { kind: "card_revealed", seat: 0, card: "3" },
      { kind: "hands_refilled" },
      { kind: "round_started", round: 2, first: 1 },
      { kind: "game_ended", winners: [0], goals: ["any_seven"] },
    ] as AnyEvent[]) {
      expect(composeScore(event, scene(position, position), "full").ms).toBe(0);
    }
  });

  it("only fade when motion is to be calm", () => {
    const before = samplePosition([
      ["4", "J"],
      ["J", "J"],
      ["J", "J"],
    ]);
    const after = samplePosition([
      ["5", "J"],
      ["J", "J"],
      ["J", "J"],
    ]);
    const score = composeScore({ kind: "canoe_paddled", canoe: "0a", path: ["4", "5"] }, scene(before, after), "calm");
    expect(score.extras).toEqual([]);
    expect(new Set(partOf(score, "canoe:0a")?.frames.map((frame) => frame.transform)).size).toBe(2);
    expect(score.ms).toBeLessThan(500);
  });
});
