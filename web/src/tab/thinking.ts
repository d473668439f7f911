// Asks the worker in which bots think, one call after the other; one that does not answer is ended, and another started.

import type { CallAnswer, CallMessage } from "../engine";

/** A call is a slice of some thousandths of a second; loading the engine comes before the first. */
const LONGEST_CALL = 60_000;

type Told = { readonly n: number } & ({ readonly answer: CallAnswer } | { readonly problem: string });

export class Thinking {
  readonly #files: string;
  readonly #waiting = new Map<number, (told: Told) => void>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(files: string) {
    this.#files = files;
  }

  run(call: CallMessage): Promise<CallAnswer> {
    const n = ++this.#last;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.#restart(), LONGEST_CALL);
      this.#waiting.set(n, (told) => {
        clearTimeout(late);
        this.#waiting.delete(n);
        if ("answer" in told) resolve(told.answer);
        else reject(new Error(told.problem));
      });
      (this.#worker ??= this.#start()).postMessage({ n, call });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Told>) => this.#waiting.get(data.n)?.(data);
    worker.onerror = () => this.#restart();
    worker.postMessage({ files: this.#files });
    return worker;
  }

  #restart(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const [n, told] of [...this.#waiting]) told({ n, problem: "the worker was ended" });
  }
}
