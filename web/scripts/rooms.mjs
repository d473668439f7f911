// Who may import whom in the client. A file may import its own room and the rooms on lower lines, never a room on its own
// line or above; and no files import one another in a circle. Imports made only for types count, also those in Svelte
// files, which the usual tools for this do not see.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import ts from "typescript";

/** From top to bottom; a file outside all folders is a room of its own. */
export const LAYERS = [
  ["main.ts"],
  ["App.svelte"],
  ["pages.ts"],
  ["LookingBack.svelte"],
  ["home", "explore", "stats", "club", "host"],
  ["replay"],
  ["analysis"],
  ["learn", "screen"],
  ["table"],
  ["coach", "me", "nearby", "offline", "share"],
  ["model", "ui"],
  ["board", "sound"],
  ["anim"],
  ["tab", "spoken"],
  ["geometry", "art", "i18n", "net", "notes.svelte.ts", "seenTips.ts"],
  ["engine", "slices", "protocol.gen.ts", "rules.gen.ts", "router.svelte.ts", "settings.svelte.ts"],
  ["addresses.ts"],
];

/** What a file imports, as it is written there. */
export function importsOf(path, text) {
  if (!path.endsWith(".svelte")) return ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  const found = [];
  const walk = (node) => {
    if (typeof node !== "object" || node === null) return;
    if (typeof node.source?.value === "string") found.push(node.source.value);
    Object.values(node).forEach(walk);
  };
  walk(parse(text, { modern: true }));
  return found;
}

/** Each file with the files that it imports. */
export function graphOf(files) {
  const resolve = (from, name) => {
    const path = normalize(join(dirname(from), name));
    return [path, `${path}.ts`, `${path}/index.ts`].find((each) => files.has(each));
  };
  return new Map(
    [...files].map(([path, text]) => [
      path,
      importsOf(path, text)
        .map((name) => resolve(path, name))
        .filter(Boolean),
    ]),
  );
}

/** Imports that go up or sideways, and rooms that no layer names. */
export function climbs(graph) {
  const roomOf = (path) => path.split("/")[0].replace(/\.test\.ts$/, ".ts"); // a test lives with what it tests
  const layerOf = (path) => LAYERS.findIndex((layer) => layer.includes(roomOf(path)));
  return [...graph].flatMap(([path, imports]) => {
    if (layerOf(path) < 0) return [`${path}: no layer names this room`];
    return imports.filter((to) => roomOf(to) !== roomOf(path) && layerOf(to) <= layerOf(path)).map((to) => `${path} may not import ${to}`);
  });
}

/** The first circle that each walk comes upon. */
export function circles(graph) {
  const found = [];
  const done = new Set();
  const visit = (path, way) => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(" → "));
    else if (!done.has(path)) graph.get(path).forEach((to) => visit(to, [...way, path]));
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const source = fileURLToPath(new URL("../src", import.meta.url));
  const paths = readdirSync(source, { recursive: true }).filter((path) => /(?<!\.d)\.(ts|svelte)$/.test(path));
  const graph = graphOf(new Map(paths.map((path) => [path, readFileSync(join(source, path), "utf8")])));
  const wrong = [...climbs(graph), ...circles(graph).map((circle) => `in a circle: ${circle}`)];
  const imports = [...graph.values()].flat().length;
  console.log(wrong.length > 0 ? wrong.join("\n") : `rooms: ${graph.size} files, ${imports} imports, all of them downwards`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
