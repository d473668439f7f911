// The list of lessons, asked for once.

import { api } from "../net/http";
import type { Lessons } from "../protocol.gen";

let asked: Promise<Lessons> | null = null;

export function lessons(): Promise<Lessons> {
  asked ??= api.lessons().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}
