// How pieces and places are spelled in messages. Names only: what may be done with them is the server's business.

export const GEMS = ["P", "C", "Y", "B", "R"] as const;
export const CARDS = ["1", "2", "3", "4", "5", "6", "C"] as const;
export const FULL_HAND = CARDS.join("");
export const CANOES = ["a", "b"] as const;
export const SPACES = ["J", "1", "2", "3", "4", "5", "6L", "7L", "6R", "7R"] as const;

/** The gem site beside a space. */
export const SITE_AT: Readonly<Record<string, string>> = {
  "3": "P",
  "4": "C",
  "5": "Y",
  "6L": "B",
  "6R": "B",
  "7L": "R",
  "7R": "R",
};

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

export function addGem(gems: string, gem: string): string {
  return [...gems, gem].sort().join("");
}

export function removeGem(gems: string, gem: string): string {
  const at = gems.indexOf(gem);
  return at < 0 ? gems : gems.slice(0, at) + gems.slice(at + 1);
}
