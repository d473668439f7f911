// Words. Every visible string has an id in the Fluent files beside this one; a language is loaded when it is wanted,
// and of a language only the parts that the page needs.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const NAMES: Readonly<Record<string, string>> = {
  cs: "Čeština",
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  ro: "Română",
  ru: "Русский",
};

/** The words of the game itself, of the lessons, of the rule book, and of looking back on games. */
export type Part = "game" | "learn" | "rules" | "replay";

const FILES = import.meta.glob<string>(["./*.ftl", "./learn/*.ftl", "./rules/*.ftl", "./replay/*.ftl"], {
  query: "?raw",
  import: "default",
});

export const languages = Object.entries(NAMES).map(([id, name]) => ({ id, name }));

export type Words = Record<string, FluentVariable>;

let bundle: FluentBundle | null = $state.raw(null);

export const locale = $state({ id: "en" });

const parts = new Set<Part>(["game"]);
/** The language that was asked for last; it is spoken as soon as its words are there. */
let wanted = "";
/** Counts the wishes, so that a slow file of an older one does not win. */
let wishes = 0;

export function makeBundle(language: string, ...texts: string[]): FluentBundle {
  // Isolation marks would end up in clipboards and in screen readers' mouths; names here are left to right or short.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = made.addResource(new FluentResource(text));
    if (errors.length > 0) throw errors[0];
  }
  return made;
}

/** The best language for these wishes, most wanted first. */
export function pickLanguage(wanted: readonly string[]): string {
  for (const wish of wanted) {
    const base = wish.toLowerCase().split("-")[0] ?? "";
    if (base in NAMES) return base;
  }
  return "en";
}

function load(language: string, part: Part): Promise<string> {
  return FILES[part === "game" ? `./${language}.ftl` : `./${part}/${language}.ftl`]!();
}

async function speak(): Promise<void> {
  wishes += 1;
  const mine = wishes;
  const id = wanted;
  const texts = await Promise.all([...parts].map((part) => load(id, part)));
  if (mine !== wishes) return;
  bundle = makeBundle(id, ...texts);
  locale.id = id;
  document.documentElement.lang = id;
}

export async function setLanguage(wish: string): Promise<void> {
  const id = wish in NAMES ? wish : pickLanguage(navigator.languages);
  if (id === wanted) return;
  wanted = id;
  await speak();
}

/** Brings further words in the language that is spoken; a page waits for them before it shows itself. */
export async function needWords(...needed: Part[]): Promise<void> {
  if (needed.every((part) => parts.has(part))) return;
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
