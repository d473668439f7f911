// The one owner of where canoes are drawn between two scores. A canoe that stays in its space glides when others come or
// go; one that is shown in another space (a film was wound on, nobody looked) is drawn there at once: its way is a
// score's to show.

import { transformOf } from "../geometry/poses";
import type { CanoePose, PlacedCanoe } from "../geometry/slots";
import type { Course } from "../geometry/river";

const GLIDE = 180;

interface Glide {
  animation: Animation;
  from: CanoePose;
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export class Drawn {
  readonly #find: (canoe: string) => Element | null;
  #course: Course | null = null;
  #canoes = new Map<string, PlacedCanoe>();
  readonly #glides = new Map<string, Glide>();

  constructor(find: (canoe: string) => Element | null) {
    this.#find = find;
  }

  /** These canoes where they are drawn at this moment, as far as they are in the same space. */
  now(course: Course, canoes: readonly PlacedCanoe[]): PlacedCanoe[] {
    return canoes.map((canoe) => ({ ...canoe, pose: this.#pose(course, canoe) ?? canoe.pose }));
  }

  /** The board draws these canoes from now on. */
  rest(course: Course, canoes: readonly PlacedCanoe[], gliding: boolean): void {
    const poses = new Map(canoes.map((canoe) => [canoe.id, this.#pose(course, canoe)]));
    const moved = canoes.filter(({ id, pose }) => {
      const before = this.#canoes.get(id)?.pose;
      return !before || transformOf(before) !== transformOf(pose);
    });
    this.arrived(course, canoes);
    for (const { id, pose } of moved) {
      this.#glides.get(id)?.animation.cancel();
      this.#glides.delete(id);
      const from = poses.get(id);
      if (!gliding || !from || transformOf(from) === transformOf(pose)) continue;
      const animation = this.#find(id)?.animate([{ transform: transformOf(from) }, { transform: transformOf(pose) }], {
        duration: GLIDE,
        easing: "ease-out",
      });
      if (animation) this.#glides.set(id, { animation, from });
    }
  }

  /** A score has brought the canoes here. */
  arrived(course: Course, canoes: readonly PlacedCanoe[]): void {
    this.#course = course;
    this.#canoes = new Map(canoes.map((canoe) => [canoe.id, canoe]));
  }

  /** Where a canoe is drawn, if that is in its space; on the way while it glides. */
  #pose(course: Course, { id, at }: PlacedCanoe): CanoePose | null {
    const last = this.#canoes.get(id);
    if (course !== this.#course || last?.at !== at) return null;
    const glide = this.#glides.get(id);
    const gone = glide?.animation.effect?.getComputedTiming().progress ?? 1;
    const from = glide?.from ?? last.pose;
    return {
      x: mix(from.x, last.pose.x, gone),
      y: mix(from.y, last.pose.y, gone),
      angle: mix(from.angle, last.pose.angle, gone),
      scale: mix(from.scale, last.pose.scale, gone),
    };
  }
}
