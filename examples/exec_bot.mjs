#!/usr/bin/env node
// A bot in JavaScript, speaking JSON lines (docs/bot-protocol.md):
//   niagara arena --table "exec:examples/exec_bot.mjs,drifter,drifter,drifter" --games 40
// or the same messages over a socket, on a server's ladder (Node 22; before, with --experimental-websocket):
//   NIAGARA_TOKEN=niagara_… node examples/exec_bot.mjs http://localhost:8080
import { createInterface } from "node:readline";

/** Landing a gem is best, then stealing or loading one close to home; the falls are worst. */
function worth(move, seat) {
  const [canoe, ...words] = move.split(" ");
  if (canoe !== "a" && canoe !== "b") return 0;
  const loaded = seat.canoes["ab".indexOf(canoe)].cargo !== "";
  const end = words.find((word) => word.startsWith(">"))?.slice(1) ?? "";
  const depth = end === "J" ? 0 : end === "X" ? 20 : Number.parseInt(end, 10) || 4;
  if (depth === 0) return loaded ? 20 : -5;
  const gains = loaded || words.some((word) => "+~x".includes(word[0]));
  return (gains ? 10 : 0) - depth;
}

/** What is said to a message; nothing to most. */
function answer(message) {
  if (message.type === "hello") return { type: "hello", name: "Little JavaScript" };
  if (message.type !== "choose") return null;
  const seat = message.position.seats[message.seat];
  const rated = message.moves.map((move) => ({ move, value: worth(move, seat) + Math.random() }));
  rated.sort((one, other) => other.value - one.value);
  return { type: "move", id: message.id, move: rated[0].move };
}

/** Plays on a server's ladder, and comes back a few seconds after the connection is lost. */
function climb(server, welcome = false) {
  const headers = { authorization: `Bearer ${process.env.NIAGARA_TOKEN}` };
  const socket = new WebSocket(`${server.replace("http", "ws")}/ws/ladder`, { headers });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "welcome") welcome = true;
    if (["welcome", "game", "over", "refused"].includes(message.type)) console.log(data);
    const said = answer(message);
    if (said) socket.send(JSON.stringify(said));
  };
  let open = true; // a socket that never opened may tell of an error alone
  socket.onclose = socket.onerror = () => {
    if (!open) return;
    open = false;
    console.log("the connection is closed");
    if (welcome) setTimeout(() => climb(server, welcome), 3000);
    else process.exitCode = 1;
  };
}

if (process.argv[2]) climb(process.argv[2].replace(/\/$/, ""));
else
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === "bye") break;
    const said = answer(message);
    if (said) process.stdout.write(JSON.stringify(said) + "\n");
  }
