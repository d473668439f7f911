// Ways to see a game: at a table while it is played, and again as a film.

import { expect, type Page } from "@playwright/test";
import type { Replay } from "../../src/protocol.gen";
import { endTitle, quick, seeded, step } from "../helpers";
import { judge, type Fault, type Finding, type Run } from "./judge";
import { forget, seenBy, watch } from "./watch";

/** Two rounds of three players in which everything happens that moves a piece: thefts, landings, falls, bought canoes. */
export const FILM = {
  niagara: "1",
  players: 3,
  names: ["Robin", "Maple", "Cedar"],
  position:
    "3 alternate shared stealing 9 | 8 0 +1 L choose | P5 C5 Y7 B5 R6 | 123456C - B 5 7L+R | 123456C - - 3+P 6R+B | 123456C - PC 4+C 6L",
  moves: [
    [8, 0, "card 5"],
    [8, 1, "card 6"],
    [8, 2, "card 6"],
    [8, 0, "a >J"],
    [8, 0, "b - >4 x2a"],
    [8, 1, "a >5 ~Y"],
    [8, 1, "b >4 ~C"],
    [8, 2, "b +B >2"],
    [8, 2, "a +C >J"],
    [8, "river", "flow"],
    [9, 0, "buy B"],
    [9, 0, "card 2"],
    [9, 1, "card 4"],
    [9, 2, "card C"],
    [9, 1, "a >4"],
    [9, 2, "weather +"],
    [9, 0, "a >2"],
    [9, "river", "flow"],
  ].map(([round, seat, move]) => ({ round, seat, move })),
  result: "draw",
};

export interface Tally {
  name: string;
  frames: number;
  seconds: number;
  /** The longest wait for a frame, in milliseconds. */
  longest: number;
  findings: readonly Finding[];
}

async function replayOf(page: Page, id: string): Promise<Replay> {
  const answer = await page.request.get(`/api/tables/${id}/replay?eyes=`);
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as Replay;
}

/** Judges what this page has shown of a game that is over. */
async function tally(page: Page, name: string, id: string, run: Run): Promise<Tally> {
  const seen = await seenBy(page);
  expect(seen.frames).toBeGreaterThan(10);
  const findings = judge(seen, await replayOf(page, id), run);
  return { name, frames: seen.frames, seconds: seen.ms / 1000, longest: seen.longest, findings };
}

/** How a page shall show things; bots act with the pause they were given. */
export interface Show {
  name: string;
  speed: number;
  calm?: boolean;
}

/** The course that the page has chosen for its shape. */
const courseOf = (page: Page): Promise<Run["course"]> =>
  page.locator(".board").evaluate(({ classList }) => (["wide", "square", "tall"] as const).find((course) => classList.contains(course))!);

/** A page that shows things so, and is watched. */
export async function seat(page: Page, { speed, calm = false }: Show): Promise<void> {
  await quick(page, { speed, motion: calm ? "calm" : "full" });
  await watch(page);
}

/** A table of bots, with somebody in front of the screen or without, from the start or from a position. */
export async function newTable(
  page: Page,
  {
    people = 0,
    bots = 3,
    level = "beaver2", // weaker ones take twice as long to a win, and rob less
    position,
    pause = 0,
    rounds,
  }: { people?: number; bots?: number; level?: string; position?: string; pause?: number; rounds?: number },
): Promise<string> {
  const seats = [
    ...Array.from({ length: people }, () => ({ kind: "me", name: "Robin" })),
    ...Array.from({ length: bots }, () => ({ kind: "bot", level })),
  ];
  const made = await page.request.post("/api/tables", {
    data: { seats, pause, ...(position ? { position } : {}), ...(rounds ? { options: { max_rounds: rounds } } : {}) },
  });
  if (!made.ok()) throw new Error(await made.text());
  return ((await made.json()) as { id: string }).id;
}

export async function readIn(page: Page, record: unknown): Promise<string> {
  const answer = await page.request.post("/api/games", { data: { record: JSON.stringify(record) } });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

/** A game at its table to the end; whoever sits in front of the screen takes what chance offers. */
export async function live(page: Page, show: Show, id: string, pick: number | null = null): Promise<Tally> {
  await page.goto(`/t/${id}`);
  if (pick !== null) {
    const choose = seeded(pick);
    while ((await step(page, choose)) !== "over");
  }
  await expect(endTitle(page)).toBeVisible({ timeout: 600_000 });
  return tally(page, `${show.name}, live`, id, { course: await courseOf(page), speed: show.speed, calm: show.calm ?? false, live: true });
}

/** The same game again, as a film from its first moment to its last. */
export async function film(page: Page, show: Show, id: string, times: number): Promise<Tally> {
  await page.goto(`/replay/${id}#0`);
  const bar = page.getByRole("slider", { name: "Moment of the game" });
  await expect(bar).toHaveValue("0");
  await page.locator(".transport .speed select").selectOption(String(times));
  await forget(page);
  await page.keyboard.press("Space");
  await expect(bar).toHaveValue((await bar.getAttribute("max"))!, { timeout: 900_000 });
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  return tally(page, `${show.name}, film ×${times}`, id, {
    course: await courseOf(page),
    speed: show.speed * times,
    calm: show.calm ?? false,
    live: false,
  });
}

const FAULTS: readonly Fault[] = ["jump", "second journey", "astray", "gem jump"];

/** One line a run: how much was seen and what was wrong with it. */
export function inWords({ name, frames, seconds, longest, findings }: Tally): string {
  const counts = FAULTS.map((fault) => `${fault} ${findings.filter((each) => each.fault === fault).length}`).join(", ");
  return `${name}: ${frames} frames in ${seconds.toFixed(1)} s, longest wait ${longest.toFixed(0)} ms: ${counts}`;
}

/** Nothing contradicted itself; says where it did. */
export function clean(...tallies: readonly Tally[]): void {
  for (const each of tallies) console.log(inWords(each));
  const told = tallies.flatMap(({ name, findings }) =>
    findings.map(
      ({ fault, piece, time, from, to }) =>
        `${name}: ${fault} of ${piece} at ${time.toFixed(0)} ms from ${from.x},${from.y} to ${to.x},${to.y}`,
    ),
  );
  expect(told).toEqual([]);
}
