// A wire to the server that is always replaced by another. The server beats every few seconds, so silence tells that a
// wire is dead, even one that nobody has closed; a ping tells at once.

import type { Beat, Ping, Pong } from "../protocol.gen";
import { host, type Wire } from "./host";

export type LinkState = "connecting" | "open" | "waiting" | "closed";

export interface LifelineHooks<Message> {
  /** The host's path, asked for with every new wire. */
  url(): string;
  onopen(): void;
  onmessage(message: Message): void;
  onstate(state: LinkState): void;
  /** The other end has taken in everything that was sent before the ping. */
  onpong(): void;
  open?: (url: string) => Wire;
  random?: () => number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The server beats every 4 s: after this much silence the wire is dead. */
const SILENCE = 9000;
/** How long the answer to a ping may take. */
const PATIENCE = 3000;
/** A handshake younger than this is not given up for a new one. */
const FRESH = 1000;
/** Codes with which a server says that coming back is useless (no such table, not allowed). */
const FINAL_CODES = new Set([4403, 4404]);
/** The device was signed out, here or from another one: whoever looks now is somebody else, and begins anew. */
const SIGNED_OUT = 4401;
/** A page that signed out itself is on its way already. */
const RELOAD_AFTER = 1000;
const PING = JSON.stringify({ type: "ping" } satisfies Ping);

type Timer = ReturnType<typeof setTimeout>;

export class Lifeline<Message extends object> {
  readonly #hooks: LifelineHooks<Message>;
  #wire: Wire | null = null;
  #isOpen = false;
  #began = 0;
  #tries = 0;
  #ended = false;
  #pause: Timer | undefined;
  #silence: Timer | undefined;
  #pong: Timer | undefined;

  constructor(hooks: LifelineHooks<Message>) {
    this.#hooks = hooks;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  connect(): void {
    if (this.#ended || this.#wire) return;
    clearTimeout(this.#pause);
    this.#hooks.onstate("connecting");
    const open = this.#hooks.open ?? ((path: string) => host().open(path));
    const wire = open(this.#hooks.url());
    this.#wire = wire;
    this.#began = performance.now();
    // What an earlier wire still has to say was made up for by the one after it.
    wire.onopen = () => wire === this.#wire && this.#opened();
    wire.onmessage = ({ data }) => wire === this.#wire && this.#received(data);
    wire.onclose = ({ code }) => wire === this.#wire && this.#closed(code);
    this.#silence = setTimeout(() => this.#closed(0), host().handshake);
  }

  send(text: string): void {
    if (this.#isOpen) this.#wire?.send(text);
  }

  /** Asks the other end whether it is there; without an answer the wire is replaced. Says whether a ping left now. */
  probe(): boolean {
    if (!this.#isOpen || this.#pong !== undefined) return false;
    this.send(PING);
    this.#pong = setTimeout(() => this.replace(), PATIENCE);
    return true;
  }

  /** The network is back or the page is shown again: look at once, and do not wait out a pause. */
  hurry(): void {
    if (this.#ended) return;
    this.#tries = 0;
    if (!this.#wire) this.connect();
    else if (this.#isOpen) this.probe();
    else if (performance.now() - this.#began > FRESH) this.replace();
  }

  /** Takes a new wire for one that is no good. */
  replace(): void {
    this.#drop();
    if (this.#ended) return;
    this.#hooks.onstate("waiting");
    this.connect();
  }

  /** Everybody comes back at once after a restart; the spread keeps the server from drowning in it. */
  expectRestart(): void {
    this.#tries = 1;
  }

  end(): void {
    this.#ended = true;
    this.#drop();
    this.#hooks.onstate("closed");
  }

  #opened(): void {
    this.#isOpen = true;
    this.#tries = 0;
    this.#alive();
    this.#hooks.onstate("open");
    this.#hooks.onopen();
  }

  #received(data: unknown): void {
    if (typeof data !== "string") return;
    this.#alive();
    const message = JSON.parse(data) as Message | Beat | Pong;
    if (is<Pong>(message, "pong")) {
      clearTimeout(this.#pong);
      this.#pong = undefined;
      this.#hooks.onpong();
    } else if (!is<Beat>(message, "beat")) this.#hooks.onmessage(message);
  }

  #alive(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.replace(), SILENCE);
  }

  /** A wire ended, or never began: pause a while, counted from when it was tried. */
  #closed(code: number): void {
    const spent = this.#isOpen ? 0 : performance.now() - this.#began;
    this.#drop();
    if (FINAL_CODES.has(code)) {
      this.end();
      return;
    }
    if (code === SIGNED_OUT) {
      this.end();
      setTimeout(() => location.reload(), RELOAD_AFTER);
      return;
    }
    this.#hooks.onstate("waiting");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    const random = this.#hooks.random ?? Math.random;
    this.#tries += 1;
    this.#pause = setTimeout(() => this.connect(), Math.max(0, longest * (0.5 + random() / 2) - spent));
  }

  #drop(): void {
    for (const timer of [this.#pause, this.#silence, this.#pong]) clearTimeout(timer);
    this.#pong = undefined;
    const wire = this.#wire;
    this.#wire = null;
    this.#isOpen = false;
    wire?.close();
  }
}

function is<Sign extends Beat | Pong>(message: object, type: Sign["type"]): message is Sign {
  return "type" in message && message.type === type;
}

/** Hurries a lifeline whenever the page comes online or into sight, until the answer is called. */
export function hurryOnReturn(hurry: () => void): () => void {
  const shownAgain = (): void => {
    if (!document.hidden) hurry();
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", shownAgain);
  return () => {
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", shownAgain);
  };
}
