// Watches every frame of a page: where each canoe and each gem is drawn, in units of the board's picture.

import type { Page } from "@playwright/test";

/** Where a piece was from this frame on; null while it could not be seen. */
export interface Sample {
  time: number;
  at: { x: number; y: number } | null;
}

export interface GemSample {
  time: number;
  gems: { letter: string; x: number; y: number }[];
}

export interface Seen {
  frames: number;
  /** Milliseconds between the first frame and the last, and the longest wait for one. */
  ms: number;
  longest: number;
  canoes: Record<string, Sample[]>;
  gems: GemSample[];
  /** When the river was tapped while something was being shown, which skips it. */
  taps: number[];
}

/** Runs in the page from its first script on; only changes are kept. */
function watchFrames(): void {
  const seen: Seen = { frames: 0, ms: 0, longest: 0, canoes: {}, gems: [], taps: [] };
  let [first, last, gemsBefore] = [0, 0, ""];
  Object.assign(window, {
    seen: (): Seen => ({ ...seen, ms: last - first }),
    forget: () => {
      Object.assign(seen, { frames: 0, longest: 0, canoes: {}, gems: [], taps: [] });
      [first, last, gemsBefore] = [0, 0, ""];
    },
  });
  addEventListener(
    "click",
    ({ target }) => {
      if ((target as Element).closest(".board") && document.querySelector(".bar button.skip")) seen.taps.push(performance.now());
    },
    true,
  );
  // Only the pieces are watched: without land and water there is time for more frames.
  const bare = new CSSStyleSheet();
  bare.replaceSync(".board .layer:not(.pieces) { display: none }");
  document.adoptedStyleSheets.push(bare);
  const round = (n: number): number => Math.round(n * 10) / 10;

  /** Whether a piece can be seen, with all that fades it: the heap's place, the canoe, the actor it is part of. */
  const visible = (piece: Element): boolean => {
    let opacity = 1;
    for (let each: Element | null = piece; each; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity);
      if (each.matches('[data-actor^="heap:"], .canoe, .extra')) break;
    }
    return opacity > 0.05;
  };

  const canoes = (board: SVGSVGElement, time: number): void => {
    const here = new Map(
      [...board.querySelectorAll('[data-actor^="canoe:"]')].map((canoe) => [canoe.getAttribute("data-actor")!.slice(6), canoe]),
    );
    for (const id of new Set([...Object.keys(seen.canoes), ...here.keys()])) {
      const canoe = here.get(id);
      const samples = (seen.canoes[id] ??= []);
      let at: Sample["at"] = null;
      if (canoe && visible(canoe)) {
        const { e, f } = new DOMMatrixReadOnly(getComputedStyle(canoe).transform);
        at = { x: round(e), y: round(f) };
      }
      const before = samples.at(-1);
      if (before && before.at?.x === at?.x && before.at?.y === at?.y) continue;
      // The last frame in which it stood still: a wait is no motion.
      if (before && before.time < last) samples.push({ time: last, at: before.at });
      samples.push({ time, at });
    }
  };

  const gems = (board: SVGSVGElement, time: number): void => {
    const toBoard = board.getScreenCTM()!.inverse();
    const drawn = [...board.querySelectorAll('[data-actor^="heap:"] .gem, .canoe .cargo .gem, .extra .gem')].filter(visible);
    const places = drawn.map((gem) => {
      const { left, top, width, height } = gem.getBoundingClientRect();
      const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(toBoard);
      const letter = /--gem-(\w)/.exec(gem.innerHTML)![1]!;
      return { letter, x: round(x), y: round(y) };
    });
    const text = JSON.stringify(places);
    if (text === gemsBefore) return;
    if (gemsBefore !== "" && seen.gems.at(-1)!.time < last)
      seen.gems.push({ time: last, gems: JSON.parse(gemsBefore) as GemSample["gems"] });
    seen.gems.push({ time, gems: places });
    gemsBefore = text;
  };

  const frame = (time: number): void => {
    requestAnimationFrame(frame);
    const board = document.querySelector<SVGSVGElement>(".board .pieces");
    if (!board) return;
    if (last === 0) first = time;
    else seen.longest = Math.max(seen.longest, time - last);
    canoes(board, time);
    gems(board, time);
    seen.frames += 1;
    last = time;
  };
  requestAnimationFrame(frame);
}

/** Watches whatever this page will show. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(watchFrames);
}

/** What was seen so far. */
export const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen(): Seen }).seen());

/** Begins anew, before a film that starts elsewhere than where the page is. */
export const forget = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { forget(): void }).forget());
