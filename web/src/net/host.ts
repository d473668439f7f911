// Who answers the client: the server it was loaded from, or the tab itself. It is chosen once, before the first page.

import { rooted } from "../addresses";

/** The part of WebSocket that is used, so that tests can put another in its place. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Host {
  /** Answers a request; rejects where nobody does. */
  call(method: "GET" | "POST", path: string, body?: string, patience?: AbortSignal): Promise<Answer>;
  /** Opens a socket. */
  open(path: string): Wire;
  /** How long a socket may take to open, in milliseconds. */
  readonly handshake: number;
  /** Whether a path is an address that the browser itself can fetch. */
  readonly remote: boolean;
}

/** The server that the client was loaded from. */
export const server: Host = {
  async call(method, path, body, patience) {
    const response = await fetch(rooted(path), {
      method,
      credentials: "same-origin",
      ...(patience ? { signal: patience } : {}),
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body }),
    });
    return { status: response.status, text: await response.text() };
  },
  open: (path) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${rooted(path)}`) as unknown as Wire,
  handshake: 5000,
  remote: true,
};

let chosen = server;

export const host = (): Host => chosen;

export function useHost(wanted: Host): void {
  chosen = wanted;
}
