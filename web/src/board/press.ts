// Makes an SVG shape behave like a button: click, Enter and Space.

import type { Attachment } from "svelte/attachments";

export const pressed =
  (act: () => void): Attachment<Element> =>
  (node) => {
    const click = (event: Event): void => {
      event.stopPropagation();
      act();
    };
    const key = (event: Event): void => {
      const name = (event as KeyboardEvent).key;
      if (name !== "Enter" && name !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    node.addEventListener("click", click);
    node.addEventListener("keydown", key);
    return () => {
      node.removeEventListener("click", click);
      node.removeEventListener("keydown", key);
    };
  };
