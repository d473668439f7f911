// One end of a connection from device to device. Nobody in between is asked for anything: no server finds addresses or passes
// messages on, so that both have to be in one network.

import { rooted } from "../addresses";
import { whole } from "../router.svelte";
import { nameBelow } from "../tab/messages";
import { BadCode, pack, readSdp, unpack, writeSdp, type Code, type Kind } from "./code";

/** A code that is one, but not the one that is wanted here; its sentence is `near-…`. */
export class WrongCode extends Error {
  readonly why: "kind" | "other" | "full";

  constructor(why: WrongCode["why"]) {
    super(why);
    this.why = why;
  }
}

/** What to say of a code that was brought; `null` where it is not the code's fault. */
export function codeProblem(problem: unknown): string | null {
  return problem instanceof BadCode ? "near-bad" : problem instanceof WrongCode ? `near-wrong-${problem.why}` : null;
}

export const newPeer = (): RTCPeerConnection => new RTCPeerConnection({ iceServers: [] });

/** Some browsers take long to say that they have found all their addresses; what they have by then will do. */
const GATHERING = 3000;

/** Describes this end as a code, once the browser knows where it is. */
export async function describe(peer: RTCPeerConnection, kind: Kind, to?: string): Promise<Code> {
  await peer.setLocalDescription();
  await new Promise<void>((resolve) => {
    const look = (): void => void (peer.iceGatheringState === "complete" && resolve());
    peer.addEventListener("icegatheringstatechange", look);
    setTimeout(resolve, GATHERING);
    look();
  });
  return readSdp(kind, peer.localDescription!.sdp, to);
}

export const meet = (peer: RTCPeerConnection, code: Code): Promise<void> =>
  peer.setRemoteDescription({ type: code.kind, sdp: writeSdp(code) });

export function readCode(text: string, kind: Kind): Code {
  const code = unpack(text);
  if (code.kind !== kind) throw new WrongCode("kind");
  return code;
}

/** A code as it is shown: a link, which a camera opens, that ends with the text. */
export function shownCode(code: Code): { text: string; link: string } {
  const text = pack(code);
  return { text, link: whole(`/join#${text}`) };
}

/** Over this channel a page that was opened by scanning an answer hands it to the page that hosts. */
export const answers = (): BroadcastChannel => new BroadcastChannel(`${nameBelow(rooted("/"))}-answers`);

export type Handed = { readonly text: string } | { readonly taken: string; readonly problem: string };

let lock: WakeLockSentinel | null = null;
let reasons = 0;

/** Keeps the screen on as long as somebody has a reason: with the screen a phone's connections go off. */
export function stayAwake(): () => void {
  reasons += 1;
  void wake();
  if (reasons === 1) document.addEventListener("visibilitychange", wake);
  let over = false;
  return () => {
    if (over) return;
    over = true;
    reasons -= 1;
    if (reasons > 0) return;
    document.removeEventListener("visibilitychange", wake);
    void lock?.release().catch(() => {});
    lock = null;
  };
}

/** A browser lets go of the lock whenever the page is hidden. */
async function wake(): Promise<void> {
  if (document.hidden || reasons === 0 || !("wakeLock" in navigator)) return;
  lock = await navigator.wakeLock.request("screen").catch(() => null);
}
