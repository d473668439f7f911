// Plays a score on the elements of the board. The last frames are held until `release`, so that nothing jumps between
// the end of a score and the moment the board shows the next position.

import type { Score } from "./score";

/** Extras that go on after their score: what falls, and the rings it leaves. */
export const lingers = (actor: string): boolean => /^(tipping|ring|drop|bob)/.test(actor);

/** Milliseconds that the lingering parts need beyond the score. */
export const afterglow = (score: Score): number =>
  Math.max(0, ...score.parts.filter((part) => lingers(part.actor)).map((part) => part.at + part.ms - score.ms));

export class Player {
  #held: Animation[] = [];
  #running: Animation[] = [];
  #wake: (() => void) | null = null;

  constructor(private readonly find: (actor: string) => Element | null) {}

  /** Resolves when the score may be left; parts that linger go on by themselves. */
  async play(score: Score, speed: number): Promise<void> {
    const pace = Math.max(speed, 0.05);
    for (const part of score.parts) {
      const animation = this.find(part.actor)?.animate(part.frames, {
        delay: part.at / pace, duration: part.ms / pace, easing: part.easing ?? "linear", fill: "both",
      });
      if (!animation) continue;
      this.#running.push(animation);
      if (!lingers(part.actor)) this.#held.push(animation);
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, score.ms / pace);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }

  /** Playing, or holding the last frames. */
  get busy(): boolean {
    return this.#wake !== null || this.#held.length > 0;
  }

  skip(): void {
    for (const animation of this.#running) animation.finish();
    this.#wake?.();
  }

  /** Lets go of the held last frames; returns whether there were any. */
  release(): boolean {
    const any = this.#held.length > 0;
    for (const animation of this.#held) animation.cancel();
    this.#running = this.#running.filter((animation) => !this.#held.includes(animation) && animation.playState !== "finished");
    this.#held = [];
    return any;
  }
}
