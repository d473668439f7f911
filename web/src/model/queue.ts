// Plays happenings one after another. A viewer is never left more than a few seconds behind: a growing pile is played
// faster, a hopeless one (a long absence, a hidden tab) is skipped to its end.

import type { AnyEvent, Position, Update } from "../protocol.gen";
import { fold, settle } from "./fold";

/** What can show a happening: the board. */
export interface Stage {
  play(event: AnyEvent, before: Position, after: Position, speed: number): Promise<void>;
  skip(): void;
}

export interface QueueHooks {
  stage(): Stage | null;
  position(): Position;
  show(position: Position): void;
  /** An event begins (its sound, its line in the log); `silent` while skipping. */
  began(event: AnyEvent, update: Update, silent: boolean): void;
  /** All of an update has been shown. */
  settled(update: Update): void;
  /** The player's wish: 1 as drawn, 2 twice as fast; 0 shows no motion at all. */
  speed(event: AnyEvent): number;
  hidden(): boolean;
}

/** Milliseconds of backlog that are played at leisure, and from which on they are skipped. */
export const LEISURE = 4000;
export const HOPELESS = 20000;
/** As many times faster as what has piled up is ever played. */
export const FASTEST = 5;

/** About how long an event takes on the stage at speed 1, in milliseconds. */
export function duration(event: AnyEvent): number {
  switch (event.kind) {
    case "canoe_paddled":
      return 260 * Math.max(1, event.path.length - 1);
    case "disc_pushed":
      return 400;
    case "canoe_lost":
      return 2000;
    case "river_rose":
      return 1300;
    case "card_chosen":
      return 120;
    default:
      return 550;
  }
}

/** How fast to play with this much still to come, or null to skip it. */
export function paceFor(backlog: number, wish: number): number | null {
  if (wish <= 0 || backlog > HOPELESS) return null;
  return wish * Math.min(FASTEST, Math.max(1, backlog / LEISURE));
}

export class EventQueue {
  readonly #hooks: QueueHooks;
  readonly #waiting: Update[] = [];
  #left: AnyEvent[] = [];
  #running: Promise<void> | null = null;
  #rush = false;

  constructor(hooks: QueueHooks) {
    this.#hooks = hooks;
  }

  get idle(): boolean {
    return this.#running === null;
  }

  push(update: Update): void {
    this.#waiting.push(update);
    this.#running ??= this.#run();
  }

  /** Shows everything at once as if it had been played. */
  flush(): void {
    if (this.idle) return;
    this.#rush = true;
    this.#hooks.stage()?.skip();
  }

  /** Forgets what is waiting: a snapshot says how things stand. */
  clear(): void {
    this.#waiting.length = 0;
    this.#left = [];
    this.#hooks.stage()?.skip();
  }

  /** For tests and for whoever must wait until the board is still. */
  async still(): Promise<void> {
    while (this.#running) await this.#running;
  }

  #backlog(): number {
    const later = this.#waiting.flatMap((update) => update.events);
    return [...this.#left, ...later].reduce((sum, event) => sum + duration(event), 0);
  }

  async #run(): Promise<void> {
    for (let update = this.#waiting.shift(); update; update = this.#waiting.shift()) await this.#show(update);
    this.#rush = false;
    this.#running = null;
  }

  async #show(update: Update): Promise<void> {
    this.#left = [...update.events];
    const mine = this.#left;
    for (let event = mine.shift(); event; event = mine.shift()) {
      const pace = this.#rush || this.#hooks.hidden() ? null : this.#pace(event);
      const before = this.#hooks.position();
      const after = fold(before, event);
      const stage = this.#hooks.stage();
      this.#hooks.began(event, update, pace === null);
      if (pace !== null && stage) await stage.play(event, before, after, pace);
      // A snapshot may have come while the event was playing: then this update is history.
      if (mine !== this.#left) return;
      this.#hooks.show(after);
    }
    this.#hooks.show(settle(this.#hooks.position(), update));
    this.#hooks.settled(update);
  }

  #pace(event: AnyEvent): number | null {
    return paceFor(this.#backlog() + duration(event), this.#hooks.speed(event));
  }
}
