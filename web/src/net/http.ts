// The server's HTTP side: making, finding and joining tables.

import { rooted } from "../addresses";
import type {
  Analyse,
  Analysis,
  Attempt,
  Attempted,
  Because,
  Calls,
  Companions,
  DeviceLink,
  Evaluated,
  ExampleGame,
  FinishedGames,
  Foreseen,
  Friends,
  Hush,
  Invite,
  Join,
  Ladder,
  Leaderboard,
  Lessons,
  LinkOwner,
  LinkUse,
  Lobby,
  MailAnswer,
  MailTo,
  Manner,
  Me,
  NewOffer,
  NewProgram,
  NewReport,
  NewTable,
  Numbers,
  OfferAnswer,
  PlayNow,
  Position,
  Practice,
  PracticeWhy,
  Practised,
  Previewed,
  Problem,
  Profile,
  ProgramToken,
  PushTo,
  QuietWish,
  RefusalCode,
  Replay,
  Reviewed,
  SeatAnswer,
  Shown,
  Start,
  Suggested,
  TableInfo,
  TableLink,
  TakeOver,
  Tried,
  Try,
  UnwantedPeople,
} from "../protocol.gen";
import { host, type Answer } from "./host";

/** A position as a request carries it: what was generated for an open dict would allow no field at all. */
export function carried(position: Position): Practice["position"] {
  return position as unknown as Practice["position"];
}

/** Why something was not done: what a server says, or that none did. */
export type ProblemCode = RefusalCode | "unreachable" | `http-${number}`;

/** An answer that is an error: what the server said is wrong, or that it could not be reached. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly field: string;
  readonly rule: string;
  readonly params: Readonly<Record<string, string>>;

  constructor(problem: Omit<Problem, "code"> & { readonly code: ProblemCode }) {
    super(problem.text);
    this.code = problem.code;
    this.field = problem.field ?? "";
    this.rule = problem.rule ?? "";
    this.params = problem.params ?? {};
  }
}

async function ask(method: "GET" | "POST", path: string, body?: unknown, patience?: AbortSignal): Promise<Answer> {
  try {
    return await host().call(method, path, body === undefined ? undefined : JSON.stringify(body), patience);
  } catch {
    throw new ApiProblem({ code: "unreachable", text: "The server cannot be reached." });
  }
}

/** Asks the host for something that is answered in JSON. */
export async function call<Found>(method: "GET" | "POST", path: string, body?: unknown, patience?: AbortSignal): Promise<Found> {
  const { status, text } = await ask(method, path, body, patience);
  let answer: unknown = null;
  try {
    answer = text === "" ? null : JSON.parse(text);
  } catch {
    // Not JSON: a proxy's error page, say. The status decides below.
  }
  if (status < 300) return answer as Found;
  const said = answer as Partial<Problem> | null;
  throw new ApiProblem({ ...said, code: said?.code ?? `http-${status}`, text: said?.text ?? "" });
}

const table = (id: string, tail = ""): string => `/api/tables/${encodeURIComponent(id)}${tail}`;

export type RecordForm = "text" | "json";

const recordOf = (id: string, form: RecordForm): string => table(id, form === "text" ? "/record" : `/record?form=${form}`);

export const api = {
  /** Asked for again and again: an answer that does not come is as good as none. */
  lobby: () => call<Lobby>("GET", "/api/lobby", undefined, AbortSignal.timeout(8000)),
  newTable: (wanted: NewTable) => call<TableLink>("POST", "/api/tables", wanted),
  /** A seat where others wait who want to play now, or at a new table. */
  playNow: (wanted: PlayNow) => call<TableLink>("POST", "/api/play_now", wanted),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  join: (id: string, join: Join) => call<TableLink>("POST", table(id, "/join"), join),
  /** Sits in another open seat, before the game. */
  move: (id: string, seat: number) => call<unknown>("POST", table(id, "/move"), { seat }),
  leave: (id: string) => call<unknown>("POST", table(id, "/leave"), {}),
  /** Removes an unfinished game in which nobody else sits. */
  remove: (id: string) => call<unknown>("POST", table(id, "/delete"), {}),
  /** Gives up for good; a bot plays on. */
  resign: (id: string) => call<unknown>("POST", table(id, "/resign"), {}),
  /** Asks somebody to go on who has been deciding for long. */
  nudge: (id: string, seat: number) => call<unknown>("POST", table(id, "/nudge"), { seat }),
  /** Sits in a bot's place, or asks the host for it: the link has no seats then. */
  takeOver: (id: string, wanted: TakeOver) => call<TableLink>("POST", table(id, "/take_over"), wanted),
  answerAsk: (id: string, answer: SeatAnswer) => call<unknown>("POST", table(id, "/answer_ask"), answer),
  /** Asks the others for a pause, or to have one's last decision back. */
  offer: (id: string, offer: NewOffer) => call<unknown>("POST", table(id, "/offer"), offer),
  answerOffer: (id: string, answer: OfferAnswer) => call<unknown>("POST", table(id, "/answer_offer"), answer),
  /** Ends a pause. */
  goOn: (id: string) => call<unknown>("POST", table(id, "/go_on"), {}),
  kick: (id: string, seat: number) => call<unknown>("POST", table(id, "/kick"), { seat }),
  /** Asks for a bot in the place of somebody who is absent; all who are present have to. */
  askBot: (id: string, seat: number) => call<unknown>("POST", table(id, "/stand_in"), { seat }),
  /** Open seats become bots of this level; with no level the table must be full. */
  start: (id: string, start: Start) => call<unknown>("POST", table(id, "/start"), start),
  /** Says yes to another game; the link is empty until all who are present have. */
  rematch: (id: string, names: readonly string[]) => call<TableLink>("POST", table(id, "/rematch"), { names }),
  lessons: () => call<Lessons>("GET", "/api/learn"),
  example: () => call<ExampleGame>("GET", "/api/learn/example"),
  attempt: (scene: string, attempt: Attempt) => call<Attempted>("POST", `/api/learn/scenes/${scene}`, attempt),
  show: (scene: string) => call<Shown>("POST", `/api/learn/scenes/${scene}/show`, {}),
  preview: (practice: Practice) => call<Previewed>("POST", "/api/practice/preview", practice),
  why: (why: PracticeWhy) => call<Because>("POST", "/api/practice/why", why),
  foresee: (practice: Practice) => call<Foreseen>("POST", "/api/practice/foresee", practice),
  me: () => call<Me>("GET", "/api/me"),
  newLink: () => call<DeviceLink>("POST", "/api/me/link", {}),
  lookAtLink: (code: string) => call<LinkOwner>("POST", "/api/me/link/look", { code } satisfies LinkUse),
  useLink: (code: string) => call<unknown>("POST", "/api/me/link/use", { code } satisfies LinkUse),
  signOut: () => call<unknown>("POST", "/api/me/sign-out", {}),
  endDevice: (id: string) => call<unknown>("POST", `/api/me/devices/${id}/end`, {}),
  endOthers: () => call<unknown>("POST", "/api/me/end-others", {}),
  forgetMe: () => call<unknown>("POST", "/api/me/forget", {}),
  revokeProgram: (id: string) => call<unknown>("POST", `/api/me/programs/${id}/revoke`, {}),
  calls: () => call<Calls>("GET", "/api/me/calls"),
  push: (to: PushTo) => call<unknown>("POST", "/api/me/calls/push", to),
  endPush: () => call<unknown>("POST", "/api/me/calls/push/end", {}),
  mail: (to: MailTo) => call<unknown>("POST", "/api/me/calls/mail", to),
  endMail: () => call<unknown>("POST", "/api/me/calls/mail/end", {}),
  answerMail: (answer: MailAnswer) => call<unknown>("POST", "/api/mail", answer),
  quiet: (wish: QuietWish) => call<unknown>("POST", "/api/me/calls/quiet", wish),
  hush: (wish: Hush) => call<unknown>("POST", "/api/me/calls/hush", wish),
  /** What a browser needs to make a passkey, or to show one, as WebAuthn has it in JSON. */
  newPasskey: () => call<Record<string, unknown>>("POST", "/api/me/passkeys/new", {}),
  keepPasskey: (credential: Record<string, unknown>) => call<unknown>("POST", "/api/me/passkeys", { credential }),
  removePasskey: (id: string) => call<unknown>("POST", `/api/me/passkeys/${id}/remove`, {}),
  askPasskey: () => call<Record<string, unknown>>("POST", "/api/passkey/ask", {}),
  usePasskey: (credential: Record<string, unknown>) => call<unknown>("POST", "/api/passkey/use", { credential }),
  /** The others at a table, and whether one has muted or blocked them. */
  companions: (id: string) => call<Companions>("GET", table(id, "/manners")),
  setManner: (id: string, manner: Manner) => call<unknown>("POST", table(id, "/manners"), manner),
  report: (id: string, report: NewReport) => call<unknown>("POST", table(id, "/report"), report),
  /** The leaderboard, page by page, and one's own rating. */
  club: (after = "") => call<Leaderboard>("GET", `/api/club?after=${encodeURIComponent(after)}`),
  profile: (handle: string) => call<Profile>("GET", `/api/club/${encodeURIComponent(handle)}`),
  /** Programs that play round the clock, beside the levels. */
  ladder: () => call<Ladder>("GET", "/api/ladder"),
  /** A token for a program, shown this once. */
  newProgram: (label: string) => call<ProgramToken>("POST", "/api/me/programs", { label } satisfies NewProgram),
  /** Those one has played with. */
  friends: () => call<Friends>("GET", "/api/me/friends"),
  invite: (id: string, friend: string) => call<unknown>("POST", table(id, "/invite"), { friend } satisfies Invite),
  decline: (id: string) => call<unknown>("POST", table(id, "/decline"), {}),
  unwanted: () => call<UnwantedPeople>("GET", "/api/me/manners"),
  endManner: (id: string) => call<unknown>("POST", `/api/me/manners/${id}/end`, {}),
  numbers: () => call<Numbers>("GET", "/api/numbers"),
  recordPath: (id: string, form: RecordForm = "text") => rooted(recordOf(id, form)),
  record: async (id: string, form: RecordForm = "text") => (await ask("GET", recordOf(id, form))).text,
  replay: (id: string, eyes = "") => call<Replay>("GET", table(id, `/replay?eyes=${eyes}`)),
  games: (whose: "mine" | "public", before = "") =>
    call<FinishedGames>("GET", `/api/games?whose=${whose}&before=${encodeURIComponent(before)}`),
  importGame: (record: string) => call<TableLink>("POST", "/api/games", { record }),
  analysis: (id: string) => call<Analysis>("GET", table(id, "/analysis")),
  analyse: (id: string, wanted: Analyse) => call<Analysis>("POST", table(id, "/analysis"), wanted),
  tryMoves: (id: string, trial: Try) => call<Tried>("POST", table(id, "/analysis/try"), trial),
  suggest: (id: string, seat: number) => call<Suggested>("POST", table(id, "/coach/suggest"), { seat }),
  review: (id: string, seat: number) => call<Reviewed>("POST", table(id, "/coach/review"), { seat }),
  /** Takes the last decision back; the link leads to the table at which the game goes on. */
  takeBack: (id: string, seat: number) => call<TableLink>("POST", table(id, "/coach/take_back"), { seat }),
  evaluate: (position: Practice["position"]) => call<Evaluated>("POST", "/api/evaluate", { position }),
  practise: (practice: Practice) => call<Practised>("POST", "/api/practice", practice),
};
