import { describe, expect, it } from "vitest";
import type { AnyEvent, Position, Update } from "../protocol.gen";
import { position } from "./fixtures";
import { EventQueue, HOPELESS, LEISURE, paceFor, type Stage } from "./queue";

interface Played {
  event: AnyEvent;
  speed: number;
}

function setUp(wish = 1) {
  let shown = position();
  const played: Played[] = [];
  const began: { kind: string; silent: boolean }[] = [];
  const settled: number[] = [];
  const waiting: (() => void)[] = [];
  const state = { hidden: false, hold: false };
  const stage: Stage = {
    play(event: AnyEvent, before: Position, _after: Position, speed: number) {
      expect(before).toBe(shown);
      played.push({ event, speed });
      return state.hold ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
    },
    skip() {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
  const queue = new EventQueue({
    stage: () => stage,
    position: () => shown,
    show: (next) => (shown = next),
    began: (event, _update, silent) => began.push({ kind: event.kind, silent }),
    settled: (update) => settled.push(update.seq),
    speed: () => wish,
    hidden: () => state.hidden,
  });
  return { queue, played, began, settled, state, now: () => shown };
}

let seq = 0;

function update(...events: AnyEvent[]): Update {
  seq += 1;
  return { type: "update", seq, seat: 0, text: "", events, to_decide: [], phase: "choose", turn: null, decisions: [] };
}

const weather = (after: number): AnyEvent => ({ kind: "weather_moved", seat: 0, before: 0, after });
const lost = (): AnyEvent => ({ kind: "canoe_lost", canoe: "0a", gem: "" });

describe("pace", () => {
  it("is the player's wish while little is waiting, faster with more, and nothing when it is hopeless", () => {
    expect(paceFor(0, 1)).toBe(1);
    expect(paceFor(LEISURE, 1.5)).toBe(1.5);
    expect(paceFor(LEISURE * 2, 1)).toBe(2);
    expect(paceFor(HOPELESS, 1)).toBe(5);
    expect(paceFor(HOPELESS + 1, 1)).toBeNull();
    expect(paceFor(0, 0)).toBeNull();
  });
});

describe("the queue", () => {
  it("plays events in order and settles each update after its last event", async () => {
    const { queue, played, settled, now } = setUp();
    queue.push(update(weather(1), weather(2)));
    queue.push(update(weather(-1)));
    await queue.still();
    expect(played.map(({ event }) => (event as { after: number }).after)).toEqual([1, 2, -1]);
    expect(settled).toHaveLength(2);
    expect(now().weather).toBe(-1);
    expect(queue.idle).toBe(true);
  });

  it("speeds up when much is waiting", async () => {
    const { queue, played } = setUp();
    queue.push(update(...Array.from({ length: 8 }, lost)));
    await queue.still();
    expect(played[0]!.speed).toBeGreaterThan(2);
    expect(played.at(-1)!.speed).toBe(1);
  });

  it("skips a hopeless backlog but tells and folds all of it", async () => {
    const { queue, played, began, now } = setUp();
    queue.push(update(...Array.from({ length: 30 }, lost), weather(2)));
    await queue.still();
    expect(began).toHaveLength(31);
    expect(began[0]!.silent).toBe(true);
    expect(played.length).toBeLessThan(15);
    expect(now().weather).toBe(2);
  });

  it("shows no motion in a hidden tab", async () => {
    const { queue, played, state, now } = setUp();
    state.hidden = true;
    queue.push(update(weather(1)));
    await queue.still();
    expect(played).toEqual([]);
    expect(now().weather).toBe(1);
  });

  it("can be flushed while an animation is running", async () => {
    const { queue, played, state, now, settled } = setUp();
    state.hold = true;
    queue.push(update(weather(1), weather(2)));
    queue.push(update(weather(-1)));
    queue.flush();
    await queue.still();
    expect(played).toHaveLength(1);
    expect(now().weather).toBe(-1);
    expect(settled).toHaveLength(2);
  });

  it("drops what is running when a snapshot takes over", async () => {
    const { queue, state, now, settled } = setUp();
    state.hold = true;
    queue.push(update(weather(1), weather(2)));
    queue.clear();
    await queue.still();
    expect(now().weather).toBe(0);
    expect(settled).toEqual([]);
  });
});
