// Takes pictures of what is drawn on a page as SVG: as it looks at this moment, in the middle of an animation too. A picture is
// an SVG of its own with the styles that it needs, drawn on a canvas; nothing is fetched for it.

const NAMESPACE = "http://www.w3.org/2000/svg";

const classesIn = (root: Element): Set<string> => new Set([root, ...root.querySelectorAll("*")].flatMap((each) => [...each.classList]));

/** What the style sheets of the page say about some elements; motion is baked in, so nothing of it is left. */
export function stylesFor(root: Element, classes = classesIn(root)): string {
  const rules: string[] = [];
  const take = (list: CSSRuleList): void => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        const names = [...rule.selectorText.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);
        const general = names.length === 0 && rule.selectorText.includes(":root");
        if (general || (names.length > 0 && names.every((name) => classes.has(name)))) rules.push(rule.cssText);
      } else if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) take(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) take(sheet.cssRules);
  const light = getComputedStyle(document.documentElement).colorScheme;
  const scheme = light.includes("dark") && (!light.includes("light") || matchMedia("(prefers-color-scheme: dark)").matches);
  return `${rules.join("\n")}\n:root{color-scheme:${scheme ? "dark" : "light"} !important;--grow:1}*{animation:none !important;transition:none !important}`;
}

/** A copy of an element that looks as it does now, whatever moves it. */
export function frozen(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  const [from, to] = [
    [element, ...element.querySelectorAll("*")],
    [copy, ...copy.querySelectorAll("*")],
  ];
  const moving = new Set(element.getAnimations({ subtree: true }).map(({ effect }) => (effect as KeyframeEffect | null)?.target));
  from.forEach((each, index) => {
    if (!moving.has(each)) return;
    const { transform, opacity } = getComputedStyle(each);
    const style = (to[index] as SVGElement).style;
    style.transform = transform;
    style.opacity = opacity;
  });
  for (const unseen of copy.querySelectorAll("title")) unseen.remove();
  return copy;
}

/** Elements as one picture, wrapped in something of the class that their styles ask for. */
export async function picture(
  elements: readonly Element[],
  styles: string,
  shell: string,
  width: number,
  height: number,
): Promise<HTMLImageElement> {
  const root = document.createElementNS(NAMESPACE, "svg");
  root.setAttribute("xmlns", NAMESPACE);
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(height));
  const style = document.createElementNS(NAMESPACE, "style");
  style.textContent = styles;
  const around = document.createElementNS(NAMESPACE, "g");
  around.setAttribute("class", shell);
  around.append(...elements);
  root.append(style, around);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
  await image.decode();
  return image;
}

/** A board as pictures: the land is taken once, the water now and then, the pieces every time. */
export class Camera {
  readonly #board: HTMLElement;
  readonly #width: number;
  readonly #height: number;
  #classes: ReadonlySet<string> = new Set();
  #styles = "";
  #land: HTMLImageElement | null = null;
  #water: HTMLImageElement | null = null;
  #taken = 0;

  constructor(board: HTMLElement, width: number, height: number) {
    this.#board = board;
    this.#width = width;
    this.#height = height;
  }

  /** Something that was not there before brings styles of its own. */
  #dress(): void {
    const classes = classesIn(this.#board);
    if ([...classes].every((name) => this.#classes.has(name))) return;
    this.#classes = classes;
    this.#styles = stylesFor(this.#board, classes);
  }

  /** Draws how the board looks now. */
  async shoot(context: CanvasRenderingContext2D, x = 0, y = 0): Promise<void> {
    this.#dress();
    const [water, land, falls, pieces, above] = [...this.#board.querySelectorAll<SVGElement>(":scope > svg")];
    const take = (...layers: (SVGElement | undefined)[]): Promise<HTMLImageElement> =>
      picture(
        layers.flatMap((layer) => (layer ? [frozen(layer)] : [])),
        this.#styles,
        this.#board.className,
        this.#width,
        this.#height,
      );
    if (!this.#land || this.#taken % WATER_EVERY === 0) this.#water = await take(water);
    this.#land ??= await take(land);
    const over = await take(falls, pieces, above);
    this.#taken += 1;
    for (const image of [this.#water, this.#land, over]) if (image) context.drawImage(image, x, y, this.#width, this.#height);
  }
}

/** The water under everything drifts slowly: one picture of it lasts for some frames. */
const WATER_EVERY = 6;
