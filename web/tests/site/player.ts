// A page that plays by itself: it speaks to the engine on its channel as the client's own pages do, makes random legal moves, and
// tells every move that was confirmed. Faster than clicking, and it can be ended at any moment.

import type { Page } from "@playwright/test";

export interface Played {
  /** The last number that a move of this page was confirmed with. */
  confirmed: number;
  over: boolean;
}

/** One request to the engine, as the client makes it. */
export function ask<Found>(page: Page, method: string, path: string, body?: unknown): Promise<Found> {
  return page.evaluate(
    ([method, path, body]) =>
      new Promise<never>((resolve, reject) => {
        const channel = new BroadcastChannel(`niagara${location.pathname.replaceAll("/", "-").replace(/-$/, "")}`);
        const from = `test-${Math.random()}`;
        let asked = false;
        channel.onmessage = ({ data }) => {
          if (data.kind === "here" && !asked) {
            asked = true;
            channel.postMessage({ from, kind: "call", n: 1, method, path, body: body === undefined ? "" : JSON.stringify(body) });
          }
          if (data.kind !== "answer" || data.to !== from) return;
          channel.close();
          if (data.status < 300) resolve((data.text ? JSON.parse(data.text) : null) as never);
          else reject(new Error(data.text));
        };
        channel.postMessage({ from, kind: "who" });
      }),
    [method, path, body] as const,
  );
}

/** Plays on at a table until the game is over, or for ever should the page be closed before; `confirmed` hears every number. */
export async function playOn(page: Page, table: string, confirmed: (seq: number) => void): Promise<void> {
  await page.exposeFunction("confirmed", confirmed).catch(() => {});
  await page.evaluate(
    (table) =>
      new Promise<void>((resolve) => {
        const name = `niagara${location.pathname.replaceAll("/", "-").replace(/-$/, "")}`;
        const channel = new BroadcastChannel(name);
        const from = `test-${Math.random()}`;
        // A page is there as long as it holds its lock.
        void navigator.locks.request(`${name}-page-${from}`, () => new Promise(() => {}));
        const tell = (globalThis as unknown as { confirmed(seq: number): void }).confirmed;
        let seq = 0;
        let round = 0;
        let waiting = "";
        let opened = false;
        let open: { seat: number; moves: { number: number }[] }[] = [];
        const play = (): void => {
          const decision = open.pop();
          if (!decision || waiting) return;
          const move = decision.moves[Math.floor(Math.random() * decision.moves.length)]!;
          waiting = `p${Math.random().toString(36).slice(2)}`;
          const text = JSON.stringify({ type: "play", id: waiting, seat: decision.seat, moves: [move.number], round, seq });
          channel.postMessage({ from, kind: "say", n: 1, text });
        };
        channel.onmessage = ({ data }) => {
          if (data.kind === "here" && !opened) {
            opened = true;
            channel.postMessage({ from, kind: "open", n: 1, path: `/ws/tables/${table}` });
          }
          if (data.kind !== "told" || data.to !== from) return;
          const said = JSON.parse(data.text);
          if (said.type === "snapshot") [seq, round] = [said.seq, said.position.round];
          if (said.type === "update") {
            seq = said.seq;
            round = said.events.find((event: { kind: string }) => event.kind === "round_started")?.round ?? round;
          }
          if (said.id === waiting && waiting !== "") {
            waiting = "";
            if (said.type === "accepted") tell(said.seq);
          }
          if (said.decisions) open = said.decisions.filter(({ seat }: { seat: number }) => said.to_decide.includes(seat));
          if (said.phase === "over" || said.outcome) {
            channel.close();
            resolve();
          } else play();
        };
        channel.postMessage({ from, kind: "who" });
      }),
    table,
  );
}
