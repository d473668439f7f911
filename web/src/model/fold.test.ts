import { describe, expect, it } from "vitest";
import type { AnyEvent, Position } from "../protocol.gen";
import { position, seatView } from "./fixtures";
import { fold, foldAll, settle } from "./fold";

function afloat(at: string, cargo = "", landed = ""): Position {
  return position({
    seats: [
      seatView({
        landed,
        canoes: [
          { at, cargo },
          { at: "J", cargo: "" },
        ],
      }),
      seatView({
        canoes: [
          { at: "4", cargo: "Y" },
          { at: "X", cargo: "" },
        ],
      }),
      seatView(),
    ],
  });
}

describe("fold", () => {
  it("round_started takes the cards off the table and passes the lifesaver", () => {
    const before = position({ seats: [seatView({ hand: "12346C", card: "5", revealed: true }), seatView()] });
    const after = fold(before, { kind: "round_started", round: 2, first: 1 });
    expect(after).toMatchObject({ round: 2, first: 1 });
    expect(after.seats[0]).toMatchObject({ hand: "12346C", card: "", revealed: false });
  });

  it("hands_refilled gives everyone seven cards", () => {
    const before = position({ seats: [seatView({ hand: "" }), seatView({ hand: "" })] });
    expect(fold(before, { kind: "hands_refilled" }).seats.map((seat) => seat.hand)).toEqual(["123456C", "123456C"]);
  });

  it("canoe_bought pays a gem back to its own site", () => {
    const before = position({
      sites: { P: "PP", C: "", Y: "", B: "", R: "" },
      seats: [
        seatView({
          landed: "PR",
          canoes: [
            { at: "X", cargo: "" },
            { at: "3", cargo: "" },
          ],
        }),
      ],
    });
    const after = fold(before, { kind: "canoe_bought", canoe: "0a", paid: "P" });
    expect(after.seats[0]).toMatchObject({ landed: "R", canoes: [{ at: "J" }, { at: "3" }] });
    expect(after.sites.P).toBe("PPP");
  });

  it("canoe_given costs nothing", () => {
    const before = afloat("X");
    const after = fold(before, { kind: "canoe_given", canoe: "1b" });
    expect(after.seats[1]!.canoes[1]).toEqual({ at: "J", cargo: "" });
    expect(after.sites).toEqual(before.sites);
  });

  it("card_chosen is one bit for a secret card and leaves a known one alone", () => {
    expect(fold(position(), { kind: "card_chosen", seat: 1 }).seats[1]).toMatchObject({ card: "?", hand: "123456C" });
    const own = position({ seats: [seatView({ card: "4", hand: "12356C" })] });
    expect(fold(own, { kind: "card_chosen", seat: 0 })).toEqual(own);
  });

  it("card_chosen names an own card: it leaves the hand, and one that was down is back in it", () => {
    const first = fold(position(), { kind: "card_chosen", seat: 0, card: "4" });
    expect(first.seats[0]).toMatchObject({ card: "4", hand: "12356C", revealed: false });
    const changed = fold(first, { kind: "card_chosen", seat: 0, card: "C" });
    expect(changed.seats[0]).toMatchObject({ card: "C", hand: "123456" });
  });

  it("card_revealed takes a secret card out of the hand", () => {
    const chosen = fold(position(), { kind: "card_chosen", seat: 2 });
    const after = fold(chosen, { kind: "card_revealed", seat: 2, card: "C" });
    expect(after.seats[2]).toMatchObject({ card: "C", hand: "123456", revealed: true });
  });

  it("card_revealed leaves the hand of an own card as it is", () => {
    const own = position({ seats: [seatView({ card: "4", hand: "12356C" })] });
    const after = fold(own, { kind: "card_revealed", seat: 0, card: "4" });
    expect(after.seats[0]).toMatchObject({ card: "4", hand: "12356C", revealed: true });
  });

  it("weather_moved", () => {
    expect(fold(position(), { kind: "weather_moved", seat: 0, before: 0, after: -1 }).weather).toBe(-1);
  });

  it("gem_loaded takes from the site beside the space, both arms sharing one", () => {
    const after = fold(afloat("6R"), { kind: "gem_loaded", canoe: "0a", gem: "B", at: "6R" });
    expect(after.seats[0]!.canoes[0]).toEqual({ at: "6R", cargo: "B" });
    expect(after.sites.B).toBe("BBBBBB");
  });

  it("gem_unloaded lays any colour at any site", () => {
    const after = fold(afloat("5", "R"), { kind: "gem_unloaded", canoe: "0a", gem: "R", at: "5" });
    expect(after.seats[0]!.canoes[0]!.cargo).toBe("");
    expect(after.sites.Y).toBe("YYYYYYYR");
  });

  it("canoe_paddled ends where the path ends", () => {
    const after = fold(afloat("5", "R"), { kind: "canoe_paddled", canoe: "0a", path: ["5", "4", "3"] });
    expect(after.seats[0]!.canoes[0]).toEqual({ at: "3", cargo: "R" });
  });

  it("gem_stolen changes hands", () => {
    const after = fold(afloat("4"), { kind: "gem_stolen", canoe: "0a", victim: "1a", gem: "Y", at: "4" });
    expect(after.seats[0]!.canoes[0]!.cargo).toBe("Y");
    expect(after.seats[1]!.canoes[0]!.cargo).toBe("");
  });

  it("gem_landed is kept for good", () => {
    const after = fold(afloat("J", "R", "C"), { kind: "gem_landed", canoe: "0a", gem: "R" });
    expect(after.seats[0]).toMatchObject({ landed: "CR", canoes: [{ at: "J", cargo: "" }, {}] });
  });

  it("canoe_lost gives the gem back to its own site", () => {
    const after = fold(afloat("X", "P"), { kind: "canoe_lost", canoe: "0a", gem: "P" });
    expect(after.seats[0]!.canoes[0]).toEqual({ at: "X", cargo: "" });
    expect(after.sites.P).toBe("PPPPPPPP");
    const empty = afloat("7L");
    expect(fold(empty, { kind: "canoe_lost", canoe: "0a", gem: "" }).sites).toEqual(empty.sites);
  });

  it("river_rose only tells", () => {
    const before = position();
    expect(fold(before, { kind: "river_rose", speed: 3, lowest: 2, weather: 1 })).toBe(before);
  });

  it("disc_pushed carries canoes and turns the fork", () => {
    const drifts = [
      { canoe: "0a", start: "5", end: "6L" },
      { canoe: "1a", start: "4", end: "5" },
    ];
    const after = fold(afloat("5", "C"), { kind: "disc_pushed", arm: "L", next_arm: "R", drifts });
    expect(after.seats[0]!.canoes[0]).toEqual({ at: "6L", cargo: "C" });
    expect(after.seats[1]!.canoes[0]!.at).toBe("5");
    expect(after.next_arm).toBe("R");
    expect(fold(after, { kind: "disc_pushed", arm: "R", next_arm: "", drifts: [] }).next_arm).toBeNull();
  });

  it("game_ended leaves nobody to act", () => {
    const before = position({ phase: "turns", turn: { seat: 1 } });
    const after = fold(before, { kind: "game_ended", winners: [1], goals: ["four_alike"] });
    expect(after.phase).toBe("over");
    expect(after.turn).toBeUndefined();
    expect(settle(after, { phase: "over", turn: null }).phase).toBe("over");
  });

  it("changes nothing in the position it was given", () => {
    const before = afloat("5", "R");
    const copy = structuredClone(before);
    const events: AnyEvent[] = [
      { kind: "gem_unloaded", canoe: "0a", gem: "R", at: "5" },
      { kind: "canoe_paddled", canoe: "0a", path: ["5", "4"] },
      { kind: "gem_stolen", canoe: "0a", victim: "1a", gem: "Y", at: "4" },
      { kind: "round_started", round: 2, first: 1 },
    ];
    foldAll(before, events);
    expect(before).toEqual(copy);
  });
});

describe("settle", () => {
  it("writes down the phase and the turn that the server tells, and nothing of its own", () => {
    expect(settle(position(), { phase: "buy_back", turn: { seat: 1 } })).toEqual(position({ phase: "buy_back", turn: { seat: 1 } }));
    const acting = position({ phase: "turns", turn: { seat: 0 }, seats: [seatView({ card: "3", revealed: true })] });
    const flowing = settle(acting, { phase: "flow", turn: null });
    expect(flowing.phase).toBe("flow");
    expect(flowing.turn).toBeUndefined();
    const after = settle(acting, { phase: "turns", turn: { seat: 0, must: [1], may: [], done: false } });
    expect(after).toMatchObject({ phase: "turns", turn: { seat: 0, must: [1] } });
  });
});
