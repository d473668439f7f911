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

/** Gives a button that was disabled while it was busy the focus back, unless something else has it by then. */
export function keepBusyFocus(): () => void {
  let last: Element | null = null;
  const remember = (): void => void (last = document.activeElement);
  const watcher = new MutationObserver((changes) => {
    const back = changes.map(({ target }) => target).find((target) => target === last);
    if (lost() && back instanceof HTMLButtonElement && !back.disabled) back.focus({ preventScroll: true });
  });
  addEventListener("focusin", remember);
  watcher.observe(document, { subtree: true, attributeFilter: ["disabled"] });
  return () => {
    removeEventListener("focusin", remember);
    watcher.disconnect();
  };
}
