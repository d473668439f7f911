// Which page is shown: the path of the address and nothing else.

export const route = $state({ path: location.pathname });

addEventListener("popstate", () => {
  route.path = location.pathname;
});

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  route.path = path;
  scrollTo(0, 0);
}

/** For links: a plain click stays in the page, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname);
}
