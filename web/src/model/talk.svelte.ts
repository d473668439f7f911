// The chat of a table as this browser knows it: what was said, and what is still on its way.

import { newId, type Answer, type Command, type Refusal } from "../net/socket";
import type { ChatLine } from "../protocol.gen";

/** What is said; `name` is what somebody goes by who only watches. */
export type Said = Pick<ChatLine, "phrase" | "text"> & { readonly name?: string };

export interface TalkHooks {
  ask(command: Command): Promise<Answer>;
}

const LINES_KEPT = 200;
/** Refusals that pass: the line is sent again a little later. */
const PASSING = new Set<string>(["slow_down", "try_again"]);
const PAUSE = 2000;

export class Talk {
  readonly #hooks: TalkHooks;
  #last: Promise<void> = Promise.resolve();

  lines: readonly ChatLine[] = $state.raw([]);
  /** Lines that nobody is known to have heard yet. */
  unsent: readonly (Said & { readonly id: string })[] = $state.raw([]);

  /** The last line that was not taken, and why. */
  refused: { readonly line: Said; readonly why: Refusal } | null = $state.raw(null);

  constructor(hooks: TalkHooks) {
    this.#hooks = hooks;
  }

  /** Number of the last line that was heard. */
  get heard(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  /** Takes over all that was said lately. */
  set(lines: readonly ChatLine[]): void {
    this.lines = lines;
    this.#arrived(lines);
  }

  /** Adds a line in its place; one that comes twice is heard once. */
  hear(line: ChatLine): void {
    const number = line.number ?? 0;
    if (this.lines.some((each) => each.number === number)) return;
    const at = this.lines.findLastIndex((each) => (each.number ?? 0) < number) + 1;
    this.lines = [...this.lines.slice(0, at), line, ...this.lines.slice(at)].slice(-LINES_KEPT);
    this.#arrived([line]);
  }

  /** Says a line after those that were said before it; it is shown as unsent until the table has it. */
  say(said: Said): void {
    const line = { id: newId(), ...said };
    this.refused = null;
    this.unsent = [...this.unsent, line];
    this.#last = this.#last.then(() => this.#send(line));
  }

  async #send(line: Said & { readonly id: string }): Promise<void> {
    let answer = await this.#hooks.ask({ type: "chat", ...line });
    while (answer.type === "refused" && PASSING.has(answer.code)) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      answer = await this.#hooks.ask({ type: "chat", ...line });
    }
    if (answer.type === "refused") this.refused = { line, why: answer };
    this.#forget(new Set([line.id]));
  }

  #arrived(lines: readonly ChatLine[]): void {
    this.#forget(new Set(lines.map(({ id }) => id ?? "")));
  }

  #forget(ids: ReadonlySet<string>): void {
    if (this.unsent.some(({ id }) => ids.has(id))) this.unsent = this.unsent.filter(({ id }) => !ids.has(id));
  }
}
