// A folder of static files on Python's own web server, below a sub-path; it can be exchanged, and cut off.

import { test as base, type Page } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesOf, writeWorker } from "../../scripts/worker.mjs";

const BUILT = new URL("../../../site", import.meta.url).pathname;
const BELOW = "some/folder";

export class Served {
  readonly #root = mkdtempSync(join(tmpdir(), "niagara-site-"));
  readonly folder = join(this.#root, BELOW);
  readonly url: string;
  readonly #port: number;
  #server: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}/${BELOW}/`;
    mkdirSync(this.folder, { recursive: true });
    cpSync(BUILT, this.folder, { recursive: true });
  }

  async serve(): Promise<void> {
    this.#server = spawn("python3", ["-m", "http.server", "--bind", "127.0.0.1", "--directory", this.#root, String(this.#port)], {
      stdio: "ignore",
    });
    while (!(await fetch(this.url).catch(() => null))?.ok) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  cut(): void {
    this.#server?.kill("SIGKILL");
    this.#server = undefined;
  }

  /** Puts another version there, with a mark by which it can be known. */
  publish(mark: string): void {
    const page = join(this.folder, "index.html");
    writeFileSync(page, readFileSync(page, "utf8").replace(/<html[^>]*>/, `<html lang="en" data-mark="${mark}">`));
    writeWorker(this.folder);
  }

  /** Takes away what a test does not ask for, so that less is to be kept: the engine, and all but two languages. */
  slim(): void {
    const idle = /^engine\/|\/words-(?!en-|pl-)[a-z]{2}-/;
    for (const path of filesOf(this.folder).filter((path) => idle.test(path))) rmSync(join(this.folder, path));
    writeWorker(this.folder);
  }

  end(): void {
    this.cut();
    rmSync(this.#root, { recursive: true });
  }
}

/** What is looked at needs no engine: it is not started beside it, as for people who save data. */
export async function withoutEngine(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
}

export const test = base.extend<{ served: Served }>({
  served: async ({}, use, info) => {
    const served = new Served(Number(process.env.NIAGARA_E2E_PORT ?? 5320) + 100 + info.parallelIndex);
    await served.serve();
    await use(served);
    served.end();
  },
});
