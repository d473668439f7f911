import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../protocol.gen";
import { TableSocket, type LinkState, type Wire } from "./socket";

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
let seen: ServerMessage[];
let seq: number;

function makeSocket(): TableSocket {
  return new TableSocket({
    url: (since) => `ws://test?since=${since}`,
    onmessage: (message) => seen.push(message),
    onstate: (state) => states.push(state),
    since: () => seq,
    open: (url) => {
      const wire = new FakeWire(url);
      wires.push(wire);
      return wire;
    },
    random: () => 1,
  });
}

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
    expect(wires[1]!.url).toBe("ws://test?since=41");
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
    socket.say({ type: "chat", text: "hello" });
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

  it("hurries when it is told to", () => {
    const socket = makeSocket();
    socket.connect();
    wires[0]!.onclose!({ code: 1006 });
    socket.hurry();
    expect(wires.length).toBe(2);
  });
});
