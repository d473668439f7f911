// What went wrong, in words: translated where the code is known, else as the server says it.

import { has, t } from "../i18n/index.svelte";
import { ApiProblem } from "../net/http";

// Of what was typed in by hand, the server's own words say where it goes wrong: the line or field, and the rule.
const POINTS_AT = new Set(["bad_record", "bad_position"]);

export function problemWords(error: unknown): string {
  if (!(error instanceof ApiProblem)) return error instanceof Error ? error.message : String(error);
  const id = `problem-${error.code}`;
  if (!has(id)) return error.message;
  const words = t(id, { ...error.params });
  return POINTS_AT.has(error.code) ? `${words} (${error.message})` : words;
}
