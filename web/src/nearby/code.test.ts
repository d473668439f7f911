import { describe, expect, it } from "vitest";
import { BadCode, pack, readSdp, unpack, writeSdp, type Code } from "./code";

const PRINT = "E6:0B:31:F4:7A:45:DB:2D:48:DE:8B:5B:45:4F:FB:23:59:D1:D9:75:F6:8A:E9:DF:AA:F4:F8:7C:77:85:9A:55";

/** As Chromium writes it: with addresses, with a name in their place, and with the useless TCP candidate. */
const sdp = (...candidates: string[]): string =>
  [
    "v=0",
    "o=- 3165538553238773692 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 45747 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 192.168.1.7",
    ...candidates,
    "a=candidate:1 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active generation 0",
    "a=ice-ufrag:RHyq",
    "a=ice-pwd:xB0F14BkU6YD0MyUd4ID+5Av",
    `a=fingerprint:sha-256 ${PRINT}`,
    "a=setup:actpass",
    "a=mid:0",
    "",
  ].join("\r\n");

const V4 = "a=candidate:835056649 1 udp 2113937151 192.168.1.7 45747 typ host generation 0 network-cost 999";
const V6 = "a=candidate:4205000169 1 udp 2113942271 fd00::2 54024 typ host generation 0";
const NAME = "a=candidate:42 1 UDP 2113937151 3e7c1a52-0d3b-4c1e-9a2f-00aa11bb22cc.local 51111 typ host";
const PLACES = [
  { address: "192.168.1.7", port: 45747 },
  { address: "fd00:0:0:0:0:0:0:2", port: 54024 },
  { address: "3e7c1a52-0d3b-4c1e-9a2f-00aa11bb22cc.local", port: 51111 },
];

const offer = (): Code => readSdp("offer", sdp(V4, V6, NAME));
const answer = (): Code => readSdp("answer", sdp(V4), "Abcd");

describe("codes", () => {
  it("carry all that a connection needs, and no more than a QR code shows well", () => {
    const text = pack(offer());
    expect(text).toMatch(/^[\w-]{100,200}$/);
    const { fingerprint, places, ...rest } = unpack(text);
    expect(rest).toEqual({ kind: "offer", to: "RHyq", ufrag: "RHyq", pwd: "xB0F14BkU6YD0MyUd4ID+5Av" });
    expect(Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":")).toBe(PRINT);
    expect(places).toEqual(PLACES);
  });

  it("say which offer an answer is for", () => {
    expect(unpack(pack(answer()))).toMatchObject({ kind: "answer", to: "Abcd", ufrag: "RHyq" });
  });

  it("become a description again, which reads as the first did", () => {
    const written = writeSdp(unpack(pack(offer())));
    expect(written).toContain("a=setup:actpass\r\n");
    expect(written).toContain(`a=fingerprint:sha-256 ${PRINT}\r\n`);
    expect(readSdp("offer", written)).toEqual({ ...offer(), places: PLACES });
    expect(writeSdp(unpack(pack(answer())))).toContain("a=setup:active\r\n");
  });

  it("are found in a link, and with spaces and line breaks in them", () => {
    const text = pack(offer());
    const half = text.length / 2;
    for (const brought of [`https://example.org/some/folder/#/join?${text}`, ` ${text.slice(0, half)}\n ${text.slice(half)} `])
      expect(unpack(brought).ufrag).toBe("RHyq");
  });

  it("that are none, damaged or cut are refused", () => {
    const text = pack(offer());
    const bad = [
      "",
      " ",
      "hello",
      "https://example.org/",
      "💧",
      "AAAA",
      text.slice(1),
      text.slice(0, -3),
      `${text}AAAA`,
      "A".repeat(100_000),
    ];
    for (const brought of bad) expect(() => unpack(brought), brought.slice(0, 40)).toThrow(BadCode);
    let missed = 0;
    for (let at = 0; at < text.length; at += 1) {
      const changed = text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
      try {
        unpack(changed);
        missed += 1;
      } catch (problem) {
        expect(problem).toBeInstanceOf(BadCode);
      }
    }
    // Only bits that base64 has over at the very end mean nothing.
    expect(missed).toBeLessThanOrEqual(1);
  });

  it("put nothing into a description but what has its form", () => {
    const sly = "x\r\na=candidate:1 1 udp 1 198.51.100.1 1 typ host";
    for (const change of [
      { ufrag: sly },
      { pwd: sly },
      { to: sly },
      { places: [{ address: sly, port: 1 }] },
      { places: [{ address: "example.org", port: 1 }] },
      { places: [{ address: "1.2.3.999", port: 1 }] },
      { places: [{ address: "1.2.3.4", port: 70_000 }] },
      { places: [{ address: "1::2::3", port: 1 }] },
      { places: [] },
      { places: Array.from({ length: 7 }, () => PLACES[0]!) },
      { fingerprint: new Uint8Array(31) },
    ])
      expect(() => pack({ ...offer(), ...change }), JSON.stringify(change)).toThrow(BadCode);
  });

  it("cannot be made where a browser names no place", () => {
    expect(() => readSdp("offer", sdp())).toThrow(BadCode);
  });
});
