// What has to be heard of a game, read off the messages that its page was sent: a pattern for each sentence, in order. It
// knows nothing of how the page makes its sentences.

import type { Page } from "@playwright/test";
import type { AnyEvent, Decision, ServerMessage, TableInfo, Update } from "../../src/protocol.gen";
import type { Heard } from "./ear";

interface Account {
  table: TableInfo | null;
  round: number;
  /** Decisions that came with the snapshot, before any update. */
  first: readonly Decision[];
  updates: Update[];
}

/** Takes down every message of the table's socket. */
export function takeDown(page: Page): Account {
  const account: Account = { table: null, round: 1, first: [], updates: [] };
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === "table") account.table = message.table;
      if (message.type === "snapshot") {
        account.table = message.table;
        account.round = message.position?.round ?? account.round;
        if (message.position) account.first = message.decisions;
      }
      const known = account.updates.at(-1)?.seq ?? -1;
      if (message.type === "update" && message.seq > known) account.updates.push(message);
    });
  });
  return account;
}

const GEMS: Record<string, string> = { P: "an amethyst", C: "a diamond", Y: "an amber", B: "a sapphire", R: "a ruby" };
const CANOES: Record<string, string> = { a: "first canoe", b: "second canoe" };

function to(space: string): string {
  if (space === "J") return "to the jetty";
  if (space === "X") return "over the falls";
  return space.length === 1 ? `to ${space}` : `to ${space[0]} in the ${space[1] === "L" ? "left" : "right"} arm`;
}

/** What the players are called on this page, bots by their animals: as the board in words names their canoes. */
export async function namesOn(page: Page): Promise<string[]> {
  const canoes = page.getByRole("region", { name: "The board in words" }).getByText(/, first canoe,/);
  await canoes.first().waitFor({ state: "attached" });
  return (await canoes.allTextContents()).map((words) => words.trim().split(", first canoe")[0]!);
}

/** The sentences that have to be heard, each as the words that it has to have, in order. */
export function sentencesOf({ table, first, round: began, updates }: Account, names: readonly string[]): string[][] {
  const said: string[][] = [];
  const seats = table!.seats.map(({ yours }, seat) => ({ yours, name: names[seat]! }));
  const me = seats.findIndex(({ yours }) => yours);
  const plays = (seat: number): string => (seat === me ? "You play" : `${seats[seat]!.name} plays`);
  const canoe = (id: string): string =>
    Number(id[0]) === me ? `Your ${CANOES[id[1]!]!}` : `${seats[Number(id[0])]!.name}, ${CANOES[id[1]!]!},`;
  let turn: { words: string[]; after: string[][] } | null = null;
  let river: { words: string[]; ends: Map<string, string> } | null = null;
  let turnOf = -1;
  let round = began;
  const asked = new Set<string>();

  const close = (): void => {
    if (turn) said.push(turn.words, ...turn.after);
    turn = null;
    if (river) {
      const mine = (id: string): boolean => Number(id[0]) === me;
      const end = ([id, at]: [string, string]): string[] => [canoe(id), at === "X" ? "goes over the falls" : `drifts ${to(at)}`];
      const ends = [...river.ends];
      said.push([...river.words, ...ends.filter(([id]) => !mine(id)).flatMap(end)], ...ends.filter(([id]) => mine(id)).map(end));
    }
    river = null;
  };
  const tell = (event: AnyEvent): void => {
    switch (event.kind) {
      case "card_chosen":
        return;
      case "card_revealed":
        close();
        turnOf = event.seat;
        turn = { words: [`${plays(event.seat)} ${event.card === "C" ? "the cloud" : event.card}.`], after: [] };
        return;
      case "weather_moved":
        turn!.words.push("the weather from");
        return;
      case "gem_loaded":
        turn!.words.push(`load ${GEMS[event.gem]}`);
        return;
      case "gem_unloaded":
        turn!.words.push(`unload ${GEMS[event.gem]}`);
        return;
      case "canoe_paddled":
        turn!.words.push(event.path.at(-1) === "J" ? "land" : to(event.path.at(-1)!));
        return;
      case "gem_landed":
        turn!.words.push(GEMS[event.gem]!);
        return;
      case "gem_stolen":
        turn!.words.push(`steal ${GEMS[event.gem]} from ${seats[Number(event.victim[0])]!.name}`);
        if (Number(event.victim[0]) === me) turn!.after.push([canoe(event.victim), `loses ${GEMS[event.gem]} to`]);
        return;
      case "canoe_lost":
        if (turn) turn.words.push(canoe(event.canoe), "goes over the falls");
        return;
      case "river_rose":
        close();
        river = { words: ["The river"], ends: new Map() };
        return;
      case "disc_pushed":
        for (const { canoe: id, end } of event.drifts) river!.ends.set(id, end);
        return;
      case "round_started":
        close();
        round = event.round;
        said.push([`Round ${event.round}.`]);
        return;
      case "hands_refilled":
        close();
        said.push(["takes all seven cards back"]);
        return;
      case "canoe_bought":
        close();
        said.push([`${GEMS[event.paid]} for a new canoe`]);
        return;
      case "canoe_given":
        close();
        said.push(["a canoe back for free"]);
        return;
      case "game_ended":
        close();
        said.push([event.winners.length === 0 ? "draw" : "win"]);
    }
  };
  const ask = (decisions: readonly Decision[]): void => {
    const kinds = new Set(decisions.find(({ seat }) => seat === me)?.moves.map(({ kind }) => kind));
    const questions: Record<string, string> = { card: "Choose a card", canoe: "Your turn: ", weather: "Your cloud moves", buy: " lost. " };
    for (const [kind, words] of Object.entries(questions)) {
      if (!kinds.has(kind as "card") || asked.has(`${round} ${kind}`)) continue;
      asked.add(`${round} ${kind}`);
      said.push([words]);
    }
  };

  said.push([`Round ${round}.`]);
  ask(first);
  for (const update of updates) {
    update.events.forEach(tell);
    // Whoever is asked has heard everything before: what is over is told by then.
    if (update.phase !== "flow" && update.turn?.seat !== turnOf) close();
    else if (update.phase === "flow" && !river) close();
    ask(update.decisions);
  }
  return said;
}

/** Who is about to win is read off the board and is no event; it may be said between any two. */
const THREAT = /^(.+ wins with the|You win with your) next landing\.$/;

/** What is wrong with what was heard: sentences missing, in excess, twice, out of order, or in a region that came filled. */
export function faults(heard: readonly Heard[], sentences: readonly (readonly string[])[]): string[] {
  const wrong = heard.filter(({ filled }) => filled).map(({ words }) => `came filled: ${words}`);
  const log = heard.filter(({ role, words }) => (role === "log" || role === "live") && !THREAT.test(words)).map(({ words }) => words);
  const has = (line: string, words: readonly string[]): boolean => {
    let from = 0;
    return words.every((part) => (from = line.indexOf(part, from) + 1) > 0);
  };
  let at = 0;
  for (const words of sentences) {
    if (at < log.length && has(log[at]!, words)) at += 1;
    else {
      const later = log.findIndex((line, index) => index > at && has(line, words));
      if (later < 0) wrong.push(`missing: ${words.join(" … ")}; heard instead: ${log[at] ?? "nothing"}`);
      else {
        wrong.push(...log.slice(at, later).map((line) => `in excess: ${line}`));
        at = later + 1;
      }
    }
  }
  wrong.push(...log.slice(at).map((line) => `in excess: ${line}`));
  return wrong;
}
