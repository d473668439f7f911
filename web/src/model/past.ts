// What happened before this browser looked: the log and the course of the game, read off the updates from its start.

import type { AnyEvent, Position, Update } from "../protocol.gen";
import { fold } from "./fold";

export interface LogEntry {
  key: number;
  event: AnyEvent;
  round: number;
  /** The move in notation, with its first event. */
  text: string;
}

export interface Told {
  log: Omit<LogEntry, "key">[];
  /** Landed gems of every seat at the start of each round, and at the end. */
  course: number[][];
}

export function tellPast(start: Position, updates: readonly Update[]): Told {
  const told: Told = { log: [], course: [] };
  let position = start;
  for (const { events, text } of updates) {
    events.forEach((event, index) => {
      position = fold(position, event);
      told.log.push({ event, round: position.round, text: index === 0 ? text : "" });
      if (event.kind === "round_started" || event.kind === "game_ended") {
        told.course.push(position.seats.map((seat) => seat.landed.length));
      }
    });
  }
  return told;
}
