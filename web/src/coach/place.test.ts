import { describe, expect, it } from "vitest";
import { placeBubble } from "./place";

const inside = { left: 0, top: 0, width: 1000, height: 800 };
const bubble = { width: 300, height: 120 };

describe("placeBubble", () => {
  it("hangs below what it points at, its tail in the middle", () => {
    const target = { left: 400, top: 100, width: 100, height: 40 };
    expect(placeBubble(target, bubble, inside, [])).toEqual({ side: "below", left: 300, top: 156, tail: 150 });
  });

  it("stands above what lies at the bottom", () => {
    const target = { left: 20, top: 700, width: 400, height: 90 };
    expect(placeBubble(target, bubble, inside, [])).toMatchObject({ side: "above", left: 70 });
  });

  it("stays inside and still points at its target", () => {
    const target = { left: 0, top: 100, width: 40, height: 40 };
    expect(placeBubble(target, bubble, inside, [])).toMatchObject({ side: "below", left: 8, tail: 22 });
  });

  it("keeps off what can be pressed", () => {
    const target = { left: 20, top: 300, width: 80, height: 40 };
    const rings = [0, 1, 2, 3].map((index) => ({ left: 100 + 120 * index, top: 360, width: 80, height: 80 }));
    expect(placeBubble(target, bubble, inside, rings)).toMatchObject({ side: "above", top: 164 });
  });
});
