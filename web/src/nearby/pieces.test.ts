import { describe, expect, it } from "vitest";
import { Joiner, split } from "./pieces";

const through = (text: string, most = 1_000_000): string | null => {
  const joiner = new Joiner(most);
  return [...split(text)].map((piece) => joiner.take(piece)).at(-1)!;
};

describe("messages in pieces", () => {
  it("come out as they went in", () => {
    for (const length of [0, 1, 15_999, 16_000, 16_001, 32_000, 100_000]) {
      const text = "né🛶".repeat(length).slice(0, length);
      expect(through(text)).toBe(text);
      expect([...split(text)].every((piece) => piece.length <= 16_001)).toBe(true);
    }
  });

  it("come one after the other", () => {
    const joiner = new Joiner(100);
    expect([...split("one"), ...split("two")].map((piece) => joiner.take(piece))).toEqual(["one", "two"]);
  });

  it("that are too long, or no text at all, are refused", () => {
    expect(() => through("x".repeat(101), 100)).toThrow("too long");
    for (const piece of [null, 7, new ArrayBuffer(8), "", "x"]) expect(() => new Joiner(100).take(piece)).toThrow("no piece");
  });
});
