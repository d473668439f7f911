import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.NIAGARA_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The Python package carries the built client, so that its users need no Node.
    outDir: "../src/niagara/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // A data: URI would need its own line in the content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  // Without this Svelte resolves to its server build under vitest.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
});
