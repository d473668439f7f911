// The guest's side: the page's requests and sockets about a table on another device go there over a channel; all others are
// answered by this browser itself, whose engine is loaded only then.

import { host, useHost, type Answer, type Host, type Wire } from "../net/host";
import { Letters } from "../tab/letters";
import { describe, meet, newPeer, readCode, shownCode, stayAwake } from "./peer";
import { Joiner, split } from "./pieces";
import { isElsewhere, remember, tokenFor } from "./visited";

/** The longest answer is a long game's replay. */
const MOST_CHARACTERS = 20_000_000;
/** A page at a table elsewhere waits for its player to connect again. */
const HANDSHAKE = 120_000;

type FromHost =
  | { readonly kind: "who"; readonly host: string; readonly table: string }
  | { readonly kind: "here"; readonly engine: string; readonly token: string }
  | { readonly kind: "answer"; readonly n: number; readonly status: number; readonly text: string }
  | { readonly kind: "told"; readonly n: number; readonly text: string }
  | { readonly kind: "ended"; readonly n: number; readonly code: number };

const tableIn = (path: string): string => decodeURIComponent(/^\/(?:api|ws)\/tables\/([^/?]+)/.exec(path)?.[1] ?? "");

export class GuestHost implements Host {
  readonly handshake = HANDSHAKE;
  readonly remote = false;
  readonly #letters = new Letters((letter) => this.#send(JSON.stringify(letter)));
  readonly #makeOwn: () => Host;
  #own: Host | null = null;
  #channel: RTCDataChannel | null = null;
  #name = "";
  #table = "";

  constructor(makeOwn: () => Host) {
    this.#makeOwn = makeOwn;
  }

  call(method: "GET" | "POST", path: string, body?: string, patience?: AbortSignal): Promise<Answer> {
    return isElsewhere(tableIn(path)) ? this.#letters.call(method, path, body, patience) : this.own.call(method, path, body, patience);
  }

  open(path: string): Wire {
    return isElsewhere(tableIn(path)) ? this.#letters.open(path) : this.own.open(path);
  }

  /** This browser's own host. */
  get own(): Host {
    return (this.#own ??= this.#makeOwn());
  }

  /** Speaks over a channel that is open; gives the table once its host has said welcome. */
  connect(peer: RTCPeerConnection, channel: RTCDataChannel): Promise<string> {
    this.#channel?.close();
    this.#channel = channel;
    const joiner = new Joiner(MOST_CHARACTERS);
    const sleep = stayAwake();
    const end = (): void => {
      sleep();
      peer.close();
      if (channel !== this.#channel) return;
      this.#channel = null;
      this.#letters.met("");
    };
    channel.onclose = end;
    peer.onconnectionstatechange = () => {
      // What is only disturbed may come back; the sockets on it notice by themselves.
      if (channel === this.#channel && peer.connectionState === "failed") end();
    };
    addEventListener("pagehide", end);
    return new Promise((resolve) => {
      channel.onmessage = ({ data }) => {
        if (channel !== this.#channel) return;
        try {
          const text = joiner.take(data);
          if (text !== null && this.#take(JSON.parse(text) as FromHost)) resolve(this.#table);
        } catch {
          end();
        }
      };
    });
  }

  /** Whether the host has said welcome. */
  #take(told: FromHost): boolean {
    if (told.kind === "who") {
      this.#name = told.host;
      this.#table = told.table;
      this.#send(JSON.stringify({ kind: "hello", token: tokenFor(told.host) }));
    } else if (told.kind === "here") {
      remember(this.#name, this.#table, told.token);
      this.#letters.met(told.engine);
      return true;
    } else {
      // The next game of the same people is at the same host.
      const next = told.kind === "ended" ? null : /"next_table":"([\w-]+)"/.exec(told.text);
      if (next) remember(this.#name, next[1]!, tokenFor(this.#name));
      this.#letters.take(told);
    }
    return false;
  }

  #send(text: string): void {
    if (this.#channel?.readyState === "open") for (const piece of split(text)) this.#channel.send(piece);
  }
}

/** The page's host from now on, with whatever was its host before as its own. */
function guestHost(): GuestHost {
  const now = host();
  if (now instanceof GuestHost) return now;
  const made = new GuestHost(() => now);
  useHost(made);
  return made;
}

export interface Answering {
  readonly text: string;
  readonly link: string;
  /** The table, once its host has taken the answer. */
  readonly arrived: Promise<string>;
  end(): void;
}

/** Answers an offer; throws what is wrong with it. */
export async function answer(offered: string): Promise<Answering> {
  const offer = readCode(offered, "offer");
  const peer = newPeer();
  const arrived = new Promise<string>((resolve) => {
    peer.ondatachannel = ({ channel }) => {
      const connect = (): void => void guestHost().connect(peer, channel).then(resolve);
      if (channel.readyState === "open") connect();
      else channel.onopen = connect;
    };
  });
  await meet(peer, offer);
  const code = await describe(peer, "answer", offer.ufrag);
  return { ...shownCode(code), arrived, end: () => peer.close() };
}
