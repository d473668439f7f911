// What was installed or packed and is already running, in a browser: `NIAGARA_ADDRESS` says where (`make test-package`).
import { defineConfig } from "@playwright/test";
import usual from "./playwright.config";

const { webServer: _, globalSetup: __, testIgnore: ___, ...rest } = usual;

export default defineConfig({
  ...rest,
  testDir: "tests/installed",
  workers: 1,
  reporter: [["list"]],
  projects: [usual.projects![0]!],
});
