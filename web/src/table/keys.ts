// The whole game by keyboard. Keys that the focused element needs itself are left to it.

import type { Controls } from "../model/controls.svelte";
import { ANSWER_KEYS, giveAnswer } from "../model/answers";
import { meaningOf } from "../model/keymap";
import { settings } from "../settings.svelte";
import { CARDS } from "../rules.gen";

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null;
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, [role='button']") !== null;
}

/** Does what a key asks for and says whether it was one of ours. */
export function press(event: KeyboardEvent, controls: Controls): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false;
  const { model } = controls;
  if (controls.curtain >= 0 || model.paused) return false;
  const single = event.key.length === 1 && event.key !== " ";
  if (single && !settings.shortcuts) return false;
  const key = single ? meaningOf(event.key.toUpperCase()) : event.key;
  if (controls.mode === "card" && (CARDS as readonly string[]).includes(key)) {
    controls.chooseCard(key);
    // Enter presses what has the focus: that has to be the card just taken up.
    const hand = document.activeElement?.closest(".hand");
    hand?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.focus();
    return true;
  }
  const answer = ANSWER_KEYS[key];
  if (answer && model.shown) {
    void giveAnswer(answer, controls);
    return true;
  }
  switch (key) {
    case "A":
    case "B":
      controls.pickByLetter(key === "A" ? "a" : "b");
      return model.plan !== null;
    case "ArrowRight":
    case "ArrowLeft":
      if (!model.plan) return false;
      return model.plan.point(key === "ArrowRight" ? 1 : -1) !== null;
    case "ArrowUp":
    case "ArrowDown":
      if (!model.plan) return false;
      controls.otherCanoe();
      return true;
    case "Enter":
      if (onControl(event.target)) return false;
      controls.confirm();
      return true;
    case "Z":
    case "Backspace":
    case "Escape":
      controls.undo();
      return true;
    case " ":
      if (onControl(event.target)) return false;
      model.skip();
      return true;
    case "T":
      settings.textBoard = !settings.textBoard;
      return true;
    default:
      return false;
  }
}
