import { expect, it } from "vitest";
import type { AnyEvent, Position, Replay } from "../protocol.gen";
import { highlightsOf, LENGTH } from "./highlights";
import { duration } from "./queue";

const position = {} as Position;

function film(...steps: AnyEvent[][]): Replay {
  return {
    start: position,
    steps: steps.map((events, index) => ({ seq: index + 1, seat: 0, round: 1 + index, text: "", events, position, can_go_on: false })),
  } as unknown as Replay;
}

const steal = (gem: string): AnyEvent => ({ kind: "gem_stolen", canoe: "1a", victim: "2a", gem, at: "3" });
const land = (canoe: string): AnyEvent => ({ kind: "gem_landed", canoe, gem: "P" });
const paddle: AnyEvent = { kind: "canoe_paddled", canoe: "0a", path: ["J", "1", "2"] };
const lost: AnyEvent = { kind: "canoe_lost", canoe: "2b", gem: "R" };
const won: AnyEvent = { kind: "game_ended", winners: [0], goals: ["any_seven"] };

it("takes what happened to gems and canoes, and the landing that won, in their order", () => {
  const found = highlightsOf(film([paddle], [steal("R")], [paddle], [lost], [land("1a")], [paddle, land("0a")], [won]));
  expect(found.map(({ from, event }) => [from, event.kind])).toEqual([
    [1, "gem_stolen"],
    [3, "canoe_lost"],
    [4, "gem_landed"],
    [5, "gem_landed"],
  ]);
  expect(found.at(-1)).toMatchObject({ to: 7 });
});

it("is no longer than it may be, however much happened, and never without the end", () => {
  const found = highlightsOf(
    film(...Array.from({ length: 60 }, () => [steal("P")]), ...Array.from({ length: 20 }, () => [lost]), [land("0a")], [won]),
  );
  const events = found.flatMap(({ event }) => [event]);
  expect(events.reduce((sum, event) => sum + duration(event), 0)).toBeLessThanOrEqual(LENGTH);
  expect(events.at(-1)).toEqual(land("0a"));
});

it("prefers steps at which the game turned", () => {
  const steps = Array.from({ length: 60 }, () => [steal("P")]);
  const plain = highlightsOf(film(...steps, [land("0a")], [won]));
  const turned = highlightsOf(film(...steps, [land("0a")], [won]), new Map([[55, -0.4]]));
  expect(plain.some(({ from }) => from === 54)).toBe(false);
  expect(turned.some(({ from }) => from === 54)).toBe(true);
});

it("finds nothing in a game in which nothing happened", () => {
  expect(highlightsOf(film([paddle], [paddle]))).toEqual([]);
});
