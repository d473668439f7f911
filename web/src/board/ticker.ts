// Moves dashes of foam. Dashes cannot be animated off the main thread, so all of them share one slow clock (a poster
// may flicker like an old film) instead of repainting the water for every frame of every line.

import type { Attachment } from "svelte/attachments";

const TICK = 100;
const RUSH_TICK = 60;

/** Sets `--t` on the element: seconds gone, times `rate()`, so that a change of weather speeds up without a jump. */
export const ticking =
  (rate: () => number, running: () => boolean): Attachment<SVGElement> =>
  (node) => {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    let [last, gone, frame] = [performance.now(), 0, 0];
    const step = (now: number): void => {
      frame = requestAnimationFrame(step);
      if (now - last < (rate() > 2.5 ? RUSH_TICK : TICK)) return;
      const passed = Math.min(now - last, 200) / 1000;
      last = now;
      if (!running() || still.matches) return;
      gone += passed * rate();
      node.style.setProperty("--t", gone.toFixed(3));
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  };
