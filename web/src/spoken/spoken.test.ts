import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GAP, lastRound, lastSaid, say, sayNow, spoken } from "./spoken.svelte";

const log = (): string[] => spoken.lines.map(({ words }) => words);

beforeAll(() => void vi.useFakeTimers());
beforeEach(() => void vi.advanceTimersByTime(60_000));
afterAll(() => void vi.useRealTimers());

test("what happens at one moment comes to the log one by one, in order, none lost", () => {
  const before = log().length;
  const sentences = Array.from({ length: 20 }, (_, index) => `Sentence ${index}.`);
  sentences.forEach((words) => say(words));
  expect(log().slice(before)).toEqual(sentences.slice(0, 1));
  vi.advanceTimersByTime(GAP - 1);
  expect(log().slice(before)).toEqual(sentences.slice(0, 1));
  vi.advanceTimersByTime(1);
  expect(log().slice(before)).toEqual(sentences.slice(0, 2));
  vi.advanceTimersByTime(18 * GAP);
  expect(log().slice(before)).toEqual(sentences);
});

test("what the hand does is told before what waits, and only as it is at last", () => {
  say("One.");
  say("Two.");
  sayNow("To 3.");
  sayNow("To 4.");
  vi.advanceTimersByTime(2 * GAP);
  expect(spoken.now?.words).toBe("To 4.");
  vi.runAllTimers();
  expect(log().slice(-2)).toEqual(["One.", "Two."]);
  sayNow("");
  expect(spoken.now).toBeNull();
});

test("what waits to be said is known to those who ask for it again", () => {
  say("Round 7.", "round");
  say("Maple plays 5.");
  say("Your canoes are safe.", "answer");
  expect(lastSaid()).toBe("Your canoes are safe.");
  expect(lastRound()).toContain("Round 7. Maple plays 5.");
  expect(lastRound()).not.toContain("safe");
});
