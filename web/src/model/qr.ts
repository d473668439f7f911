// A link as a QR code, to be drawn in our own colours.

import { renderSVG } from "uqr";

/** The library draws a whole SVG; only its dark modules are wanted. */
export function qrPath(text: string, ecc: "L" | "M" = "M"): { d: string; size: number } {
  const svg = renderSVG(text, { border: 0, ecc, pixelSize: 1 });
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 25);
  return { d: / d="([^"]+)"/.exec(svg)?.[1] ?? "", size };
}
