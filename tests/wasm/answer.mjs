// Answers calls of the module, from standard input to standard output: `node answer.mjs FOLDER`, with the reader that the
// client has, bundled as FOLDER/engine.mjs. A message is the length of its head, the head as JSON, and the bytes of its blocks.

import { readFileSync, readSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2]);
const { loadEngine } = await import(
  pathToFileURL(join(folder, "engine.mjs")).href
);
const file = (name) => readFileSync(join(folder, name));
const description = JSON.parse(file("niagara.json").toString());
const engine = await loadEngine(
  file("niagara.wasm"),
  description,
  new Uint8Array(file("niagara.minds")),
);

function read(length) {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length;) {
    const count = readSync(0, bytes, at, length - at);
    if (count === 0) process.exit(0);
    at += count;
  }
  return bytes;
}

function write(bytes) {
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}

function answer(head, bytes) {
  let at = 0;
  const take = (length) => new Uint8Array(bytes.subarray(at, (at += length)));
  if (head.choose) {
    const { action, luck } = engine.choose(
      head.choose,
      take(bytes.length),
      head.seat,
      BigInt(head.luck),
    );
    return { result: action, luck: String(luck), blocks: [] };
  }
  const given = head.arguments.map((each) =>
    each.length === undefined
      ? each
      : { bytes: take(each.length), shape: each.shape },
  );
  return engine.run({ function: head.function, arguments: given });
}

function cpuSince(before) {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

for (;;) {
  const head = JSON.parse(read(read(4).readUInt32LE()).toString());
  const bytes = read(head.bytes);
  let found;
  const began = process.cpuUsage();
  try {
    found = answer(head, bytes);
  } catch (problem) {
    found = { problem: String(problem), blocks: [] };
  }
  const { blocks, ...rest } = found;
  const told = Buffer.from(
    JSON.stringify({ ...rest, microseconds: cpuSince(began) }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(told.length);
  write(Buffer.concat([length, told, ...blocks]));
}
