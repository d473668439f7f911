// The menu and all its words: it opens whole, so that nothing moves away under a finger.
import type { Component } from "svelte";
import { STATIC } from "../addresses";
import { needWords } from "../i18n/index.svelte";
import type { Controls } from "../model/controls.svelte";

type Menu = Component<{ controls: Controls; onclose: () => void; onleave: () => void }>;

export async function loadMenu(): Promise<Menu> {
  const [{ default: Menu }] = await Promise.all([import("./Menu.svelte"), needWords("screen", ...(STATIC ? [] : (["people"] as const)))]);
  return Menu;
}
