// A bad network for tests: a TCP proxy in front of the server whose connections can be cut, swallowed (nothing arrives
// and nothing closes), held back, delayed, and, where they carry a WebSocket, made to say everything twice.

import { createServer, connect, type Server, type Socket } from "node:net";
import { Frames } from "./frames";

type Weather = "fair" | "down" | "swallow" | "hold";

/** One direction of a connection. What it is told to hold comes out in order when it is let go. */
class Pipe {
  readonly #to: Socket;
  readonly #network: Network;
  readonly #frames = new Frames();
  #held: Buffer[] = [];
  #holding = false;
  #ended = false;
  #last: Promise<void> = Promise.resolve();

  constructor(to: Socket, network: Network) {
    this.#to = to;
    this.#network = network;
  }

  hold(on: boolean): void {
    this.#holding = on;
    if (on) return;
    for (const bytes of this.#held.splice(0)) this.#to.write(bytes);
    if (this.#ended) this.#to.end();
  }

  write(bytes: Buffer): void {
    const parts = this.#frames.split(bytes).flatMap(({ part, text }) => (text && this.#network.twice ? [part, part] : [part]));
    this.#later(() => {
      if (this.#holding) this.#held.push(...parts);
      else for (const part of parts) this.#to.write(part);
    });
  }

  end(): void {
    this.#later(() => {
      this.#ended = true;
      if (!this.#holding) this.#to.end();
    });
  }

  /** Everything passes in order, each thing no sooner than the delay. */
  #later(act: () => void): void {
    const { delay } = this.#network;
    const due = new Promise<void>((resolve) => (delay > 0 ? setTimeout(resolve, delay) : resolve()));
    this.#last = this.#last.then(() => due).then(act);
  }
}

class Line {
  readonly #client: Socket;
  readonly #server: Socket;
  readonly #pipes: readonly [Pipe, Pipe];
  #dead = false;

  constructor(client: Socket, target: number, network: Network, gone: () => void) {
    this.#client = client;
    this.#server = connect({ port: target, host: "127.0.0.1", allowHalfOpen: true });
    this.#pipes = [new Pipe(this.#server, network), new Pipe(client, network)];
    const ends = [client, this.#server];
    ends.forEach((from, at) => {
      from.setNoDelay(true);
      from.on("data", (bytes: Buffer) => !this.#dead && this.#pipes[at]!.write(bytes));
      from.on("end", () => !this.#dead && this.#pipes[at]!.end());
      // A broken end breaks the other, unless nobody is to notice.
      from.on("error", () => !this.#dead && this.cut());
      from.on("close", () => ends.every((each) => each.destroyed) && gone());
    });
  }

  cut(): void {
    this.#client.destroy();
    this.#server.destroy();
  }

  /** From now on nothing arrives at either end, and neither is told. */
  swallow(): void {
    this.#dead = true;
  }

  hold(on: boolean): void {
    for (const pipe of this.#pipes) pipe.hold(on);
  }
}

/** The network between one person and the server. */
export class Network {
  readonly #target: number;
  readonly #lines = new Set<Line>();
  #listening!: Server;
  #weather: Weather = "fair";
  url = "";
  /** Milliseconds that everything takes longer, each way. */
  delay = 0;
  /** Every text of a WebSocket arrives twice, each way. */
  twice = false;
  /** How many connections were opened so far. */
  opened = 0;

  private constructor(target: number) {
    this.#target = target;
  }

  /** A network in front of the server under test. */
  static async start(): Promise<Network> {
    const network = new Network(Number(process.env.NIAGARA_E2E_PORT ?? 5320));
    network.#listening = createServer({ allowHalfOpen: true }, (client) => network.#took(client));
    await new Promise<void>((resolve) => network.#listening.listen(0, "127.0.0.1", resolve));
    const address = network.#listening.address();
    if (address === null || typeof address === "string") throw new Error("the proxy has no port");
    network.url = `http://127.0.0.1:${address.port}`;
    return network;
  }

  /** Cuts every connection; new ones are free to come. */
  cut(): void {
    for (const line of this.#lines) line.cut();
  }

  /** Cuts every connection and refuses new ones, until all is well again. */
  down(): void {
    this.#weather = "down";
    this.cut();
  }

  /** Swallows what is sent, by these connections for good and by new ones until all is well again; nothing closes. */
  swallow(): void {
    this.#weather = "swallow";
    for (const line of this.#lines) line.swallow();
  }

  /** Keeps back what is sent until all is well again. */
  hold(): void {
    this.#weather = "hold";
    this.strand();
  }

  /** Keeps back what these connections send until all is well again; new ones overtake them. */
  strand(): void {
    for (const line of this.#lines) line.hold(true);
  }

  /** All is well: what was kept back arrives, what was swallowed never does. */
  restore(): void {
    this.#weather = "fair";
    this.delay = 0;
    this.twice = false;
    for (const line of this.#lines) line.hold(false);
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#listening.close(resolve));
  }

  #took(client: Socket): void {
    this.opened += 1;
    if (this.#weather === "down") {
      client.destroy();
      return;
    }
    const line = new Line(client, this.#target, this, () => this.#lines.delete(line));
    this.#lines.add(line);
    if (this.#weather === "swallow") line.swallow();
    if (this.#weather === "hold") line.hold(true);
  }
}
