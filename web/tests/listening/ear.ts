// Whoever cannot see: hears what is added to live regions, acts through roles and names alone, and compares what was heard
// with what the server told.

import type { Page } from "@playwright/test";

/** Something that a screen reader would read by itself. */
export interface Heard {
  role: string;
  words: string;
  /** The region came with its words already in it, which not every screen reader notices. */
  filled: boolean;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

/** Listens from the first moment; runs in the page. */
function attend(): void {
  const LIVE = '[role="log"], [role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  window.heard = [];
  const note = (region: Element, words: string, filled = false): void => {
    const text = words.replace(/\s+/g, " ").trim();
    if (text !== "") window.heard.push({ role: region.getAttribute("role") ?? "live", words: text, filled });
  };
  const regionOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null;
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      const region = regionOf(target);
      if (type === "characterData") {
        if (region) note(region, target.textContent ?? "");
        continue;
      }
      for (const node of addedNodes) {
        if (region) note(region, node.textContent ?? "");
        else if (node instanceof Element) {
          for (const inner of [node, ...node.querySelectorAll("*")]) if (inner.matches(LIVE)) note(inner, inner.textContent ?? "", true);
        }
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export const listenIn = (page: Page): Promise<unknown> => page.addInitScript(attend);
export const heardSoFar = (page: Page): Promise<Heard[]> => page.evaluate(() => window.heard);

/** Does one thing that is offered, found by role and name; says whether the game goes on. */
export async function actByEar(page: Page, pick: (count: number) => number): Promise<boolean> {
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true, disabled: false });
  const hand = page.getByRole("group", { name: "Your cards" });
  const cards = hand.getByRole("button", { disabled: false, pressed: false });
  const confirm = button("Confirm");
  const play = button(/^Play (\d|cloud)$/);
  const moves = page.getByRole("list", { name: "Your possible moves" }).getByRole("button").filter({ hasNotText: "over the falls" });
  const list = button("Moves as a list");
  const other = button(/^(Worse|Better|Pay|Not now|Leave it ashore|End the turn)/);
  const over = button(/^(Rematch|Join the rematch)$/);
  await over.or(confirm).or(play).or(moves).or(list).or(other).or(cards).first().waitFor({ timeout: 120_000 });
  const press = async (found: typeof cards): Promise<boolean> => {
    const count = await found.count();
    if (count === 0) return false;
    // What was offered may be gone by now; what is offered next will tell.
    await found
      .nth(pick(count))
      .press("Enter", { timeout: 2000 })
      .catch(() => {});
    return true;
  };
  if ((await over.count()) > 0) return false;
  for (const found of [confirm, play, moves]) if (await press(found)) return true;
  if ((await list.count()) > 0) {
    await press(list);
    // A canoe that can only go over the falls is left for the other, or goes.
    if ((await moves.count()) === 0 && !(await press(other)))
      await press(page.getByRole("list", { name: "Your possible moves" }).getByRole("button"));
    return true;
  }
  if (await press(other)) return true;
  if ((await hand.getByRole("button", { pressed: true }).count()) === 0) await press(cards);
  else await page.waitForTimeout(20);
  return true;
}
