// The module's memory: what it holds for good lies at the bottom, the arguments of a call above it.

const PAGE = 65536;
const ALIGNED = 16;

export class Memory {
  readonly #memory: WebAssembly.Memory;
  #kept: number;
  #top: number;

  constructor(memory: WebAssembly.Memory, base: number) {
    this.#memory = memory;
    this.#kept = this.#top = aligned(base);
  }

  /** Bytes at an address; to be asked for anew after `reserve`, which may move them. */
  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, length);
  }

  view(): DataView {
    return new DataView(this.#memory.buffer);
  }

  /** Room for so many bytes, until the next `release`. */
  reserve(length: number): number {
    const at = this.#top;
    this.#top = aligned(at + length);
    const missing = this.#top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** What has been reserved by now stays. */
  keep(): void {
    this.#kept = this.#top;
  }

  /** All else is free again. */
  release(): void {
    this.#top = this.#kept;
  }
}

function aligned(at: number): number {
  return Math.ceil(at / ALIGNED) * ALIGNED;
}
