// The host's side: an offer for one guest at a time, and a channel for each, whose messages go to the engine and back.

import { host } from "../net/host";
import { unpack, type Code } from "./code";
import { answers, codeProblem, describe, meet, newPeer, readCode, shownCode, stayAwake, WrongCode, type Handed } from "./peer";
import { Joiner, split } from "./pieces";

/** More is no table any more. */
const MOST_GUESTS = 12;
/** What a guest may send in one message; the engine takes less. */
const MOST_CHARACTERS = 64_000;
/** What may wait on its way to a guest who reads slowly. */
const MOST_BUFFERED = 8_000_000;
/** Codes with which the engine says that it wants nothing more of a guest. */
const UNWANTED = new Set([1008, 4404]);
/** Devices that have not found each other after this long will not. */
const FINDING = 20_000;

export const hosting = $state({
  /** The offer that is shown, as text and as a link; empty while it is being made. */
  text: "",
  link: "",
  /** An answer has come, and the devices look for each other. */
  finding: false,
  /** They did not find each other: the network keeps them apart. */
  apart: false,
  /** How many guests are connected. */
  here: 0,
  /** This browser cannot do it at all. */
  unable: false,
});

interface Offer {
  readonly table: string;
  readonly code: Code;
  readonly peer: RTCPeerConnection;
  readonly channel: RTCDataChannel;
}

let offer: Offer | null = null;
let making = "";
let listening = false;

/** Shows an offer for the next guest of a table, unless one is shown already. */
export async function invite(table: string): Promise<void> {
  listen();
  if (making === table || offer?.table === table) return;
  making = table;
  withdraw();
  hosting.unable = false;
  try {
    const peer = newPeer();
    const channel = peer.createDataChannel("niagara");
    const code = await describe(peer, "offer");
    if (making !== table) return peer.close();
    offer = { table, code, peer, channel };
    Object.assign(hosting, shownCode(code));
  } catch {
    hosting.unable = true;
  }
  making = "";
}

function withdraw(): void {
  offer?.peer.close();
  offer = null;
  Object.assign(hosting, { text: "", link: "" });
}

/** Takes what a guest's device shows; throws what is wrong with it. */
export async function takeAnswer(text: string): Promise<void> {
  const code = readCode(text, "answer");
  const now = offer;
  if (!now || code.to !== now.code.ufrag) throw new WrongCode("other");
  if (hosting.here >= MOST_GUESTS) throw new WrongCode("full");
  const { table, peer, channel } = now;
  // From here on the offer is used up, whatever comes of it.
  offer = null;
  Object.assign(hosting, { text: "", link: "", finding: true, apart: false });
  try {
    // The channel may be open before one has heard that the answer was taken.
    await Promise.all([found(peer, channel), meet(peer, code)]);
    admit(table, peer, channel);
  } catch {
    peer.close();
    hosting.apart = true;
  }
  hosting.finding = false;
  void invite(table);
}

function found(peer: RTCPeerConnection, channel: RTCDataChannel): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("apart")), FINDING);
    channel.onopen = () => {
      clearTimeout(late);
      resolve();
    };
    peer.onconnectionstatechange = () => peer.connectionState === "failed" && reject(new Error("apart"));
  });
}

/** Lets a guest in: what comes over the channel goes to the engine, which trusts nothing of it, and its answers go back. */
function admit(table: string, peer: RTCPeerConnection, channel: RTCDataChannel): void {
  const sleep = stayAwake();
  const joiner = new Joiner(MOST_CHARACTERS);
  let wire = open();
  let over = false;
  hosting.here += 1;

  function open(): ReturnType<ReturnType<typeof host>["open"]> {
    const opened = host().open(`/ws/guests/${encodeURIComponent(table)}`);
    opened.onmessage = ({ data }) => tell(String(data));
    // An engine that was replaced by another asks the guest anew who it is.
    opened.onclose = ({ code }) => {
      if (over) return;
      if (UNWANTED.has(code)) end();
      else wire = open();
    };
    return opened;
  }

  function tell(text: string): void {
    if (channel.readyState !== "open") return;
    if (channel.bufferedAmount > MOST_BUFFERED) return end();
    for (const piece of split(text)) channel.send(piece);
  }

  function end(): void {
    if (over) return;
    over = true;
    hosting.here -= 1;
    wire.close();
    peer.close();
    sleep();
  }

  channel.onmessage = ({ data }) => {
    try {
      const text = joiner.take(data);
      if (text !== null) wire.send(text);
    } catch {
      end();
    }
  };
  channel.onclose = end;
  peer.onconnectionstatechange = () => void (peer.connectionState === "failed" && end());
  addEventListener("pagehide", end);
}

function isFor(text: string, offered: Offer | null): boolean {
  try {
    return unpack(text).to === offered?.code.ufrag;
  } catch {
    return false;
  }
}

/** A camera opens an answer in a page of its own, which hands it to this one. */
function listen(): void {
  if (listening) return;
  listening = true;
  const channel = answers();
  channel.onmessage = ({ data }: MessageEvent<Handed>) => {
    if (!("text" in data) || !isFor(data.text, offer)) return;
    const tell = (problem: string): void => channel.postMessage({ taken: data.text, problem } satisfies Handed);
    takeAnswer(data.text).then(
      () => tell(hosting.apart ? "near-apart" : ""),
      (problem: unknown) => tell(codeProblem(problem) ?? "near-apart"),
    );
  };
}
