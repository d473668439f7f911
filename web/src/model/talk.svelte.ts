// The chat of a table as this browser knows it: what was said, and what is still on its way.

import { newId, type Answer, type Command, type Refusal } from "../net/socket";
import type { ChatLine } from "../protocol.gen";
import { isReaction, phraseOf, reactionOf, type Reaction } from "./reactions";

/** What is said; `name` is what somebody goes by who only watches. */
export type Said = Pick<ChatLine, "phrase" | "text"> & { readonly name?: string };

export interface TalkHooks {
  ask(command: Command): Promise<Answer>;
}

/** What somebody felt like just now. */
export interface Felt {
  key: number;
  seat: number;
  reaction: Reaction;
}

const LINES_KEPT = 200;
/** How long a reaction is seen, and how long it is until the next one, in milliseconds. */
const FELT = 3200;
const BETWEEN = 1500;
/** Refusals that pass: the line is sent again a little later. */
const PASSING = new Set<string>(["slow_down", "try_again"]);
const PAUSE = 2000;

export class Talk {
  readonly #hooks: TalkHooks;
  #last: Promise<void> = Promise.resolve();
  #heard = 0;
  #reacted = -Infinity;

  lines: readonly ChatLine[] = $state.raw([]);
  /** Number of the last line that was read; below zero before one came, since what was said before that is not news. */
  #read = $state(-1);
  readonly unread = $derived.by(() => this.lines.filter(({ number }) => (number ?? 0) > this.#read).length);

  /** Lines that nobody is known to have heard yet. */
  unsent: readonly (Said & { readonly id: string })[] = $state.raw([]);

  /** What people feel like now, each until it has been seen. */
  felt: readonly Felt[] = $state.raw([]);

  /** The last line that was not taken, and why. */
  refused: { readonly line: Said; readonly why: Refusal } | null = $state.raw(null);

  constructor(hooks: TalkHooks) {
    this.#hooks = hooks;
  }

  /** Number of the last line that was heard. */
  get heard(): number {
    return this.#heard;
  }

  /** Takes over all that was said lately. */
  set(lines: readonly ChatLine[]): void {
    this.#heard = lines.at(-1)?.number ?? 0;
    if (this.#read < 0) this.#read = this.#heard;
    this.lines = lines.filter((line) => !isReaction(line));
    this.#arrived(lines);
  }

  /** Adds a line in its place; one that comes twice is heard once. */
  hear(line: ChatLine): void {
    const number = line.number ?? 0;
    if (this.lines.some((each) => each.number === number)) return;
    const fresh = number > this.#heard;
    this.#heard = Math.max(this.#heard, number);
    if (isReaction(line)) {
      if (fresh) this.#feel(line);
      return;
    }
    const at = this.lines.findLastIndex((each) => (each.number ?? 0) < number) + 1;
    this.lines = [...this.lines.slice(0, at), line, ...this.lines.slice(at)].slice(-LINES_KEPT);
    this.#arrived([line]);
  }

  /** All that was said has been seen. */
  read(): void {
    this.#read = this.#heard;
  }

  /** Says a line after those that were said before it; it is shown as unsent until the table has it. */
  say(said: Said): void {
    const line = { id: newId(), ...said };
    this.refused = null;
    this.unsent = [...this.unsent, line];
    this.#last = this.#last.then(() => this.#send(line));
  }

  /** Shows everybody what one feels like; nothing where one just did. The answer says why it was not taken, if it was not. */
  async react(reaction: Reaction, now = performance.now()): Promise<Refusal | null> {
    if (now - this.#reacted < BETWEEN) return null;
    this.#reacted = now;
    const answer = await this.#hooks.ask({ type: "chat", id: newId(), phrase: phraseOf(reaction) });
    return answer.type === "refused" && !PASSING.has(answer.code) ? answer : null;
  }

  #feel(line: ChatLine): void {
    const reaction = reactionOf(line);
    const key = line.number ?? 0;
    if (!reaction || line.seat < 0) return;
    // One at a time: a new one takes the place of the one before.
    this.felt = [...this.felt.filter(({ seat }) => seat !== line.seat), { key, seat: line.seat, reaction }];
    setTimeout(() => (this.felt = this.felt.filter((each) => each.key !== key)), FELT);
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
