// The long run of the browser: whole games, frame by frame, half of them on a phone. The window is small, so that a machine
// without a graphics card draws enough frames.
import { defineConfig } from "@playwright/test";
import usual from "./playwright.config";

const [desktop, phone] = usual.projects!;

export default defineConfig({
  ...usual,
  testDir: "tests/whole",
  testIgnore: [],
  fullyParallel: true,
  workers: 2,
  projects: [
    { ...desktop!, use: { viewport: { width: 960, height: 600 } }, grep: /game \d*[02468]:/ },
    { ...phone!, grep: /game \d*[13579]:/ },
  ],
});
