import { expect, test } from "vitest";
import { initialsOf } from "./initials";

test("a name is known by its first letter", () => {
  expect(initialsOf(["Robin", "maple", " Élan"])).toEqual(["R", "M", "É"]);
});

test("no two canoes carry the same mark", () => {
  // As a record without names calls them.
  expect(initialsOf(["Seat 0", "Seat 1", "Seat 2"])).toEqual(["0", "1", "2"]);
  expect(initialsOf(["Anna", "Alex", "Leo"])).toEqual(["A", "E", "L"]);
  expect(initialsOf(["Ann", "An", "Nan", "Aa"])).toEqual(["A", "2", "N", "4"]);
  expect(initialsOf(["", "", "2"])).toEqual(["1", "3", "2"]);
});
