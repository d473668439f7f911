// Where the focus goes when what had it is gone: never nowhere.

const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Takes the focus to `home` if nothing else has it, or only `waiting`, now and once the page is drawn anew; effects call it. */
export function keepFocus(home: () => HTMLElement | null | undefined, waiting?: HTMLElement): () => void {
  const keep = (): void => {
    if (lost() || document.activeElement === waiting) home()?.focus({ preventScroll: true });
  };
  // At once, or a screen reader begins to read the whole page.
  keep();
  // A browser lets a button that is disabled keep the focus until it has drawn.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(keep);
  });
  return () => cancelAnimationFrame(frame);
}

/** Takes the focus as soon as it is there. */
export function focused(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}
