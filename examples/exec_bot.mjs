#!/usr/bin/env node
// A bot in JavaScript, speaking JSON lines (docs/bot-protocol.md):
//   niagara arena --table "exec:examples/exec_bot.mjs,drifter,drifter,drifter" --games 40
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

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

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", name: "Little JavaScript" });
  if (message.type === "bye") break;
  if (message.type !== "choose") continue;
  const seat = message.position.seats[message.seat];
  const rated = message.moves.map((move) => ({ move, value: worth(move, seat) + Math.random() }));
  rated.sort((one, other) => other.value - one.value);
  say({ type: "move", id: message.id, move: rated[0].move });
}
