// Requests and sockets as numbered letters to an engine, in this browser or on another device; each answer goes to who asked.

import type { Answer, Wire } from "../net/host";
import type { Asked, Told } from "./messages";

/** A socket that ended with its engine; the page comes back. */
const AWAY = 1012;

type Without<Each> = Each extends Asked ? Omit<Each, "from"> : never;
export type Letter = Without<Asked>;
type Reply<Each> = Each extends Extract<Told, { kind: "answer" | "told" | "ended" }> ? Omit<Each, "to"> : never;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (problem: Error) => void;
  readonly letter: Letter;
  sent: boolean;
}

export class Letters {
  readonly #waiting = new Map<number, Waiting>();
  readonly #wires = new Map<number, LetterWire>();
  readonly #send: (letter: Letter) => void;
  #engine = "";
  #last = 0;

  constructor(send: (letter: Letter) => void) {
    this.#send = send;
  }

  call(method: "GET" | "POST", path: string, body = "", patience?: AbortSignal): Promise<Answer> {
    const n = ++this.#last;
    return new Promise((resolve, reject) => {
      const waiting = { resolve, reject, letter: { kind: "call", n, method, path, body } as const, sent: false };
      this.#waiting.set(n, waiting);
      // A page that asks again and again does not wait for what is still being loaded.
      patience?.addEventListener("abort", () => this.#waiting.delete(n) && reject(new Error("no answer in time")));
      this.#sendCall(waiting);
    });
  }

  open(path: string): Wire {
    const n = ++this.#last;
    const wire = new LetterWire(
      () => this.#send({ kind: "open", n, path }),
      (text) => this.#send({ kind: "say", n, text }),
      () => this.#wires.delete(n) && wire.begun && this.#send({ kind: "close", n }),
    );
    this.#wires.set(n, wire);
    // Whoever opened it has yet to say who listens.
    if (this.#engine) queueMicrotask(() => this.#wires.has(n) && !wire.begun && this.#engine && wire.begin());
    return wire;
  }

  /** Takes what the engine says to whoever asked. */
  take(told: Reply<Told>): void {
    if (told.kind === "answer") {
      this.#waiting.get(told.n)?.resolve(told);
      this.#waiting.delete(told.n);
    } else if (told.kind === "told") this.#wires.get(told.n)?.onmessage?.({ data: told.text });
    else this.#end(told.n, told.code);
  }

  /** An engine is there, or with no name: none is. What another was asked has no answer any more; what nobody was asked is asked now. */
  met(name: string): void {
    if (name === this.#engine) return;
    this.#engine = name;
    for (const [n, waiting] of [...this.#waiting]) {
      if (waiting.sent) {
        this.#waiting.delete(n);
        waiting.reject(new Error("the engine is gone"));
      } else this.#sendCall(waiting);
    }
    for (const [n, wire] of [...this.#wires]) {
      if (wire.begun) this.#end(n, AWAY);
      else if (name) wire.begin();
    }
  }

  #sendCall(waiting: Waiting): void {
    if (!this.#engine) return;
    waiting.sent = true;
    this.#send(waiting.letter);
  }

  #end(n: number, code: number): void {
    const wire = this.#wires.get(n);
    this.#wires.delete(n);
    wire?.onclose?.({ code });
  }
}

/** A socket to the engine: it begins when there is one. */
class LetterWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  begun = false;
  readonly #open: () => void;
  readonly send: (text: string) => void;
  readonly close: () => void;

  constructor(open: () => void, send: (text: string) => void, close: () => void) {
    this.#open = open;
    this.send = send;
    this.close = close;
  }

  begin(): void {
    this.begun = true;
    this.#open();
    this.onopen?.();
  }
}
