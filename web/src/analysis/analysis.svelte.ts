// The analysis of one game as far as it has come: asked for once, looked at again until it is done.

import { api, ApiProblem } from "../net/http";
import type { Analysis, Judged } from "../protocol.gen";

const AGAIN = 900;

/** The replay beside which an analysis is shown: where it is, and the way to another moment. */
export interface ReplayPlace {
  readonly id: string;
  readonly finished: boolean;
  /** The moment shown, of so many. */
  readonly at: number;
  readonly length: number;
  /** The number of the log at the moment shown. */
  readonly seq: number;
  readonly rounds: readonly { readonly at: number }[];
  momentOf(seq: number): number;
  seek(at: number): void;
  /** Shows how it came to a moment. */
  watch(at: number): void;
}

export class GameAnalysis {
  readonly id: string;
  data: Analysis | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  #timer = 0;
  #ended = false;

  constructor(id: string) {
    this.id = id;
  }

  readonly busy: boolean = $derived.by(() => this.data?.status === "waiting" || this.data?.status === "running");
  readonly done: boolean = $derived.by(() => this.data?.status === "done");
  readonly known: boolean = $derived.by(() => (this.data?.points?.length ?? 0) > 0);

  /** What there is already. */
  async look(): Promise<void> {
    await this.#take(api.analysis(this.id));
  }

  async ask(): Promise<void> {
    this.problem = null;
    await this.#take(api.analyse(this.id, { depth: "quick" }));
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  /** The chances at a number of the log: those of the last point at or before it. */
  chancesAt(seq: number): readonly number[] | null {
    return this.data?.points?.findLast((point) => point.seq <= seq)?.chances ?? null;
  }

  /** The decision that led to a number of the log, or in the middle of which it stands. */
  decisionAt(seq: number): Judged | null {
    return this.data?.decisions?.find((each) => each.before < seq && seq <= each.seq) ?? null;
  }

  async #take(answer: Promise<Analysis>): Promise<void> {
    try {
      this.data = await answer;
      this.problem = null;
    } catch (error) {
      // A passing trouble is no reason to stop looking at what runs.
      if (!this.busy || (error instanceof ApiProblem && error.code !== "unreachable")) {
        this.problem = error;
        return;
      }
    }
    clearTimeout(this.#timer);
    if (this.busy && !this.#ended) this.#timer = window.setTimeout(() => void this.look(), AGAIN);
  }
}

/** Decisions of a seat that are worth another try: grave ones, or where there is none the lesser. */
export function mistakesOf(analysis: Analysis, seat: number): Judged[] {
  const own = (analysis.decisions ?? []).filter((each) => each.seat === seat);
  const grave = own.filter((each) => each.grade === "mistake" || each.grade === "blunder");
  return grave.length > 0 ? grave : own.filter((each) => each.grade === "inaccuracy");
}
