// A stage without a picture: it takes as long as the river on the large screen does, so that a phone asks its player when the
// room has seen what led there.

import { composeScore, hangingAfter } from "../anim/compose";
import { byId } from "../anim/score";
import type { Arm } from "../geometry/river";
import { placeCanoes } from "../geometry/slots";
import type { Stage } from "../model/queue";
import type { AnyEvent, Position } from "../protocol.gen";

export class Pace implements Stage {
  #hanging: ReadonlyMap<string, Arm> = new Map();
  #wake: (() => void) | null = null;

  async play(event: AnyEvent, before: Position, after: Position, speed: number): Promise<void> {
    const hanging = this.#hanging;
    this.#hanging = hangingAfter(event, before, hanging);
    const place = (position: Position, edge: ReadonlyMap<string, Arm>) => byId(placeCanoes("wide", position, [], edge));
    const scene = { course: "wide" as const, before, after, from: place(before, hanging), to: place(after, this.#hanging), hanging };
    const { ms } = composeScore(event, scene, "full");
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms / Math.max(speed, 0.05));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }

  skip(): void {
    this.#wake?.();
  }
}
