// Holds what was seen against what happened. A game says through which spaces each canoe goes: that is its journey. From
// frame to frame a canoe may only go on along it, no faster than the events are played, and never off its way.

import { armOf, poseAt, shapeOf, wayThrough, type Arm, type Course, type Point } from "../../src/geometry/river";
import { berth, canoeIds, canoeOf, lipPose, seatOf } from "../../src/geometry/slots";
import { duration, FASTEST, paceFor } from "../../src/model/queue";
import type { AnyEvent, Replay } from "../../src/protocol.gen";
import type { GemSample, Sample, Seen } from "./watch";

export type Fault = "jump" | "second journey" | "astray" | "gem jump";

export interface Finding {
  fault: Fault;
  piece: string;
  time: number;
  from: Point;
  to: Point;
}

export interface Run {
  course: Course;
  /** How fast events are to be played; 0 shows no motion at all. */
  speed: number;
  /** Pieces fade out here and in there instead of moving. */
  calm?: boolean;
  /** At a table updates may pile up and are played faster for that; a film waits for each. */
  live: boolean;
}

/** A place on a journey. */
export interface Place extends Point {
  /** How far from here its canoe may lie. */
  within: number;
  /** How fast it may get here, in units a millisecond. */
  swift: number;
  /** The least milliseconds from the start of the journey to here. */
  since: number;
}

/** The fastest that any event moves a piece at speed 1. */
const SWIFTEST = 1.7;
/** Ranks on a disc are narrower than the berths at the jetty. */
const ON_THE_RIVER = 64;
const AT_THE_JETTY = 104;
/** How far from the jetty a canoe leaves the middle of the river, bit by bit, for its berth. */
const APPROACH = 260;
/** Milliseconds in which what a tap skips comes to its end. */
const SKIPPED = 250;
/** Picture units that rounding may add between two frames. */
const SLACK = 16;
/** A heap closes its gaps at once: so far apart are its first place and its last. */
const HEAP = 76;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where an event takes a canoe, point by point; nowhere if it is not about this canoe. */
function wayOf(course: Course, event: AnyEvent, canoe: string, arm: Arm, seats: number): Point[] {
  if (event.kind === "disc_pushed") {
    const drift = event.drifts.find((each) => each.canoe === canoe);
    return drift ? wayThrough(course, [drift.start, drift.end], 8, arm) : [];
  }
  if (!("canoe" in event) || event.canoe !== canoe) return [];
  switch (event.kind) {
    case "canoe_paddled":
      return wayThrough(course, event.path, 8, arm);
    case "canoe_lost": {
      const { x, y } = lipPose(course, arm);
      return Array.from({ length: 9 }, (_, i) => ({ x: x + 14, y: y + (shapeOf(course).drop * i) / 8 }));
    }
    case "canoe_bought":
    case "canoe_given":
      return [berth(course, seatOf(canoe), canoe.endsWith("b") ? 1 : 0, seats)];
    default:
      return [];
  }
}

/** The arm of the river that a canoe is in, or gets into. */
function armAfter(event: AnyEvent, canoe: string, arm: Arm): Arm {
  if (event.kind === "canoe_paddled" && event.canoe === canoe) return armOf(event.path, arm);
  if (event.kind === "disc_pushed" && event.drifts.some((drift) => drift.canoe === canoe)) return event.arm as Arm;
  return arm;
}

/** Everything that a canoe goes through in a game. */
function journeyOf({ start, steps }: Replay, canoe: string, { course, speed, calm, live }: Run): Place[] {
  const jetty = poseAt(course, { distance: 0, arm: "L" });
  const { at } = canoeOf(start, canoe)!;
  const journey: Place[] = [];
  const go = ({ x, y }: Point, swift: number, seen: boolean): void => {
    const before = journey.at(-1);
    const since = before ? before.since + (seen ? apart(before, { x, y }) / swift : 0) : 0;
    journey.push({ x, y, swift, since, within: apart({ x, y }, jetty) < APPROACH ? AT_THE_JETTY : ON_THE_RIVER });
  };
  if (at !== "X") go(wayThrough(course, [at])[0]!, Infinity, false);
  let arm: Arm = at.endsWith("R") ? "R" : "L";
  for (const { events } of steps) {
    for (const [index, event] of events.entries()) {
      const backlog = events.slice(index).reduce((sum, each) => sum + duration(each), 0);
      const pace = calm ? null : live ? speed * FASTEST || null : paceFor(backlog, speed);
      arm = armAfter(event, canoe, arm);
      // Nobody sees how a lost canoe comes back.
      const unseen = event.kind === "canoe_bought" || event.kind === "canoe_given";
      for (const point of wayOf(course, event, canoe, arm, start.seats.length))
        go(point, pace === null ? Infinity : SWIFTEST * pace, !unseen);
    }
  }
  return journey;
}

/** Follows a canoe along its journey. Where on it the canoe may be is a set: a journey may pass a place more than once. */
export function follow(canoe: string, samples: readonly Sample[], journey: readonly Place[]): Finding[] {
  const findings: Finding[] = [];
  let may = journey.map((_, index) => index);
  let [from, since]: [Point | null, number] = [null, 0];
  for (const { time, at } of samples) {
    if (!at) continue;
    const near = may.length > 0 ? journey.flatMap((place, index) => (apart(place, at) <= place.within ? [index] : [])) : [];
    const waited = time - since;
    const reaches = (old: number, index: number): boolean => {
      const { swift, since: there } = journey[index]!;
      const leap = from ? apart(from, at) : 0;
      return old <= index && leap <= swift * waited + SLACK && there - journey[old]!.since <= waited + SLACK / SWIFTEST;
    };
    const next = from ? near.filter((index) => may.some((old) => reaches(old, index))) : near;
    if (from && next.length === 0) {
      const fault = near.length === 0 ? "astray" : near.some((index) => index >= may[0]!) ? "jump" : "second journey";
      findings.push({ fault, piece: canoe, time, from, to: at });
    }
    // After a fault it goes on from wherever it is; one that is astray must be found on its way again.
    if (next.length > 0) may = next;
    else if (near.length > 0) may = near;
    [from, since] = [at, time];
  }
  return findings;
}

/** A gem may not appear where none of its kind was just before; those that are paid and landed come and go at the jetty. */
function followGems(all: readonly GemSample[], { course, speed, live }: Run): Finding[] {
  // A slow machine shows the river a frame before the first gem.
  const begin = all.findIndex(({ gems }) => gems.length > 0);
  const samples = begin < 0 ? [] : all.slice(begin);
  const jetty = poseAt(course, { distance: 0, arm: "L" });
  const swift = SWIFTEST * speed * (live ? FASTEST : FASTEST / 2);
  return samples.slice(1).flatMap(({ time, gems }, index): Finding[] => {
    const before = samples[index]!;
    // What goes under at the foot of the falls comes up there a moment later.
    const lately = samples.slice(Math.max(0, index - 40), index + 1).filter((each) => time - each.time < 400 || each === before);
    const known = lately.flatMap((each) => each.gems);
    return gems.flatMap((gem): Finding[] => {
      const [nearest] = known.filter(({ letter }) => letter === gem.letter).toSorted((a, b) => apart(a, gem) - apart(b, gem));
      if (apart(gem, jetty) < 150 || (nearest && apart(nearest, gem) <= HEAP + swift * (time - before.time))) return [];
      return [{ fault: "gem jump", piece: gem.letter, time, from: nearest ?? gem, to: gem }];
    });
  });
}

/** What contradicted the game among all that was seen of it. Who taps on the river while it moves asks for a jump. */
export function judge(seen: Seen, replay: Replay, run: Run): Finding[] {
  const canoes = canoeIds(replay.start).flatMap((canoe) => follow(canoe, seen.canoes[canoe] ?? [], journeyOf(replay, canoe, run)));
  const found = run.calm || run.speed === 0 ? canoes : [...canoes, ...followGems(seen.gems, run)];
  return found.filter(({ fault, time }) => fault === "astray" || !seen.taps.some((tap) => time > tap - SKIPPED && time < tap + SKIPPED));
}
