// The list of every interactive element in docs/elements.md: what Chromium's own accessibility tree says of each screen,
// against what is written there. `ELEMENTS=write` writes it anew.

import type { Page } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../../docs/elements.md", import.meta.url);

/** Roles of things that do something, and the keys that each needs once Tab has reached it. */
const KEYS: Record<string, string> = {
  button: "Enter, Space",
  checkbox: "Space",
  combobox: "↑ ↓",
  disclosure: "Enter, Space",
  link: "Enter",
  radio: "← →",
  searchbox: "type",
  slider: "← →",
  spinbutton: "↑ ↓, type",
  switch: "Space",
  tab: "← →",
  textbox: "type",
};
const CALLED: Record<string, string> = { DisclosureTriangle: "disclosure" };

/** What differs from day to day, or with the games that other tests play. */
const VARIES: [RegExp, string][] = [
  [/\w{3} \d{1,2}, \d{4}(, \d{1,2}:\d{2}\s[AP]M)?/g, "(date)"],
  [/[+−-]?\d+(\.\d+)?\s?%/g, "(chance)"],
  [/[+−-]\d+(\.\d+)?$/g, "(swing)"],
];
/** Tables of the lobby, which other tests open and close. */
const PASSING = /(Open|Join|Watch)$/;
/** Beyond this many alike on one screen the rest is no news. */
const ALIKE = 3;

interface Row {
  screen: string;
  role: string;
  name: string;
  keys: string;
}

interface AxNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** What is compared: names may be reworded and lists may grow, but no kind of thing comes, goes or changes its keys unlisted. */
function kinds(rows: readonly Row[]): string[] {
  return [...new Set(rows.map(({ screen, role, keys }) => `${screen}: ${role}, ${keys}`))].sort();
}

/** What was seen on the way through the screens, each thing where it came first. */
export class Elements {
  readonly #rows: Row[] = [];
  readonly #known = new Set<string>();
  /** Things that have no name. */
  readonly nameless: string[] = [];

  async look(page: Page, screen: string): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
    await session.detach();
    const alike = new Map<string, number>();
    for (const { ignored, role: spoken, name: said, properties = [] } of nodes) {
      const role = CALLED[spoken?.value ?? ""] ?? spoken?.value ?? "";
      if (ignored || !(role in KEYS) || (role === "link" && PASSING.test(said?.value ?? ""))) continue;
      const name = VARIES.reduce((text, [varies, as]) => text.replace(varies, as), (said?.value ?? "").replace(/\s+/g, " ").trim());
      if (name === "") this.nameless.push(`${screen}: ${role}`);
      const shape = `${role} ${name.replace(/\d+/g, "#")}`;
      if (this.#known.has(`${role} ${name}`)) continue;
      this.#known.add(`${role} ${name}`);
      alike.set(shape, (alike.get(shape) ?? 0) + 1);
      if (alike.get(shape)! > ALIKE) continue;
      const own = properties.find((each) => each.name === "keyshortcuts")?.value.value;
      this.#rows.push({ screen, role, name, keys: own ? `${String(own)}; Tab, ${KEYS[role]!}` : `Tab, ${KEYS[role]!}` });
    }
  }

  /** Which kinds the screens have, and which are listed; with `ELEMENTS=write` the list follows the screens. */
  compare(size: string): { seen: string[]; listed: string[] } {
    if (process.env.ELEMENTS === "write") write(size, this.#rows);
    return { seen: kinds(this.#rows), listed: kinds(read()[size] ?? []) };
  }
}

const TITLES: Record<string, string> = { desktop: "On a wide window", phone: "On a phone" };

const HEAD = `# Every interactive element

Everything that can be pressed, picked or typed into, on every screen that \`web/tests/screens.ts\` lists, each where it comes
first on a walk through them: its role, its accessible name as Chromium tells it to screen readers, and its keys. Names are
the English ones. Of many alike (puzzles, chapters, cards) three stand for all. What the keys of a game and of a replay do is told
in [accessibility](accessibility.md); canoes and ends on the river, tabs and lines of the log are one stop of Tab each, with arrows
inside.

\`web/tests/axe.spec.ts\` compares this page with the screens. After a wanted change:
\`ELEMENTS=write npm --prefix web run test:browser -- axe.spec.ts\`.
`;

function read(): Record<string, Row[]> {
  const found: Record<string, Row[]> = {};
  let [size, screen] = ["", ""];
  for (const line of readFileSync(FILE, "utf8").split("\n")) {
    if (line.startsWith("## ")) size = Object.keys(TITLES).find((each) => TITLES[each] === line.slice(3)) ?? "";
    else if (line.startsWith("### ")) screen = line.slice(4);
    else if (line.startsWith("| ") && !/^\| (Role|---) \|/.test(line)) {
      const [role, name, keys] = line.slice(2, -2).split(" | ").map((each) => each.replaceAll("\\|", "|"));
      (found[size] ??= []).push({ screen, role: role!, name: name!, keys: keys! });
    }
  }
  return found;
}

function write(size: string, rows: readonly Row[]): void {
  const all = { ...read(), [size]: rows };
  const escaped = (text: string): string => text.replaceAll("|", "\\|");
  const sections = Object.keys(TITLES).map((each) => {
    const own = all[each] ?? [];
    const screens = [...new Set(own.map(({ screen }) => screen))];
    const tables = screens.map((screen) => {
      const lines = own.filter((row) => row.screen === screen).map(({ role, name, keys }) => `| ${role} | ${escaped(name)} | ${keys} |`);
      return `\n### ${screen}\n\n| Role | Name | Keys |\n| --- | --- | --- |\n${lines.join("\n")}\n`;
    });
    return `\n## ${TITLES[each]!}\n${tables.join("")}`;
  });
  writeFileSync(FILE, HEAD + sections.join(""));
}
