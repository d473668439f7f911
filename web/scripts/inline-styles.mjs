// Markup as a component renders it on a server, with its style sheet, as plain SVG: every style becomes an attribute, and what
// only a page needs (classes, names for readers, animation) is left out. For viewers that know neither CSS nor its variables.

/** Properties that are attributes of SVG as well. */
const KEPT =
  /^(fill|stroke|opacity|stop|clip-path|clip-rule|paint-order|text-anchor|dominant-baseline|font-(size|weight|family))(-|$)|^(fill|stroke)-/;
const DROPPED = /^(class|style|role|tabindex|data-.*|aria-.*|on.*)$/;

/** The rules of a style sheet, without those for keys, pointers, motion and other pages. */
export function rulesOf(sheet) {
  const text = sheet.replace(/\/\*.*?\*\//gs, "");
  const rules = [];
  for (let at = 0; at < text.length;) {
    const open = text.indexOf("{", at);
    if (open < 0) break;
    let [depth, close] = [1, open + 1];
    while (depth) depth += { "{": 1, "}": -1 }[text[close++]] ?? 0;
    const head = text.slice(at, open).trim();
    if (!head.startsWith("@")) {
      const styles = text
        .slice(open + 1, close - 1)
        .split(";")
        .map((each) => /^\s*([\w-]+)\s*:\s*([^]*?)\s*$/.exec(each))
        .filter(Boolean)
        .map(([, name, value]) => [name, value.replace(/\s+/g, " ")]);
      for (const selector of head.split(",")) {
        const parts = selector
          .replace(/:where\([^)]*\)/g, "")
          .trim()
          .split(/\s+/);
        if (parts.some((part) => /[:>+~*[]/.test(part))) continue;
        const steps = parts.map((part) => ({
          tag: /^[a-z]\w*/i.exec(part)?.[0],
          classes: [...part.matchAll(/\.([\w-]+)/g)].map((m) => m[1]),
        }));
        const weight = steps.reduce((sum, { tag, classes }) => sum + 10 * classes.length + (tag ? 1 : 0), 0);
        rules.push({ steps, styles, weight, order: rules.length });
      }
    }
    at = close;
  }
  return rules.sort((a, b) => a.weight - b.weight || a.order - b.order);
}

const matches = ({ tag, classes }, element) => (!tag || tag === element.tag) && classes.every((each) => element.classes.includes(each));

function applies(steps, line) {
  let at = line.length - 1;
  if (!matches(steps.at(-1), line[at])) return false;
  for (const step of steps.slice(0, -1).reverse()) {
    do at -= 1;
    while (at >= 0 && !matches(step, line[at]));
    if (at < 0) return false;
  }
  return true;
}

const short = (text) => text.replace(/-?\d+\.\d{3,}(e-?\d+)?/g, (number) => String(Math.round(Number(number) * 100) / 100));

/** A transformation in CSS as SVG writes it. */
const asAttribute = (transform) =>
  transform
    .replace(/translateY\(([^)]+)\)/g, "translate(0 $1)")
    .replace(/translateX\(([^)]+)\)/g, "translate($1 0)")
    .replace(/(px|deg)/g, "")
    .replace(/,\s*/g, " ");

/** The markup with the styles that apply to each element. `hidden` names classes of elements that are left out. */
export function inlineStyles({ head, body }, hidden = []) {
  const rules = rulesOf([...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, sheet]) => sheet).join("\n"));
  const line = [];
  let skipping = 0;
  let out = "";
  for (const [whole, close, tag, attributes] of body
    .replace(/<!--[^]*?-->/g, "")
    .replace(/<title>[^]*?<\/title>/g, "")
    .matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g)) {
    if (!tag) {
      if (!skipping) out += whole.trim() ? whole : "";
      continue;
    }
    if (close) {
      const { hides } = line.pop();
      if (hides) skipping -= 1;
      else if (!skipping) out += `</${tag}>`;
      continue;
    }
    const given = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => [name, value]);
    const own = Object.fromEntries(given);
    const classes = (own.class ?? "").split(/\s+/);
    const hides = classes.some((each) => hidden.includes(each));
    const element = { tag, classes, hides, variables: {} };
    line.push(element);
    if (hides) skipping += 1;
    if (skipping) continue;
    const styles = {};
    const set = (name, value) => {
      if (name.startsWith("--")) element.variables[name] = value;
      else if (name === "font") {
        const [, weight, size, family] = /^(\d+) (\d+)px\/[\d.]+ (.*)$/.exec(value);
        Object.assign(styles, { "font-weight": weight, "font-size": size, "font-family": family });
      } else if (name === "transform") styles.transform = [asAttribute(value), own.transform].filter(Boolean).join(" ");
      else if (KEPT.test(name) && !value.includes("calc(")) styles[name] = value.replace(/px\b/g, "");
    };
    for (const rule of rules) if (applies(rule.steps, line)) for (const [name, value] of rule.styles) set(name, value);
    for (const each of (own.style ?? "").split(";")) {
      const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(each) ?? [];
      if (name) set(name, value);
    }
    const known = (value) =>
      value.replace(/var\((--[\w-]+)\)/g, (asked, name) => {
        const from = line.findLast(({ variables }) => name in variables);
        return from ? from.variables[name] : asked;
      });
    const all = { ...Object.fromEntries(given.filter(([name]) => !DROPPED.test(name))), ...styles };
    out += `<${tag}${Object.entries(all)
      .map(([name, value]) => ` ${name}="${short(known(value)).replaceAll('"', "'")}"`)
      .join("")}>`;
  }
  return out.replace(/<(\w+)([^<>]*)><\/\1>/g, (_, tag, rest) => (tag === "g" ? "" : `<${tag}${rest}/>`));
}
