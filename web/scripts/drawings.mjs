// The board of the browser as data, from the very components that draw it there: layers, pieces and places. The Python library
// (`niagara.picture`) puts pictures together from them. `node scripts/drawings.mjs [file]`, as a part of `npm run build`.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";
import { inlineStyles } from "./inline-styles.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const COURSE = "wide";
const [TURN, INITIAL] = [4321.5, "initialof"]; // stand in for what differs from canoe to canoe
const labels = { canoe: () => "", end: () => "", space: () => "", site: () => "", nextArm: () => "", weather: () => "", chance: () => "" };

const vite = await createServer({
  root: WEB,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null, fs: { allow: [join(WEB, "..")] } },
  plugins: [svelte({ compilerOptions: { css: "injected" }, configFile: false })],
});
const { render } = await vite.ssrLoadModule("svelte/server");
const load = (path) => vite.ssrLoadModule(`/src/${path}`);

/** A component as plain SVG. */
async function drawn(path, props, hidden = []) {
  const { default: component } = await load(`${path}.svelte`);
  return inlineStyles(render(component, { props: { course: COURSE, uid: "board", ...props } }), hidden);
}

/** Trees that stand outside the picture, which a wide window would show. */
function withinPicture(markup, width) {
  return markup.replace(
    /<path d="M(-?[\d.]+) [^>]*fill="(?:var\(--(?:pine|wood)[^"]*|light-dark\(#(?:163c36|24564a)[^"]*)"[^>]*\/>/g,
    (whole, x) => (Number(x) < -90 || Number(x) > width + 90 ? "" : whole),
  );
}

const river = await load("geometry/river.ts");
const slots = await load("geometry/slots.ts");
const { heapPlaces } = await load("geometry/heap.ts");
const { GEMS, RIVER_SPACES, JETTY, FALLS } = await load("rules.gen.ts");
const { width, height, disc } = river.shapeOf(COURSE);
const seatCounts = [2, 3, 4, 5];
const weathers = [-1, 0, 1, 2];
const entries = async (keys, make) => Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await make(key)])));
const short = (number) => Math.round(number * 100) / 100;
const pose = ({ x, y, angle, scale = 1 }) => [x, y, angle, scale].map(short);

/** A gem in a box from -14 to 14, without the nested picture around it. */
async function gem(letter) {
  return (await drawn("art/Gem", { letter, size: 28, x: 0, y: 0 })).replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

/** A canoe of a seat; `@turn@`, `@back@`, `@initial@` and `@cargo@` stand for what differs. */
async function canoe(seat, cargo) {
  const markup = await drawn("art/Canoe", { seat, initial: INITIAL, angle: TURN, cargo });
  return markup
    .replace(/<svg[^>]*>[^]*?<\/svg>/, "@cargo@")
    .replaceAll(`-${TURN}`, "@back@")
    .replaceAll(String(TURN), "@turn@")
    .replaceAll(INITIAL, "@initial@");
}

/** The stone table of a site, and the badges that count its gems: of one colour, or of several. */
async function sites() {
  const [one, several] = await Promise.all(
    ["", "PC"].map((P) => drawn("board/Sites", { sites: { P }, lettered: false, labels, ontap() {} })),
  );
  const badge = (markup) => {
    const [rect] = /<rect[^>]*\/>/.exec(markup);
    const text = /<text[^>]*>/.exec(markup)[0];
    return `${rect}${text}@count@</text>`;
  };
  return {
    table: one.match(/<path[^>]*\/><ellipse[^>]*\/><ellipse[^>]*\/>/)[0],
    badge: badge(one),
    badge_mixed: badge(several),
    at: Object.fromEntries(GEMS.map((letter) => [letter, [river.sitePoint(COURSE, letter).x, river.sitePoint(COURSE, letter).y]])),
    heap: heapPlaces,
  };
}

const ring = (space) =>
  drawn(
    "board/Ends",
    {
      ends: [{ space, chips: [], hint: true }],
      chosen: null,
      lipArms: ["L"],
      seats: [{}, {}, {}],
      seat: 1,
      which: 0,
      nextArm: null,
      labels,
      lettered: false,
      part: "rings",
    },
    ["focus", "pulse", "target"],
  ).then((markup) => markup.replace(/^<g transform="translate\([^)]*\)"[^>]*>|<\/g>$/g, "").replace(/rotate\([^)]*\)/, "rotate(@turn@)"));

/** Where a way goes from each space to the next one down its arm. */
function ways() {
  const found = {};
  for (const arm of ["L", "R"]) {
    const line = [JETTY, "1", "2", "3", "4", "5", `6${arm}`, `7${arm}`, FALLS];
    line.slice(1).forEach((to, i) => {
      const name = `${line[i]} ${to === FALLS ? FALLS + arm : to}`;
      found[name] = river.wayThrough(COURSE, [line[i], to], 8, arm).map(({ x, y }) => [short(x), short(y)]);
    });
  }
  return found;
}

/** Colours by day and at dusk, by their names in the style sheet; colours without a name get one. */
function paints(drawings) {
  const sheet = readFileSync(join(WEB, "src/art/palette.css"), "utf8");
  const palette = Object.fromEntries([...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, looks(value)]));
  const text = JSON.stringify(drawings).replace(/light-dark\((?:[^()]|\([^()]*\))*\)/g, (value) => {
    const found = Object.keys(palette).find((name) => String(palette[name]) === String(looks(value)));
    const name = found ?? `own-${Object.keys(palette).length}`;
    palette[name] = looks(value);
    return `var(--${name})`;
  });
  return { palette, ...JSON.parse(text) };
}

function looks(value) {
  const plain = (colour) =>
    colour.trim().replace(/rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/, (_, r, g, b, part) => `rgba(${r},${g},${b},${part / 100})`);
  const [, day, dusk] = /^light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)$/.exec(value) ?? [];
  return day ? [plain(day), plain(dusk)] : [plain(value), plain(value)];
}

/** Every face: animals with their moods, and the parts of which people's are made. */
async function faces() {
  const moods = ["neutral", "happy", "sulk"];
  const { FAMILIES } = await load("model/animals.ts");
  const people = await load("art/people.ts");
  const { eyeOf, mouthOf } = await load("art/moods.ts");
  const eyes = { x: 5, y: 25, r: 2.2 };
  const line = ({ d, fill, edge }) =>
    `<path d="${d}" fill="${fill ?? "none"}"${edge ? ` stroke="#20170f" stroke-width="${edge}" stroke-linecap="round"` : ""}/>`;
  const mood = (name) => [...eyeOf(name, eyes, -1), ...eyeOf(name, eyes, 1), ...mouthOf(name, 32, 5)].map(line).join("");
  const animals = Object.values(FAMILIES).flat();
  return {
    families: FAMILIES,
    animals: await entries(animals, (id) => entries(moods, (name) => drawn("art/Animal", { id, mood: name }))),
    people: {
      seed: people.SEED,
      skin: people.SKIN,
      colours: people.COLOURS,
      hair: people.HAIR,
      hats: people.HATS.map((hat) => ({ covers: false, ...hat })),
      more: people.MORE,
      glasses: people.GLASSES,
      moods: Object.fromEntries(moods.map((name) => [name, mood(name)])),
    },
  };
}

const drawings = paints({
  size: [width, height],
  back: withinPicture(
    [
      await drawn("board/Water", { rate: 1, running: false }),
      await drawn("board/Land", {}),
      await drawn("board/Falls", { rate: 1, running: false }),
    ].join(""),
    width,
  ),
  light: await entries(weathers, (weather) => drawn("board/Light", { weather })),
  sky: await entries(
    weathers,
    async (weather) => (await drawn("board/Mist", { rainbow: weather < 1 })) + (await drawn("board/Weather", { weather })),
  ),
  jetty: await entries(seatCounts, (seats) => drawn("board/Jetty", { seats })),
  discs: await drawn("board/Discs", { risks: {}, labels, onspace() {} }),
  numbers: await drawn("board/SpaceNumbers", { risks: {}, labels }),
  arrow: await entries(["L", "R"], (arm) => drawn("board/ForkArrow", { arm, labels })),
  sites: await sites(),
  gems: await entries(GEMS, gem),
  canoes: await Promise.all([0, 1, 2, 3, 4].map(async (seat) => ({ empty: await canoe(seat, ""), loaded: await canoe(seat, "P") }))),
  rings: { river: await ring("1"), jetty: await ring(JETTY), falls: await ring(FALLS) },
  spaces: Object.fromEntries([...RIVER_SPACES, JETTY].map((space) => [space, pose(river.spacePose(COURSE, space))])),
  slots: Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => [
      i + 1,
      slots.slotsFor(i + 1).map(({ along, across, scale }) => [along, across, scale].map((each) => (each * disc) / 50)),
    ]),
  ),
  berths: Object.fromEntries(
    seatCounts.map((seats) => [
      seats,
      Array.from({ length: seats }, (_, seat) => [0, 1].map((which) => pose(slots.berth(COURSE, seat, which, seats)))),
    ]),
  ),
  lips: Object.fromEntries(["L", "R"].map((arm) => [arm, pose(slots.lipPose(COURSE, arm))])),
  ways: ways(),
  faces: await faces(),
});
await vite.close();

const file = process.argv[2] ?? join(WEB, "../src/niagara/picture/drawings.json");
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(drawings));
