// What a page knows of the engine in this browser: how far it has been loaded, and whether games are kept.

import type { Keeping } from "./messages";

export const engine = $state({
  stage: "asleep" as "asleep" | "loading" | "ready" | "failed",
  /** How much has been loaded, from 0 to 1. */
  loaded: 0,
  keeping: "kept" as Keeping,
  /** How many saved games could not be read and were put aside. */
  aside: 0,
});
