// A turn being planned: which canoe is picked, what it and the other will do. Nothing is decided until it is sent;
// what is possible after the first step comes from the server.

import type { End, Ghost, Start } from "../board/types";
import type { Decision, Deed, LegalMove, Position, Previewed } from "../protocol.gen";
import { FALLS } from "../rules.gen";
import {
  canoeMoves,
  canoeOf,
  endOf,
  endsOf,
  firstDeed,
  firstDeeds,
  ghostOf,
  movable,
  movesOf,
  movesTo,
  sameDeed,
  startOf,
} from "./choices";
import { foldAll } from "./fold";
import { readCanoe } from "./names";

interface Step {
  move: LegalMove;
  position: Position;
  /** What may follow; none when the turn is complete. */
  legal: readonly LegalMove[];
}

export interface PlanHooks {
  /** What follows these moves, or null where the server would not say. */
  preview(moves: readonly number[]): Promise<Previewed | null>;
  send(moves: readonly number[]): void;
  /** Whether something is to be said first; `again` goes on. */
  held(again: () => void): boolean;
  /** Whether a complete plan still waits for Confirm. */
  confirm(): boolean;
}

export class TurnPlan {
  readonly seat: number;
  readonly base: Position;
  readonly card: string;
  readonly #decision: Decision;
  readonly #hooks: PlanHooks;

  steps: readonly Step[] = $state.raw([]);
  /** The canoe in hand by the player's own choice. */
  wanted: string | null = $state(null);
  /** What it is to do where it stands, before it sets off. */
  first: Deed | null = $state.raw(null);
  /** A move pointed at by keyboard, not yet taken. */
  cursor: LegalMove | null = $state.raw(null);
  menu: { space: string; moves: readonly LegalMove[] } | null = $state.raw(null);
  busy = $state(false);
  sent = $state(false);

  constructor(decision: Decision, base: Position, hooks: PlanHooks) {
    this.#decision = decision;
    this.#hooks = hooks;
    this.seat = decision.seat;
    this.base = base;
    this.card = base.seats[decision.seat]?.card ?? "";
  }

  readonly legal = $derived.by(() => (this.steps.at(-1) ? this.steps.at(-1)!.legal : this.#decision.moves));
  readonly pickable = $derived.by(() => (this.sent ? [] : movable(this.legal, this.seat)));
  readonly complete = $derived.by(() => this.steps.length > 0 && !this.busy && this.legal.length === 0);
  readonly done = $derived.by(() => this.legal.find((move) => move.kind === "done") ?? null);

  /** The canoe in hand: without a wish the first that may move, so that ends glow before anything is tapped. */
  readonly picked = $derived.by(() => {
    if (this.wanted && this.pickable.includes(this.wanted)) return this.wanted;
    return this.pickable[0] ?? null;
  });

  /** Whether it matters which canoe is taken: two that lie alike are one choice. */
  readonly either = $derived.by(() => {
    const [a, b] = this.pickable.map((id) => this.position.seats[this.seat]!.canoes[readCanoe(id).index]);
    return a !== undefined && b !== undefined && (a.at !== b.at || a.cargo !== b.cargo);
  });

  /** Where the finished plan ends, while it waits for Confirm. */
  readonly waiting = $derived.by(() => (this.complete && !this.sent ? endOf(this.steps.at(-1)!.move) : null));

  readonly #own = $derived.by(() => (this.picked && !this.busy ? movesOf(this.legal, this.seat, this.picked) : []));

  /** What the canoe in hand may do where it stands. */
  readonly #firsts = $derived.by(() => firstDeeds(this.#own));

  /** The moves of the canoe in hand: where it is to do something first, those that begin with it. */
  readonly options = $derived.by(() => this.#own.filter((move) => this.first === null || sameDeed(firstDeed(move), this.first)));

  /** The moves of the plan that are canoes', the one being pointed at too, each with the position it starts from. */
  readonly #moves = $derived.by(() => {
    const steps = this.steps.map(({ move }, index) => ({ move, from: this.steps[index - 1]?.position ?? this.base }));
    const pointed = this.cursor ? [{ move: this.cursor, from: this.steps.at(-1)?.position ?? this.base }] : [];
    return [...steps, ...pointed].filter(({ move }) => move.kind === "canoe");
  });

  /** The position from which the move being looked at, or the next one, starts. */
  readonly position = $derived.by(() => {
    const solid = this.cursor ? this.steps : this.steps.slice(0, -1);
    return solid.at(-1)?.position ?? this.base;
  });

  readonly #ghostMove = $derived.by(() => this.#moves.at(-1)?.move ?? null);

  /** The whole plan on the water: nothing has moved yet, so each canoe stays and its ghost shows where it would be. */
  readonly ghosts: readonly Ghost[] = $derived.by(() =>
    this.#moves.map(({ move, from }) => {
      const { index } = readCanoe(canoeOf(move, this.seat));
      return ghostOf(move, this.seat, from.seats[this.seat]!.canoes[index].cargo);
    }),
  );

  /** How the canoes of the seat would lie once the plan, with the move being looked at, is carried out. */
  readonly stands: readonly { at: string; cargo: string }[] = $derived.by(() => {
    const { canoes } = (this.steps.at(-1)?.position ?? this.base).seats[this.seat]!;
    const moved = this.cursor && readCanoe(canoeOf(this.cursor, this.seat)).index;
    return canoes.map(({ at, cargo }, index) =>
      this.cursor && moved === index ? { at: endOf(this.cursor), cargo: ghostOf(this.cursor, this.seat, cargo).cargo } : { at, cargo },
    );
  });

  readonly chosen = $derived.by(() => this.menu?.space ?? (this.cursor ? endOf(this.cursor) : this.waiting));
  /** Points that the move being looked at uses, of those the card gives; none while the next canoe waits. */
  readonly points = $derived.by(() => {
    if (this.cursor || this.complete || this.busy) return this.#ghostMove?.points ?? 0;
    return 0;
  });

  /** The move being looked at takes its canoe over the falls. */
  readonly overFalls = $derived.by(() => this.#ghostMove !== null && endOf(this.#ghostMove) === FALLS);

  /** What the canoe of a finished plan could have done instead. */
  readonly #alternatives = $derived.by(() => {
    if (this.waiting === null) return [];
    const before = this.steps.length > 1 ? this.steps.at(-2)!.legal : this.#decision.moves;
    return movesOf(before, this.seat, canoeOf(this.steps.at(-1)!.move, this.seat));
  });

  /** Whether there is anything to take back. */
  readonly undoable = $derived.by(
    () => !this.sent && (this.steps.length > 0 || this.cursor !== null || this.menu !== null || this.first !== null),
  );

  start(label: (deed: Deed) => string): Start | null {
    const space = this.#own[0]?.path?.[0];
    return space && this.#firsts.length > 0 ? startOf(space, this.#firsts, this.first, label) : null;
  }

  /** A tap on a deed where the canoe stands: it is to be done first, or no longer. */
  tapStart(index: number): void {
    const deed = this.#firsts[index] ?? null;
    this.first = sameDeed(deed, this.first) ? null : deed;
    this.cursor = null;
    this.menu = null;
  }

  ends(label: (move: LegalMove) => string): End[] {
    return endsOf(this.waiting === null ? this.options : this.#alternatives, label);
  }

  numbers(): number[] {
    return this.steps.map(({ move }) => move.number);
  }

  pick(canoe: string): boolean {
    if (!this.pickable.includes(canoe)) return false;
    if (canoe !== this.picked) this.first = null;
    this.wanted = canoe;
    this.cursor = null;
    this.menu = null;
    return true;
  }

  /** A tap on an end: taken at once where it has one meaning, else a menu opens. */
  tapEnd(space: string): boolean {
    // A second tap on the end that was chosen is as good as Confirm; a tap on another end changes one's mind.
    if (space !== "" && space === this.waiting) {
      this.send();
      return true;
    }
    if (movesTo(this.#alternatives, space).length > 0) this.undo();
    const moves = movesTo(this.options, space);
    if (moves.length === 0) return false;
    if (moves.length === 1) void this.take(moves[0]!);
    else this.menu = { space, moves };
    return true;
  }

  /** Points at the next or the previous option of the canoe in hand. */
  point(by: 1 | -1): LegalMove | null {
    const options = this.options;
    if (options.length === 0) return null;
    const at = this.cursor ? options.indexOf(this.cursor) : by > 0 ? -1 : 0;
    this.cursor = options[(at + by + options.length) % options.length]!;
    this.menu = null;
    return this.cursor;
  }

  /** Makes a move the next step of the plan. */
  async take(move: LegalMove): Promise<void> {
    if (this.busy || this.sent) return;
    this.first = null;
    this.cursor = null;
    this.menu = null;
    if (move.kind !== "canoe") {
      this.steps = [...this.steps, { move, position: this.steps.at(-1)?.position ?? this.base, legal: [] }];
      this.send();
      return;
    }
    this.busy = true;
    const before = this.steps;
    const from = before.at(-1)?.position ?? this.base;
    this.steps = [...before, { move, position: from, legal: [] }];
    const answer = await this.#hooks.preview(this.numbers());
    if (!answer) {
      this.steps = before;
      this.busy = false;
      return;
    }
    this.steps = [...before, { move, position: foldAll(this.base, answer.events), legal: answer.legal }];
    this.wanted = null;
    this.busy = false;
    if (this.complete && !this.#hooks.confirm()) this.send();
  }

  undo(): boolean {
    if (this.sent) return false;
    if (this.menu || this.cursor) {
      this.menu = null;
      this.cursor = null;
      return true;
    }
    if (this.first) {
      this.first = null;
      return true;
    }
    const last = this.steps.at(-1);
    if (last) {
      this.steps = this.steps.slice(0, -1);
      this.busy = false;
      // The canoe is in hand again, as it was before.
      this.wanted = canoeOf(last.move, this.seat);
      return true;
    }
    if (this.wanted) {
      this.wanted = null;
      return true;
    }
    return false;
  }

  /** Sends the whole turn. */
  send(): void {
    if (this.sent || this.steps.length === 0 || this.#hooks.held(() => this.send())) return;
    this.sent = true;
    this.#hooks.send(this.numbers());
  }

  /** The server refused: start over with what it said. */
  reopen(): void {
    this.sent = false;
    this.steps = [];
  }

  /** Ends the turn where that is offered, leaving the other canoe where it is. */
  finish(): void {
    if (this.done) void this.take(this.done);
  }

  static fits(decision: Decision): boolean {
    return canoeMoves(decision.moves).length > 0;
  }
}
