// Every phase of a table, and the way to it.

import type { Page } from "@playwright/test";
import type { AnyEvent } from "../../src/protocol.gen";
import { SCREENS } from "../../tests/screens";
import { stage } from "../../tests/staged";

/** What was done to seat 0 since its last move. */
const DONE_TO_ME: AnyEvent[] = [
  { kind: "gem_stolen", canoe: "3a", victim: "0b", gem: "B", at: "6R" },
  { kind: "canoe_lost", canoe: "2b", gem: "" },
];

const screen = (name: string) => (page: Page) => SCREENS.find((each) => each.name === name)!.open(page);

export const MOMENTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  first: (page) => stage(page, "first"),
  choosing: (page) => stage(page, "choose", { happened: DONE_TO_ME }),
  "a card looked at": screen("a card looked at"),
  "a turn": screen("a turn"),
  "several deeds": screen("several deeds at one end"),
  planned: screen("a planned move"),
  list: screen("moves as a list"),
  weather: screen("weather"),
  buying: screen("buying back"),
  watching: screen("watching"),
  curtain: screen("curtain"),
  waiting: screen("waiting room"),
  end: screen("the end"),
  "large screen": (page) => stage(page, "turn", { mine: [], people: true, view: "screen" }),
  "large screen waits": screen("a large screen waits"),
  "a hand": (page) => stage(page, "choose", { people: true, view: "hand" }),
  "a hand turns": (page) => stage(page, "turn", { people: true, view: "hand" }),
};
