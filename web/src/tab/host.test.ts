// The tab's link: what pages ask waits for an engine, goes over the channel, and is answered once.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { engine } from "./state.svelte";
import { TabHost } from "./host";
import type { Asked, Told } from "./messages";

class FakeWorker {
  static made: FakeWorker[] = [];
  onerror: (() => void) | null = null;
  begun: unknown[] = [];
  ended = false;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: unknown): void {
    this.begun.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

let channel: BroadcastChannel;
let asked: Asked[];
const tell = (told: Told): void => channel.postMessage(told);
const last = <Kind extends Asked["kind"]>(kind: Kind) => asked.findLast((each) => each.kind === kind) as Extract<Asked, { kind: Kind }>;

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal("location", new URL("http://host.test/some/"));
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("navigator", {});
  asked = [];
  channel = new BroadcastChannel("niagara");
  channel.onmessage = ({ data }: MessageEvent<Asked>) => asked.push(data);
});

afterEach(() => {
  channel.close();
  vi.unstubAllGlobals();
});

describe("the tab as a host", () => {
  it("keeps what is asked until an engine is there, and hands each answer to who asked", async () => {
    const host = new TabHost(() => true);
    const answers = [host.call("GET", "/api/lobby"), host.call("POST", "/api/tables", "{}")];
    await soon();
    expect(last("call")).toBeUndefined();
    expect(engine.stage).toBe("loading");
    tell({ kind: "here", engine: "one" });
    await soon();
    const calls = asked.filter((each) => each.kind === "call");
    expect(calls).toHaveLength(2);
    tell({ kind: "answer", to: "somebody else", n: calls[0]!.n, status: 500, text: "" });
    for (const call of calls.toReversed()) tell({ kind: "answer", to: call.from, n: call.n, status: 200, text: call.path });
    expect((await Promise.all(answers)).map(({ text }) => text)).toEqual(["/api/lobby", "/api/tables"]);
    host.end();
  });

  it("opens a socket when the engine is there, and closes it for a page to come back when another engine leads", async () => {
    const host = new TabHost(() => true);
    const wire = host.open("/ws/lobby");
    const heard: unknown[] = [];
    wire.onopen = () => heard.push("open");
    wire.onmessage = ({ data }) => heard.push(data);
    wire.onclose = ({ code }) => heard.push(code);
    await soon();
    expect(heard).toEqual([]);
    tell({ kind: "here", engine: "one" });
    await soon();
    const { from, n } = last("open");
    wire.send("ping");
    tell({ kind: "told", to: from, n, text: "pong" });
    await soon();
    expect(last("say")).toMatchObject({ n, text: "ping" });
    tell({ kind: "here", engine: "one" });
    tell({ kind: "here", engine: "two" });
    await soon();
    expect(heard).toEqual(["open", "pong", 1012]);
    host.end();
  });

  it("does not repeat to a new engine what the old one may have done", async () => {
    const host = new TabHost(() => true);
    tell({ kind: "here", engine: "one" });
    await soon();
    const made = host.call("POST", "/api/tables", "{}");
    const failed = expect(made).rejects.toThrow();
    await soon();
    tell({ kind: "here", engine: "two" });
    await failed;
    expect(asked.filter((each) => each.kind === "call")).toHaveLength(1);
    host.end();
  });

  it("tries again when the engine could not be loaded", async () => {
    const host = new TabHost(() => true);
    const again = vi.spyOn(globalThis, "setTimeout");
    tell({ kind: "failed", text: "no network" });
    await soon();
    expect(engine.stage).toBe("failed");
    expect(FakeWorker.made.map(({ ended }) => ended)).toEqual([true]);
    const later = again.mock.calls.find(([, ms]) => ms === 5000)![0] as () => void;
    again.mockRestore();
    later();
    expect(FakeWorker.made.map(({ ended }) => ended)).toEqual([true, false]);
    host.end();
  });

  it("starts another worker when what is kept was changed beside it", async () => {
    const host = new TabHost(() => true);
    await soon(); // until this page leads
    host.readAgain();
    await soon();
    expect(FakeWorker.made.map(({ ended }) => ended)).toEqual([true, false]);
    host.end();
  });
});
