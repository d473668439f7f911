// WebSocket frames in a stream of bytes (RFC 6455, 5.2), after the handshake that a stream begins with.

const TEXT = 0x81; // a whole text in one frame
const MASKED = 0x80;

interface Part {
  part: Buffer;
  /** Whether it is one whole text. */
  text: boolean;
}

/** Where a frame's payload begins and the frame ends, or null before all of it is there. */
function measure(bytes: Buffer): { payload: number; end: number } | null {
  if (bytes.length < 2) return null;
  const short = bytes[1]! & 0x7f;
  const long = short === 126 ? 2 : short === 127 ? 8 : 0;
  const payload = 2 + long + (bytes[1]! & MASKED ? 4 : 0);
  if (bytes.length < payload) return null;
  const size = long === 2 ? bytes.readUInt16BE(2) : long === 8 ? Number(bytes.readBigUInt64BE(2)) : short;
  return bytes.length < payload + size ? null : { payload, end: payload + size };
}

/** Cuts a stream that carries a WebSocket into its frames; any other stream passes as it comes. */
export class Frames {
  #state: "new" | "plain" | "handshake" | "frames";
  #rest: Buffer = Buffer.alloc(0);

  /** A stream from its beginning, or one whose handshake is over. */
  constructor(begin: "new" | "frames" = "new") {
    this.#state = begin;
  }

  split(bytes: Buffer): Part[] {
    if (this.#state === "new") {
      const head = bytes.subarray(0, 24).toString("latin1");
      this.#state = head.startsWith("GET /ws/") || head.startsWith("HTTP/1.1 101") ? "handshake" : "plain";
    }
    if (this.#state === "plain") return [{ part: bytes, text: false }];
    this.#rest = Buffer.concat([this.#rest, bytes]);
    const parts: Part[] = [];
    if (this.#state === "handshake") {
      const end = this.#rest.indexOf("\r\n\r\n");
      if (end < 0) return [];
      this.#state = "frames";
      parts.push(this.#take(end + 4, false));
    }
    for (let found = measure(this.#rest); found; found = measure(this.#rest)) {
      parts.push(this.#take(found.end, this.#rest[0] === TEXT));
    }
    return parts;
  }

  #take(size: number, text: boolean): Part {
    const part = this.#rest.subarray(0, size);
    this.#rest = this.#rest.subarray(size);
    return { part, text };
  }
}

/** The text of a frame that a server sent. */
export function textOf(frame: Buffer): string {
  return frame.subarray(measure(frame)!.payload).toString("utf8");
}
