// How everybody at a table feels now, and what an animal says about it: seldom, and one at a time.

import type { Mood } from "../art/moods";
import type { AnyEvent } from "../protocol.gen";
import { feelingsAt, type Feeling, type Occasion } from "./feelings";

/** How many lines there are for each occasion. */
export const LINES: Readonly<Record<Occasion, number>> = { steal: 4, robbed: 4, land: 4, lost: 4, edge: 4, storm: 2, win: 3, lose: 3 };
/** How long a line is to be read, in milliseconds. */
const SHOWN = 5000;
/** Of so many things that could be spoken of, one is. */
const ONE_IN = 2;

export interface Spoken {
  seat: number;
  /** The line's id in the language files. */
  line: string;
}

export class Moods {
  #moods: readonly Mood[] = $state.raw([]);
  spoken: Spoken | null = $state.raw(null);
  #spokenIn = -1;
  #last = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  of(seat: number): Mood {
    return this.#moods[seat] ?? "neutral";
  }

  /** Everybody is calm again; `moods` after a reload in the middle of things. */
  reset(moods: readonly Mood[] = []): void {
    this.#moods = moods;
    this.hush();
  }

  /** Somebody shows a mood of their own. */
  show(seat: number, mood: Mood): void {
    const moods = [...this.#moods];
    while (moods.length <= seat) moods.push("neutral");
    moods[seat] = mood;
    this.#moods = moods;
  }

  hush(): void {
    clearTimeout(this.#timer);
    this.spoken = null;
  }

  /** Takes in what happens; `talkers` are the seats that may say something. */
  take(event: AnyEvent, seats: number, round: number, talkers: readonly number[]): void {
    if (event.kind === "round_started") this.#moods = [];
    const feelings = feelingsAt(event, seats);
    if (feelings.length === 0) return;
    const moods = Array.from({ length: seats }, (_, seat) => this.of(seat));
    for (const { seat, mood } of feelings) moods[seat] = mood;
    this.#moods = moods;
    this.#speak(feelings, round, talkers);
  }

  #speak(feelings: readonly Feeling[], round: number, talkers: readonly number[]): void {
    const [feeling] = feelings.filter(({ seat }) => talkers.includes(seat));
    if (!feeling || round === this.#spokenIn || Math.random() * ONE_IN >= 1) return;
    const { seat, occasion } = feeling;
    const line = `${occasion}-${Math.floor(Math.random() * LINES[occasion])}`;
    if (line === this.#last) return;
    this.#spokenIn = round;
    this.#last = line;
    this.hush();
    this.spoken = { seat, line };
    this.#timer = setTimeout(() => (this.spoken = null), SHOWN);
  }
}
