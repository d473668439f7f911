import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Wire } from "./host";
import type { LinkState } from "./lifeline";
import { TableSocket, type Told } from "./socket";

class FakeWire implements Wire {
  readonly url: string;
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(url: string) {
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  types(): string[] {
    return this.sent.map((text) => (JSON.parse(text) as { type: string }).type);
  }
}

let wires: FakeWire[];
let states: LinkState[];
let seen: Told[];
let seq: number;

function makeSocket(): TableSocket {
  return new TableSocket({
    url: (since, heard) => `ws://test?since=${since}&heard=${heard}`,
    onmessage: (message) => seen.push(message),
    onstate: (state) => states.push(state),
    since: () => seq,
    heard: () => 7,
    open: (url) => {
      const wire = new FakeWire(url);
      wires.push(wire);
      return wire;
    },
    random: () => 1,
  });
}

const BEAT = JSON.stringify({ type: "beat" });
const PONG = JSON.stringify({ type: "pong" });
const play = (id: string) => ({ type: "play", id, seat: 0, moves: [3], round: 1, seq: 0 }) as const;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  states = [];
  seen = [];
  seq = -1;
});

afterEach(() => vi.useRealTimers());

describe("the socket of a table", () => {
  it("asks for nothing on its first connection", () => {
    makeSocket().connect();
    wires[0]!.onopen!();
    expect(wires[0]!.sent).toEqual([]);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("comes back by itself and says where it left off", () => {
    makeSocket().connect();
    wires[0]!.onopen!();
    seq = 41;
    wires[0]!.onclose!({ code: 1006 });
    expect(states.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(400);
    wires[1]!.onopen!();
    expect(wires[1]!.url).toBe("ws://test?since=41&heard=7");
    expect(wires[1]!.sent).toEqual([]);
  });

  it("waits longer after every failure, up to a limit", () => {
    makeSocket().connect();
    for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
      wires.at(-1)!.onclose!({ code: 1006 });
      const before = wires.length;
      vi.advanceTimersByTime(wait - 1);
      expect(wires.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(wires.length).toBe(before + 1);
    }
  });

  it("sends an unanswered command again with the same id, and an answered one never again", async () => {
    const socket = makeSocket();
    socket.connect();
    wires[0]!.onopen!();
    const first = socket.ask(play("one"));
    const second = socket.ask(play("two"));
    wires[0]!.onmessage!({ data: JSON.stringify({ type: "accepted", id: "one", seq: 1 }) });
    await expect(first).resolves.toMatchObject({ type: "accepted", id: "one" });
    wires[0]!.onclose!({ code: 1006 });
    vi.advanceTimersByTime(400);
    wires[1]!.onopen!();
    expect(wires[1]!.sent.map((text) => JSON.parse(text) as unknown)).toEqual([play("two")]);
    wires[1]!.onmessage!({ data: JSON.stringify({ type: "refused", id: "two", code: "stale", text: "" }) });
    await expect(second).resolves.toMatchObject({ type: "refused" });
  });

  it("keeps chat for the next connection", () => {
    const socket = makeSocket();
    socket.connect();
    void socket.ask({ type: "chat", id: "line", text: "hello" });
    wires[0]!.onopen!();
    expect(wires[0]!.types()).toEqual(["chat"]);
  });

  it("hands on what it does not answer itself", () => {
    makeSocket().connect();
    wires[0]!.onopen!();
    wires[0]!.onmessage!({ data: JSON.stringify({ type: "said", line: { seat: 0, name: "A" } }) });
    expect(seen.map((message) => message.type)).toEqual(["said"]);
  });

  it("does not come back where that is useless, nor after its end", () => {
    const socket = makeSocket();
    socket.connect();
    wires[0]!.onclose!({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
    expect(states.at(-1)).toBe("closed");
  });

  it("takes a new wire for one that is silent, within ten seconds, and for none that beats", () => {
    makeSocket().connect();
    wires[0]!.onopen!();
    for (let beats = 0; beats < 20; beats += 1) {
      vi.advanceTimersByTime(4000);
      wires[0]!.onmessage!({ data: BEAT });
    }
    expect(wires.length).toBe(1);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(wires.length).toBe(2);
    expect(wires[0]!.closed).toBe(true);
    expect(states.slice(-2)).toEqual(["waiting", "connecting"]);
  });

  it("looks whether anybody is there when a command stays unanswered, though the other way beats on", () => {
    const socket = makeSocket();
    socket.connect();
    wires[0]!.onopen!();
    void socket.ask(play("one"));
    const beating = setInterval(() => wires[0]!.onmessage!({ data: BEAT }), 4000);
    vi.advanceTimersByTime(10_000);
    clearInterval(beating);
    expect(wires[0]!.types()).toEqual(["play", "ping"]);
    wires[1]!.onopen!();
    expect(wires[1]!.types()).toEqual(["play"]);
  });

  it("takes a new wire where the pong has overtaken an answer, since answers come in order", () => {
    const socket = makeSocket();
    socket.connect();
    wires[0]!.onopen!();
    void socket.ask(play("lost"));
    vi.advanceTimersByTime(3000);
    void socket.ask(play("later"));
    wires[0]!.onmessage!({ data: PONG });
    expect(wires.length).toBe(2);
  });

  it("gives up a handshake that hangs, and comes back within ten seconds of the network", () => {
    makeSocket().connect();
    for (let tries = 0; tries < 8; tries += 1) {
      const before = wires.length;
      vi.advanceTimersByTime(9000);
      expect(wires.length).toBeGreaterThan(before);
      expect(wires.at(-2)!.closed).toBe(true);
    }
  });

  it("looks at once when the page comes back: an open wire must answer, a hanging handshake is begun anew", () => {
    const socket = makeSocket();
    socket.connect();
    socket.hurry();
    expect(wires.length).toBe(1);
    vi.advanceTimersByTime(1500);
    socket.hurry();
    expect(wires.length).toBe(2);
    wires[1]!.onopen!();
    socket.hurry();
    socket.hurry();
    expect(wires[1]!.types()).toEqual(["ping"]);
    wires[1]!.onmessage!({ data: PONG });
    vi.advanceTimersByTime(4000);
    expect(wires.length).toBe(2);
    socket.hurry();
    vi.advanceTimersByTime(3000);
    expect(wires.length).toBe(3);
  });

  it("hears nothing more from a wire that it has replaced", () => {
    const socket = makeSocket();
    socket.connect();
    wires[0]!.onopen!();
    vi.advanceTimersByTime(10_000);
    wires[1]!.onopen!();
    wires[0]!.onmessage!({ data: JSON.stringify({ type: "said", line: { seat: 0, name: "A" } }) });
    wires[0]!.onclose!({ code: 1006 });
    expect(seen).toEqual([]);
    expect(states.at(-1)).toBe("open");
  });

  it("hurries when it is told to", () => {
    const socket = makeSocket();
    socket.connect();
    wires[0]!.onclose!({ code: 1006 });
    socket.hurry();
    expect(wires.length).toBe(2);
  });
});
