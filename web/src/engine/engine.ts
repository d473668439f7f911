// The rules, the bots and the analysis as WebAssembly, called by name. Nothing here knows a rule, a bot or an offset: what a
// function takes stands in the description. It needs no page, so it runs in a worker, in Node and by itself.

import type { EngineDescription, Parameter } from "./description";
import { Memory } from "./memory";

/** Numbers or records that a function reads and changes; a lone record has the shape []. */
export interface Block {
  readonly bytes: Uint8Array;
  readonly shape: readonly number[];
}

/** Something that the engine holds, such as a bot's mind. */
export interface Held {
  readonly held: string;
}

export type Argument = number | Block | Held;

export interface CallMessage {
  readonly function: string;
  readonly arguments: readonly Argument[];
}

/** What the function says, and the blocks among its arguments as they are afterwards. */
export interface CallAnswer {
  readonly result: number;
  readonly blocks: Uint8Array[];
}

export interface NamedAnswer {
  readonly result: number;
  readonly blocks: ReadonlyMap<string, Uint8Array>;
}

export interface Choice {
  readonly action: number;
  readonly luck: bigint;
}

export interface Engine {
  readonly description: EngineDescription;
  /** Call a function; its blocks come back as copies, and the engine remembers nothing of it. */
  run(call: CallMessage): CallAnswer;
  /** The same by names: of the arguments, of which some may be more than it takes, and of the blocks that come back. */
  call(name: string, given: Readonly<Record<string, Argument>>): NamedAnswer;
  /**
   * The number of the move that a bot, or a level's bot, makes with all the time that it wants; it knows no rounds before.
   *
   * @param state the record of what the seat may see (`niagara.rules.layout.pack_state`)
   * @param luck an odd number of 64 bits; equal luck gives equal choices, and what is left of it comes back
   */
  choose(bot: string, state: Uint8Array, seat: number, luck: bigint): Choice;
  /** Play random games from a state until so many decisions have been made; how many were. */
  randomDecisions(state: Uint8Array, wanted: number, luck: bigint): { readonly decisions: number; readonly luck: bigint };
}

type Exported = (...values: (number | bigint)[]) => number;

const ANSWER = 16; // bytes for what a function says, and for a pointer to what went wrong
const SAYS_NOTHING = -2; // Numba's status of a function without a result
const AS_MANY_AS_IT_WANTS = 1 << 30;

export class EngineError extends Error {}

/** An engine from the files that `make wasm` writes: niagara.wasm, niagara.json (parsed) and niagara.minds. */
export async function loadEngine(
  wasm: BufferSource | WebAssembly.Module,
  description: EngineDescription,
  minds: Uint8Array,
): Promise<Engine> {
  const module = wasm instanceof WebAssembly.Module ? wasm : await WebAssembly.compile(wasm);
  const { exports } = await WebAssembly.instantiate(module, {});
  return new WasmEngine(exports, description, minds);
}

class WasmEngine implements Engine {
  readonly description: EngineDescription;
  readonly #exports: WebAssembly.Exports;
  readonly #memory: Memory;
  readonly #held = new Map<string, number>();
  readonly #answer: number;

  constructor(exports: WebAssembly.Exports, description: EngineDescription, minds: Uint8Array) {
    const { memory, __heap_base: base } = exports;
    if (!(memory instanceof WebAssembly.Memory) || !(base instanceof WebAssembly.Global))
      throw new EngineError("niagara.wasm: no memory, or no place where it begins");
    this.description = description;
    this.#exports = exports;
    this.#memory = new Memory(memory, Number(base.value));
    this.#answer = this.#memory.reserve(ANSWER);
    for (const [name, { record, parts }] of Object.entries(description.held)) {
      const size = this.#size(record);
      const at = this.#memory.reserve(size);
      const bytes = this.#memory.bytes(at, size);
      bytes.fill(0);
      for (const [from, length, place] of parts) {
        if (from + length > minds.length) throw new EngineError(`niagara.minds: ${name} goes beyond its end`);
        bytes.set(minds.subarray(from, from + length), place);
      }
      this.#held.set(name, at);
    }
    this.#memory.keep();
  }

  run(call: CallMessage): CallAnswer {
    const { parameters, exported } = this.#find(call.function);
    if (call.arguments.length !== parameters.length)
      throw new EngineError(`${call.function}: ${parameters.length} arguments expected, ${call.arguments.length} given`);
    const blocks: { at: number; length: number }[] = [];
    const values: (number | bigint)[] = [this.#answer, this.#answer + ANSWER / 2];
    try {
      call.arguments.forEach((argument, place) => {
        const parameter = parameters[place];
        if (parameter) values.push(...this.#pass(call.function, parameter, argument, blocks));
      });
      this.#memory.view().setBigInt64(this.#answer, 0n, true);
      const status = exported(...values);
      if (status !== 0 && status !== SAYS_NOTHING) throw new EngineError(`${call.function}: ended with status ${status}`);
      return {
        result: Number(this.#memory.view().getBigInt64(this.#answer, true)),
        blocks: blocks.map(({ at, length }) => this.#memory.bytes(at, length).slice()),
      };
    } finally {
      this.#memory.release();
    }
  }

  call(name: string, given: Readonly<Record<string, Argument>>): NamedAnswer {
    const { parameters } = this.#find(name);
    const passed = parameters.map((parameter) => {
      const argument = given[parameter.name];
      if (argument === undefined) throw new EngineError(`${name}: ${parameter.name} is missing`);
      return { name: parameter.name, argument };
    });
    const { result, blocks } = this.run({ function: name, arguments: passed.map(({ argument }) => argument) });
    const names = passed.filter(({ argument }) => typeof argument === "object" && "bytes" in argument);
    return { result, blocks: new Map(blocks.map((bytes, place) => [names[place]?.name ?? "", bytes])) };
  }

  choose(bot: string, state: Uint8Array, seat: number, luck: bigint): Choice {
    const { description } = this;
    const found = description.bots[description.levels[bot] ?? bot];
    if (!found) throw new EngineError(`no bot is called ${bot}; there are ${Object.keys(description.bots).join(", ")}`);
    const scratch = new Uint8Array(this.#size("state") * description.scratch);
    scratch.set(state);
    const { result, blocks } = this.call(found.function, {
      scratch: { bytes: scratch, shape: [description.scratch] },
      seat,
      samples: AS_MANY_AS_IT_WANTS,
      mind: { held: found.mind },
      workspace: { bytes: new Uint8Array(this.#size("workspace")), shape: [] },
      rng: { bytes: luckBytes(luck), shape: [1] },
    });
    return { action: result, luck: readLuck(blocks.get("rng")) };
  }

  randomDecisions(state: Uint8Array, wanted: number, luck: bigint): { decisions: number; luck: bigint } {
    const { result, blocks } = this.call("random_decisions", {
      records: { bytes: state, shape: [1] },
      rng: { bytes: luckBytes(luck), shape: [1] },
      out: { bytes: new Uint8Array(2 * this.description.most_legal), shape: [this.description.most_legal] },
      start: { bytes: state, shape: [1] },
      wanted,
    });
    return { decisions: result, luck: readLuck(blocks.get("rng")) };
  }

  #find(name: string): { parameters: readonly Parameter[]; exported: Exported } {
    const parameters = this.description.functions[name];
    const exported = this.#exports[name];
    if (!parameters || typeof exported !== "function") throw new EngineError(`there is no function ${name}`);
    return { parameters, exported: exported as Exported };
  }

  /** The size of a number or a record. */
  #size(type: string): number {
    return this.description.records[type]?.size ?? Number(type.slice(1));
  }

  /** An argument as Numba's functions take it: arrays in seven parts or more, of which pointers have 32 bits. */
  #pass(
    name: string,
    { name: parameter, type, dimensions }: Parameter,
    argument: Argument,
    blocks: { at: number; length: number }[],
  ): (number | bigint)[] {
    const wrong = (what: string): EngineError => new EngineError(`${name}: ${parameter}: ${what}`);
    if (typeof argument === "number") {
      if (dimensions !== undefined || type in this.description.records) throw wrong("a block was expected, not a number");
      return [type.startsWith("f") ? argument : BigInt(argument)];
    }
    if ("held" in argument) {
      const at = this.#held.get(argument.held);
      if (at === undefined || dimensions !== undefined || this.description.held[argument.held]?.record !== type)
        throw wrong(`nothing of type ${type} is held as ${argument.held}`);
      return [at];
    }
    const size = this.#size(type);
    const items = argument.shape.reduce((product, length) => product * length, 1);
    if (argument.bytes.length !== size * items || argument.shape.length !== (dimensions ?? 0))
      throw wrong(`${argument.bytes.length} bytes of shape [${argument.shape.join(", ")}] do not fit ${type}`);
    const length = argument.bytes.length;
    const at = this.#memory.reserve(length);
    this.#memory.bytes(at, length).set(argument.bytes);
    blocks.push({ at, length });
    if (dimensions === undefined) return [at];
    const strides = argument.shape.map((_, place) => argument.shape.slice(place + 1).reduce((product, each) => product * each, size));
    return [0, 0, BigInt(items), BigInt(size), at, ...argument.shape.map(BigInt), ...strides.map(BigInt)];
  }
}

function luckBytes(luck: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, luck, true);
  return bytes;
}

function readLuck(bytes: Uint8Array | undefined): bigint {
  if (!bytes) throw new EngineError("no luck came back");
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true);
}
