// What Vite adds to the folder of static files: the content policy, which no server sends there, and the list of packages
// whose code went in, for their licences.

import type { Plugin } from "vite";

const POLICY = [
  "default-src 'self'",
  // WebAssembly alone; no text ever becomes JavaScript.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/** The folder in node_modules that a module came from. */
const packageOf = (id: string): string | undefined => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

export function site(): Plugin {
  return {
    name: "niagara-site",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
    ],
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? Object.keys(chunk.modules) : []));
      const packages = [...new Set(modules.map(packageOf).filter((name) => name !== undefined))].sort();
      this.emitFile({ type: "asset", fileName: ".vite/packages.json", source: JSON.stringify(packages) });
    },
  };
}
