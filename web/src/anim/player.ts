// Plays a score on the elements of the board. Last frames are held until `release`, so that nothing jumps between the end
// of a score and the moment the board shows the next position; parts that are longer than their score go on alone.

import type { Score } from "./score";

export class Player {
  #held: Animation[] = [];
  readonly #lingering = new Set<Animation>();
  #wake: (() => void) | null = null;

  /** Resolves when the score may be left; `over` is called when its last part has ended. */
  async play(score: Score, speed: number, find: (actor: string) => Element | null, over: () => void): Promise<void> {
    const pace = Math.max(speed, 0.05);
    const lingering: Animation[] = [];
    for (const { actor, frames, at, ms, easing = "linear" } of score.parts) {
      const animation = find(actor)?.animate(frames, { delay: at / pace, duration: ms / pace, easing, fill: "both" });
      if (animation) (at + ms > score.ms ? lingering : this.#held).push(animation);
    }
    for (const animation of lingering) this.#lingering.add(animation);
    // A busy page begins an animation late: the clock alone would cut off its end.
    const played = this.#held.map(({ finished }) => finished);
    const clock = new Promise((resolve) => setTimeout(resolve, score.ms / pace));
    const skipped = new Promise<void>((resolve) => (this.#wake = resolve));
    await Promise.race([skipped, Promise.all([clock, ...played])]);
    this.#wake = null;
    void Promise.allSettled(lingering.map(({ finished }) => finished)).then(() => {
      over();
      for (const animation of lingering) {
        this.#lingering.delete(animation);
        animation.cancel();
      }
    });
  }

  skip(): void {
    for (const animation of [...this.#held, ...this.#lingering]) animation.finish();
    this.#wake?.();
  }

  /** Lets go of the last frames, once the board shows at rest what they show. */
  release(): void {
    for (const animation of this.#held) animation.cancel();
    this.#held = [];
  }
}
