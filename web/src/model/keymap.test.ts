import { beforeEach, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import { keyFor, meaningOf, setKey } from "./keymap";

beforeEach(() => {
  settings.keys = "";
});

it("leaves keys as they are until one is changed", () => {
  expect(meaningOf("M")).toBe("M");
  setKey("M", "k");
  expect([keyFor("M"), meaningOf("K"), meaningOf("M")]).toEqual(["K", "M", "K"]);
});

it("lets two keys change places, and back", () => {
  setKey("M", "O");
  expect([keyFor("M"), keyFor("O")]).toEqual(["O", "M"]);
  setKey("M", "M");
  expect([keyFor("M"), keyFor("O"), settings.keys]).toEqual(["M", "O", ""]);
});

it("takes one character only", () => {
  setKey("M", "");
  setKey("M", "xy");
  expect(settings.keys).toBe("");
});
