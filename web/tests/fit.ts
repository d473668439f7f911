// Whether every message has its place on a screen, in every language. Looked for are words cut off by a box that does
// not scroll, words outside the window or their own button, and things lying over each other.

import type { Page } from "@playwright/test";
import { WHOLE } from "./helpers";
import { LANGUAGES } from "./languages";

/** Runs in the page: everything on it that does not fit. */
export function misfits(): string[] {
  const found = new Set<string>();
  const SLACK = 1.5;
  // On a phone the inner width grows with what is too wide.
  const width = Math.min(innerWidth, screen.width);
  const styles = new Map<Element, CSSStyleDeclaration>();
  const style = (element: Element): CSSStyleDeclaration => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element)!;
  };
  // The board is a picture: canoes lie on rings on purpose. Notation and names that people chose may end in dots.
  const exempt = (element: Element): boolean =>
    element.closest("svg, .unseen, code, .name, option, [popover]:not(:popover-open)") !== null || style(element).clipPath === "inset(50%)";
  const surface = (element: Element): Element =>
    element.closest("dialog, .curtain, section.end, section.tip, [popover], .notice, .verdict, .text-board") ?? document.body;
  const top = [...document.querySelectorAll("dialog[open], .curtain, section.end")].at(-1);
  const label = (element: Element): string =>
    `${element.localName}.${[...element.classList].filter((name) => !name.startsWith("svelte-")).join(".")}`;
  const say = (what: string, element: Element, text: string): void =>
    void found.add(`${what}: ${label(element)} “${text.trim().slice(0, 60)}”`);

  const texts: { element: Element; rect: DOMRect; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = node.textContent ?? "";
    if (text.trim() === "" || exempt(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (top && !top.contains(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0 || rect.height === 0) continue;
      if (rect.left < -SLACK || rect.right > width + SLACK) say("outside the window", element, text);
      const pressed = element.closest("button, a.button, .chip");
      if (pressed) {
        const box = pressed.getBoundingClientRect();
        if (rect.left < box.left - SLACK || rect.right > box.right + SLACK || rect.top < box.top - 3 || rect.bottom > box.bottom + 3)
          say("outside its button", pressed, text);
      }
      let visible = true;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, position } = style(box);
        const edge = box.getBoundingClientRect();
        const x = rect.left < edge.left - SLACK || rect.right > edge.right + SLACK;
        const y = rect.top + 3 < edge.top - SLACK || rect.bottom - 3 > edge.bottom + SLACK;
        if (x && overflowX !== "visible") say("cut at the side", box, text);
        if (y && (overflowY === "hidden" || overflowY === "clip")) say("cut below", box, text);
        if (textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth + 1) say("ends in dots", box, text);
        // What has scrolled away is nowhere now, and a fixed box hangs on the window.
        visible &&= !(y && (overflowY === "auto" || overflowY === "scroll"));
        if (!visible || position === "fixed") break;
      }
      if (visible) texts.push({ element, rect, text });
    }
  }

  /** How far two boxes lie over each other, sideways and up and down. */
  const over = (a: DOMRect, b: DOMRect): [number, number] => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  texts.sort((a, b) => a.rect.top - b.rect.top);
  texts.forEach((a, index) => {
    for (let next = index + 1; next < texts.length && texts[next]!.rect.top < a.rect.bottom; next += 1) {
      const b = texts[next]!;
      if (a.element === b.element || surface(a.element) !== surface(b.element)) continue;
      const [across, down] = over(a.rect, b.rect);
      if (across > 3 && down > 0.4 * Math.min(a.rect.height, b.rect.height)) say(`over “${b.text.trim().slice(0, 30)}”`, a.element, a.text);
    }
  });
  const controls = [...document.querySelectorAll("button, a[href], input, select")].filter(
    (each) => !exempt(each) && each.checkVisibility({ visibilityProperty: true }) && (!top || top.contains(each)),
  );
  /** What can be seen of something inside the boxes that scroll or cut it. */
  const seen = (each: Element): DOMRect => {
    let { left, top: above, right, bottom } = each.getBoundingClientRect();
    for (let box = each.parentElement; box && box !== document.body; box = box.parentElement) {
      if (style(box).overflowY === "visible" && style(box).overflowX === "visible") continue;
      const edge = box.getBoundingClientRect();
      left = Math.max(left, edge.left);
      above = Math.max(above, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return DOMRect.fromRect({ x: left, y: above, width: Math.max(0, right - left), height: Math.max(0, bottom - above) });
  };
  controls.forEach((a, index) => {
    for (const b of controls.slice(index + 1)) {
      // Key moments lie on the bar of a replay on purpose.
      if (a.contains(b) || b.contains(a) || surface(a) !== surface(b) || b.matches("[type=range] ~ .mark")) continue;
      const [across, down] = over(seen(a), seen(b));
      if (across > 2 && down > 2) say(`over ${label(b)}`, a, a.textContent ?? "");
    }
  });
  return [...found];
}

/** Runs in the page: what goes on moving though it was asked not to. */
export const restless = (): string[] =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
    .map(({ effect }) => `moves for ever: ${(effect as KeyframeEffect).target?.getAttribute("class") ?? ""}`);

/** Another window chooses a language: this one follows at once. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((id) => {
    const kept = JSON.parse(localStorage.getItem("niagara.settings")!) as object;
    localStorage.setItem("niagara.settings", JSON.stringify({ ...kept, language: id }));
    dispatchEvent(new StorageEvent("storage", { key: "niagara.settings" }));
  }, language);
  await page.waitForFunction((id) => document.documentElement.lang === id, language);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** What does not fit on a screen, in the language it is open in; in the long run (`make slow`) in every one. */
export async function tooWide(page: Page, name: string): Promise<string[]> {
  const spoken = await page.evaluate(() => document.documentElement.lang);
  const found: string[] = [];
  for (const language of WHOLE ? LANGUAGES : [spoken]) {
    if (WHOLE) await speak(page, language);
    for (const misfit of await page.evaluate(misfits)) found.push(`${name}, ${language}: ${misfit}`);
  }
  if (WHOLE) await speak(page, spoken);
  return found;
}
