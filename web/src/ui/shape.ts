// The shape of the window. The same sizes stand in the style sheets, in em: who makes letters larger has less room.

import type { Attachment } from "svelte/attachments";
import { MediaQuery } from "svelte/reactivity";

/** There is room for a column beside the river, and for the hand below it. */
export const wide = new MediaQuery("(min-width: 56.25em) and (min-height: 35em)");

/** Tells how large an element is: at once, and whenever that changes. */
export const sized =
  (tell: (size: { width: number; height: number }) => void): Attachment<HTMLElement> =>
  (element) => {
    const measure = (): void => tell({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  };
