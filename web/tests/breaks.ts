// Three people and a bot play whole games over networks that break at random; after every break each page must know
// what the server knows, and at no time may it show as sent what the server does not have.

import { isDeepStrictEqual } from "node:util";
import type { Browser, Page } from "@playwright/test";
import type { Known } from "../src/model/known";
import type { Snapshot } from "../src/protocol.gen";
import { CARDS } from "../src/rules.gen";
import { offeredNow, quick, seeded, take } from "./helpers";
import { Network } from "./proxy";
import { snapshotFor } from "./truth";

export interface Tally {
  breaks: Record<Break, number>;
  games: number;
  chats: number;
  comparisons: number;
  /** What went wrong, in words. */
  disagreements: string[];
  lostChats: string[];
  lies: string[];
}

const BREAKS = {
  /** Cut; the page may come back at once. */
  cut: (network: Network) => network.cut(),
  /** Nobody can be reached for a while. */
  down: (network: Network) => network.down(),
  /** Half-open: nothing arrives, nothing closes, and what was sent is lost. */
  swallow: (network: Network) => network.swallow(),
  /** Nothing arrives for a while, and then all of it. */
  hold: (network: Network) => network.hold(),
  /** What is on its way now arrives after what a new connection brings. */
  strand: (network: Network) => network.strand(),
  delay: (network: Network) => void (network.delay = 600),
  /** Everything arrives twice. */
  twice: (network: Network) => void (network.twice = true),
} as const;
type Break = keyof typeof BREAKS;
const KINDS = Object.keys(BREAKS) as Break[];

interface Player {
  name: string;
  page: Page;
  network: Network;
}

const LONGEST_RECOVERY = 30_000;
const CHATS_A_GAME = 40; // a server tells a new-comer the last fifty

export function broken(tally: Tally): number {
  return Object.values(tally.breaks).reduce((sum, count) => sum + count, 0);
}

/** Plays whole games with at least so many breaks in them. */
export async function playThroughBreaks(browser: Browser, wanted: number, rounds: number, seed: number): Promise<Tally> {
  const pick = seeded(seed);
  const breaks = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Break, number>;
  const tally: Tally = { breaks, games: 0, chats: 0, comparisons: 0, disagreements: [], lostChats: [], lies: [] };
  const players: Player[] = [];
  for (const name of ["Ada", "Ben", "Cleo"]) {
    const network = await Network.start();
    const page = await (await browser.newContext({ baseURL: network.url })).newPage();
    await quick(page, { name });
    players.push({ name, page, network });
  }
  // Ada has a second window, over a network of its own.
  const twin = { name: "Ada’s other window", page: await players[0]!.page.context().newPage(), network: await Network.start() };
  await quick(twin.page, { name: "Ada" });
  players.push(twin);
  while (broken(tally) < wanted) await new Evening(players, pick, tally, rounds, wanted).play();
  for (const { page, network } of players) {
    await page.close();
    await network.close();
  }
  return tally;
}

class Evening {
  readonly #players: readonly Player[];
  readonly #pick: (count: number) => number;
  readonly #tally: Tally;
  readonly #rounds: number;
  readonly #wanted: number;
  readonly #said: string[] = [];
  /** By round, the cards that were Ada's for a while. */
  readonly #adas: Record<number, Set<string>> = {};
  #table = "";

  constructor(players: readonly Player[], pick: (count: number) => number, tally: Tally, rounds: number, wanted: number) {
    this.#players = players;
    this.#pick = pick;
    this.#tally = tally;
    this.#rounds = rounds;
    this.#wanted = wanted;
  }

  /** One game from its first card to its end. */
  async play(): Promise<void> {
    await this.#begin();
    while (!(await this.#over())) {
      for (let steps = this.#pick(4); steps >= 0; steps -= 1) await this.#everybodyActs();
      if (broken(this.#tally) < this.#wanted) await this.#break();
    }
    await this.#compareAll("at the end");
    await this.#countChats();
    this.#tally.games += 1;
  }

  async #begin(): Promise<void> {
    const [host, ben, cleo] = this.#players;
    for (const { page, network } of this.#players) await page.goto(network.url);
    const open = { kind: "open" };
    const made = await post(host!.page, "/api/tables", {
      seats: [{ kind: "me", name: host!.name }, open, open, { kind: "bot", level: "drifter" }],
      options: { max_rounds: this.#rounds },
      pause: 0,
      public: false,
    });
    this.#table = (JSON.parse(made) as { id: string }).id;
    for (const { page, name } of [ben!, cleo!]) await post(page, `/api/tables/${this.#table}/join`, { name });
    await post(host!.page, `/api/tables/${this.#table}/start`, { fill: "" });
    for (const { page, network } of this.#players) {
      await page.goto(`${network.url}/t/${this.#table}`);
      await page.getByRole("tab", { name: /Chat/ }).click();
    }
  }

  async #over(): Promise<boolean> {
    return (await snapshotFor(this.#players[0]!.page, this.#table)).table.status === "over";
  }

  async #everybodyActs(): Promise<void> {
    for (const player of this.#players) {
      await this.#act(player);
      await this.#noteAdas();
    }
  }

  async #noteAdas(): Promise<void> {
    const { position } = await snapshotFor(this.#players[0]!.page, this.#table);
    const { card } = position!.seats[0]!;
    if (position!.phase === "choose" && card !== null) (this.#adas[position!.round] ??= new Set()).add(card);
  }

  async #act({ page, name }: Player): Promise<void> {
    const offer = await offeredNow(page);
    // Not `step`: in the meantime the other window may have acted, and then nothing is offered here for long.
    if (offer !== null && offer !== "over") await take(page, offer, this.#pick);
    else if (this.#pick(3) === 0) await this.#thinkAgain(page);
    if (offer === "over" || this.#said.length >= CHATS_A_GAME || this.#pick(3) > 0) return;
    const words = `${name} ${this.#said.length}`;
    await page.locator(".chat .field").fill(words);
    await page.locator(".chat .field").press("Enter");
    await page.locator(".chat .field").blur();
    this.#said.push(words);
    this.#tally.chats += 1;
  }

  /** Chooses another card, where that is still possible. */
  async #thinkAgain(page: Page): Promise<void> {
    await page.keyboard.press(CARDS[this.#pick(CARDS.length)]!);
    await page.keyboard.press("Enter");
  }

  /** Breaks some networks, lets everybody play on as well as they can, mends them, and compares. */
  async #break(): Promise<void> {
    const hit = this.#players.filter((_player, index) => index === this.#pick(4) || this.#pick(2) === 0);
    const kinds = hit.map(() => KINDS[this.#pick(KINDS.length)]!);
    hit.forEach(({ network }, index) => BREAKS[kinds[index]!](network));
    for (const kind of kinds) this.#tally.breaks[kind] += 1;
    for (let steps = this.#pick(3); steps >= 0; steps -= 1) await this.#everybodyActs();
    for (const player of this.#players) await this.#lookForLies(player);
    await this.#players[0]!.page.waitForTimeout(this.#pick(5) * 400);
    for (const { page, network } of hit) {
      network.restore();
      // A device says so in half of all cases.
      if (this.#pick(2) === 0) await page.evaluate(() => window.dispatchEvent(new Event("online")));
    }
    await this.#compareAll(`after ${hit.map(({ name }, index) => `${kinds[index]} of ${name}`).join(", ") || "nothing"}`);
  }

  /** A card shown as down, and a line shown as said, must be the server's. */
  async #lookForLies({ page, name }: Player): Promise<void> {
    const shown = await page.evaluate(() => {
      const down = document.querySelector(".hand button.down:not(.sent)")?.getAttribute("aria-keyshortcuts") ?? "";
      const said = [...document.querySelectorAll(".chat ol li:not(.unsent, .empty)")].map(
        (line) => line.lastChild?.textContent?.trim() ?? "",
      );
      const { position, table } = window.niagaraKnows!();
      return { down, said, round: position?.round, phase: position?.phase, seat: table?.seats.findIndex(({ yours }) => yours) ?? -1 };
    });
    const { position, chat } = await snapshotFor(page, this.#table);
    const sameMoment = position!.phase === "choose" && shown.phase === "choose" && shown.round === position!.round;
    const truth = position!.seats[shown.seat]!.card;
    // A window that hears nothing cannot know that its player thought again in the other one.
    const wasTrue = shown.seat === 0 && this.#adas[position!.round]?.has(shown.down) === true;
    if (sameMoment && shown.down !== "" && shown.down !== truth && !wasTrue)
      this.#tally.lies.push(`${name} shows ${shown.down} as down, it is "${truth}"`);
    const heard = new Set(chat.map(({ text }) => text));
    for (const words of shown.said) if (!heard.has(words)) this.#tally.lies.push(`${name} shows "${words}" as said`);
  }

  async #compareAll(when: string): Promise<void> {
    for (const player of this.#players) await this.#compare(player, when);
  }

  /** Waits until a page is at rest, and compares all it knows with all it may know. */
  async #compare({ page, name }: Player, when: string): Promise<void> {
    const deadline = Date.now() + LONGEST_RECOVERY;
    let apart: string[] = [];
    do {
      const known = await page.evaluate(() => window.niagaraKnows!());
      apart = known.link === "open" && !known.busy ? differences(known, await snapshotFor(page, this.#table)) : ["at rest"];
      if (apart.length > 0) await page.waitForTimeout(100);
    } while (apart.length > 0 && Date.now() < deadline);
    this.#tally.comparisons += 1;
    if (apart.length > 0) this.#tally.disagreements.push(`${name} ${when}: ${apart.join("; ")}`);
  }

  async #countChats(): Promise<void> {
    for (const { page, name } of this.#players) {
      const { chat } = await page.evaluate(() => window.niagaraKnows!());
      const texts = chat.map(({ text }) => text);
      for (const words of this.#said) {
        const times = texts.filter((text) => text === words).length;
        if (times !== 1) this.#tally.lostChats.push(`${name} has "${words}" ${times} times`);
      }
    }
  }
}

function differences(known: Known, truth: Snapshot): string[] {
  const moves = (decisions: Snapshot["decisions"]) => decisions.map(({ seat, moves }) => [seat, moves.map(({ number }) => number)]);
  const pairs: [string, unknown, unknown][] = [
    ["seq", known.seq, truth.seq],
    ["position", known.position, truth.position],
    ["to decide", known.toDecide, truth.to_decide],
    ["moves", moves(known.decisions), moves(truth.decisions)],
    ["outcome", known.outcome, truth.outcome ?? null],
    ["chat", known.chat.slice(-truth.chat.length), truth.chat],
    ["table", known.table, truth.table],
  ];
  return pairs
    .filter(([, page, server]) => !isDeepStrictEqual(page, server))
    .map(([what, page, server]) => `${what}: the page has ${JSON.stringify(page)}, the server ${JSON.stringify(server)}`);
}

/** Asks the server as the browser of a page does. */
async function post(page: Page, path: string, body: unknown): Promise<string> {
  return page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path!, { method: "POST", headers: { "content-type": "application/json" }, body: body! });
      const text = await answer.text();
      if (!answer.ok) throw new Error(text);
      return text;
    },
    [path, JSON.stringify(body)],
  );
}
