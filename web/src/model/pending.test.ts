import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, Command, LinkHooks, Told } from "../net/socket";
import { position, seatView } from "./fixtures";
import { TableModel } from "./table.svelte";

let asked: { command: Command; answer: (answer: Answer) => void }[];
let hooks: LinkHooks;
let model: TableModel;

const seats = [
  { kind: "human" as const, name: "Robin", yours: true },
  { kind: "human" as const, name: "Kim" },
];
const choosing = position({ round: 3, phase: "choose", seats: [seatView(), seatView()] });
const cards = ["4", "5"].map((card) => ({ number: Number(card), text: `card ${card}`, kind: "card" as const, card }));
const snapshot: Told = {
  type: "snapshot",
  table: { id: "t", status: "playing", public: false, seats, options: choosing.options },
  seq: 0,
  position: choosing,
  to_decide: [0, 1],
  decisions: [{ seat: 0, moves: cards }],
  chat: [],
};
const chosen = (seq: number, card: string): Told => ({
  type: "update",
  seq,
  seat: 0,
  text: "",
  events: [{ kind: "card_chosen", seat: 0, card }],
  to_decide: [1],
  phase: "choose",
  turn: null,
  decisions: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: true });
  asked = [];
  model = new TableModel("t", { onevent: () => {} }, (given) => {
    hooks = given;
    return {
      connect: () => {},
      say: () => {},
      hurry: () => {},
      end: () => {},
      ask: (command) => new Promise((answer) => asked.push({ command, answer })),
    };
  });
  hooks.onmessage(snapshot);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a card on its way", () => {
  it("is not down before the server says so, and looks late after a moment", async () => {
    const taken = model.playCard(0, "4");
    expect([model.cardSent(0), model.cardDown(0), model.pending.late]).toEqual(["4", "", false]);
    vi.advanceTimersByTime(150);
    expect(model.pending.late).toBe(true);
    asked[0]!.answer({ type: "accepted", id: asked[0]!.command.id, seq: 1 });
    await expect(taken).resolves.toBe(true);
    // Confirmed, though the board has yet to show it.
    expect([model.cardSent(0), model.cardDown(0), model.pending.late]).toEqual(["", "4", false]);
    hooks.onmessage(chosen(1, "4"));
    await model.still();
    expect([model.cardSent(0), model.cardDown(0), model.busy]).toEqual(["", "4", false]);
  });

  it("is taken back with a word where the table has moved on", async () => {
    const taken = model.playCard(0, "4");
    vi.advanceTimersByTime(150);
    asked[0]!.answer({ type: "refused", id: asked[0]!.command.id, code: "resync", text: "The game has moved on." });
    await expect(taken).resolves.toBe(false);
    expect([model.cardSent(0), model.cardDown(0), model.pending.late]).toEqual(["", "", false]);
    expect(model.notice).toMatchObject({ code: "resync" });
  });

  it("is known when another window chose it", async () => {
    hooks.onmessage(chosen(1, "5"));
    await model.still();
    expect(model.cardDown(0)).toBe("5");
    expect(model.shown!.seats[0]!.hand).toBe("12346C");
  });
});

describe("a line of chat", () => {
  const line = (number: number, text: string, id = ""): Told => ({ type: "said", line: { seat: 0, name: "Robin", text, number, id } });
  const texts = (): (string | undefined)[] => model.talk.lines.map(({ text }) => text);

  it("is unsent until the table has it, and one follows the other", async () => {
    model.say({ text: "one" });
    model.say({ text: "two" });
    await Promise.resolve();
    expect(asked.map(({ command }) => command.type)).toEqual(["chat"]);
    expect(model.talk.unsent.map(({ text }) => text)).toEqual(["one", "two"]);
    hooks.onmessage(line(7, "one", asked[0]!.command.id));
    expect(model.talk.unsent.map(({ text }) => text)).toEqual(["two"]);
    asked[0]!.answer({ type: "accepted", id: asked[0]!.command.id, seq: 0 });
    await vi.waitFor(() => expect(asked.length).toBe(2));
    expect(hooks.heard()).toBe(7);
  });

  it("is sent again with its id when that was too soon, and given up when it is refused for good", async () => {
    model.say({ text: "one" });
    await vi.waitFor(() => expect(asked.length).toBe(1));
    const { id } = asked[0]!.command;
    asked[0]!.answer({ type: "refused", id, code: "slow_down", text: "" });
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked[1]!.command).toEqual(asked[0]!.command);
    asked[1]!.answer({ type: "refused", id, code: "muted", text: "Muted." });
    await vi.waitFor(() => expect(model.talk.refused?.why).toMatchObject({ code: "muted" }));
    expect(model.talk.refused?.line).toMatchObject({ text: "one" }); // to stand in its field again
    expect(model.talk.unsent).toEqual([]);
  });

  it("is heard once and in its place", () => {
    for (const [number, text] of [
      [3, "c"],
      [1, "a"],
      [3, "c"],
      [2, "b"],
    ] as const)
      hooks.onmessage(line(number, text));
    expect(texts()).toEqual(["a", "b", "c"]);
  });

  it("is news until it is read, but not to who comes later; neither a break nor a long talk hides any", () => {
    const heard = (...numbers: number[]): Told => ({
      ...snapshot,
      chat: numbers.map((number) => ({ seat: 1, name: "Kim", text: "", number })),
    });
    const late = new TableModel("t", { onevent: () => {} }, (given) => {
      hooks = given;
      return { connect: () => {}, say: () => {}, hurry: () => {}, end: () => {}, ask: () => new Promise(() => {}) };
    });
    hooks.onmessage(heard(1, 2, 3));
    expect(late.talk.unread).toBe(0);
    hooks.onmessage(line(4, "d"));
    expect(late.talk.unread).toBe(1);
    late.talk.read();
    // Far behind, the page is told all anew, and only the last of what was said.
    hooks.onmessage(heard(4, 5));
    expect(late.talk.unread).toBe(1);
    late.talk.read();
    for (let number = 6; number < 260; number += 1) hooks.onmessage(line(number, ""));
    late.talk.read();
    hooks.onmessage(line(260, "after two hundred others"));
    expect(late.talk.unread).toBe(1);
  });
});
