// Which page is shown: the path of the address and nothing else.

export const route = $state({ path: location.pathname });

addEventListener("popstate", () => {
  route.path = location.pathname;
});

/** Goes to a page of ours; a `#place` in it is the page's own business. */
export function go(address: string): void {
  if (address !== location.pathname + location.hash) history.pushState(null, "", address);
  route.path = location.pathname;
  scrollTo(0, 0);
}

/** For links: a plain click stays in the page, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
