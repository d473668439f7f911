import { expect, test } from "vitest";
import { meant } from "./inWords";

const ENDS = ["To 3", "To 4, danger: 12 %", "To 6 in the left arm", "To 6 in the right arm", "Over the falls, left arm"].map((words) => ({
  words,
}));
const said = (line: string): string | undefined => meant(line, ENDS)?.words;

test("an answer is known by its words, its beginning, or what it alone has", () => {
  expect(said("to 3")).toBe("To 3");
  expect(said("TO 4")).toBe("To 4, danger: 12 %");
  expect(said("6 right")).toBe("To 6 in the right arm");
  expect(said("over")).toBe("Over the falls, left arm");
});

test("what may mean two answers, or none, means none", () => {
  expect(said("to 6")).toBeUndefined();
  expect(said("to")).toBeUndefined();
  expect(said("")).toBeUndefined();
  expect(said("home")).toBeUndefined();
});

test("letters of all languages are letters", () => {
  const offered = [{ words: "Первое каноэ, на 5" }, { words: "Второе каноэ, у причала" }];
  expect(meant("второе", offered)).toBe(offered[1]);
});
