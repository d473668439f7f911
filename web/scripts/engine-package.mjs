// The npm package of the engine, in build/npm, from what `make wasm` has written: the module, its description, the minds, the
// reader and its types. `npm pack ../build/npm` makes the file that can be published or installed.

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(web);
const built = join(root, "build", "engine");
const folder = join(root, "build", "npm");

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, "types"), { recursive: true });
const files = ["niagara.wasm", "niagara.json", "niagara.minds", "engine.mjs"];
for (const name of files) copyFileSync(join(built, name), join(folder, name));
copyFileSync(join(root, "LICENSE"), join(folder, "LICENSE"));
copyFileSync(join(root, "docs", "wasm.md"), join(folder, "README.md"));

const tsc = join(web, "node_modules", ".bin", "tsc");
const emit = ["--declaration", "--emitDeclarationOnly", "--noCheck", "--outDir", join(folder, "types"), "--ignoreConfig"];
const as = ["--target", "ES2022", "--module", "ESNext", "--moduleResolution", "bundler", "--strict", "--lib", "ES2023,DOM"];
execFileSync(tsc, [join(web, "src", "engine", "index.ts"), ...emit, ...as], { stdio: "inherit" });
for (const name of readdirSync(join(folder, "types"))) {
  const path = join(folder, "types", name);
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(/from "(\.\/\w+)"/g, 'from "$1.js"')); // for every resolution
}

const { version } = JSON.parse(readFileSync(join(built, "niagara.json"), "utf8"));
const description = {
  name: "niagara-engine",
  version,
  description: "The rules, bots and analysis of Niagara as WebAssembly, with a small typed reader.",
  license: "MIT",
  type: "module",
  sideEffects: false,
  exports: {
    ".": { types: "./types/index.d.ts", default: "./engine.mjs" },
    "./niagara.wasm": "./niagara.wasm",
    "./niagara.json": "./niagara.json",
    "./niagara.minds": "./niagara.minds",
  },
  files: [...files, "types"],
};
writeFileSync(join(folder, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
