// The socket of one table. It comes back by itself, says where it left off, and sends again what was not answered:
// a command keeps its id, so the server obeys it once however often it arrives.

import type { Accepted, Because, Beat, ClientMessage, Foreseen, Pong, Previewed, Refused, ServerMessage } from "../protocol.gen";
import type { ProblemCode } from "./http";
import type { Wire } from "./host";
import { Lifeline, type LinkState } from "./lifeline";

export type { LinkState };
export type Refusal = Omit<Refused, "code"> & { readonly code: ProblemCode };
export type Answer = Accepted | Refusal | Previewed | Because | Foreseen;
export type Command = Extract<ClientMessage, { id: string }>;
export type Plain = Exclude<ClientMessage, Command>;
export type Told = Exclude<ServerMessage, Beat | Pong>;

/** What a table hears from whoever carries its messages. */
export interface LinkHooks {
  onmessage(message: Told): void;
  onstate(state: LinkState): void;
  /** Number of the last update that was taken in, or -1 before the first snapshot. */
  since(): number;
  /** Number of the last line of chat that was taken in. */
  heard(): number;
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

export interface SocketOptions extends LinkHooks {
  /** The address; one that comes back says which update and line of chat it saw last, and gets what it missed. */
  url(since: number, heard: number): string;
  open?: (url: string) => Wire;
  random?: () => number;
}

/** A command that is unanswered for so long makes the socket look whether anybody is there. */
const UNANSWERED = 3000;

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
  /** A ping left after it: its answer comes before the pong, or never. */
  pinged: boolean;
}

export class TableSocket implements Link {
  readonly #options: SocketOptions;
  readonly #line: Lifeline<Told>;
  readonly #unanswered = new Map<string, Waiting>();
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#line = new Lifeline({
      url: () => options.url(options.since(), options.heard()),
      onopen: () => this.#opened(),
      onmessage: (message) => this.#received(message),
      onstate: (state) => options.onstate(state),
      onpong: () => this.#ponged(),
      ...(options.open ? { open: options.open } : {}),
      ...(options.random ? { random: options.random } : {}),
    });
  }

  connect(): void {
    this.#line.connect();
  }

  /** Sends a command and gives its answer, which may come after any number of reconnections. */
  ask(command: Command): Promise<Answer> {
    const text = JSON.stringify(command);
    return new Promise((resolve) => {
      this.#unanswered.set(command.id, { text, resolve, pinged: false });
      this.#line.send(text);
      this.#doubtLater();
    });
  }

  /** Sends something that has no answer, if there is a connection. */
  say(message: Plain): void {
    this.#line.send(JSON.stringify(message));
  }

  hurry(): void {
    this.#line.hurry();
  }

  end(): void {
    clearTimeout(this.#doubt);
    this.#line.end();
  }

  #opened(): void {
    for (const waiting of this.#unanswered.values()) {
      waiting.pinged = false;
      this.#line.send(waiting.text);
    }
    this.#doubtLater();
  }

  #received(message: Told): void {
    if (message.type === "restarting") this.#line.expectRestart();
    if (!("id" in message)) {
      this.#options.onmessage(message);
      return;
    }
    const waiting = this.#unanswered.get(message.id);
    this.#unanswered.delete(message.id);
    this.#doubtLater();
    this.#options.onmessage(message);
    waiting?.resolve(message);
  }

  #doubtLater(): void {
    clearTimeout(this.#doubt);
    if (this.#unanswered.size > 0) this.#doubt = setTimeout(() => this.#probe(), UNANSWERED);
  }

  #probe(): void {
    if (!this.#line.probe()) this.#doubtLater();
    else for (const waiting of this.#unanswered.values()) waiting.pinged = true;
  }

  /** Answers come in order: what was asked before the ping and has none was lost on the way. */
  #ponged(): void {
    if ([...this.#unanswered.values()].some(({ pinged }) => pinged)) this.#line.replace();
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

export function tableUrl(id: string, since: number, heard: number): string {
  return `/ws/tables/${encodeURIComponent(id)}${since >= 0 ? `?since=${since}&heard=${heard}` : ""}`;
}

export const lobbyUrl = (): string => "/ws/lobby";
