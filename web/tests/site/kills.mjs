// Kills tabs and whole browsers at random moments of games in the tab, and counts confirmed moves that are gone afterwards; the
// bar is 0. `node tests/site/kills.mjs [games]`, after `make site`.

import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSER } from "../../tools/browser.mjs";

const GAMES = Number(process.argv[2] ?? 200);
const PORT = Number(process.env.NIAGARA_E2E_PORT ?? 5320) + 150;
const SITE = new URL("../../../site", import.meta.url).pathname;
const URL_HERE = `http://127.0.0.1:${PORT}/`;
const LONGEST_LIFE = 1500;

/** Runs in the page: plays at random at one table, and notes on the console every move that was confirmed. */
function player(table) {
  const name = `niagara${location.pathname.replaceAll("/", "-").replace(/-$/, "")}`;
  const channel = new BroadcastChannel(name);
  const from = `kills-${Math.random()}`;
  void navigator.locks.request(`${name}-page-${from}`, () => new Promise(() => {}));
  let [seq, round, waiting, opened, open] = [0, 0, "", false, []];
  const say = (message) => channel.postMessage({ from, n: 1, ...message });
  const begin = (id) => {
    console.log(`table ${id}`);
    say({ kind: "open", path: `/ws/tables/${id}` });
  };
  const seats = [{ kind: "me" }, { kind: "bot", level: "otter" }, { kind: "bot", level: "duck" }];
  const wanted = JSON.stringify({ seats, pause: 0, options: { max_rounds: 8 } });
  channel.onmessage = ({ data }) => {
    if (data.kind === "here" && !opened) {
      opened = true;
      if (table) begin(table);
      else say({ kind: "call", method: "POST", path: "/api/tables", body: wanted });
    }
    if (data.to !== from) return;
    if (data.kind === "answer") begin(JSON.parse(data.text).id);
    if (data.kind === "ended") console.log(`ended ${data.code}`);
    if (data.kind !== "told") return;
    const said = JSON.parse(data.text);
    if (said.type === "snapshot") {
      [seq, round] = [said.seq, said.position.round];
      console.log(`found ${seq}`);
    }
    if (said.type === "update") {
      seq = said.seq;
      round = said.events.find((event) => event.kind === "round_started")?.round ?? round;
    }
    if (said.id === waiting && waiting !== "") {
      if (said.type === "accepted") console.log(`confirmed ${said.seq}`);
      waiting = "";
    }
    if (said.decisions) open = said.decisions.filter(({ seat }) => said.to_decide.includes(seat));
    if (said.phase === "over" || said.outcome) console.log("over");
    const decision = waiting ? undefined : open.pop();
    if (!decision) return;
    waiting = `k${Math.random().toString(36).slice(2)}`;
    const move = decision.moves[Math.floor(Math.random() * decision.moves.length)].number;
    say({ kind: "say", text: JSON.stringify({ type: "play", id: waiting, seat: decision.seat, moves: [move], round, seq }) });
  };
  say({ kind: "who" });
}

const server = spawn("python3", ["-m", "http.server", "--bind", "127.0.0.1", "--directory", SITE, String(PORT)], { stdio: "ignore" });
const profile = mkdtempSync(join(tmpdir(), "niagara-kills-"));
const counted = { games: 0, browsers: 0, tabs: 0, confirmed: 0, lost: 0 };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const launch = () => chromium.launchPersistentContext(profile, { executablePath: BROWSER, args: ["--disable-gpu", "--no-first-run"] });

let [table, confirmed] = ["", 0];

/** One life of a page: what it says is taken down until it is killed, or the game is over. */
async function live(page, kill) {
  let [over, found] = [false, -1];
  const met = new Promise((resolve) => {
    page.on("console", (message) => {
      const [word, value] = message.text().split(" ");
      if (word === "table") table = value;
      else if (word === "confirmed") {
        confirmed = Math.max(confirmed, Number(value));
        counted.confirmed += 1;
      } else if (word === "over") over = true;
      else if (word === "found" || word === "ended") {
        found = word === "found" ? Number(value) : 0;
        if (found < confirmed) counted.lost += confirmed - found;
        resolve();
      }
    });
  });
  await page.goto(URL_HERE);
  await page.evaluate(player, table);
  await met;
  const end = Date.now() + Math.random() * LONGEST_LIFE;
  while (!over && Date.now() < end) await pause(5);
  await kill();
  await pause(20); // what was confirmed before the end may still be on its way here
  if (over) {
    counted.games += 1;
    [table, confirmed] = ["", 0];
  }
}

try {
  while (!(await fetch(URL_HERE).catch(() => null))?.ok) await pause(50);
  while (counted.games < GAMES) {
    const context = await launch();
    const process_ = await findBrowser();
    for (let tabs = Math.floor(Math.random() * 4); tabs > 0 && counted.games < GAMES; tabs -= 1) {
      const page = await context.newPage();
      await live(page, () => page.close({ runBeforeUnload: false }));
      counted.tabs += 1;
    }
    if (counted.games >= GAMES) {
      await context.close();
      break;
    }
    await live(await context.newPage(), () => process_.kill());
    counted.browsers += 1;
    await context.close().catch(() => {});
    console.log(JSON.stringify(counted));
  }
} finally {
  server.kill();
  rmSync(profile, { recursive: true, force: true });
}
console.log(JSON.stringify(counted));
process.exit(counted.lost === 0 ? 0 : 1);

/** The browser's own process, by the profile that only it has. */
async function findBrowser() {
  const { readdirSync, readFileSync } = await import("node:fs");
  const mine = readdirSync("/proc")
    .filter((each) => /^\d+$/.test(each))
    .filter((each) => {
      try {
        const line = readFileSync(`/proc/${each}/cmdline`, "utf8");
        return line.includes(`--user-data-dir=${profile}`) && !line.includes("--type=");
      } catch {
        return false;
      }
    });
  return { kill: () => mine.forEach((each) => process.kill(Number(each), "SIGKILL")) };
}
