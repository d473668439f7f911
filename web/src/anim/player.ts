// Plays a score on the elements of the board. The last frames are held until `release`, so that nothing jumps between
// the end of a score and the moment the board shows the next position.

import type { Part, Score } from "./score";

const LINGER = new Set(["tipping", "ring0", "ring1", "ring2"]);

const lingers = (part: Part): boolean => LINGER.has(part.actor) || part.actor.startsWith("drop");

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
      if (!lingers(part)) this.#held.push(animation);
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
