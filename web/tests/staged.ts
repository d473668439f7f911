// A table shown at a chosen moment. What is legal there, and what a move leads to, is asked of the real server (practice
// answers for any position); only the socket that would bring it is played here, so that a screen can be looked at in
// seconds instead of being waited for in a game.

import type { APIRequestContext, Page, WebSocketRoute } from "@playwright/test";
import type { AnyEvent, ChatLine, ClientMessage, Practised, SeatInfo, ServerMessage, TableInfo } from "../src/protocol.gen";
import { BOOK } from "../src/rules.gen";
import { visit } from "./visit";

/** One line each, in the notation of docs/notation.md; seat 0 is the one in front of the screen. */
export const POSITIONS = {
  first:
    "4 alternate shared stealing - | 1 1 +0 R choose | P7 C7 Y7 B7 R7 | 123456C - - J J | 123456C - - J J | 123456C - - J J | 123456C - - J J",
  launch:
    "4 alternate shared stealing - | 1 0 +0 R turns | P7 C7 Y7 B7 R7 | 12356C 4! - J J | 12345C 6 - J J | 12356C 4 - J J | 12356C 4 - J J | 0 - ab -",
  choose:
    "4 alternate shared stealing - | 5 1 +1 R choose | P4 C5 Y5 B5 R5 | 25C - PC 4 6R+B | 346 - YP 3+P J | 156 - CB 5+Y J | 14C - R 7L+R 2",
  turn: "4 alternate shared stealing - | 5 0 +1 R turns | P4 C5 Y5 B5 R5 | 2C 4! PC 7L 6R+B | 34 6 YP 3+P J | 15 6 CB 3+Y J | 14 C R 7L+R 2 | 0 ab - -",
  five: "5 alternate shared stealing - | 5 0 +1 R turns | P2 C4 Y4 B3 R5 | 2C 4! PPPCCY 7L 6R+B | 34 6 YP 3+P J | 15 6 CB 3+Y J | 14 C R 7L+R 2 | 34 6 BB J J | 0 ab - -",
  pressed:
    "5 alternate shared stealing - | 20 0 -1 L turns | P3 C7 Y3 B7 R7 | C 6! - 7L 7L | 3 6 - 6L J | 1 6 PPP 6R 4+P | 1 2 - 4 4 | 1 C YYY 6L 6R+Y | 0 ab - -",
  weather:
    "4 alternate shared stealing - | 5 0 +1 R turns | P4 C5 Y5 B5 R5 | 25 C! PC 4 6R+B | 34 6 YP 3+P J | 15 6 CB 5+Y J | 14 C R 7L+R 2 | 0 - - -",
  buyBack:
    "4 alternate shared stealing - | 5 0 +2 R buy_back | P4 C5 Y5 B5 R6 | 25C - PCB X 6R | 346 - YP 3+P J | 156 - CB 5+Y J | 14C - R X 2 | 0",
  over: "4 alternate shared stealing - | 9 1 +1 R over | P3 C4 Y4 B4 R4 | 23456 1! PPPPYBR J J | 1345C 6! YCC 3 J | 2346C 5! CBBR 5+Y J | 2345C 6! R 7L 2",
} as const;

export type Moment = keyof typeof POSITIONS;

export interface Staging {
  /** Seats of this device: several make a table that is handed round. */
  mine?: readonly number[];
  chat?: readonly ChatLine[];
  /** Something that happened just before, for the log. */
  happened?: readonly AnyEvent[];
  /** Everybody else is a person too. */
  people?: boolean;
  /** What is shown of the table: all of it, or what belongs on a large screen or in a hand. */
  view?: "screen" | "hand";
  /** Clocks run; that of seat 0 ran out before. */
  clocks?: boolean;
}

const NAMES = ["Robin", "Maple", "Cedar", "Maximiliane", "Odo"];
const ID = "staged";

function seats(moment: Moment, { mine = [0], people = false, clocks = false }: Staging): SeatInfo[] {
  return NAMES.slice(0, Number(POSITIONS[moment][0])).map((name, seat) => {
    const yours = mine.includes(seat);
    const person = yours || people;
    const timed_out = clocks && seat === 0;
    return { kind: person ? "human" : "bot", name, level: person ? "" : "beaver", online: true, away: timed_out, timed_out, yours };
  });
}

/** The server closes a connection that was idle, perhaps at the very moment of a question. */
const AGAIN = { maxRetries: 1 };

const asked = new Map<string, Practised>();

async function practised(request: APIRequestContext, position: string): Promise<Practised> {
  const known = asked.get(position);
  if (known) return known;
  const answer = await request.post("/api/practice", { data: { position, seat: 0 }, ...AGAIN });
  if (!answer.ok()) throw new Error(await answer.text());
  const fresh = (await answer.json()) as Practised;
  asked.set(position, fresh);
  return fresh;
}

/** What is told of the table, besides its position. */
export function tableOf(moment: Moment, staging: Staging = {}): TableInfo {
  return {
    id: ID,
    status: moment === "over" ? "over" : "playing",
    public: false,
    host: (staging.mine ?? [0]).length > 0,
    seats: seats(moment, staging),
    options: BOOK,
  };
}

/** Opens a table at this moment. The answer sends it further messages, as the server would. */
export async function stage(page: Page, moment: Moment, staging: Staging = {}): Promise<(message: ServerMessage) => void> {
  const { mine = [0], chat = [], happened = [] } = staging;
  const now = await practised(page.request, POSITIONS[moment]);
  const table = { ...tableOf(moment, staging), options: now.view.options };
  const clocks = staging.clocks ? now.to_decide.map((seat) => ({ seat, left: 75, reserve: 300 })) : [];
  const decisions = now.decisions.filter(({ seat }) => mine.includes(seat));
  let socket: WebSocketRoute | null = null;
  const send = (message: ServerMessage): void => socket!.send(JSON.stringify(message));
  await page.routeWebSocket(/\/ws\/tables\/staged/, (route) => {
    socket = route;
    const outcome = moment === "over" ? { winners: [0], goals: ["four_alike"] } : null;
    send({ type: "snapshot", table, seq: 1, position: now.view, to_decide: now.to_decide, decisions, chat, outcome, clocks });
    if (happened.length > 0) {
      const { phase } = now.view;
      send({ type: "update", seq: 2, seat: 1, text: "", events: happened, to_decide: now.to_decide, phase, turn: now.turn, decisions });
    }
    route.onMessage(
      (text) => void answer(page, now.position, JSON.parse(String(text)) as ClientMessage).then((said) => said && send(said)),
    );
  });
  await visit(page, `/t/${ID}${staging.view ? `/${staging.view}` : ""}`);
  await page.locator(staging.view === "screen" ? ".screen .board" : ".bar").waitFor();
  return send;
}

/** A question about the staged position, put to the server's practice. */
async function answer(page: Page, position: string, message: ClientMessage): Promise<ServerMessage | null> {
  if (message.type !== "preview" && message.type !== "why" && message.type !== "foresee") return null;
  const { type, id, seat } = message;
  const moves = "moves" in message ? (message.moves ?? []) : [];
  const more = type === "why" ? { canoe: message.canoe, space: message.space } : {};
  try {
    const said = await page.request.post(`/api/practice/${type}`, { data: { position, seat, moves, ...more }, ...AGAIN });
    return { ...((await said.json()) as ServerMessage), id } as ServerMessage;
  } catch (error) {
    // A test that ends takes away what it did not wait for; anything else is a fault.
    if (!page.isClosed()) await page.waitForEvent("close", { timeout: 2000 }).catch(() => Promise.reject(error));
    return null;
  }
}
