// What a first visit to a table costs in JavaScript, compressed: the entry and everything that a table page imports.
// Fails above the limit, so that the client stays quick on a phone.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const BUILT = new URL("../../src/niagara/server/static/", import.meta.url).pathname;
const FIRST = ["src/table/Table.svelte", ...["game", "home", "spoken", "table"].map((part) => `../words/en/${part}.ftl?raw`)];

const manifest = JSON.parse(readFileSync(join(BUILT, ".vite/manifest.json"), "utf8"));
const wanted = new Set();

function follow(key) {
  const chunk = manifest[key];
  if (!chunk || wanted.has(chunk.file)) return;
  wanted.add(chunk.file);
  for (const next of chunk.imports ?? []) follow(next);
}

follow("index.html");
FIRST.forEach(follow);

let total = 0;
for (const file of wanted) {
  const size = gzipSync(readFileSync(join(BUILT, file))).length;
  total += size;
  console.log(`${String(size).padStart(7)}  ${file}`);
}
console.log(`${String(total).padStart(7)}  in all, of ${LIMIT} allowed`);
if (total > LIMIT) process.exit(1);
