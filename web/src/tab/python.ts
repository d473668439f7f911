// Python in a worker: Pyodide with the packages of `engine/`, and how much of it has come.

import type { PyodideAPI } from "pyodide";

interface EngineFiles {
  readonly version: string;
  readonly files: Readonly<Record<string, { readonly bytes: number }>>;
}

/** The files that Python needs, before compiled bots. */
const NEEDED = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json", "niagara.zip"];
const SITE = "/site";

/** Loads Python with our packages; `loading` hears how much has come, from 0 to 1. */
export async function loadPython(folder: string, loading: (done: number) => void): Promise<PyodideAPI> {
  const { files } = (await (await fetch(`${folder}files.json`)).json()) as EngineFiles;
  const whole = NEEDED.reduce((sum, name) => sum + (files[name]?.bytes ?? 0), 0);
  let come = 0;
  countFetches((bytes) => loading(Math.min(1, (come += bytes) / whole)));
  const packages = fetch(`${folder}niagara.zip`).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const pyodide = await loadPyodide({ indexURL: folder });
  pyodide.unpackArchive(await packages, "zip", { extractDir: SITE });
  pyodide.runPython(`import sys; sys.path.insert(0, "${SITE}")`);
  return pyodide;
}

/** Has every fetch of this worker counted, also those of Pyodide itself. */
function countFetches(come: (bytes: number) => void): void {
  const real = self.fetch.bind(self);
  self.fetch = async (...asked) => {
    const response = await real(...asked);
    if (!response.body) return response;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, next) {
        come(chunk.byteLength);
        next.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
}
