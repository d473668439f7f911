// Copying, also on a page that was not brought safely (http in a home network): there browsers know only the old way.

/** Puts a text on the clipboard and says whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = document.activeElement;
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "unseen";
    // Only what is inside an open dialog can be selected.
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    // Whoever pressed a key stays where they were.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return done;
  }
}
