// Small synthesized sounds. Nothing is loaded or heard before the first click or key: browsers forbid it, and so
// does politeness.

import { SPLASH_AT } from "../anim/fall";
import type { AnyEvent } from "../protocol.gen";
import { FALLS, GEMS, JETTY } from "../rules.gen";
import { settings } from "../settings.svelte";
import type { Scene, SceneState } from "./scene";

export type SoundName =
  "paddle" | "plop" | "card" | "theft" | "rush" | "splash" | "land" | "weather" | "win" | "defeat" | "whistle" | "groan" | "call";

/** Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, … */
const SOUNDS: Record<SoundName, (number | undefined)[][]> = {
  paddle: [[0.5, 0.1, 190, 0.02, 0.02, 0.12, 4, 0.6, -6, , , , , 6, , , , 0.5, 0.03]],
  plop: [[0.8, 0.05, 420, 0.005, 0.01, 0.12, 0, 1.6, 22]],
  card: [[0.5, 0.1, 900, 0.002, 0.01, 0.04, 4, 2.6, -30, , , , , 9]],
  theft: [
    [0.8, 0, 523, 0.01, 0.06, 0.08, 1, 1.5],
    [0.8, 0, 392, 0.01, 0.08, 0.16, 1, 1.5],
  ],
  rush: [[0.5, 0.1, 120, 0.12, 0.25, 0.35, 4, 0.3, , , , , , 8, , , , 0.6, 0.1]],
  splash: [[1, 0.1, 260, 0.01, 0.12, 0.6, 4, 0.4, -2.5, , , , , 7, , , , 0.5, 0.1]],
  land: [
    [0.7, 0, 659, 0.01, 0.06, 0.12, 0, 1.2],
    [0.7, 0, 880, 0.01, 0.08, 0.25, 0, 1.2],
  ],
  weather: [[0.6, 0.05, 150, 0.05, 0.12, 0.3, 2, 0.8, 1.5]],
  whistle: [[0.45, 0, 880, 0.04, 0.4, 0.15, 0, 1, -7]],
  groan: [
    [0.55, 0, 233, 0.03, 0.1, 0.1, 2, 0.6],
    [0.55, 0, 220, 0.03, 0.1, 0.1, 2, 0.6],
    [0.6, 0, 185, 0.03, 0.35, 0.35, 2, 0.6, -0.35],
  ],
  call: [
    [0.6, 0, 587, 0.01, 0.05, 0.1, 0, 1.3],
    [0.6, 0, 880, 0.01, 0.07, 0.22, 0, 1.3],
  ],
  win: [
    [0.8, 0, 523, 0.01, 0.1, 0.1, 1, 1.2],
    [0.8, 0, 659, 0.01, 0.1, 0.1, 1, 1.2],
    [0.8, 0, 784, 0.01, 0.1, 0.1, 1, 1.2],
    [0.9, 0, 1047, 0.01, 0.25, 0.4, 1, 1.2],
  ],
  // The way home: slow, low and soft, and not without hope.
  defeat: [
    [0.6, 0, 392, 0.03, 0.16, 0.3, 0, 1.2],
    [0.6, 0, 330, 0.03, 0.16, 0.3, 0, 1.2],
    [0.6, 0, 294, 0.03, 0.16, 0.3, 0, 1.2],
    [0.7, 0, 262, 0.03, 0.4, 0.7, 0, 1.2],
  ],
};

const NOTE_GAP = 130;
const GAPS: Partial<Record<SoundName, number>> = { groan: 230, defeat: 340 };

const SOUND_OF: Partial<Record<AnyEvent["kind"], SoundName>> = {
  canoe_paddled: "paddle",
  gem_loaded: "plop",
  gem_unloaded: "plop",
  card_revealed: "card",
  gem_stolen: "theft",
  gem_landed: "land",
  weather_moved: "weather",
  disc_pushed: "rush",
  canoe_bought: "land",
};

/** How far to a side the jetty and the falls are heard. */
const WIDEST = 0.8;

/** Where along the river a space is heard: the jetty on the left, the falls on the right. */
export function panOf(space: string): number {
  if (space === "") return 0;
  const along = space === JETTY ? 0 : space === FALLS ? 1 : Number(space[0]) / 8;
  return WIDEST * (2 * along - 1);
}

/** The space at which something happens, or "" where it is nowhere on the river. */
export function placeOf(event: AnyEvent): string {
  if (event.kind === "canoe_paddled") return event.path.at(-1)!;
  if (event.kind === "gem_landed" || event.kind === "canoe_bought") return JETTY;
  return "at" in event && typeof event.at === "string" ? event.at : "";
}

class Sounds {
  #synth: typeof import("zzfx") | null = null;
  #touched = false;
  #scene: Scene | null = null;
  #wanted: SceneState | null = null;

  /** Called once; the synthesizer comes with the first click or key. */
  wake(): void {
    const load = (): void => {
      removeEventListener("pointerdown", load);
      removeEventListener("keydown", load);
      this.#touched = true;
      void this.#tune();
      void import("zzfx").then((synth) => (this.#synth = synth));
    };
    addEventListener("pointerdown", load);
    addEventListener("keydown", load);
  }

  /** What is heard all the while at a table; null is silence. */
  surround(state: SceneState | null): void {
    this.#wanted = state;
    void this.#tune();
  }

  async #tune(): Promise<void> {
    if (!this.#touched) return;
    if (this.#wanted && this.#wanted.volume > 0 && !this.#scene) {
      const { Scene } = await import("./scene");
      this.#scene ??= new Scene();
    }
    // While it came, the wish may have changed.
    if (this.#wanted && this.#wanted.volume > 0) this.#scene?.set(this.#wanted);
    else this.#scene?.hush();
  }

  /** `pitch` is how many times higher it sounds; `pan` is where: -1 is left, 1 is right. */
  play(name: SoundName, after = 0, pitch = 1, pan = 0): void {
    const synth = this.#synth;
    if (!synth || !settings.sound || settings.volume === 0) return;
    synth.ZZFX.volume = settings.volume * 0.5;
    const gap = GAPS[name] ?? NOTE_GAP;
    SOUNDS[name].forEach((note, index) => {
      const [volume, randomness, frequency = 220, ...rest] = note;
      const samples = (): number[] => synth.ZZFX.buildSamples(volume, randomness, frequency * pitch, ...rest);
      setTimeout(() => synth.ZZFX.playSamples([samples()], 1, 1, pan), after + index * gap);
    });
  }

  /** A whistle while the canoe drops, the splash, and everybody groans. */
  #loss(): void {
    const splash = SPLASH_AT / Math.max(0.5, settings.speed);
    const pan = panOf(FALLS);
    this.play("whistle", splash - 560, 1, pan);
    this.play("splash", splash, 1, pan);
    this.play("groan", splash + 260);
  }

  /** `mine`: the seats of whoever listens; without any one rejoices with the winner. */
  event(event: AnyEvent, mine: readonly number[] = []): void {
    const name = SOUND_OF[event.kind];
    // Each colour of gem has a note of its own.
    const pitch = "gem" in event ? 2 ** ((2 * (GEMS as readonly string[]).indexOf(event.gem)) / 12) : 1;
    if (name) this.play(name, 0, pitch, panOf(placeOf(event)));
    else if (event.kind === "canoe_lost") this.#loss();
    else if (event.kind === "game_ended")
      this.play(mine.length === 0 || event.winners.some((seat) => mine.includes(seat)) ? "win" : "defeat");
  }
}

export const sounds = new Sounds();
