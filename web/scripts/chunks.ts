// Which modules are loaded as one file. The bundler alone makes one of every module that two pages share, so that a first visit
// to a table would ask for more than a hundred.

interface Context {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What every page begins with. */
const BEGINNING = "/src/main.ts";
/** What these have in common is the river with all that lies on it. */
const WITH_RIVER = ["/src/table/Table.svelte", "/src/learn/SceneScreen.svelte", "/src/replay/ReplayPage.svelte"];
/** These show no river and are not to wait for it: what they need of it is a file of its own. */
const WITHOUT_RIVER = [
  "/src/club/ProfilePage.svelte",
  "/src/learn/Puzzles.svelte",
  "/src/replay/GamesPage.svelte",
  "/src/stats/NumbersPage.svelte",
];

/** All that a module brings along, itself included. */
function broughtBy(start: string, context: Context): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The files by name; what more than one could have is in the first of them. All other modules are left to the bundler. */
export function files(root: string): { name: (id: string, context: Context) => string | null; debugName: string; priority: number }[] {
  let known: { first: Set<string>; river: Set<string>[]; others: Set<string>[] } | undefined;
  const has = (name: string, id: string, context: Context): boolean => {
    const all = (pages: readonly string[]): Set<string>[] => pages.map((page) => broughtBy(root + page, context));
    known ??= { first: broughtBy(root + BEGINNING, context), river: all(WITH_RIVER), others: all(WITHOUT_RIVER) };
    // It waits for the host before it goes on, and what it waits for is in a file that imports the first one.
    known.first.delete(root + BEGINNING);
    if (name === "first") return known.first.has(id);
    return known.river.every((page) => page.has(id)) && (name === "river" || known.others.some((page) => page.has(id)));
  };
  return ["first", "shared", "river"].map((name, at) => ({
    name: (id, context) => (has(name, id, context) ? name : null),
    debugName: name,
    priority: 3 - at,
  }));
}
