// What the app hands to the board, and what the board tells the app. The board knows no rules and no words:
// offered moves come in as `pickable` and `ends`, every sentence comes in through `labels`.

import type { Motion } from "../anim/compose";
import type { Arm, Course } from "../geometry/river";
import type { AnyEvent, Position, SeatInfo } from "../protocol.gen";

export type ChipIcon = "load" | "unload" | "swap" | "steal" | "land" | "falls" | "stay" | "confirm";

/** One thing that can be done at an end; `gem` is a letter, `victim` a canoe id. */
export interface Chip {
  label: string;
  icon: ChipIcon;
  gem?: string;
  victim?: string;
}

/** A legal end that glows. `space` is `X` for going over the falls, `J` for landing. */
export interface End {
  space: string;
  chips: Chip[];
  danger?: boolean;
  /** Only shown, not offered: where a card would reach. */
  hint?: boolean;
}

/** What the canoe in hand may do where it stands, before it sets off. */
export interface Start {
  space: string;
  chips: readonly Chip[];
  /** Which of them is to be done, or -1. */
  chosen: number;
}

export interface Ghost {
  canoe: string;
  path: readonly string[];
  cargo: string;
}

/** Where the river may carry a canoe, and how likely; `place` is the canoe's number of its seat. */
export interface DriftChance {
  canoe: string;
  space: string;
  chance: number;
  place: number;
}

/** Every word on the board, translated by the app. */
export interface BoardLabels {
  /** Name of the whole picture. */
  board: string;
  canoe(id: string): string;
  /** `arm` where the falls are offered in both. */
  end(end: End, arm?: string): string;
  space(space: string): string;
  /** A site: its letter (P C Y B R) and the gems lying there. */
  site(letter: string, gems: string): string;
  nextArm(arm: Arm): string;
  weather(weather: number): string;
  chance(chance: number): string;
}

export interface BoardProps {
  position: Position;
  seats: readonly SeatInfo[];
  course: Course;
  motion: Motion;
  /** Canoe ids such as "0a". */
  pickable: readonly string[];
  picked: string | null;
  ends: readonly End[];
  start?: Start | null;
  /** Space of the end being previewed. */
  chosen: string | null;
  /** What is planned: every canoe that would move, drawn where it would end. */
  ghosts: readonly Ghost[];
  /** The chance of each space to be swept over the falls this round. */
  risks: Readonly<Record<string, number>>;
  /** Where the river may carry the planned canoes. */
  drifts?: readonly DriftChance[];
  /** Canoes whose gem would win. */
  threats?: readonly string[];
  labels: BoardLabels;
  /** Write the letter on every gem (high contrast). */
  letters?: boolean;
  onpick(canoe: string): void;
  onend(space: string): void;
  /** A tap on a chip of the start. */
  onstart?(chip: number): void;
  /** A tap on anything that is not offered: the app explains. */
  onother(what: { space?: string; canoe?: string }): void;
}

/** What an instance of Board.svelte can do beside showing `position`. */
export interface BoardActions {
  /** Animates one event; the app sets `position` to `after` when it resolves. */
  play(event: AnyEvent, before: Position, after: Position, speed: number): Promise<void>;
  /** Finishes the running animation at once. */
  skip(): void;
}
