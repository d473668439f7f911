// The socket of one table. It comes back by itself, says where it left off, and sends again what was not answered:
// a command keeps its id, so the server plays it once however often it arrives.

import type { Because, ClientMessage, Previewed, Accepted, Refused, ServerMessage } from "../protocol.gen";

export type LinkState = "connecting" | "open" | "waiting" | "closed";
export type Answer = Accepted | Refused | Previewed | Because;
export type Command = Extract<ClientMessage, { id: string }>;
export type Plain = Exclude<ClientMessage, Command>;

/** What a table hears from whoever carries its messages. */
export interface LinkHooks {
  onmessage(message: ServerMessage): void;
  onstate(state: LinkState): void;
  /** Number of the last update that was taken in, or -1 before the first snapshot. */
  since(): number;
}

/** Whatever carries a table's messages: a socket, or a lesson that speaks like one. */
export interface Link {
  connect(): void;
  ask(command: Command): Promise<Answer>;
  say(message: Plain): void;
  hurry(): void;
  end(): void;
}

export type MakeLink = (hooks: LinkHooks) => Link;

/** The part of WebSocket that is used, so that tests can put another in its place. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface SocketOptions extends LinkHooks {
  /** The address; one that comes back says which update it saw last, and gets what it missed. */
  url(since: number): string;
  open?: (url: string) => Wire;
  random?: () => number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Codes with which a server says that coming back is useless (no such table, not allowed). */
const FINAL_CODES = new Set([4403, 4404]);

export class TableSocket implements Link {
  readonly #options: SocketOptions;
  readonly #unanswered = new Map<string, { text: string; resolve: (answer: Answer) => void }>();
  readonly #outbox: string[] = [];
  #wire: Wire | null = null;
  #isOpen = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  connect(): void {
    if (this.#ended || this.#wire) return;
    clearTimeout(this.#timer);
    this.#options.onstate("connecting");
    const open = this.#options.open ?? ((url: string) => new WebSocket(url) as unknown as Wire);
    const wire = open(this.#options.url(this.#options.since()));
    this.#wire = wire;
    wire.onopen = () => this.#opened(wire);
    wire.onmessage = (event) => this.#received(event.data);
    wire.onclose = (event) => this.#closed(wire, event.code);
  }

  /** Sends a command and gives its answer, which may come after any number of reconnections. */
  ask(command: Command): Promise<Answer> {
    const text = JSON.stringify(command);
    return new Promise((resolve) => {
      this.#unanswered.set(command.id, { text, resolve });
      if (this.#isOpen) this.#wire?.send(text);
    });
  }

  /** Sends something that has no answer; without a connection it waits for one. */
  say(message: Plain): void {
    const text = JSON.stringify(message);
    if (this.#isOpen) this.#wire?.send(text);
    else if (message.type === "chat") this.#outbox.push(text);
  }

  /** The network is back or the page is shown again: do not wait out the pause. */
  hurry(): void {
    if (this.#wire || this.#ended) return;
    this.#tries = 0;
    this.connect();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#wire?.close();
    this.#wire = null;
    this.#options.onstate("closed");
  }

  #opened(wire: Wire): void {
    this.#isOpen = true;
    this.#tries = 0;
    this.#options.onstate("open");
    for (const { text } of this.#unanswered.values()) wire.send(text);
    for (const text of this.#outbox.splice(0)) wire.send(text);
  }

  #received(data: unknown): void {
    if (typeof data !== "string") return;
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === "restarting") {
      // Everybody comes back at once after a restart; the spread keeps the server from drowning in it.
      this.#tries = 1;
    }
    if ("id" in message) {
      const waiting = this.#unanswered.get(message.id);
      this.#unanswered.delete(message.id);
      this.#options.onmessage(message);
      waiting?.resolve(message);
      return;
    }
    this.#options.onmessage(message);
  }

  #closed(wire: Wire, code: number): void {
    if (wire !== this.#wire) return;
    this.#wire = null;
    this.#isOpen = false;
    if (this.#ended) return;
    if (FINAL_CODES.has(code)) {
      this.end();
      return;
    }
    this.#options.onstate("waiting");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    const random = this.#options.random ?? Math.random;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.connect(), longest * (0.5 + random() / 2));
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

function socketUrl(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${path}`;
}

export function tableUrl(id: string, since: number): string {
  return socketUrl(`tables/${encodeURIComponent(id)}${since >= 0 ? `?since=${since}` : ""}`);
}

export const lobbyUrl = (): string => socketUrl("lobby");
