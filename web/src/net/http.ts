// The server's HTTP side: making, finding and joining tables.

import type {
  Analyse,
  Analysis,
  Attempt,
  Attempted,
  Because,
  Evaluated,
  ExampleGame,
  FinishedGames,
  Join,
  Lessons,
  Lobby,
  NewTable,
  Numbers,
  Position,
  Practice,
  PracticeWhy,
  Practised,
  Previewed,
  Problem,
  Replay,
  TableInfo,
  TableLink,
  Tried,
  Try,
} from "../protocol.gen";

/** A position as a request carries it: what was generated for an open dict would allow no field at all. */
export function carried(position: Position): Practice["position"] {
  return position as unknown as Practice["position"];
}

/** An answer that is an error: what the server said is wrong, or that it could not be reached. */
export class ApiProblem extends Error {
  readonly code: string;
  readonly field: string;
  readonly rule: string;
  readonly params: Readonly<Record<string, string>>;

  constructor(problem: Problem) {
    super(problem.text);
    this.code = problem.code;
    this.field = problem.field ?? "";
    this.rule = problem.rule ?? "";
    this.params = problem.params ?? {};
  }
}

async function call<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem({ code: "unreachable", text: "The server cannot be reached." });
  }
  const text = await response.text();
  let answer: unknown = null;
  try {
    answer = text === "" ? null : JSON.parse(text);
  } catch {
    // Not JSON: a proxy's error page, say. The status decides below.
  }
  if (response.ok) return answer as Answer;
  const said = answer as Partial<Problem> | null;
  throw new ApiProblem({ ...said, code: said?.code ?? `http-${response.status}`, text: said?.text ?? response.statusText });
}

const table = (id: string, tail = ""): string => `/api/tables/${encodeURIComponent(id)}${tail}`;

export const api = {
  lobby: () => call<Lobby>("GET", "/api/lobby"),
  newTable: (wanted: NewTable) => call<TableLink>("POST", "/api/tables", wanted),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  join: (id: string, join: Join) => call<TableLink>("POST", table(id, "/join"), join),
  leave: (id: string) => call<unknown>("POST", table(id, "/leave"), {}),
  /** Open seats become bots of this level; with no level the table must be full. */
  start: (id: string, fill: string) => call<unknown>("POST", table(id, "/start"), { fill }),
  rematch: (id: string) => call<TableLink>("POST", table(id, "/rematch"), {}),
  lessons: () => call<Lessons>("GET", "/api/learn"),
  example: () => call<ExampleGame>("GET", "/api/learn/example"),
  attempt: (scene: string, attempt: Attempt) => call<Attempted>("POST", `/api/learn/scenes/${scene}`, attempt),
  preview: (practice: Practice) => call<Previewed>("POST", "/api/practice/preview", practice),
  why: (why: PracticeWhy) => call<Because>("POST", "/api/practice/why", why),
  numbers: () => call<Numbers>("GET", "/api/numbers"),
  recordPath: (id: string, form: "text" | "json" = "text") => table(id, form === "text" ? "/record" : `/record?form=${form}`),
  replay: (id: string, eyes = "") => call<Replay>("GET", table(id, `/replay?eyes=${eyes}`)),
  games: (whose: "mine" | "public", before = "") =>
    call<FinishedGames>("GET", `/api/games?whose=${whose}&before=${encodeURIComponent(before)}`),
  importGame: (record: string) => call<TableLink>("POST", "/api/games", { record }),
  analysis: (id: string) => call<Analysis>("GET", table(id, "/analysis")),
  analyse: (id: string, wanted: Analyse) => call<Analysis>("POST", table(id, "/analysis"), wanted),
  tryMoves: (id: string, trial: Try) => call<Tried>("POST", table(id, "/analysis/try"), trial),
  evaluate: (position: Practice["position"]) => call<Evaluated>("POST", "/api/evaluate", { position }),
  practise: (practice: Practice) => call<Practised>("POST", "/api/practice", practice),
};
