// The server's list of legal moves, sorted the way a hand wants it: by canoe, then by where the move ends, then by
// what is done there.

import type { Chip, End, Ghost, Start } from "../board/types";
import type { Deed, LegalMove } from "../protocol.gen";
import { FALLS, JETTY } from "../rules.gen";
import { fullCanoeId } from "./names";

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

/** What a canoe does where it stands: before it sets off, or instead. */
export function firstDeed(move: LegalMove): Deed | null {
  return move.before ?? (stays(move) ? (move.after ?? null) : null);
}

const stays = (move: LegalMove): boolean => (move.path?.length ?? 0) < 2;

export const sameDeed = (a: Deed | null, b: Deed | null): boolean => a?.do === b?.do && a?.gem === b?.gem && a?.victim === b?.victim;

function chipOf(deed: Deed, label: string): Chip {
  const chip: Chip = { label, icon: deed.do };
  if (deed.gem) chip.gem = deed.gem;
  if (deed.victim) chip.victim = deed.victim;
  return chip;
}

/** A chip where a move ends: what is done there. Merely arriving needs none. */
function endChip(move: LegalMove, label: string): Chip | null {
  if (move.after && !stays(move)) return chipOf(move.after, label);
  const icon = { [JETTY]: "land" as const, [FALLS]: "falls" as const }[endOf(move)];
  return icon ? { label, icon } : null;
}

function unlike(chips: readonly (Chip | null)[]): Chip[] {
  const key = ({ icon, gem, victim }: Chip): string => `${icon} ${gem} ${victim}`;
  return [...new Map(chips.flatMap((chip): [string, Chip][] => (chip ? [[key(chip), chip]] : []))).values()];
}

/** A chip for each thing that can be done at an end. */
export function chipsOf(moves: readonly LegalMove[], label: (move: LegalMove) => string): Chip[] {
  return unlike(moves.map((move) => endChip(move, label(move))));
}

/** What a canoe may do where it stands, each deed once. */
export function firstDeeds(moves: readonly LegalMove[]): Deed[] {
  return moves.reduce<Deed[]>((deeds, move) => {
    const deed = firstDeed(move);
    return deed && !deeds.some((each) => sameDeed(each, deed)) ? [...deeds, deed] : deeds;
  }, []);
}

/** The chips of these deeds, where the canoe stands. */
export function startOf(space: string, deeds: readonly Deed[], chosen: Deed | null, label: (deed: Deed) => string): Start {
  return { space, chips: deeds.map((deed) => chipOf(deed, label(deed))), chosen: deeds.findIndex((deed) => sameDeed(deed, chosen)) };
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
