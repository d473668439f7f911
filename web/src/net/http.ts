// The server's HTTP side: making, finding and joining tables.

import type { Join, Lobby, NewTable, Problem, TableInfo, TableLink } from "../protocol.gen";

/** An answer that is an error: what the server said is wrong, or that it could not be reached. */
export class ApiProblem extends Error {
  readonly code: string;
  readonly field: string;

  constructor(problem: Problem) {
    super(problem.text);
    this.code = problem.code;
    this.field = problem.field ?? "";
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
  throw new ApiProblem({
    code: said?.code ?? `http-${response.status}`,
    text: said?.text ?? response.statusText,
    field: said?.field ?? "",
  });
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
  recordPath: (id: string) => table(id, "/record"),
};
