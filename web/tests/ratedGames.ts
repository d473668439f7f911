// Rated games played to their end in moments, over the sockets of two people: what a club's pages are made of.

import type { Page } from "@playwright/test";

/** Plays the first move that is offered until the game is over; runs in the page. */
export function playOut(table: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${table}`);
    let [seq, round, sent] = [0, 1, ""];
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.table?.status === "over") {
        socket.close();
        resolve();
      }
      if (message.type !== "snapshot" && message.type !== "update") return;
      seq = message.seq;
      round = message.position?.round ?? message.events?.find(({ kind }: { kind: string }) => kind === "round_started")?.round ?? round;
      const decision = message.decisions.find(({ seat }: { seat: number }) => message.to_decide.includes(seat));
      const key = `${seq}`;
      if (!decision || key === sent) return;
      sent = key;
      const moves = [decision.moves[0].number];
      socket.send(JSON.stringify({ type: "play", id: `m${seq}`, seat: decision.seat, moves, round, seq }));
    };
  });
}

/** So many rated games between two people, each on a page of this server. */
export async function ratedGames(ada: Page, ben: Page, names: readonly [string, string], count: number): Promise<void> {
  for (let game = 0; game < count; game += 1) {
    const made = await ada.request.post("/api/tables", {
      data: { seats: [{ kind: "me", name: names[0] }, { kind: "open" }], rated: true, pause: 0, options: { max_rounds: 1 } },
    });
    const { id } = (await made.json()) as { id: string };
    await ben.request.post(`/api/tables/${id}/join`, { data: { name: names[1] } });
    await ada.request.post(`/api/tables/${id}/start`, { data: { fill: "" } });
    await Promise.all([ada.evaluate(playOut, id), ben.evaluate(playOut, id)]);
  }
}
