// Three rounds with Orca listening (`make orca`): a browser with windows, on a display of its own.
import { defineConfig } from "@playwright/test";
import usual from "./playwright.config";

const [desktop] = usual.projects!;

export default defineConfig({
  ...usual,
  testDir: "tests/orca",
  testIgnore: [],
  // Nothing is said before the game: a screen reader would be behind from the start.
  globalSetup: [],
  retries: 0,
  workers: 1,
  timeout: 3_600_000,
  use: {
    ...usual.use,
    headless: false,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--force-renderer-accessibility", "--disable-gpu", "--no-first-run", "--no-sandbox"],
    },
  },
  projects: [{ ...desktop!, use: { viewport: { width: 1200, height: 800 } }, grepInvert: [] }],
});
