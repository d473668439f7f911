import { expect, it } from "vitest";
import type { LinkHooks, Plain, Told } from "../net/socket";
import type { AnyEvent, Update } from "../protocol.gen";
import { position, seatView } from "./fixtures";
import { TableModel } from "./table.svelte";

const update = (seq: number, ...events: AnyEvent[]): Update => ({
  type: "update",
  seq,
  seat: 0,
  text: `move ${seq}`,
  events,
  to_decide: [],
  phase: "choose",
  turn: null,
  decisions: [],
});

/** A table whose server is this test. */
function opened(): { model: TableModel; said: Plain[]; hooks: LinkHooks; tell(message: Told): void } {
  let hooks: LinkHooks | undefined;
  const said: Plain[] = [];
  const model = new TableModel("t", { onevent: () => {} }, (given) => {
    hooks = given;
    return {
      connect: () => {},
      ask: () => new Promise(() => {}),
      say: (message) => void said.push(message),
      hurry: () => {},
      end: () => {},
    };
  });
  return { model, said, hooks: hooks!, tell: (message) => hooks!.onmessage(message) };
}

const seats = [{ kind: "human" as const, name: "Robin", level: "", online: true, away: false, yours: true }];
const now = position({ round: 2, seats: [seatView({ landed: "P" }), seatView(), seatView()] });
const table = { id: "t", status: "playing" as const, public: false, seats, options: now.options };
const snapshot: Told = { type: "snapshot", table, seq: 4, position: now, to_decide: [], decisions: [], chat: [] };

it("asks for what happened before it looked, back to the start, and tells it in order", () => {
  const { model, said, tell } = opened();
  tell(snapshot);
  expect(said).toEqual([{ type: "history", before: 5 }]);
  expect(model.log).toEqual([]);

  tell({
    type: "past",
    updates: [update(3, { kind: "gem_landed", canoe: "0a", gem: "P" }), update(4, { kind: "round_started", round: 2, first: 1 })],
    start: null,
  });
  expect(said.at(-1)).toEqual({ type: "history", before: 3 });
  expect(model.log).toEqual([]);

  const start = position({
    seats: [
      seatView({
        canoes: [
          { at: "J", cargo: "P" },
          { at: "J", cargo: "" },
        ],
      }),
      seatView(),
      seatView(),
    ],
  });
  tell({
    type: "past",
    updates: [update(1, { kind: "round_started", round: 1, first: 0 }), update(2, { kind: "card_revealed", seat: 0, card: "5" })],
    start,
  });
  expect(model.log.map(({ event, round, text }) => [event.kind, round, text])).toEqual([
    ["round_started", 1, "move 1"],
    ["card_revealed", 1, "move 2"],
    ["gem_landed", 1, "move 3"],
    ["round_started", 2, "move 4"],
  ]);
  expect(new Set(model.log.map(({ key }) => key)).size).toBe(4);
  expect(model.course).toEqual([
    [0, 0, 0],
    [1, 0, 0],
  ]);
});

it("asks again for a past that a break has swallowed, and takes it once", () => {
  const { model, said, tell, hooks } = opened();
  tell(snapshot);
  hooks.onstate("waiting");
  hooks.onstate("open");
  expect(said).toEqual([
    { type: "history", before: 5 },
    { type: "history", before: 5 },
  ]);
  const all = [1, 2, 3, 4].map((seq) => update(seq, { kind: "round_started", round: seq, first: 0 }));
  for (let twice = 0; twice < 2; twice += 1) tell({ type: "past", updates: all, start: position() });
  expect(model.log.length).toBe(4);
  hooks.onstate("open");
  expect(said.length).toBe(2);
});

it("asks nothing where nothing has happened", () => {
  const { said, tell } = opened();
  tell({ ...snapshot, seq: 0 } as Told);
  expect(said).toEqual([]);
});

it("takes clocks that are told without a move", () => {
  const { model, tell } = opened();
  tell(snapshot);
  tell({ type: "clocks", clocks: [{ seat: 0, left: 20, reserve: 60 }] });
  expect(model.clocks).toMatchObject([{ seat: 0, left: 20, reserve: 60 }]);
});
