// Carries a stored game to a table that only watches: moment by moment, or a jump to any.

import type { Answer, Command, Link, LinkHooks } from "../net/socket";
import type { Outcome, Replay } from "../protocol.gen";

export class ReplayLink implements Link {
  readonly #link: LinkHooks;
  #replay: Replay | null = null;
  /** Numbers what is told, so that going back is not taken for something old. */
  #told = 0;

  constructor(link: LinkHooks) {
    this.#link = link;
  }

  connect(): void {
    this.#link.onstate("connecting");
  }

  /** Begins to carry a replay, at a moment: so many of its steps have been played. */
  carry(replay: Replay, at: number): void {
    this.#replay = replay;
    this.#link.onstate("open");
    this.show(at);
  }

  /** Shows how things stand after so many steps. */
  show(at: number): void {
    if (!this.#replay) return;
    const { start, steps } = this.#replay;
    // Who is at the other end of a line says nothing about a game that is being looked at again.
    const seats = this.#replay.table.seats.map((seat) => ({ ...seat, online: true, away: false }));
    const table = { ...this.#replay.table, seats };
    const position = steps[at - 1]?.position ?? start;
    this.#told += 1;
    this.#link.onmessage({
      type: "snapshot",
      table,
      seq: this.#told,
      position,
      to_decide: [],
      decisions: [],
      chat: [],
      outcome: at === steps.length ? this.#outcome() : null,
    });
  }

  /** Plays the step that leads to moment `at` on the board. */
  play(at: number): void {
    const step = this.#replay?.steps[at - 1];
    if (!step) return;
    // A card that is put down moves nothing, and whether it is seen hangs on the eyes that look.
    if (step.events.every((event) => event.kind === "card_chosen")) {
      this.show(at);
      return;
    }
    this.#told += 1;
    const { seat, text, events, position } = step;
    const { phase, turn = null } = position;
    this.#link.onmessage({ type: "update", seq: this.#told, seat, text, events, to_decide: [], phase, turn, decisions: [] });
  }

  #outcome(): Outcome | null {
    const ended = this.#replay?.steps.at(-1)?.events.find((event) => event.kind === "game_ended");
    return ended ? { winners: ended.winners, goals: ended.goals } : null;
  }

  ask(command: Command): Promise<Answer> {
    return Promise.resolve({ type: "refused", id: command.id, code: "not_playing", text: "" });
  }

  say(): void {}
  hurry(): void {}
  end(): void {}
}
