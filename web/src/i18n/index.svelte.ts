// Words. Every visible string has an id in the Fluent files of words/, one folder per language; a language is loaded when
// it is wanted, and of a language only the parts that the page needs.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** A file of every language's folder. */
export type Part =
  | "analysis"
  | "animals"
  | "club"
  | "coach"
  | "ending"
  | "faces"
  | "game"
  | "home"
  | "host"
  | "learn"
  | "me"
  | "nearby"
  | "people"
  | "puzzles"
  | "replay"
  | "rules"
  | "screen"
  | "spoken"
  | "table";

const EVERYWHERE = import.meta.glob<string>(
  ["../../../words/*/*.ftl", "!../../../words/*/{language,terminal,calls,previews,me,people,club,host}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

/** What only a server's page says: the folder of static files does without. The bundler drops it by the mode alone. */
const SERVED =
  import.meta.env.MODE === "site"
    ? {}
    : import.meta.glob<string>("../../../words/*/{me,people,club,host}.ftl", { query: "?raw", import: "default" });
const FILES = { ...EVERYWHERE, ...SERVED };

/** What each language says of itself; short, and known before any of them is wanted. */
const LANGUAGE_FILES = import.meta.glob<string>("../../../words/*/language.ftl", { query: "?raw", import: "default", eager: true });

export const languages = Object.entries(LANGUAGE_FILES).map(([path, text]) => {
  const id = path.split("/").at(-2)!;
  const own = makeBundle(id, text);
  const say = (message: string): string => own.formatPattern(own.getMessage(message)!.value!);
  return { id, name: say("language-name"), direction: say("language-direction") };
});

export type Words = Record<string, FluentVariable>;

let bundle: FluentBundle | null = $state.raw(null);

export const locale = $state({ id: "en" });

const parts = new Set<Part>(["game", "home", "spoken", "table"]);
/** The language that was asked for last; it is spoken as soon as its words are there. */
let wanted = "";
/** Counts the wishes, so that a slow file of an older one does not win. */
let wishes = 0;
/** What was wished for last, until it is there. */
let coming = Promise.resolve();

export function makeBundle(language: string, ...texts: string[]): FluentBundle {
  // Isolation marks would end up in clipboards and in screen readers' mouths; names here are left to right or short.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = made.addResource(new FluentResource(text));
    if (errors.length > 0) throw errors[0];
  }
  return made;
}

/** The best language for these wishes, most wanted first; `de-AT` is content with `de`. */
export function pickLanguage(wanted: readonly string[]): string {
  for (const wish of wanted) {
    for (let tag = wish.toLowerCase(); tag !== ""; tag = tag.slice(0, Math.max(0, tag.lastIndexOf("-")))) {
      const found = languages.find(({ id }) => id.toLowerCase() === tag);
      if (found) return found.id;
    }
  }
  return "en";
}

function load(language: string, part: Part): Promise<string> {
  return FILES[`../../../words/${language}/${part}.ftl`]!();
}

const speak = (): Promise<void> => (coming = speakLatest());

async function speakLatest(): Promise<void> {
  wishes += 1;
  const mine = wishes;
  const id = wanted;
  const texts = await Promise.all([...parts].map((part) => load(id, part)));
  if (mine !== wishes) return coming;
  bundle = makeBundle(id, ...texts);
  locale.id = id;
  document.documentElement.lang = id;
  document.documentElement.dir = languages.find((language) => language.id === id)!.direction;
}

export async function setLanguage(wish: string): Promise<void> {
  const id = pickLanguage([wish, ...navigator.languages]);
  if (id === wanted) return;
  wanted = id;
  await speak();
}

/** Brings further words in the language that is spoken; a page waits for them before it shows itself. */
export async function needWords(...needed: Part[]): Promise<void> {
  // Who comes second waits for the same words.
  if (needed.every((part) => parts.has(part))) return coming;
  for (const part of needed) parts.add(part);
  await speak();
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The sentence with this id, its gaps filled. */
export function t(id: string, words?: Words): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, words ?? null, []);
}
