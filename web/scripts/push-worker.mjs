// Writes the service worker of the server's page into the built client. `node scripts/push-worker.mjs`, after `vite build`.

import { writeFileSync } from "node:fs";
import { script } from "./worker.mjs";

writeFileSync(new URL("../../src/niagara/server/static/push.js", import.meta.url), script("push.ts"));
