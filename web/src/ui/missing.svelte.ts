// Code or words that were wanted and did not come: a bad network, or a server that has a newer version by now.

export const missing = $state({ page: false, part: false });

/** Notices every part that does not come, whoever asked for it; a later one is noticed again. */
export function watchForMissing(): () => void {
  const notice = (): void => void (missing.part = true);
  addEventListener("vite:preloadError", notice);
  return () => removeEventListener("vite:preloadError", notice);
}
