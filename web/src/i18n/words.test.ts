import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { makeBundle, pickLanguage } from "./index.svelte";

const TEXTS = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.{test,gen}.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const text = (language: string): string => TEXTS[`./${language}.ftl`]!;

/** Message ids with the variables that each uses. */
function shape(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, value } of new FluentResource(text(language)).body) {
    const variables = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]);
    found.set(id, [...new Set(variables)].sort().join(" "));
  }
  return found;
}

const english = shape("en");

describe.each(["en", "de"])("%s", (language) => {
  it("parses whole, with no message lost", () => {
    const written = [...text(language).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
    expect([...shape(language).keys()].sort()).toEqual([...new Set(written)].sort());
    expect(written.length).toBe(new Set(written).size);
    expect(() => makeBundle(language, text(language))).not.toThrow();
  });

  it("has the same messages with the same gaps as English", () => {
    expect(Object.fromEntries(shape(language))).toEqual(Object.fromEntries(english));
  });
});

describe("the code", () => {
  const code = Object.values(SOURCES).join("\n");
  const literal = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1]!);

  it("asks only for messages that exist", () => {
    expect(literal.filter((id) => !english.has(id))).toEqual([]);
  });

  it("uses every message, by its id or by the beginning of one", () => {
    const starts = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1]!);
    const quoted = new Set([...code.matchAll(/"([\w-]+)"/g)].map((match) => match[1]!));
    const unused = [...english.keys()].filter((id) => !quoted.has(id) && !starts.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
});

describe("pickLanguage", () => {
  it("takes the first wish that is there", () => {
    expect(pickLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(pickLanguage(["xx"])).toBe("en");
  });
});
