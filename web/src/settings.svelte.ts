// What a player prefers, kept on this device.

export type Theme = "auto" | "day" | "dusk";
export type MotionChoice = "auto" | "full" | "calm";

export interface Settings {
  language: string;
  theme: Theme;
  motion: MotionChoice;
  sound: boolean;
  volume: number;
  /** How loud the river, the birds and the crickets are. */
  scene: number;
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
  /** Write moves in notation too. */
  notation: boolean;
  /** Animals say something now and then. */
  banter: boolean;
  /** How much is said to screen readers of what happens. */
  speech: "full" | "terse";
  /** Whether single letters and digits are keys of the game. */
  shortcuts: boolean;
  /** Keys that were changed: pairs of a key and what it means. */
  keys: string;
  /** Play by ear and key: short questions and a line for commands. */
  ear: boolean;
  contrast: "auto" | "more";
  /** How large letters are, and what is measured by them. */
  size: number;
  font: "usual" | "easy";
  /** Show the board in words, for everyone to see. */
  textBoard: boolean;
  /** Whether a coach helps in games against bots: with the easiest of them, always, or never. */
  coach: "auto" | "on" | "off";
  /** New games against bots are practice: their cards lie open. */
  openCards: boolean;
  /** Tips of the first game that were seen, by name. */
  seenTips: string;
  /** Keep the game on this device, for playing without a network. */
  offline: boolean;
  /** Told that it is one's turn: by a sound, by a buzz, by a note of the system while the page is in the background. */
  callSound: boolean;
  callBuzz: boolean;
  callNote: boolean;
  name: string;
  /** The face that was chosen, as `art/people.ts` writes it down; without one the name decides. */
  face: string;
  /** The colour that one would like to paddle in; -1 is any. */
  colour: number;
  /** Show what the others feel like, over the river. */
  reactions: boolean;
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
  scene: 0.35,
  speed: 1,
  confirm: true,
  tracker: true,
  hints: true,
  letters: false,
  notation: false,
  banter: true,
  speech: "full",
  shortcuts: true,
  keys: "",
  ear: false,
  contrast: "auto",
  size: 1,
  font: "usual",
  textBoard: false,
  coach: "auto",
  openCards: false,
  seenTips: "",
  offline: true,
  callSound: true,
  callBuzz: true,
  callNote: false,
  name: "",
  face: "",
  colour: -1,
  reactions: true,
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

function keep(): void {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Private windows may refuse storage; the settings then last as long as the page.
  }
}

/** Who signs out leaves no name, face or colour behind; how the game looks and sounds stays with the device. */
export function forgetGuise(): void {
  const { name, face, colour } = DEFAULTS;
  Object.assign(settings, { name, face, colour });
  keep(); // at once: the page is about to be left
}

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
    $effect(keep);
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "auto") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
    });
    $effect(() => {
      const root = document.documentElement;
      root.dataset.contrast = settings.contrast;
      root.dataset.font = settings.font;
      // The browser's own wish for larger letters counts too, and comes first.
      root.style.fontSize = settings.size === 1 ? "" : `calc(${settings.size * 100}% * var(--grow))`;
      root.toggleAttribute("data-large", settings.size >= 1.5);
    });
    $effect(() => {
      motion.calm = settings.motion === "calm" || (settings.motion === "auto" && systemIsCalm);
      document.documentElement.dataset.motion = motion.calm ? "calm" : "full";
    });
  });
}

/** Whether things may move, after the setting and the system's wish. */
export const motion = $state({ calm: false });
