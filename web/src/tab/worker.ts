// The engine: the host of all tables of this browser, in a worker of the page that leads. It answers whoever asks on the channel.

import type { PyProxy } from "pyodide/ffi";
import type { CallMessage } from "../engine";
import { pageLock, type Asked, type Begin, type Told } from "./messages";
import { loadPython } from "./python";
import { BrowserShelf } from "./shelf";
import { Thinking } from "./thinking";

/** `niagara.tab.host.Visit`, as a script sees it. */
interface Visit extends PyProxy {
  hear(text: string): void;
  leave(): void;
}

/** `niagara.tab.host.TabHost`, as a script sees it. */
interface TabHost extends PyProxy {
  answer(method: string, path: string, body: string): Promise<PyProxy>;
  open(path: string, say: (text: string) => void, end: (code: number) => void): Visit;
  standing(): string;
}

const BEGIN = `
from niagara.tab.browser import begin
begin
`;

self.onmessage = ({ data }: MessageEvent<Begin>) => void start(data);

async function start({ files, name, fresh }: Begin): Promise<void> {
  const channel = new BroadcastChannel(name);
  const tell = (told: Told): void => channel.postMessage(told);
  try {
    const shelf = new BrowserShelf(name);
    const works = shelf.works();
    const { python, imported, keep } = await loadPython(files, name, fresh, BEGIN, (done) => tell({ kind: "loading", done }));
    const kept = await works;
    const thinking = new Thinking(files);
    const carry = async (call: PyProxy): Promise<unknown> => {
      const message = call.toJs({ dict_converter: Object.fromEntries }) as CallMessage;
      return python.toPy(await thinking.run(message));
    };
    const begin = imported as (...given: unknown[]) => Promise<TabHost>;
    const host = await begin(
      (prefix: string) => shelf.read(prefix),
      (changes: string) => shelf.write(changes),
      carry,
      kept,
    );
    serve(host, name, channel, tell);
    keep();
  } catch (problem) {
    tell({ kind: "failed", text: String(problem) });
    console.error(problem);
  }
}

function serve(host: TabHost, name: string, channel: BroadcastChannel, tell: (told: Told) => void): void {
  const here: Told = { kind: "here", engine: crypto.randomUUID() };
  const visits = new Map<string, Visit>();
  const watched = new Set<string>();
  let standing = "";

  /** Tells how things stand with what is kept, where that has changed. */
  function tellStanding(always = false): void {
    const now = host.standing();
    if (now === standing && !always) return;
    standing = now;
    tell({ kind: "standing", ...(JSON.parse(now) as { keeping: "kept"; aside: number }) });
  }

  function leave(key: string): void {
    visits.get(key)?.leave();
    visits.delete(key);
  }

  /** A page holds a lock as long as it lives: who gets it knows that the page is gone. */
  function watch(page: string): void {
    if (watched.has(page) || !("locks" in navigator)) return;
    watched.add(page);
    void navigator.locks.request(pageLock(name, page), () => {
      watched.delete(page);
      for (const key of [...visits.keys()]) if (key.startsWith(`${page}/`)) leave(key);
    });
  }

  async function answer(asked: Extract<Asked, { kind: "call" }>): Promise<void> {
    const found = await host.answer(asked.method, asked.path, asked.body);
    const [status, text] = found.toJs() as [number, string];
    found.destroy();
    tell({ kind: "answer", to: asked.from, n: asked.n, status, text });
    tellStanding();
  }

  function open({ from, n, path }: Extract<Asked, { kind: "open" }>): void {
    watch(from);
    const say = (text: string): void => {
      tell({ kind: "told", to: from, n, text });
      tellStanding();
    };
    const end = (code: number): void => tell({ kind: "ended", to: from, n, code });
    visits.set(`${from}/${n}`, host.open(path, say, end));
  }

  channel.onmessage = ({ data }: MessageEvent<Asked>) => {
    if (data.kind === "who") {
      tell(here);
      tellStanding(true);
    } else if (data.kind === "call") void answer(data);
    else if (data.kind === "open") open(data);
    else if (data.kind === "say") visits.get(`${data.from}/${data.n}`)?.hear(data.text);
    else if (data.kind === "close") leave(`${data.from}/${data.n}`);
  };
  tell(here);
  tellStanding(true);
}
