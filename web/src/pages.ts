// The pages beside the first one, each with code of its own that is fetched when it is gone to.

export const table = () => import("./table/Table.svelte");
export const learn = () => import("./learn/Learn.svelte");
export const lookingBack = () => import("./LookingBack.svelte");

export const tableOf = (path: string): string => /^\/t\/([^/]+)$/.exec(path)?.[1] ?? "";
export const isLearn = (path: string): boolean => path === "/learn" || path.startsWith("/learn/");
export const isLookingBack = (path: string): boolean => /^\/(replay\/[^/]+(\/mistakes)?|explore|numbers|games)$/.test(path);

/** Has the code of a page on its way before anything else is ready for it. */
export function ahead(path: string): void {
  if (tableOf(path) !== "") void table();
  else if (isLearn(path)) void learn();
  else if (isLookingBack(path)) void lookingBack();
}
