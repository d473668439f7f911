// The tab as a host. One page of this browser leads: it holds a lock and runs the engine in a worker. All pages speak to the
// engine over a channel; when the leading page is closed, the next one leads, and everybody's sockets are opened anew.

import { rooted } from "../addresses";
import type { Answer, Host, Wire } from "../net/host";
import { nameBelow, pageLock, type Asked, type Begin, type Told } from "./messages";
import { engine } from "./state.svelte";

/** Loading may take long; a page waits for it. */
const HANDSHAKE = 120_000;
/** What could not be loaded is tried again after this long. */
const AGAIN = 5000;
/** A socket that ended with its engine; the page comes back. */
const AWAY = 1012;

/** What home asks for by itself, before anybody has wanted to play. */
const FOR_HOME = /^\/(api|ws)\/lobby$|^\/api\/games\b/;

/** Whoever saves data is sent the engine when they want to play, not before. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (problem: Error) => void;
  readonly asked: Asked;
  sent: boolean;
}

type Message = Asked extends infer Each ? (Each extends Asked ? Omit<Each, "from"> : never) : never;

export class TabHost implements Host {
  readonly handshake = HANDSHAKE;
  readonly remote = false;
  readonly #page = crypto.getRandomValues(new Uint32Array(2)).join("-");
  readonly #name = nameBelow(rooted("/"));
  readonly #channel = new BroadcastChannel(this.#name);
  readonly #waiting = new Map<number, Waiting>();
  readonly #wires = new Map<number, TabWire>();
  #want = (): void => {};
  #worker: Worker | null = null;
  #engine = "";
  #last = 0;

  readonly #atHome: () => boolean;

  constructor(atHome: () => boolean) {
    this.#atHome = atHome;
    const wanted = savesData() ? new Promise<void>((resolve) => (this.#want = resolve)) : Promise.resolve();
    if (!savesData()) engine.stage = "loading";
    this.#channel.onmessage = ({ data }: MessageEvent<Told>) => this.#told(data);
    if ("locks" in navigator) {
      const forever = new Promise(() => {});
      void navigator.locks.request(pageLock(this.#name, this.#page), () => forever);
      void navigator.locks.request(`${this.#name}-lead`, async () => {
        await wanted;
        this.#lead();
        return forever;
      });
    } else void wanted.then(() => this.#lead());
    this.#send({ kind: "who" });
  }

  call(method: "GET" | "POST", path: string, body = "", patience?: AbortSignal): Promise<Answer> {
    const n = ++this.#last;
    if (!this.#atHome() || !FOR_HOME.test(path)) this.#want();
    return new Promise((resolve, reject) => {
      const waiting = { resolve, reject, asked: { from: this.#page, kind: "call", n, method, path, body } as const, sent: false };
      this.#waiting.set(n, waiting);
      // A page that asks again and again does not wait for what is still being loaded.
      patience?.addEventListener("abort", () => this.#waiting.delete(n) && reject(new Error("no answer in time")));
      this.#sendCall(waiting);
    });
  }

  open(path: string): Wire {
    const n = ++this.#last;
    if (!this.#atHome() || !FOR_HOME.test(path)) this.#want();
    const wire = new TabWire(
      () => this.#send({ kind: "open", n, path }),
      (text) => this.#send({ kind: "say", n, text }),
      () => this.#wires.delete(n) && this.#send({ kind: "close", n }),
    );
    this.#wires.set(n, wire);
    // Whoever opened it has yet to say who listens.
    if (this.#engine) queueMicrotask(() => wire.begin());
    return wire;
  }

  /** Speaks to nobody any more. */
  end(): void {
    this.#channel.close();
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
    if (worker === this.#worker) setTimeout(() => this.#lead(true), AGAIN);
    this.#worker = null;
  }

  #send(message: Message): void {
    this.#channel.postMessage({ from: this.#page, ...message });
  }

  #sendCall(waiting: Waiting): void {
    if (!this.#engine) return;
    waiting.sent = true;
    this.#channel.postMessage(waiting.asked);
  }

  #told(told: Told): void {
    if ("to" in told && told.to !== this.#page) return;
    if (told.kind === "here") this.#met(told.engine);
    else if (told.kind === "loading") Object.assign(engine, { stage: "loading", loaded: told.done });
    else if (told.kind === "failed") this.#failed();
    else if (told.kind === "again") this.#restart();
    else if (told.kind === "standing") Object.assign(engine, { keeping: told.keeping, aside: told.aside });
    else if (told.kind === "answer") {
      this.#waiting.get(told.n)?.resolve(told);
      this.#waiting.delete(told.n);
    } else if (told.kind === "told") this.#wires.get(told.n)?.onmessage?.({ data: told.text });
    else this.#end(told.n, told.code);
  }

  /** An engine is there. What another was asked has no answer any more; what nobody was asked is asked now. */
  #met(name: string): void {
    Object.assign(engine, { stage: "ready", loaded: 1 });
    if (name === this.#engine) return;
    this.#engine = name;
    for (const [n, waiting] of [...this.#waiting]) {
      if (waiting.sent) {
        this.#waiting.delete(n);
        waiting.reject(new Error("the engine is gone"));
      } else this.#sendCall(waiting);
    }
    for (const [n, wire] of [...this.#wires]) {
      if (wire.begun) this.#end(n, AWAY);
      else wire.begin();
    }
  }

  #end(n: number, code: number): void {
    const wire = this.#wires.get(n);
    this.#wires.delete(n);
    wire?.onclose?.({ code });
  }
}

/** A socket to the engine: it begins when there is one. */
class TabWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  begun = false;
  readonly #open: () => void;
  readonly send: (text: string) => void;
  readonly close: () => void;

  constructor(open: () => void, send: (text: string) => void, close: () => void) {
    this.#open = open;
    this.send = send;
    this.close = close;
  }

  begin(): void {
    this.begun = true;
    this.#open();
    this.onopen?.();
  }
}
