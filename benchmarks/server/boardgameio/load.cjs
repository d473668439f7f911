// Load for the server beside it: `node load.cjs port tables seconds rate`, rate 0 meaning as fast as answers come.
// A move is answered when all four sockets of its table have received the new state. Prints one line of JSON.
const { io } = require("socket.io-client");

const [port, tables, seconds, rate] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const latencies = [];
let done = 0;

class Table {
  async open() {
    this.id = `bench-${process.pid}-${Math.random()}`; // asking for a match makes it
    this.state = 0;
    this.turn = 0;
    this.waiting = [];
    this.due = null;
    this.players = [];
    for (let seat = 0; seat < 4; seat++) {
      const socket = io(`${base}/river`, { transports: ["websocket"], forceNew: true });
      await new Promise((ready) => {
        socket.on("sync", (_match, info) => {
          this.state = info.state._stateID;
          ready();
        });
        socket.on("connect", () => socket.emit("sync", this.id, `${seat}`, undefined, 4));
      });
      const heard = (stateID) => this.heard(stateID);
      socket.on("update", (_match, state) => heard(state._stateID));
      socket.on("patch", (_match, _before, stateID) => heard(stateID));
      this.players.push(socket);
    }
  }

  send(due) {
    if (this.due !== null) {
      this.waiting.push(due);
      return;
    }
    this.due = due;
    this.unseen = 4;
    const seat = this.turn % 4;
    const payload = { type: "paddle", args: [0, this.turn % 9], playerID: `${seat}` };
    this.players[seat].emit("update", { type: "MAKE_MOVE", payload }, this.state, this.id, `${seat}`);
  }

  heard(stateID) {
    if (this.due === null || stateID <= this.state) return;
    this.unseen -= 1;
    if (this.unseen > 0) return;
    latencies.push(performance.now() - this.due);
    done += 1;
    this.state = stateID;
    this.turn += 1;
    this.due = null;
    if (this.waiting.length > 0) this.send(this.waiting.shift());
    else if (rate === 0 && !stopped) this.send(performance.now());
  }
}

let stopped = false;

async function main() {
  const all = Array.from({ length: tables }, () => new Table());
  for (const table of all) await table.open();
  process.stdout.write("ready\n");
  const began = performance.now();
  if (rate === 0) for (const table of all) table.send(began);
  let sent = 0;
  while (performance.now() - began < seconds * 1000) {
    while (rate > 0 && sent < ((performance.now() - began) / 1000) * rate) {
      all[sent % tables].send(began + (sent / rate) * 1000);
      sent += 1;
    }
    await new Promise((next) => setImmediate(next));
  }
  const took = (performance.now() - began) / 1000;
  const count = done;
  stopped = true;
  await new Promise((next) => setTimeout(next, 1000));
  const found = JSON.stringify({ count, seconds: took, latencies: latencies.map((each) => each / 1000) });
  process.stdout.write(found + "\n", () => process.exit(0)); // not before all of it is through the pipe
}

main();
