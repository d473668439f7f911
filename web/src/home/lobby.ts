// The lobby as it is now. The server tells every change over a socket; where none can be had, the page asks again.

import { api } from "../net/http";
import { lobbyUrl } from "../net/socket";
import type { Lobby } from "../protocol.gen";

const PATIENCE = 8000;

/** Calls `told` with the lobby, now and whenever it changes, until the answer is called. */
export function watchLobby(told: (lobby: Lobby) => void, failed: (error: unknown) => void): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const ask = (): Promise<void> => api.lobby().then((lobby) => !ended && told(lobby), (error) => !ended && failed(error)) as Promise<void>;
  const later = (): void => {
    if (ended) return;
    timer = setTimeout(() => {
      if (!document.hidden) void ask();
      connect();
    }, PATIENCE);
  };
  function connect(): void {
    socket = new WebSocket(lobbyUrl());
    socket.onmessage = ({ data }) => told(JSON.parse(String(data)) as Lobby);
    socket.onclose = later;
  }

  void ask();
  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    if (socket) socket.onclose = null;
    socket?.close();
  };
}
