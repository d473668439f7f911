// How pieces and places are spelled in messages. Names only: what may be done with them is the server's business.

import { CARDS, FALLS, GEM_LETTERS, JETTY, RIVER_SPACES } from "../rules.gen";

export const FULL_HAND = CARDS.join("");
/** Wherever a canoe can be. */
export const PLACES = [JETTY, ...RIVER_SPACES, FALLS] as const;
const COLOURS = Object.values(GEM_LETTERS);
const CANOES = ["a", "b"] as const;

export interface CanoeRef {
  seat: number;
  /** 0 or 1. */
  index: 0 | 1;
}

export function readCanoe(id: string): CanoeRef {
  return { seat: Number(id.slice(0, -1)), index: id.endsWith("b") ? 1 : 0 };
}

export function canoeId(seat: number, index: number): string {
  return `${seat}${CANOES[index]}`;
}

/** A canoe of a known seat may be spelled by its letter alone. */
export function fullCanoeId(seat: number, canoe: string): string {
  return canoe.length === 1 ? `${seat}${canoe}` : canoe;
}

/** A hand is spelled in the order of its cards. */
export function addCard(hand: string, card: string): string {
  return CARDS.filter((each) => each === card || hand.includes(each)).join("");
}

/** Gems are spelled by colour, in the order that the rules name them. */
export function addGem(gems: string, gem: string): string {
  return [...gems, gem].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b)).join("");
}

export function removeGem(gems: string, gem: string): string {
  const at = gems.indexOf(gem);
  return at < 0 ? gems : gems.slice(0, at) + gems.slice(at + 1);
}
