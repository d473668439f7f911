// Moves dashes of foam. Dashes cannot be animated off the main thread, so all of them share one slow clock (a poster
// may flicker like an old film) instead of repainting the water for every frame of every line.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

const TICK = 100;
const RUSH_TICK = 60;

/** Sets `--t` on the element: seconds gone, times `rate()`, so that a change of weather speeds up without a jump. */
export const ticking =
  (rate: () => number, running: () => boolean): Attachment<SVGElement> =>
  (node) => {
    if (!running()) return; // asked again when it changes; a still page asks for no frames
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    let [last, gone, frame] = [performance.now(), Number(node.style.getPropertyValue("--t")), 0];
    const step = (now: number): void => {
      if (still.matches) return;
      frame = requestAnimationFrame(step);
      const speed = untrack(rate);
      if (now - last < (speed > 2.5 ? RUSH_TICK : TICK)) return;
      gone += (Math.min(now - last, 200) / 1000) * speed;
      last = now;
      node.style.setProperty("--t", gone.toFixed(3));
    };
    const begin = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(step);
    };
    still.addEventListener("change", begin);
    begin();
    return () => {
      still.removeEventListener("change", begin);
      cancelAnimationFrame(frame);
    };
  };
