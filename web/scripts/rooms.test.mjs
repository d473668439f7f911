import { describe, expect, it } from "vitest";
import { circles, climbs, graphOf, importsOf } from "./rooms.mjs";

const graph = (files) => graphOf(new Map(Object.entries(files)));

describe("imports", () => {
  it("are found in scripts, for types only, and when they come later", () => {
    const text = `import "./a";\nimport type { B } from "./b";\nexport * from "./c";\nconst d = () => import("./d");\nlet e: typeof import("./e");`;
    expect(importsOf("x.ts", text)).toEqual(["./a", "./b", "./c", "./d", "./e"]);
  });

  it("are found in every part of a Svelte file", () => {
    const text = `<script module lang="ts">import { a } from "./a";</script>
      <script lang="ts">import type { B } from "./b"; import C from "./C.svelte";</script>
      <p>it's {#await import("./D.svelte") then { default: D }}<D />{/await}</p>`;
    expect(importsOf("x.svelte", text).sort()).toEqual(["./C.svelte", "./D.svelte", "./a", "./b"]);
  });
});

describe("rooms", () => {
  it("may import what is below them", () => {
    expect(climbs(graph({ "table/A.svelte": `<script>import "../ui/B.svelte";</script>`, "ui/B.svelte": "" }))).toEqual([]);
  });

  it("may not import what is above or beside them, or be unknown", () => {
    const files = {
      "ui/a.ts": `import type { B } from "../table/b"; import "../model/c";`,
      "table/b.ts": "",
      "model/c.ts": "",
      "attic/d.ts": "",
    };
    expect(climbs(graph(files))).toEqual([
      "ui/a.ts may not import table/b.ts",
      "ui/a.ts may not import model/c.ts",
      "attic/d.ts: no layer names this room",
    ]);
  });

  it("have no circle, not even one of types", () => {
    const files = {
      "model/a.ts": `import { b } from "./b.svelte";`,
      "model/b.svelte.ts": `import "./C.svelte";`,
      "model/C.svelte": `<script lang="ts">import type { A } from "./a";</script>`,
    };
    expect(circles(graph(files))).toEqual(["model/a.ts → model/b.svelte.ts → model/C.svelte → model/a.ts"]);
    expect(circles(graph({ ...files, "model/C.svelte": "" }))).toEqual([]);
  });
});
