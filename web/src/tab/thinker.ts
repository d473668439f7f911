// Where bots think: the compiled engine in a worker of its own. It remembers nothing between two calls, so that it can be ended
// at any time.

import { loadEngine, type CallMessage, type Engine, type EngineDescription } from "../engine";

let engine: Promise<Engine> | null = null;

async function load(folder: string): Promise<Engine> {
  const file = async (name: string): Promise<Response> => {
    const response = await fetch(folder + name);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  };
  const [wasm, description, minds] = await Promise.all([
    file("niagara.wasm").then((response) => response.arrayBuffer()),
    file("niagara.json").then((response) => response.json() as Promise<EngineDescription>),
    file("niagara.minds").then((response) => response.arrayBuffer()),
  ]);
  return loadEngine(wasm, description, new Uint8Array(minds));
}

self.onmessage = async ({ data }: MessageEvent<{ files: string } | { n: number; call: CallMessage }>) => {
  if ("files" in data) {
    engine = load(data.files);
    return;
  }
  try {
    if (!engine) throw new Error("a call came before the engine's files were named");
    self.postMessage({ n: data.n, answer: (await engine).run(data.call) });
  } catch (problem) {
    self.postMessage({ n: data.n, problem: String(problem) });
  }
};
