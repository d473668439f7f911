// What a player prefers, kept on this device.

export type Theme = "auto" | "day" | "dusk";
export type MotionChoice = "auto" | "full" | "calm";

export interface Settings {
  language: string;
  theme: Theme;
  motion: MotionChoice;
  sound: boolean;
  volume: number;
  /** How fast happenings are played: 1 is as drawn. */
  speed: number;
  /** Ask for Confirm before a card or a turn is sent. */
  confirm: boolean;
  /** Show which cards the others still hold. */
  tracker: boolean;
  /** Show where a card reaches and what the river may take. */
  hints: boolean;
  /** Write the letter on every gem. */
  letters: boolean;
  /** Show the board in words, for everyone to see. */
  textBoard: boolean;
  /** Tips of the first game that were seen, by name. */
  seenTips: string;
  /** Keep the game on this device, for playing without a network. */
  offline: boolean;
  name: string;
  /** How strong the bots are that are played with. */
  level: string;
}

const KEY = "niagara.settings";

const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  motion: "auto",
  sound: true,
  volume: 0.5,
  speed: 1,
  confirm: true,
  tracker: true,
  hints: true,
  letters: false,
  textBoard: false,
  seenTips: "",
  offline: true,
  name: "",
  level: "",
};

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return { ...DEFAULTS };
    const settings: Record<string, unknown> = { ...DEFAULTS };
    for (const [key, value] of Object.entries(kept)) {
      // A value of another type was written by another version: the default is better than a crash.
      if (key in settings && typeof value === typeof settings[key]) settings[key] = value;
    }
    return settings as unknown as Settings;
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(load());

/** Called once: keeps the settings and dresses the page after them. */
export function watchSettings(): void {
  const calmSystem = matchMedia("(prefers-reduced-motion: reduce)");
  let systemIsCalm = $state(calmSystem.matches);
  calmSystem.addEventListener("change", () => (systemIsCalm = calmSystem.matches));
  // What is changed in one window counts in the others too.
  addEventListener("storage", ({ key }) => {
    if (key === KEY) Object.assign(settings, load());
  });
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Private windows may refuse storage; the settings then last as long as the page.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "auto") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
    });
    $effect(() => {
      motion.calm = settings.motion === "calm" || (settings.motion === "auto" && systemIsCalm);
      document.documentElement.dataset.motion = motion.calm ? "calm" : "full";
    });
  });
}

/** Whether things may move, after the setting and the system's wish. */
export const motion = $state({ calm: false });
