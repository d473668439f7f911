// The result of a game as a PNG, from the very drawings of the page.

import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { frozen, picture, stylesFor } from "./camera";
import ResultCard from "./ResultCard.svelte";

const SIZE = { width: 1200, height: 630 };

export async function resultPicture(props: ComponentProps<typeof ResultCard>, name: string): Promise<File> {
  const target = document.createElement("div");
  target.hidden = true;
  document.body.append(target);
  const card = mount(ResultCard, { target, props });
  flushSync();
  try {
    const svg = target.querySelector("svg")!;
    const image = await picture([frozen(svg)], stylesFor(target), "", SIZE.width, SIZE.height);
    const canvas = Object.assign(document.createElement("canvas"), SIZE);
    canvas.getContext("2d", { alpha: false })!.drawImage(image, 0, 0);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!made) throw new Error("no picture");
    return new File([made], `${name}.png`, { type: "image/png" });
  } finally {
    void unmount(card);
    target.remove();
  }
}
