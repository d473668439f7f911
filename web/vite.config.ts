import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { files } from "./scripts/chunks.ts";
import { site } from "./scripts/site-plugin.ts";

/** Tests that put something else in the place of a global or a module. */
const ALONE = [
  "addresses",
  "i18n/words",
  "model/moods",
  "model/narrator",
  "model/pending",
  "model/views",
  "model/words",
  "net/socket",
  "settings.svelte",
  "tab/host",
].map((name) => `src/${name}.test.ts`);

const server = process.env.NIAGARA_SERVER ?? "http://127.0.0.1:8080";

/** `--mode site` builds the folder of static files, which runs below any address; without it, what our server serves. */
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), mode === "site" && site()],
  build: {
    // The Python package carries the built client, so that its users need no Node.
    outDir: mode === "site" ? "../site" : "../src/niagara/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // A data: URI would need its own line in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: files(import.meta.dirname) },
        // A file of words is named by its language too: words-de-table, not the seventh table.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language, part] = /\/words\/([^/]+)\/([^/]+)\.ftl/.exec(facadeModuleId ?? "") ?? [];
          return language ? `assets/words-${language}-${part}-[hash].js` : "assets/[name]-[hash].js";
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".", "../words"] },
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  // Without this Svelte resolves to its server build under vitest.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "node",
    // Reading in anew what a file imports took most of the time: only those that change globals or modules are alone.
    projects: [
      {
        extends: true,
        test: { name: "together", include: ["src/**/*.test.ts", "scripts/*.test.mjs"], exclude: ALONE, pool: "threads", isolate: false },
      },
      { extends: true, test: { name: "alone", include: ALONE, pool: "threads" } },
    ],
  },
}));
