import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { languages, makeBundle, pickLanguage, type Part } from "./index.svelte";

const TEXTS = import.meta.glob<string>("./**/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.{test,gen}.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const PARTS: Part[] = ["game", "learn", "rules", "replay"];
const LANGUAGES = languages.map(({ id }) => id);
const text = (language: string, part: Part): string =>
  TEXTS[part === "game" ? `./${language}.ftl` : `./${part}/${language}.ftl`] ?? "";

/** Message ids with the variables that each uses. */
function shape(language: string, part: Part): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, value } of new FluentResource(text(language, part)).body) {
    const variables = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]);
    found.set(id, [...new Set(variables)].sort().join(" "));
  }
  return found;
}

it("speaks the seven languages of the printed rule books", () => {
  expect(LANGUAGES).toEqual(["cs", "de", "en", "fr", "it", "ro", "ru"]);
});

describe.each(LANGUAGES)("%s", (language) => {
  it.each(PARTS)("parses whole, with no message lost: %s", (part) => {
    const written = [...text(language, part).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
    expect(written.length).toBeGreaterThan(0);
    expect([...shape(language, part).keys()].sort()).toEqual([...new Set(written)].sort());
    expect(written.length).toBe(new Set(written).size);
  });

  it.each(PARTS)("has the same messages with the same gaps as English: %s", (part) => {
    expect(Object.fromEntries(shape(language, part))).toEqual(Object.fromEntries(shape("en", part)));
  });

  it("has no id in two parts", () => {
    expect(() => makeBundle(language, ...PARTS.map((part) => text(language, part)))).not.toThrow();
  });

  it("is written in its own words", () => {
    const [own, english] = [language, "en"].map((each) => new Map(PARTS.flatMap((part) => [...values(each, part)])));
    const same = [...own!].filter(([id, words]) => words.split(" ").length > 3 && words === english!.get(id));
    expect(language === "en" ? [] : same.map(([id]) => id)).toEqual([]);
  });
});

/** Messages without gaps, as text. */
function values(language: string, part: Part): [string, string][] {
  return new FluentResource(text(language, part)).body.flatMap(({ id, value }) =>
    typeof value === "string" ? [[id, value] as [string, string]] : [],
  );
}

describe("the code", () => {
  const code = Object.values(SOURCES).join("\n");
  const english = new Set(PARTS.flatMap((part) => [...shape("en", part).keys()]));
  const literal = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1]!);

  it("asks only for messages that exist", () => {
    expect(literal.filter((id) => !english.has(id))).toEqual([]);
  });

  it("uses every message, by its id or by the beginning of one", () => {
    const starts = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1]!);
    const quoted = new Set([...code.matchAll(/"([\w-]+)"/g)].map((match) => match[1]!));
    // The rules and their chapters are asked for by number; a message may also stand within another.
    const numbered = /^r\d(-\d+)?$/;
    const within = new Set([...text("en", "rules").matchAll(/\{ ([a-z][\w-]+) \}/g)].map((match) => match[1]!));
    const used = (id: string): boolean =>
      quoted.has(id) || within.has(id) || numbered.test(id) || starts.some((start) => id.startsWith(start));
    expect([...english].filter((id) => !used(id))).toEqual([]);
  });
});

/** The server says what is wrong by a code and an English sentence; players read their own. */
describe("what the server says", () => {
  const server = import.meta.glob<string>("../../../src/niagara/server/**/*.py", { query: "?raw", import: "default", eager: true });
  const rules = import.meta.glob<string>("../../../src/niagara/rules/why.py", { query: "?raw", import: "default", eager: true });
  const known = new Set(PARTS.flatMap((part) => [...shape("en", part).keys()]));

  it("has words for every problem", () => {
    const codes = Object.values(server).flatMap((text) => [...text.matchAll(/"([a-z_]+)",\s*f?"[A-Z]/g)].map((match) => match[1]!));
    const problems = [...new Set(codes)].filter((code) => !code.startsWith("niagara_") && code !== "resync");
    expect(problems.length).toBeGreaterThan(20);
    expect(problems.filter((code) => !known.has(`problem-${code}`) && !known.has(`because-${code}`))).toEqual([]);
  });

  it("has words for every reason that the rules give", () => {
    const reasons = [...Object.values(rules).join("").matchAll(/Reason\(\s*"([a-z_]+)"/g)].map((match) => match[1]!);
    // These name moves that no board offers.
    const never = ["no_such_action", "no_such_seat", "no_such_canoe", "river_moves_itself"];
    expect(reasons.length).toBeGreaterThan(20);
    expect(reasons.filter((code) => !never.includes(code) && !known.has(`because-${code}`))).toEqual([]);
  });
});

describe("pickLanguage", () => {
  it("takes the first wish that is there", () => {
    expect(pickLanguage(["es-ES", "de-AT", "en"])).toBe("de");
    expect(pickLanguage(["ru"])).toBe("ru");
    expect(pickLanguage(["xx"])).toBe("en");
  });
});
