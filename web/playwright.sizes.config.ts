// The table in every phase at nine sizes of window, by day and at dusk, as pictures to be looked at: `npm run sizes`.
import { defineConfig } from "@playwright/test";
import usual from "./playwright.config";

const [desktop] = usual.projects!;

export default defineConfig({
  ...usual,
  testDir: "tools/sizes",
  testIgnore: [],
  fullyParallel: true,
  workers: 2,
  projects: [{ ...desktop!, name: "sizes", use: {} }],
});
