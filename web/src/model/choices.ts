// The server's list of legal moves, sorted the way a hand wants it: by canoe, then by where the move ends, then by
// what is done there.

import type { Chip, ChipIcon, End, Ghost } from "../board/types";
import type { Deed, LegalMove } from "../protocol.gen";
import { fullCanoeId } from "./names";

export const FALLS = "X";
export const JETTY = "J";

export function canoeOf(move: LegalMove, seat: number): string {
  return fullCanoeId(seat, move.canoe ?? "");
}

export function endOf(move: LegalMove): string {
  return move.path?.at(-1) ?? "";
}

export function canoeMoves(moves: readonly LegalMove[]): LegalMove[] {
  return moves.filter((move) => move.kind === "canoe");
}

export function movable(moves: readonly LegalMove[], seat: number): string[] {
  return [...new Set(canoeMoves(moves).map((move) => canoeOf(move, seat)))];
}

export function movesOf(moves: readonly LegalMove[], seat: number, canoe: string): LegalMove[] {
  return canoeMoves(moves).filter((move) => canoeOf(move, seat) === canoe);
}

export function movesTo(moves: readonly LegalMove[], space: string): LegalMove[] {
  return moves.filter((move) => endOf(move) === space);
}

/** Where each deed of a move happens, in order: before it sets off, and where it arrives. */
export function deedsOf(move: LegalMove): { deed: Deed; where: "before" | "after" }[] {
  const deeds: { deed: Deed; where: "before" | "after" }[] = [];
  if (move.before) deeds.push({ deed: move.before, where: "before" });
  if (move.after) deeds.push({ deed: move.after, where: "after" });
  return deeds;
}

export function iconOf(move: LegalMove): ChipIcon {
  const deed = move.after ?? move.before;
  if (deed) return deed.do;
  const end = endOf(move);
  if (end === JETTY) return "land";
  if (end === FALLS) return "falls";
  return "stay";
}

/** A chip for each thing that can be done at an end; merely arriving needs none. */
export function chipsOf(moves: readonly LegalMove[], label: (move: LegalMove) => string): Chip[] {
  const chips: Chip[] = [];
  for (const move of moves) {
    const icon = iconOf(move);
    if (icon === "stay") continue;
    const deed = move.after ?? move.before;
    const chip: Chip = { label: label(move), icon };
    if (deed?.gem) chip.gem = deed.gem;
    if (deed?.victim) chip.victim = deed.victim;
    const same = (other: Chip): boolean =>
      other.icon === chip.icon && other.gem === chip.gem && other.victim === chip.victim;
    if (!chips.some(same)) chips.push(chip);
  }
  return chips;
}

/** The ends that glow for one canoe's moves, each once. */
export function endsOf(moves: readonly LegalMove[], label: (move: LegalMove) => string): End[] {
  const spaces = [...new Set(moves.map(endOf))];
  return spaces.map((space) => {
    const end: End = { space, chips: chipsOf(movesTo(moves, space), label) };
    if (space === FALLS) end.danger = true;
    return end;
  });
}

/** The canoe as it will be after the move. */
export function ghostOf(move: LegalMove, seat: number, cargo: string): Ghost {
  let aboard = cargo;
  for (const { deed } of deedsOf(move)) aboard = deed.do === "unload" ? "" : (deed.gem ?? "");
  return { canoe: canoeOf(move, seat), path: move.path ?? [], cargo: aboard };
}
