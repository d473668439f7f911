import { expect, it, vi } from "vitest";

vi.mock("../router.svelte", () => ({ route: { path: "/t/abc/hand", place: "" } }));
const { alike, tableAddress, tableOf, viewOf } = await import("./views");

it("tells a table and what is shown of it from an address", () => {
  expect(["/t/abc", "/t/abc/screen", "/t/abc/hand"].map(tableOf)).toEqual(["abc", "abc", "abc"]);
  expect(["/t/abc", "/t/abc/screen", "/t/abc/hand"].map(viewOf)).toEqual(["", "screen", "hand"]);
  expect(["/t/abc/", "/t/abc/else", "/t/", "/learn", "/t/abc/screen/more"].map(tableOf)).toEqual(["", "", "", "", ""]);
});

it("leads to another table in the same way", () => {
  expect(tableAddress("xyz")).toBe("/t/xyz");
  expect(alike("xyz")).toBe("/t/xyz/hand");
});
