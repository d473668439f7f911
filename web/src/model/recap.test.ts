import { expect, it } from "vitest";
import type { AnyEvent, Position } from "../protocol.gen";
import { recapOf, threatsIn } from "./recap";

const log = (...events: AnyEvent[]): { event: AnyEvent }[] => events.map((event) => ({ event }));
const theft = (canoe: string, victim: string): AnyEvent => ({ kind: "gem_stolen", canoe, victim, gem: "R", at: "3" });
const push = (canoe: string, start: string, end: string): AnyEvent => ({
  kind: "disc_pushed",
  arm: "L",
  next_arm: "R",
  drifts: [{ canoe, start, end }],
});

it("tells what was done to a seat since its own last deed, and where the river took it", () => {
  const before = log(theft("1a", "0a"), { kind: "canoe_paddled", canoe: "0a", path: ["2", "3"] });
  const after = log(theft("1a", "0b"), theft("1b", "2a"), push("0a", "3", "4"), push("0a", "4", "5"), push("2a", "1", "2"));
  expect(recapOf([...before, ...after], 0)).toEqual({ losses: [theft("1a", "0b")], drifts: [{ start: "3", end: "5" }] });
});

it("counts a canoe that was swept over as lost, not as carried", () => {
  const lost: AnyEvent = { kind: "canoe_lost", canoe: "0a", gem: "P" };
  expect(recapOf(log(push("0a", "6L", "7L"), lost), 0)).toEqual({ losses: [lost], drifts: [] });
});

it("warns of the canoe whose gem would fulfil a goal", () => {
  const seat = (landed: string, a: string, b: string): object => ({
    landed,
    canoes: [
      { at: "3", cargo: a },
      { at: "4", cargo: b },
    ],
  });
  const position = { seats: [seat("PPP", "P", "C"), seat("PPP", "C", ""), seat("PCYB", "", "R"), seat("PPPP", "P", "")] };
  expect(threatsIn(position as unknown as Position)).toEqual([
    { seat: 0, canoes: ["0a"] },
    { seat: 2, canoes: ["2b"] },
  ]);
});
