// What was done to a seat since it last did something itself.

import type { AnyEvent, Position } from "../protocol.gen";
import { nearest, type Progress } from "./goals";
import { canoeId, readCanoe } from "./names";

export interface Recap {
  /** Thefts and losses, as they happened. */
  losses: AnyEvent[];
  /** Canoes that the river carried on, each from where it was to where it is. */
  drifts: { start: string; end: string }[];
}

/** Whether a seat did this itself. */
function isDeed(event: AnyEvent, seat: number): boolean {
  switch (event.kind) {
    case "canoe_paddled":
    case "gem_loaded":
    case "gem_unloaded":
    case "gem_stolen":
    case "gem_landed":
    case "canoe_bought":
      return readCanoe(event.canoe).seat === seat;
    case "weather_moved":
      return event.seat === seat;
    default:
      return false;
  }
}

export function recapOf(log: readonly { event: AnyEvent }[], seat: number): Recap {
  const since = log.slice(log.findLastIndex(({ event }) => isDeed(event, seat)) + 1);
  const losses: AnyEvent[] = [];
  const carried = new Map<string, { start: string; end: string }>();
  for (const { event } of since) {
    if (event.kind === "gem_stolen" && readCanoe(event.victim).seat === seat) losses.push(event);
    if (event.kind === "canoe_lost" && readCanoe(event.canoe).seat === seat) {
      losses.push(event);
      carried.delete(event.canoe);
    }
    for (const { canoe, start, end } of event.kind === "disc_pushed" ? event.drifts : []) {
      if (readCanoe(canoe).seat === seat) carried.set(canoe, { start: carried.get(canoe)?.start ?? start, end });
    }
  }
  return { losses, drifts: [...carried.values()] };
}

/** A seat that wins with its next landing, and the canoes that carry the gem for it. */
export interface Threat {
  seat: number;
  canoes: string[];
}

const missing = ({ have, need }: Progress): number => need - have;

export function threatsIn(position: Position): Threat[] {
  return position.seats.flatMap(({ landed, canoes }, seat) => {
    if (missing(nearest(landed)) === 0) return [];
    const winning = canoes.flatMap(({ cargo }, index) =>
      cargo !== "" && missing(nearest(landed + cargo)) === 0 ? [canoeId(seat, index)] : [],
    );
    return winning.length > 0 ? [{ seat, canoes: winning }] : [];
  });
}
