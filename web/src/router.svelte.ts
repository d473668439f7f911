// Which page is shown, and which place in it: what the browser's address says and nothing else.

import { FRAGMENTS, PATHS, split, STATIC } from "./addresses";

const addresses = STATIC ? FRAGMENTS : PATHS;

export const route = $state(split(addresses.read(location)));

const look = (): void => void Object.assign(route, split(addresses.read(location)));

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** What a link to a page of ours says. */
export const linkTo = (address: string): string => addresses.write(address);

/** A page's whole address, to be sent to somebody. */
export const whole = (address: string): string => new URL(linkTo(address), location.href).href;

/** Goes to a page of ours; a `#place` in it is the page's own business. */
export function go(address: string): void {
  if (address !== addresses.read(location)) history.pushState(null, "", linkTo(address));
  look();
  scrollTo(0, 0);
}

/** Notes the place in the page that is shown, so that its address can be copied at any time. */
export function notePlace(place: string): void {
  history.replaceState(history.state, "", linkTo(`${route.path}#${place}`));
}

/** For links: a plain click stays in the page, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  event.preventDefault();
  go(addresses.read(link));
}
