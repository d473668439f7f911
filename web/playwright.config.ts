import { defineConfig, devices } from "@playwright/test";
import { databaseFile } from "./tests/database";
import { BROWSER } from "./tools/browser.mjs";

const WHOLE = process.env.NIAGARA_WHOLE !== undefined;
const port = Number(process.env.NIAGARA_E2E_PORT ?? 5320);
const database = databaseFile(port);

export default defineConfig({
  testDir: "tests",
  // Whole games take long (`npm run frames:whole`); the static folder has a server of its own (`npm run test:site`), and so
  // has what was installed (`make test-package`); a screen reader needs a display (`make orca`).
  testIgnore: ["whole/**", "site/**", "installed/**", "orca/**"],
  globalSetup: "./tests/warm.ts",
  outputDir: "test-results",
  snapshotPathTemplate: "tests/pictures/{projectName}-{arg}{ext}",
  // A test that fails is asked once more and listed as flaky: a busy machine proves nothing.
  retries: 1,
  fullyParallel: false,
  workers: 4, // on two cores: some tests mostly wait
  // Generous, for a busy machine: a test that hangs still fails, and a slow one is not mistaken for a broken one.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["./tests/slowest.ts"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 60_000,
    // A record of every step of the painted board costs more than the game itself.
    trace: "off",
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: BROWSER,
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // No page of a test lives long enough to earn back what optimizing its code costs.
        "--js-flags=--no-opt",
        // Another page of the same visitor needs no process of its own.
        "--renderer-process-limit=1",
      ],
    },
  },
  projects: [
    // What is for phones too runs there alone, but for what says both; what is long has a quick twin (CONTRIBUTING lists them).
    // The long run (`make slow`) sees all of it in both.
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } }, ...(WHOLE ? {} : { grepInvert: /@phone|@long/ }) },
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: devices["Pixel 7"].userAgent },
      grep: /@phone|@both/,
      ...(WHOLE ? {} : { grepInvert: /@long/ }),
    },
  ],
  webServer: {
    // A database of its own for every run: nothing of an earlier run may decide a test. All tests come from one address.
    command: `cd .. && rm -f ${database}* && exec .venv/bin/niagara serve --port ${port} --allowance 20 --own-push 127.0.0.1:${port + 1} --smtp smtp://127.0.0.1:${port + 2} --mail-from game@example.org --public-url http://localhost:${port} --database sqlite:///${database}`,
    url: `http://127.0.0.1:${port}/api/lobby`,
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
