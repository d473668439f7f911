// Carries the steps of the printed example to a table that only watches.

import { foldAll, settle } from "../model/fold";
import { api } from "../net/http";
import type { Answer, Command, Link, LinkHooks } from "../net/socket";
import type { ExampleGame, Position, SeatInfo } from "../protocol.gen";
import { lessonTable } from "./link";

export interface ExampleHooks {
  seats(count: number): readonly SeatInfo[];
  onready(steps: readonly string[]): void;
  onproblem(problem: unknown): void;
}

export class ExampleLink implements Link {
  readonly #link: LinkHooks;
  readonly #hooks: ExampleHooks;
  #example: ExampleGame | null = null;
  #seq = 0;

  constructor(link: LinkHooks, hooks: ExampleHooks) {
    this.#link = link;
    this.#hooks = hooks;
  }

  connect(): void {
    this.#link.onstate("connecting");
    api
      .example()
      .then((example) => {
        this.#example = example;
        this.#hooks.onready(example.steps.map((step) => step.id));
        this.#link.onstate("open");
        this.show(0);
      })
      .catch((problem: unknown) => this.#hooks.onproblem(problem));
  }

  /** Plays step number `at`, counted from 0, on the board. */
  play(at: number): void {
    const step = this.#example?.steps[at];
    if (!step) return;
    this.#seq += 1;
    const { events, phase, turn } = step;
    this.#link.onmessage({ type: "update", seq: this.#seq, seat: -1, text: "", events, to_decide: [], phase, turn, decisions: [] });
  }

  /** Shows how things stand after so many steps. */
  show(count: number): void {
    if (!this.#example) return;
    const { start, steps } = this.#example;
    const position = steps.slice(0, count).reduce<Position>((before, step) => settle(foldAll(before, step.events), step), start);
    this.#seq += 1;
    const table = lessonTable("example", this.#hooks.seats(start.seats.length));
    this.#link.onmessage({ type: "snapshot", table, seq: this.#seq, position, to_decide: [], decisions: [], chat: [] });
  }

  ask(command: Command): Promise<Answer> {
    return Promise.resolve({ type: "refused", id: command.id, code: "not_playing", text: "" });
  }

  say(): void {}
  hurry(): void {}
  end(): void {}
}
