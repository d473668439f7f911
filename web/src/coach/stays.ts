// How long a word of the coach stays: as long as what it speaks of.

import type { Controls } from "../model/controls.svelte";
import { question } from "../model/prompts";

/** What the player is doing about the question that is asked. */
export interface Hand {
  /** The question, or "". */
  asked: string;
  /** Numbers of the moves that are planned or pointed at, or of the card that is taken up. */
  moves: readonly number[];
  /** Numbers of the moves that one is being chosen of: a space where several things can be done. */
  open: readonly number[];
}

export const IDLE: Hand = { asked: "", moves: [], open: [] };

export function handOf(controls: Controls): Hand {
  const asked = question(controls);
  if (asked === "") return IDLE;
  const { mode, decision, raised, model } = controls;
  const { plan } = model;
  if (mode === "card") {
    const card = raised === "" ? undefined : decision?.moves.find((move) => move.card === raised);
    return { asked, moves: card ? [card.number] : [], open: [] };
  }
  const moves = plan ? [...plan.numbers(), ...(plan.cursor ? [plan.cursor.number] : [])] : [];
  return { asked, moves, open: plan?.menu?.moves.map(({ number }) => number) ?? [] };
}

export const isIdle = ({ moves, open }: Hand): boolean => moves.length + open.length === 0;

const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

/** Whether a plan is on its way to what was suggested, and not there yet. */
function follows({ moves, open }: Hand, best: readonly number[]): boolean {
  const next = best[moves.length];
  return next !== undefined && same(moves, best.slice(0, moves.length)) && (open.length === 0 || open.includes(next));
}

/** Whether something said at one moment still holds at a later one; `best` are the moves of a suggestion. */
export function stays(kind: "suggested" | "reviewed" | "warned", then: Hand, now: Hand, best: readonly number[] = []): boolean {
  // What is said of the last move, while nothing is asked, may still be read when the next question comes.
  if (now.asked !== then.asked) return kind === "reviewed" && then.asked === "";
  if (same(then.moves, now.moves) && same(then.open, now.open)) return true;
  return kind === "suggested" && follows(now, best);
}
