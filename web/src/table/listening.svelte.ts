// Everything about a table that is said aloud: what happens, what is asked, what the plan has come to, what others say and
// how the connection is. Made once by each screen with a table; its regions are the page's.

import { untrack } from "svelte";
import { has, locale, t } from "../i18n/index.svelte";
import type { Controls } from "../model/controls.svelte";
import { Narrator } from "../model/narrator";
import { planned, prompt, question } from "../model/prompts";
import type { TableHooks } from "../model/table.svelte";
import { eventWords, reasonWords } from "../model/words";
import type { ChatLine } from "../protocol.gen";
import { settings } from "../settings.svelte";
import { sounds } from "../sound/sounds.svelte";
import { say, sayNow } from "../spoken/spoken.svelte";

/** What a line of chat says. */
export function lineWords(line: Pick<ChatLine, "phrase" | "text">): string {
  const id = `phrase-${line.phrase ?? ""}`;
  return line.phrase ? (has(id) ? t(id) : line.phrase) : (line.text ?? "");
}

/** What a screen's table tells it: heard as sounds, unless it is `hushed`, and as sentences. */
export function listeningHooks(controls: () => Controls, hushed = false): TableHooks {
  const narrator = new Narrator({
    people: () => controls().people,
    mine: () => controls().model.mySeats,
    style: () => settings.speech,
    say,
  });
  return {
    onevent(event, silent) {
      if (!silent && !hushed) sounds.event(event, controls().people.you);
      narrator.hear(event, controls().model.shown!);
    },
    talks: () => settings.banter,
    onsettled: (update) => narrator.settled(update),
    oncleared: () => narrator.clear(),
  };
}

/** Where a game is taken up, at its start or later: its round has begun already. */
export function roundWords({ model, people }: Controls): string {
  const { round, first, phase } = model.shown!;
  return phase === "over" ? "" : eventWords({ kind: "round_started", round, first }, people, locale.id);
}

/** Says what the board opens with, what is asked and planned, refusals, chat and the connection, while the screen is there. */
export function listen(controls: Controls, opening: () => string): void {
  const { model } = controls;
  let placed = false;
  let asked = "";
  let plan = "";
  let heard = -1;
  let away = "";

  $effect(() => {
    if (!model.shown || placed) return;
    placed = true;
    untrack(() => say(opening(), "round"));
  });

  const ask = (now: string): void => {
    if (now === asked) return;
    asked = now;
    if (now !== "") say(prompt(controls));
  };

  $effect(() => {
    const now = question(controls);
    const words = planned(controls);
    untrack(() => {
      const fresh = now !== asked;
      ask(now);
      // The question has just been said: only what the hand changes after it is news.
      if (words !== plan && !(fresh && now !== "")) sayNow(words);
      plan = words;
    });
  });

  $effect(() => {
    const { notice } = model;
    if (notice) untrack(() => say(reasonWords(notice, controls.people)));
  });

  $effect(() => {
    const { lines } = model.talk;
    if (!model.table) return;
    untrack(() => {
      const fresh = lines.filter(({ number, seat }) => heard >= 0 && (number ?? 0) > heard && !model.mySeats.includes(seat));
      heard = Math.max(0, heard, model.talk.heard);
      for (const line of fresh) say(t("say-chat", { name: line.name, text: lineWords(line) }));
    });
  });

  $effect(() => {
    const { link, restarting } = model;
    if (link === "connecting" || !model.table) return;
    const trouble = link === "open" ? "" : t(link === "closed" ? "link-closed" : restarting ? "link-restarting" : "link-waiting");
    untrack(() => {
      if (trouble === away) return;
      say(trouble === "" ? t("say-connected") : trouble);
      away = trouble;
      // Whoever was away is asked again.
      if (trouble === "") {
        asked = "";
        ask(question(controls));
      }
    });
  });

  const timedOut = $derived(!model.outcome && model.mySeats.some((seat) => model.table?.seats[seat]?.timed_out));
  $effect(() => {
    if (timedOut) untrack(() => say(t("back-note")));
  });

  $effect(() => () => sayNow(""));
}
