import { describe, expect, it } from "vitest";
import type { Controls } from "../model/controls.svelte";
import { position, seatView } from "../model/fixtures";
import type { AnyEvent } from "../protocol.gen";
import { endangered, fits, hasPlayed } from "./tips";

const AFLOAT = seatView({
  canoes: [
    { at: "J", cargo: "" },
    { at: "6L", cargo: "" },
  ],
});

/** Somebody who is to choose a card, with a canoe on 6L that the river may take with a chance. */
function choosing({ risk = 0, hints = true, events = [] }: { risk?: number; hints?: boolean; events?: AnyEvent[] }): Controls {
  const model = {
    plan: null,
    shown: position({ round: 2, seats: [AFLOAT, seatView()] }),
    forecasts: [{ card: "1", weather: 0, speeds: {}, spaces: { "6L": { X: risk, "7L": 1 - risk } } }],
    log: events.map((event, key) => ({ key, event, round: 1, text: "" })),
  };
  return { mode: "card", curtain: -1, raised: "", sent: "", down: "", seat: 0, hints, model } as unknown as Controls;
}

describe("the tip about danger", () => {
  it("needs a danger to speak of", () => {
    expect(endangered(choosing({ risk: 0.01 }))).toBeUndefined();
    expect(endangered(choosing({ risk: 0.14 }))).toBeUndefined();
    expect(endangered(choosing({ risk: 0.15 }))).toBe("0b");
  });

  it("comes only where numbers may stand on the water", () => {
    expect(fits("danger", choosing({ risk: 0.5 }))).toBe(true);
    expect(fits("danger", choosing({ risk: 0.5, hints: false }))).toBe(false);
  });
});

describe("the tip about the first card", () => {
  it("comes before it is played, and not after", () => {
    expect(fits("hand", choosing({}))).toBe(true);
    expect(fits("hand", choosing({ events: [{ kind: "card_chosen", seat: 1 }] }))).toBe(true);
    const played = choosing({ events: [{ kind: "card_chosen", seat: 0, card: "3" }] });
    expect([fits("hand", played), hasPlayed(played)]).toEqual([false, true]);
  });
});
