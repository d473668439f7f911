// The lobby as it is now. The server tells every change over a socket; where none can be had, the page asks again.

import { api } from "../net/http";
import { hurryOnReturn, Lifeline } from "../net/lifeline";
import { lobbyUrl } from "../net/socket";
import type { Lobby } from "../protocol.gen";

/** Calls `told` with the lobby, now and whenever it changes, until the answer is called. */
export function watchLobby(told: (lobby: Lobby) => void, failed: (error: unknown) => void): () => void {
  let ended = false;
  async function ask(): Promise<void> {
    try {
      const lobby = await api.lobby();
      if (!ended) told(lobby);
    } catch (error) {
      if (!ended) failed(error);
    }
  }
  const line = new Lifeline<Lobby>({
    url: lobbyUrl,
    onopen: () => {},
    onpong: () => {},
    onmessage: told,
    onstate: (state) => {
      if (state === "waiting" && !document.hidden) void ask();
    },
  });

  void ask();
  line.connect();
  const unwatch = hurryOnReturn(() => line.hurry());
  return () => {
    ended = true;
    unwatch();
    line.end();
  };
}
