import { afterEach, expect, test, vi } from "vitest";
import { FRAGMENTS, PATHS, rooted, split } from "./addresses";

const PAGES = ["/", "/t/abc-1", "/learn/rules#R6.8", "/replay/abc#41", `/explore#${encodeURIComponent("4 r3? J#5")}`];

afterEach(() => vi.unstubAllGlobals());

test.each(PAGES)("%s is read as it was written, with a server and without", (address) => {
  expect(PATHS.read(new URL(PATHS.write(address), "https://play.example"))).toBe(address);
  const url = new URL(FRAGMENTS.write(address), "https://pages.example/some/folder/");
  expect(FRAGMENTS.read(url)).toBe(address);
  expect(url.pathname).toBe("/some/folder/");
  expect(url.hash.slice(1)).not.toContain("#");
});

test("what is no address of ours is the first page", () => {
  for (const hash of ["", "#", "#R6.8"]) expect(FRAGMENTS.read({ pathname: "/some/folder/", hash })).toBe("/");
});

test("an address has a path and perhaps a place", () => {
  expect(split("/replay/abc#41")).toEqual({ path: "/replay/abc", place: "41" });
  expect(split("/learn")).toEqual({ path: "/learn", place: "" });
});

test.each([
  ["/", "https://play.example/t/abc", "/api/lobby"],
  ["./", "https://pages.example/some/folder/#/t/abc", "/some/folder/api/lobby"],
  ["./", "https://pages.example/some/folder/index.html#/learn", "/some/folder/api/lobby"],
  ["./", "http://127.0.0.1:8000/", "/api/lobby"],
])("with base %s at %s the lobby is %s", (base, href, lobby) => {
  vi.stubEnv("BASE_URL", base);
  vi.stubGlobal("location", { href });
  expect(rooted("/api/lobby")).toBe(lobby);
  vi.unstubAllEnvs();
});
