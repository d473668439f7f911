// The tab as a host. One page of this browser leads: it holds a lock and runs the engine in a worker. All pages speak to the
// engine over a channel; when the leading page is closed, the next one leads, and everybody's sockets are opened anew.

import { rooted } from "../addresses";
import type { Answer, Host, Wire } from "../net/host";
import { Letters, type Letter } from "./letters";
import { nameBelow, pageLock, type Begin, type Told } from "./messages";
import { engine } from "./state.svelte";

/** Loading may take long; a page waits for it. */
const HANDSHAKE = 120_000;
/** What could not be loaded is tried again after this long. */
const AGAIN = 5000;

/** What home asks for by itself, before anybody has wanted to play. */
const FOR_HOME = /^\/(api|ws)\/lobby$|^\/api\/games\b/;

/** Whoever saves data is sent the engine when they want to play, not before. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

export class TabHost implements Host {
  readonly handshake = HANDSHAKE;
  readonly remote = false;
  readonly #page = crypto.getRandomValues(new Uint32Array(2)).join("-");
  readonly #name = nameBelow(rooted("/"));
  readonly #channel = new BroadcastChannel(this.#name);
  readonly #letters = new Letters((letter) => this.#send(letter));
  #want = (): void => {};
  #worker: Worker | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;

  readonly #atHome: () => boolean;

  constructor(atHome: () => boolean) {
    this.#atHome = atHome;
    const wanted = savesData() ? new Promise<void>((resolve) => (this.#want = resolve)) : Promise.resolve();
    if (!savesData()) engine.stage = "loading";
    this.#channel.onmessage = ({ data }: MessageEvent<Told>) => this.#told(data);
    const leaving = this.#untilLeft();
    if ("locks" in navigator) {
      const left = new Promise<void>((resolve) => leaving.addEventListener("abort", () => resolve()));
      const hold = (name: string, act: () => Promise<void>): void =>
        void navigator.locks.request(name, { signal: leaving }, act).catch(() => {}); // left before it was this page's turn
      hold(pageLock(this.#name, this.#page), () => left);
      hold(`${this.#name}-lead`, async () => {
        await Promise.race([wanted, left]);
        if (!leaving.aborted) this.#lead();
        return left;
      });
    } else void wanted.then(() => this.#lead());
    this.#send({ kind: "who" });
  }

  /**
   * Ends the engine when the page is left. Browsers may keep a page as it was for the way back: its locks would keep every
   * other page from leading, and Safari's storage would stay busy where it still starts. Come back to, it begins anew.
   */
  #untilLeft(): AbortSignal {
    const leaving = new AbortController();
    globalThis.addEventListener?.("pagehide", () => {
      leaving.abort();
      this.#worker?.terminate();
    });
    globalThis.addEventListener?.("pageshow", ({ persisted }) => persisted && location.reload());
    return leaving.signal;
  }

  call(method: "GET" | "POST", path: string, body?: string, patience?: AbortSignal): Promise<Answer> {
    if (!this.#atHome() || !FOR_HOME.test(path)) this.#want();
    return this.#letters.call(method, path, body, patience);
  }

  open(path: string): Wire {
    if (!this.#atHome() || !FOR_HOME.test(path)) this.#want();
    return this.#letters.open(path);
  }

  /** Speaks to nobody any more. */
  end(): void {
    this.#channel.close();
    clearTimeout(this.#again);
    this.#worker?.terminate();
  }

  /** What is kept has been changed beside the engine: it reads all of it anew. */
  readAgain(): void {
    this.#channel.postMessage({ kind: "again" } satisfies Told);
    this.#restart();
  }

  /** Runs the engine; should it break down, another. */
  #lead(fresh = false): void {
    engine.stage = "loading";
    const worker = (this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
    worker.onerror = () => this.#broke(worker);
    worker.postMessage({ files: new URL(rooted("/engine/"), location.href).href, name: this.#name, fresh } satisfies Begin);
  }

  #restart(): void {
    if (!this.#worker) return;
    this.#worker.terminate();
    this.#lead();
  }

  #failed(): void {
    if (this.#worker) this.#broke(this.#worker);
    else engine.stage = "failed";
  }

  #broke(worker: Worker): void {
    engine.stage = "failed";
    worker.terminate();
    if (worker === this.#worker) this.#again = setTimeout(() => this.#lead(true), AGAIN);
    this.#worker = null;
  }

  #send(letter: Letter): void {
    this.#channel.postMessage({ from: this.#page, ...letter });
  }

  #told(told: Told): void {
    if ("to" in told && told.to !== this.#page) return;
    if (told.kind === "here") this.#met(told.engine);
    else if (told.kind === "loading") Object.assign(engine, { stage: "loading", loaded: told.done });
    else if (told.kind === "failed") this.#failed();
    else if (told.kind === "again") this.#restart();
    else if (told.kind === "standing") Object.assign(engine, { keeping: told.keeping, aside: told.aside });
    else this.#letters.take(told);
  }

  #met(name: string): void {
    Object.assign(engine, { stage: "ready", loaded: 1 });
    this.#letters.met(name);
  }
}
