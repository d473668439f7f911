import { describe, expect, it } from "vitest";
import { makeBundle } from "../i18n/index.svelte";
import type { Forecast, SeatInfo } from "../protocol.gen";
import { LEVELS } from "../rules.gen";
import { chances, dangersOf, helps, isAlone, mayAsk, thrown } from "./advice";
import { robbable } from "./tips";

const me: SeatInfo = { kind: "human", name: "Robin", yours: true };
const bot = (level: string): SeatInfo => ({ kind: "bot", name: "Maple", level });
const friend: SeatInfo = { kind: "human", name: "Ben" };

describe("who is helped", () => {
  it("whoever plays against bots alone, or sits where the table says so", () => {
    expect(mayAsk({ seats: [me, bot("bear")], coach: "alone" })).toBe(true);
    expect(mayAsk({ seats: [me, friend], coach: "alone" })).toBe(false);
    expect(mayAsk({ seats: [me, friend], coach: "all" })).toBe(true);
    expect(mayAsk({ seats: [friend, bot("bear")], coach: "all" })).toBe(false);
    expect(isAlone({ seats: [me, { ...bot("bear"), left: true }] })).toBe(false);
  });

  it("unasked only with the first levels", () => {
    const on = LEVELS.map(({ id }) => helps("auto", [me, bot(id)]));
    expect(on).toEqual([true, true, false, false, false, false]);
    expect([helps("on", [me, bot("bear")]), helps("off", [me, bot("duckling")])]).toEqual([true, false]);
  });
});

describe("what is warned of", () => {
  const forecast: Forecast = { card: "3", weather: 0, speeds: {}, spaces: { "7L": { X: 0.04, "7L": 0.96 }, "5": { "6L": 1 } } };
  const stands = [
    { at: "7L", cargo: "R" },
    { at: "5", cargo: "" },
  ];

  it("in the first three rounds of any chance, later of one in ten", () => {
    expect(dangersOf(forecast, 0, stands, 3).map(({ at }) => at)).toEqual(["7L"]);
    expect(dangersOf(forecast, 0, stands, 4)).toEqual([]);
    expect(dangersOf(undefined, 0, stands, 1)).toEqual([]);
  });

  it("of a canoe that is paddled over the falls, not of one that was lost before", () => {
    expect(thrown(stands, [{ at: "X", cargo: "" }, stands[1]!])).toBe(true);
    expect(thrown([{ at: "X", cargo: "" }], [{ at: "X", cargo: "" }])).toBe(false);
  });
});

describe("how much better the best was", () => {
  const WORDS = import.meta.glob<string>("../../../words/*/coach.ftl", { query: "?raw", import: "default", eager: true });

  it("is by what the move is graded", () => {
    const best = { text: "card 5", moves: [4], value: 0.5 };
    expect(chances({ best, loss: 0.25 })).toEqual({ best: 0.5, played: 0.25 });
    expect(chances({ best, loss: 0.75 }).played).toBe(0);
  });

  it.each(Object.keys(WORDS))("is said as two chances, the best first: %s", (path) => {
    const bundle = makeBundle("en", WORDS[path]!);
    const pattern = bundle.getMessage("coach-better")!.value!;
    expect(bundle.formatPattern(pattern, { moves: "go", best: "41%", played: "14%" })).toMatch(/go\. .*41% .* 14%\.$/);
  });
});

it("knows a thief: an empty canoe that can paddle up to a loaded one", () => {
  const seat = (a: [string, string], b: [string, string]) => ({
    hand: "",
    card: "",
    revealed: false,
    landed: "",
    canoes: [a, b].map(([at, cargo]) => ({ at, cargo })) as never,
  });
  const position = (mine: [string, string], thief: [string, string]) =>
    ({ seats: [seat(mine, ["J", ""]), seat(thief, ["J", ""])] }) as never;
  expect(robbable(position(["3", "P"], ["6L", ""]), 0)).toBe("0a");
  expect(robbable(position(["3", "P"], ["6L", "B"]), 0)).toBeUndefined();
  expect(robbable(position(["3", "P"], ["2", ""]), 0)).toBeUndefined();
  expect(robbable(position(["6R", "B"], ["7L", ""]), 0)).toBeUndefined();
  expect(robbable(position(["3", ""], ["5", ""]), 0)).toBeUndefined();
});
