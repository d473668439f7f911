// A game played by the module's own rules, as values: each move gives a new position and leaves the old one as it was.

import { type Argument, type Engine, EngineError } from "./engine";

const NOBODY = -1;
const STEPPED = 0; // what the module says of a step (`niagara.fast.batch`)

export interface Position {
  /** The record of everything there is to know; `view` has what a seat may know. */
  readonly state: Uint8Array;
  /** What chance has in store: equal luck and equal moves give equal games. */
  readonly luck: bigint;
  /** Who decides, or undefined when the game is over. While cards are chosen, seats do so one after the other. */
  readonly seat: number | undefined;
  /** The numbers of the moves that seat may make. */
  readonly legal: readonly number[];
}

/** A new game as the book has it; the river's own draws are made. */
export function newGame(engine: Engine, players: number, luck: bigint): Position {
  const start = engine.description.starts[players];
  if (!start) throw new EngineError(`players: ${players}, but there are games of ${Object.keys(engine.description.starts).join(", ")}`);
  const state = Uint8Array.from(start);
  return settled(engine, "start_slice", state, luck, { start: { bytes: state, shape: [1] } });
}

/** The position after a move, by its number, of the seat that decides; the river's moves follow by themselves. */
export function play(engine: Engine, position: Position, action: number): Position {
  if (!position.legal.includes(action))
    throw new EngineError(`action: ${action} is not legal here; legal are ${position.legal.join(", ") || "none"}`);
  return settled(engine, "step_slice", position.state, position.luck, {
    chosen: { bytes: new Uint8Array(Int16Array.of(action).buffer), shape: [1] },
    status: { bytes: new Uint8Array(1), shape: [1] },
    seats: { bytes: new Uint8Array(Int8Array.of(position.seat ?? NOBODY).buffer), shape: [1] },
    counts: { bytes: new Uint8Array(Int16Array.of(position.legal.length).buffer), shape: [1] },
    actions: { bytes: listed(engine, position.legal), shape: [1, engine.description.most_legal] },
  });
}

/** The record of what a seat may know, which is what a bot is to be given. */
export function view(engine: Engine, state: Uint8Array, seat: number): Uint8Array {
  const { blocks } = engine.call("view_slice", {
    records: { bytes: state, shape: [1] },
    observer: seat,
    out: { bytes: new Uint8Array(state.length), shape: [1] },
  });
  return Uint8Array.from(blocks.get("out") ?? []);
}

function settled(engine: Engine, name: string, state: Uint8Array, luck: bigint, given: Readonly<Record<string, Argument>>): Position {
  const chance = new Uint8Array(BigUint64Array.of(luck).buffer);
  const { blocks } = engine.call(name, {
    records: { bytes: state, shape: [1] },
    chance: { bytes: chance, shape: [1] },
    actions: { bytes: listed(engine, []), shape: [1, engine.description.most_legal] },
    counts: { bytes: new Uint8Array(2), shape: [1] },
    seats: { bytes: new Uint8Array(1), shape: [1] },
    low: 0,
    high: 1,
    ...given,
  });
  const read = <Numbers>(each: string, as: (buffer: ArrayBuffer) => Numbers): Numbers => as(Uint8Array.from(blocks.get(each) ?? []).buffer);
  if (blocks.has("status") && read("status", (buffer) => new Int8Array(buffer))[0] !== STEPPED)
    throw new EngineError(`${name}: the move was refused`);
  const count = read("counts", (buffer) => new Int16Array(buffer))[0] ?? 0;
  const seat = read("seats", (buffer) => new Int8Array(buffer))[0] ?? NOBODY;
  return {
    state: read("records", (buffer) => new Uint8Array(buffer)),
    luck: read("chance", (buffer) => new BigUint64Array(buffer))[0] ?? luck,
    seat: seat === NOBODY ? undefined : seat,
    legal: [...read("actions", (buffer) => new Int16Array(buffer)).subarray(0, count)],
  };
}

function listed(engine: Engine, actions: readonly number[]): Uint8Array {
  const room = new Int16Array(engine.description.most_legal);
  room.set(actions);
  return new Uint8Array(room.buffer);
}
