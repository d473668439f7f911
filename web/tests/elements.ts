// Every interactive element of a screen, as Chromium's own accessibility tree tells it to screen readers. What kinds a
// screen has is kept in elements.json: none comes, goes or changes its keys unnoticed. `ELEMENTS=write` writes it anew.

import type { Page } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("./elements.json", import.meta.url);

/** Roles of things that do something; which keys each answers to is told in docs/accessibility.md. */
const ROLES: Record<string, string> = {
  button: "button",
  checkbox: "checkbox",
  combobox: "combobox",
  DisclosureTriangle: "disclosure",
  link: "link",
  radio: "radio",
  searchbox: "searchbox",
  slider: "slider",
  spinbutton: "spinbutton",
  switch: "switch",
  tab: "tab",
  textbox: "textbox",
};

interface AxNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** By size of the window, then by screen. */
type Listed = Record<string, Record<string, string>>;

export interface Seen {
  /** Kinds of elements, such as "button, button with A, link". */
  kinds: string;
  /** Roles of those that have no name. */
  nameless: string[];
}

export async function look(page: Page): Promise<Seen> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  await session.detach();
  const kinds = new Set<string>();
  const nameless: string[] = [];
  for (const { ignored, role: spoken, name, properties = [] } of nodes) {
    const role = ROLES[spoken?.value ?? ""];
    if (ignored || !role) continue;
    if ((name?.value ?? "").trim() === "") nameless.push(role);
    const key = properties.find((each) => each.name === "keyshortcuts")?.value.value;
    kinds.add(key ? `${role} with ${String(key)}` : role);
  }
  return { kinds: [...kinds].sort().join(", "), nameless };
}

/** The kinds that are listed for a screen; with `ELEMENTS=write` the list follows what was seen. */
export function listed(size: string, screen: string, seen: string): string | undefined {
  const all = JSON.parse(readFileSync(FILE, "utf8")) as Listed;
  if (process.env.ELEMENTS !== "write") return all[size]?.[screen];
  all[size] = Object.fromEntries(Object.entries({ ...all[size], [screen]: seen }).sort());
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
  return seen;
}
