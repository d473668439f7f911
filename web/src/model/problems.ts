// What went wrong, in words: translated where the code is known, else as the server says it.

import { has, t } from "../i18n/index.svelte";
import { ApiProblem } from "../net/http";

export function problemWords(error: unknown): string {
  if (!(error instanceof ApiProblem)) return error instanceof Error ? error.message : String(error);
  const id = `problem-${error.code}`;
  return has(id) ? t(id, { ...error.params }) : error.message;
}
