// How a walk through many screens comes to the next one. Loading a page anew costs more than looking at it, so the quick run
// goes there as a link of the page would; the long run (`make slow`) loads every screen.

import type { Page } from "@playwright/test";
import { WHOLE } from "./helpers";

const inside = new WeakSet<Page>();

/** From now on this page is loaded once and then walks by its own links. */
export function walkInside(page: Page): void {
  if (!WHOLE) inside.add(page);
}

/** Opens an address. What was there before is gone, even where it is the same page. */
export async function visit(page: Page, path: string): Promise<void> {
  if (!inside.has(page) || !page.url().startsWith("http")) {
    // Another place in the same page is no new page.
    if (path.includes("#")) await page.goto("about:blank");
    await page.goto(path);
    return;
  }
  await page.evaluate(async (address) => {
    // Over a page that nothing looks for, so that whatever is waited for next is new.
    for (const next of [address.startsWith("/mail") ? "/device" : "/mail", address]) {
      history.pushState(null, "", next);
      dispatchEvent(new PopStateEvent("popstate"));
      scrollTo(0, 0);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  }, path);
}
