// Carries a lesson's messages as a socket would carry a table's, so that the board, the plan of a turn and the action
// bar are those of the game. The server keeps nothing: every request tells all moves since the start.

import { api, ApiProblem } from "../net/http";
import type { Answer, Command, Link, LinkHooks } from "../net/socket";
import type { Attempted, SeatInfo, TableInfo } from "../protocol.gen";
import { BOOK } from "../rules.gen";

export function lessonTable(id: string, seats: readonly SeatInfo[]): TableInfo {
  return { id, status: "playing", public: false, seats, options: BOOK };
}

export interface LessonHooks {
  seats(count: number): readonly SeatInfo[];
  /** How the attempt stands now; `null` while it begins anew. */
  onstatus(attempted: Attempted): void;
  onproblem(problem: unknown): void;
  /** Whether it is tried for the first time on this device, unaided. */
  first?(): boolean;
}

export class LessonLink implements Link {
  readonly #scene: string;
  readonly #link: LinkHooks;
  readonly #hooks: LessonHooks;
  #moves: readonly number[] = [];
  #position = "";
  #seq = 0;

  constructor(scene: string, link: LinkHooks, hooks: LessonHooks) {
    this.#scene = scene;
    this.#link = link;
    this.#hooks = hooks;
  }

  connect(): void {
    this.#link.onstate("connecting");
    void this.restart();
  }

  /** Begins the scene anew. */
  async restart(): Promise<void> {
    try {
      const begun = await api.attempt(this.#scene, { moves: [] });
      this.#link.onstate("open");
      this.#moves = [];
      this.#seq += 1;
      this.#position = begun.now.position;
      this.#hooks.onstatus(begun);
      const { view, to_decide, decisions } = begun.now;
      const table = lessonTable(this.#scene, this.#hooks.seats(view.seats.length));
      this.#link.onmessage({ type: "snapshot", table, seq: this.#seq, position: view, to_decide, decisions, chat: [] });
    } catch (problem) {
      this.#hooks.onproblem(problem);
    }
  }

  async ask(command: Command): Promise<Answer> {
    if (command.type === "chat") return { type: "refused", id: command.id, code: "not_playing", text: "" };
    try {
      if (command.type === "play") return await this.#play(command.id, command.moves);
      const asked = { position: this.#position, seat: command.seat, moves: "moves" in command ? (command.moves ?? []) : [] };
      if (command.type === "foresee") return { ...(await api.foresee(asked)), id: command.id };
      if (command.type === "preview") return { ...(await api.preview(asked)), id: command.id };
      return { ...(await api.why({ ...asked, canoe: command.canoe, space: command.space })), id: command.id };
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      const { code, message, rule, params } = problem;
      return { type: "refused", id: command.id, code, text: message, rule, params };
    }
  }

  async #play(id: string, fresh: readonly number[]): Promise<Answer> {
    const moves = [...this.#moves, ...fresh];
    const attempted = await api.attempt(this.#scene, { moves, fresh: fresh.length, first: this.#hooks.first?.() ?? false });
    const { position, view, events, to_decide, turn, decisions } = attempted.now;
    this.#moves = moves;
    this.#position = position;
    this.#seq += 1;
    this.#hooks.onstatus(attempted);
    this.#link.onmessage({
      type: "update",
      seq: this.#seq,
      seat: attempted.seat,
      text: "",
      events,
      to_decide,
      phase: view.phase,
      turn,
      decisions,
    });
    return { type: "accepted", id, seq: this.#seq };
  }

  // Nobody else is at the table, and there is no connection to lose.
  say(): void {}
  hurry(): void {}
  end(): void {}
}
