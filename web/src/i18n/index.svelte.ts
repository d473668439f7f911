// Words. Every visible string has an id in the Fluent files beside this one; a language is loaded when it is wanted.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Loader = () => Promise<{ default: string }>;

const LANGUAGES: Record<string, { name: string; load: Loader }> = {
  en: { name: "English", load: () => import("./en.ftl?raw") },
  de: { name: "Deutsch", load: () => import("./de.ftl?raw") },
};

export const languages = Object.entries(LANGUAGES).map(([id, { name }]) => ({ id, name }));

export type Words = Record<string, FluentVariable>;

let bundle: FluentBundle | null = $state.raw(null);

export const locale = $state({ id: "en" });

export function makeBundle(language: string, text: string): FluentBundle {
  // Isolation marks would end up in clipboards and in screen readers' mouths; names here are left to right or short.
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length > 0) throw errors[0];
  return made;
}

/** The best language for these wishes, most wanted first. */
export function pickLanguage(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split("-")[0] ?? "";
    if (base in LANGUAGES) return base;
  }
  return "en";
}

export async function setLanguage(wish: string): Promise<void> {
  const id = wish in LANGUAGES ? wish : pickLanguage(navigator.languages);
  const text = (await LANGUAGES[id]!.load()).default;
  bundle = makeBundle(id, text);
  locale.id = id;
  document.documentElement.lang = id;
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
