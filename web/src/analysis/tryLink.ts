// Carries one decision of a stored game to a table where it can be made again: the server says what is legal, what
// the moves do and how good they are; nothing is kept.

import { api, ApiProblem, carried } from "../net/http";
import type { Answer, Command, Link, LinkHooks } from "../net/socket";
import type { Judged, Position, Practice, TableInfo, Tried } from "../protocol.gen";

export interface TryHooks {
  ontried(tried: Tried): void;
  onproblem(problem: unknown): void;
}

export class TryLink implements Link {
  readonly #link: LinkHooks;
  readonly #hooks: TryHooks;
  readonly #table: TableInfo;
  readonly #position: Position;
  readonly #decision: Judged;
  #told = 0;

  constructor(link: LinkHooks, table: TableInfo, position: Position, decision: Judged, hooks: TryHooks) {
    this.#link = link;
    this.#hooks = hooks;
    const seats = table.seats.map((seat, index) => ({ ...seat, yours: index === decision.seat, online: true, away: false }));
    this.#table = { ...table, status: "playing", seats };
    this.#position = position;
    this.#decision = decision;
  }

  connect(): void {
    this.#link.onstate("connecting");
    void this.restart();
  }

  /** Shows the position before the decision, as its seat saw it, and what it could do. */
  async restart(): Promise<void> {
    const { seat } = this.#decision;
    try {
      const begun = await api.practise({ ...this.#asked(), moves: [] });
      this.#link.onstate("open");
      this.#told += 1;
      const decisions = begun.decisions.filter((each) => each.seat === seat);
      this.#link.onmessage({
        type: "snapshot",
        table: this.#table,
        seq: this.#told,
        position: begun.view,
        to_decide: [seat],
        decisions,
        chat: [],
      });
    } catch (problem) {
      this.#hooks.onproblem(problem);
    }
  }

  async ask(command: Command): Promise<Answer> {
    if (command.type === "chat") return { type: "refused", id: command.id, code: "not_playing", text: "" };
    const asked = { ...this.#asked(), moves: "moves" in command ? (command.moves ?? []) : [] };
    try {
      if (command.type === "play") return await this.#play(command.id, asked.moves);
      if (command.type === "foresee") return { ...(await api.foresee(asked)), id: command.id };
      if (command.type === "why") {
        return { ...(await api.why({ ...asked, canoe: command.canoe, space: command.space })), id: command.id };
      }
      command.type satisfies "preview";
      return { ...(await api.preview(asked)), id: command.id };
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      const { code, message, rule, params } = problem;
      return { type: "refused", id: command.id, code, text: message, rule, params };
    }
  }

  async #play(id: string, moves: readonly number[]): Promise<Answer> {
    const { seat, before } = this.#decision;
    const [tried, shown] = await Promise.all([
      api.tryMoves(this.#table.id, { before, seat, moves }),
      api.preview({ ...this.#asked(), moves }),
    ]);
    this.#told += 1;
    const { events, phase } = shown;
    this.#link.onmessage({
      type: "update",
      seq: this.#told,
      seat,
      text: tried.text,
      events,
      to_decide: [],
      phase,
      turn: null,
      decisions: [],
    });
    this.#hooks.ontried(tried);
    return { type: "accepted", id, seq: this.#told };
  }

  #asked(): Pick<Practice, "position" | "seat"> {
    return { position: carried(this.#position), seat: this.#decision.seat };
  }

  say(): void {}
  hurry(): void {}
  end(): void {}
}
