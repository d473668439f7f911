import { FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { OPTIONS } from "../rules.gen";
import { has, languages, makeBundle, needWords, pickLanguage, setLanguage } from "./index.svelte";

const WORDS = import.meta.glob<string>("../../../words/*/*.ftl", { query: "?raw", import: "default", eager: true });
const BROWSER = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.{test,gen}.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const PYTHON = import.meta.glob<string>("../../../src/niagara/{cli,server/reach,server/http}/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

const LANGUAGES = languages.map(({ id }) => id);

/** The files of a language by their names. */
function texts(language: string): Map<string, string> {
  const own = Object.entries(WORDS).filter(([path]) => path.split("/").at(-2) === language);
  return new Map(own.map(([path, text]) => [path.split("/").at(-1)!, text]));
}

const ENGLISH = texts("en");
const FILES = [...ENGLISH.keys()];

/** Message ids with the variables that each uses. */
function shape(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, value } of new FluentResource(text).body) {
    const variables = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]);
    found.set(id, [...new Set(variables)].sort().join(" "));
  }
  return found;
}

const ids = (files: readonly string[]): string[] => files.flatMap((file) => [...shape(ENGLISH.get(file)!).keys()]);

it("offers one language for each folder of words", () => {
  const folders = new Set(Object.keys(WORDS).map((path) => path.split("/").at(-2)!));
  expect(LANGUAGES).toEqual([...folders].sort());
  expect(LANGUAGES).toContain("en");
});

describe.each(LANGUAGES)("%s", (language) => {
  const own = texts(language);

  it("has the files that English has", () => {
    expect([...own.keys()]).toEqual(FILES);
  });

  it("says its own name, as no other does, and its direction", () => {
    const { name, direction } = languages.find(({ id }) => id === language)!;
    expect(languages.filter((other) => other.name === name)).toHaveLength(1);
    expect(["ltr", "rtl"]).toContain(direction);
  });

  it.each(FILES)("parses whole, with no message lost: %s", (file) => {
    const text = own.get(file)!;
    const written = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
    expect(written.length).toBeGreaterThan(0);
    expect([...shape(text).keys()].sort()).toEqual([...new Set(written)].sort());
    expect(written.length).toBe(new Set(written).size);
  });

  it.each(FILES)("has the same messages with the same gaps as English: %s", (file) => {
    expect(Object.fromEntries(shape(own.get(file)!))).toEqual(Object.fromEntries(shape(ENGLISH.get(file)!)));
  });

  it("has no id in two files", () => {
    expect(() => makeBundle(language, ...own.values())).not.toThrow();
  });

  it("is written in its own words", () => {
    const english = new Map([...ENGLISH.values()].flatMap(sentences));
    const same = [...own.values()].flatMap(sentences).filter(([id, words]) => words.split(" ").length > 3 && words === english.get(id));
    expect(language === "en" ? [] : same.map(([id]) => id)).toEqual([]);
  });
});

/** Messages without gaps, as text. */
function sentences(text: string): [string, string][] {
  return new FluentResource(text).body.flatMap(({ id, value }) => (typeof value === "string" ? [[id, value] as [string, string]] : []));
}

describe("the code", () => {
  const browser = Object.values(BROWSER).join("\n");
  const code = [browser, ...Object.values(PYTHON)].join("\n");

  it("of the browser asks only for messages that it loads", () => {
    const loaded = new Set(ids(FILES.filter((file) => !["terminal.ftl", "calls.ftl", "previews.ftl"].includes(file))));
    const asked = [...browser.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1]!);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((id) => !loaded.has(id))).toEqual([]);
  });

  it("has words for every option of the rules, and for every value where there are more than two", () => {
    const needed = OPTIONS.flatMap((option) => {
      const values: readonly string[] = option.kind === "choice" && option.values.length > 2 ? option.values : [];
      return ["", "-note", ...values.map((value) => `-${value}`)].map((end) => `option-${option.name}${end}`);
    });
    expect(needed.filter((id) => !ids(["home.ftl"]).includes(id))).toEqual([]);
  });

  it("of the browser, the command line or the server uses every message, by its id or by the beginning of one", () => {
    const starts = [...code.matchAll(/[`"]([a-z]+(?:-[a-z]+)*-)\$?\{/g)].map((match) => match[1]!);
    const quoted = new Set([...code.matchAll(/["']([\w-]+)["']/g)].map((match) => match[1]!));
    // The rules and their chapters are asked for by number; a message may also stand within another.
    const numbered = /^r\d(-\d+)?$/;
    const within = new Set([...ENGLISH.get("rules.ftl")!.matchAll(/\{ ([a-z][\w-]+) \}/g)].map((match) => match[1]!));
    const used = (id: string): boolean =>
      quoted.has(id) || within.has(id) || numbered.test(id) || starts.some((start) => id.startsWith(start));
    expect(ids(FILES).filter((id) => !used(id))).toEqual([]);
  });
});

it("has the words for everybody who needs them, also for who asks while they are on their way", async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
  const [first, second] = [needWords("club"), needWords("club")];
  await second;
  expect(has("club-rated")).toBe(true);
  await first;
  vi.unstubAllGlobals();
});

describe("pickLanguage", () => {
  it("takes the first wish that is there", () => {
    expect(pickLanguage(["xx", "de-AT", "en"])).toBe("de");
    expect(pickLanguage(["ru"])).toBe("ru");
    expect(pickLanguage(["", "cs-CZ"])).toBe("cs");
    expect(pickLanguage(["xx"])).toBe("en");
  });
});
