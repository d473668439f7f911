// A channel carries messages of some kilobytes well, and longer ones not in every browser: they go in pieces.

const PIECE = 16_000;
const MORE = "+";
const LAST = ".";

export function* split(text: string): Generator<string> {
  for (let at = 0; at < text.length || at === 0; at += PIECE) yield (at + PIECE < text.length ? MORE : LAST) + text.slice(at, at + PIECE);
}

/** Puts pieces together again; what does not fit (no text, no piece, longer than `most` in all) throws. */
export class Joiner {
  readonly #most: number;
  #parts: string[] = [];
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The whole message, once its last piece is here. */
  take(piece: unknown): string | null {
    if (typeof piece !== "string" || (piece[0] !== MORE && piece[0] !== LAST)) throw new Error("no piece of a message");
    this.#length += piece.length - 1;
    if (this.#length > this.#most) throw new Error("the message is too long");
    this.#parts.push(piece.slice(1));
    if (piece[0] === MORE) return null;
    const whole = this.#parts.join("");
    this.#parts = [];
    this.#length = 0;
    return whole;
  }
}
