// The folder of static files in a browser: served by the plainest server there is, below a sub-path, and no other host can be
// reached. `make site` first.
import { defineConfig } from "@playwright/test";
import usual from "./playwright.config";

const [desktop, phone] = usual.projects!;
const { webServer: _, globalSetup: __, ...rest } = usual;

export default defineConfig({
  ...rest,
  testDir: "tests/site",
  testIgnore: process.env.NIAGARA_WHOLE ? [] : "whole.spec.ts",
  // Each worker serves a folder of its own.
  // A test that fails is asked once more and listed as flaky: a busy machine proves nothing.
  retries: 1,
  fullyParallel: true,
  use: {
    ...usual.use,
    launchOptions: {
      ...usual.use!.launchOptions,
      args: [
        ...usual.use!.launchOptions!.args!,
        "--js-flags=--no-opt,--liftoff-only", // likewise the engine's
        "--host-resolver-rules=MAP niagara.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        // Between devices a name stands for an address, which a network's multicast resolves; where there is none, the address itself.
        "--disable-features=WebRtcHideLocalIpsWithMdns",
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
      ],
    },
  },
  projects: [
    { ...desktop!, name: "site" },
    { ...phone!, name: "site-phone" },
  ],
});
