// Writes the service worker of a built folder: its code, with the list of the files that make up this version.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const SOURCES = new URL("../offline/", import.meta.url).pathname;
/** Not part of a version: the worker itself, notes of the build, and pictures that a browser wants when it installs. */
const LEFT_OUT = /^(\.vite\/|sw(-off)?\.js$|screenshots\/|apple-touch-icon|icon-(maskable-)?512)/;

/** Every file of the folder, by its path in it. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

export function script(name) {
  const source = readFileSync(join(SOURCES, name), "utf8");
  return ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } }).outputText;
}

/** Gives the version and the files that it is made of. */
export function writeWorker(folder) {
  const paths = filesOf(folder).filter((path) => !LEFT_OUT.test(path));
  const files = Object.fromEntries(paths.map((path) => [path, sha256(readFileSync(join(folder, path)))]));
  const version = sha256(JSON.stringify(files)).slice(0, 12);
  writeFileSync(join(folder, "sw.js"), `const BUILD = ${JSON.stringify({ version, files })};\n${script("sw.ts")}`);
  writeFileSync(join(folder, "sw-off.js"), script("sw-off.ts"));
  return { version, paths };
}
