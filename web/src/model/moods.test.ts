import { FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnyEvent } from "../protocol.gen";
import { LINES, Moods } from "./moods.svelte";

const WORDS = import.meta.glob<string>("../../../words/en/animals.ftl", { query: "?raw", import: "default", eager: true });
const theft: AnyEvent = { kind: "gem_stolen", canoe: "1a", victim: "0b", gem: "R", at: "3" };
const landing: AnyEvent = { kind: "gem_landed", canoe: "2a", gem: "P" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("lets thieves gloat and the robbed sulk until the next round", () => {
  const moods = new Moods();
  moods.take(theft, 3, 1, []);
  expect([0, 1, 2].map((seat) => moods.of(seat))).toEqual(["sulk", "gloat", "neutral"]);
  moods.take({ kind: "round_started", round: 2, first: 0 }, 3, 2, []);
  expect(moods.of(1)).toBe("neutral");
});

it("lets one animal speak in a round, for a while, and nobody who may not", () => {
  const moods = new Moods();
  moods.take(theft, 3, 1, []);
  expect(moods.spoken).toBeNull();
  moods.take(theft, 3, 1, [1, 2]);
  expect(moods.spoken).toEqual({ seat: 1, line: "steal-0" });
  moods.take(landing, 3, 1, [1, 2]);
  expect(moods.spoken?.seat).toBe(1);
  vi.runAllTimers();
  expect(moods.spoken).toBeNull();
  moods.take(landing, 3, 2, [1, 2]);
  expect(moods.spoken?.seat).toBe(2);
});

it("is silent about as often as it speaks", () => {
  vi.mocked(Math.random).mockReturnValue(0.5);
  const moods = new Moods();
  moods.take(theft, 3, 1, [1]);
  expect(moods.spoken).toBeNull();
});

it("has exactly the lines that it counts on", () => {
  const written = new FluentResource(Object.values(WORDS)[0]!).body.map(({ id }) => id).sort();
  const counted = Object.entries(LINES).flatMap(([occasion, count]) => Array.from({ length: count }, (_, at) => `say-${occasion}-${at}`));
  expect(written).toEqual(counted.sort());
});
