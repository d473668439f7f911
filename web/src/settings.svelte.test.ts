import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

it("keeps nothing of who signed out, and all that belongs to the device", async () => {
  const kept = new Map([["niagara.settings", JSON.stringify({ name: "Ada", face: "b2", colour: 3, theme: "dusk" })]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  const { forgetGuise, settings } = await import("./settings.svelte");
  expect(settings.name).toBe("Ada");
  forgetGuise();
  expect(settings).toMatchObject({ name: "", face: "", colour: -1, theme: "dusk" });
  expect(JSON.parse(kept.get("niagara.settings")!)).toMatchObject({ name: "", face: "", colour: -1, theme: "dusk" });
});
