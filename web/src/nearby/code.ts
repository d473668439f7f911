// The two codes by which devices find each other without anybody in between. A browser describes its end of a connection in
// some 600 characters of SDP; all that differs from one to the next is who it is (two short secrets, a fingerprint) and where.
// That is packed into a short text, and the description is written anew on the other side. Nothing of a code that somebody
// brings gets into a description unless it has exactly the form that it must have.

export type Kind = "offer" | "answer";

export interface Code {
  readonly kind: Kind;
  /** The offer's `ufrag`: an answer says which offer it answers. */
  readonly to: string;
  readonly ufrag: string;
  readonly pwd: string;
  /** SHA-256 of the certificate. */
  readonly fingerprint: Uint8Array;
  readonly places: readonly Place[];
}

/** Where a device is: an IP address, or a name that it answers to on its own network. */
export interface Place {
  readonly address: string;
  readonly port: number;
}

/** A text that is no code, or a damaged one. */
export class BadCode extends Error {}

const VERSION = 1;
const KINDS: readonly Kind[] = ["offer", "answer"];
const FINGERPRINT = 32;
/** A phone has one or two; a computer with many networks names the first few. */
const MOST_PLACES = 6;
/** No code is longer; more is not even looked at. */
const MOST_CHARACTERS = 600;
const CHECK = 2;

const ICE = /^[A-Za-z0-9+/]{4,64}$/;
const V4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const LOCAL = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;
const [IP4, IP6, NAME] = [4, 16, 17];

/** What matters in a browser's description of its own end. */
export function readSdp(kind: Kind, sdp: string, to = ""): Code {
  const value = (name: string): string => new RegExp(`^a=${name}:(.+?)\\r?$`, "m").exec(sdp)?.[1] ?? "";
  const ufrag = value("ice-ufrag");
  const print = /^sha-256 ([0-9A-F:]+)$/i.exec(value("fingerprint"))?.[1]?.split(":") ?? [];
  const places = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)]
    .map(([, address, port]) => ({ address: address!.toLowerCase(), port: Number(port) }))
    .filter(({ address }) => bytesOf(address) !== null);
  const fingerprint = Uint8Array.from(print, (each) => parseInt(each, 16));
  const code = { kind, to: kind === "offer" ? ufrag : to, ufrag, pwd: value("ice-pwd"), fingerprint, places: places.slice(0, MOST_PLACES) };
  return checked(code);
}

/** A description that a browser takes for another's. */
export function writeSdp({ kind, ufrag, pwd, fingerprint, places }: Code): string {
  const print = Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":");
  return [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...places.map(({ address, port }, at) => `a=candidate:${at + 1} 1 udp ${2113937151 - at} ${address} ${port} typ host`),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${kind === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join("\r\n");
}

/** The code as a text of letters, digits, `-` and `_`. */
export function pack(code: Code): string {
  const { kind, to, ufrag, pwd, fingerprint, places } = checked(code);
  const text = (each: string): number[] => [each.length, ...new TextEncoder().encode(each)];
  const bytes = [VERSION, KINDS.indexOf(kind), ...(kind === "answer" ? text(to) : []), ...text(ufrag), ...text(pwd), ...fingerprint];
  for (const { address, port } of places) {
    const place = bytesOf(address)!;
    bytes.push(place.kind, ...place.bytes, port >> 8, port & 255);
  }
  const whole = [...bytes, ...checksum(bytes)];
  return btoa(String.fromCharCode(...whole))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** What a text says that somebody brings: a code, a link that ends with one, or a `BadCode`. */
export function unpack(brought: string): Code {
  const text = brought
    .trim()
    .replace(/\s+/g, "")
    .slice(0, 4 * MOST_CHARACTERS)
    .split(/[#?]/)
    .at(-1)!;
  if (text.length > MOST_CHARACTERS || !/^[\w-]+$/.test(text)) throw new BadCode("not a code");
  let bytes: number[];
  try {
    bytes = Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  } catch {
    throw new BadCode("not a code");
  }
  const body = bytes.slice(0, -CHECK);
  if (checksum(body).join() !== bytes.slice(-CHECK).join()) throw new BadCode("a part is missing");
  return checked(read(body));
}

function read(bytes: readonly number[]): Code {
  let at = 0;
  const take = (count: number): number[] => {
    if (at + count > bytes.length) throw new BadCode("too short");
    return bytes.slice(at, (at += count));
  };
  const text = (): string => String.fromCharCode(...take(take(1)[0]!));
  if (take(1)[0] !== VERSION) throw new BadCode("of another version");
  const kind = KINDS[take(1)[0]!];
  if (!kind) throw new BadCode("of no known kind");
  const named = kind === "answer" ? text() : "";
  const ufrag = text();
  const pwd = text();
  const fingerprint = Uint8Array.from(take(FINGERPRINT));
  const places: Place[] = [];
  while (at < bytes.length) {
    const place = take(1)[0]!;
    if (place !== IP4 && place !== IP6 && place !== NAME) throw new BadCode("no place");
    const address = addressOf(place, take(place === IP4 ? 4 : 16));
    const [high, low] = take(2);
    places.push({ address, port: high! * 256 + low! });
  }
  return { kind, to: kind === "offer" ? ufrag : named, ufrag, pwd, fingerprint, places };
}

function checked(code: Code): Code {
  const { to, ufrag, pwd, fingerprint, places } = code;
  if (![to, ufrag, pwd].every((each) => ICE.test(each)) || fingerprint.length !== FINGERPRINT) throw new BadCode("not whole");
  if (places.length === 0 || places.length > MOST_PLACES) throw new BadCode("nowhere");
  if (!places.every(({ address, port }) => bytesOf(address) && port > 0 && port < 65_536)) throw new BadCode("nowhere");
  return code;
}

/** An address in few bytes; `null` for what is no address that another device could reach. */
function bytesOf(address: string): { kind: number; bytes: number[] } | null {
  if (V4.test(address)) {
    const bytes = address.split(".").map(Number);
    return bytes.every((byte) => byte < 256) ? { kind: IP4, bytes } : null;
  }
  const name = LOCAL.exec(address);
  if (name) return { kind: NAME, bytes: pairs(name.slice(1).join("")) };
  if (!/^[0-9a-f:]+$/.test(address)) return null;
  const [head = "", tail, more] = address.split("::");
  const groups = (part: string): string[] => (part === "" ? [] : part.split(":"));
  const [before, after] = [groups(head), groups(tail ?? "")];
  const missing = 8 - before.length - after.length;
  if (more !== undefined || (tail === undefined ? missing !== 0 : missing < 1)) return null;
  const all = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  return all.every((group) => /^[0-9a-f]{1,4}$/.test(group))
    ? { kind: IP6, bytes: all.flatMap((group) => pairs(group.padStart(4, "0"))) }
    : null;
}

function addressOf(kind: number, bytes: readonly number[]): string {
  if (kind === IP4) return bytes.join(".");
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (kind === NAME) return `${[0, 8, 12, 16, 20].map((from, at, all) => hex.slice(from, all[at + 1])).join("-")}.local`;
  return Array.from({ length: 8 }, (_, at) => parseInt(hex.slice(4 * at, 4 * at + 4), 16).toString(16)).join(":");
}

const pairs = (hex: string): number[] => Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));

/** Notices what was copied by half, or mistyped (Fletcher's sum). */
function checksum(bytes: readonly number[]): number[] {
  let [one, two] = [1, 0];
  for (const byte of bytes) [one, two] = [(one + byte) % 255, (two + one + byte) % 255];
  return [one, two];
}
