// What the page knows of a table, for tests that compare it with what the server knows.

import type { TableModel } from "./table.svelte";

export interface Known {
  link: string;
  busy: boolean;
  seq: number;
  position: TableModel["shown"];
  table: TableModel["table"];
  toDecide: TableModel["toDecide"];
  decisions: TableModel["decisions"];
  outcome: TableModel["outcome"];
  chat: TableModel["talk"]["lines"];
}

declare global {
  interface Window {
    /** Says what the page knows of the table that it shows. */
    niagaraKnows?: () => Known;
  }
}

/** Lets `niagaraKnows` speak of a table, until the answer is called. */
export function showKnown(model: TableModel): () => void {
  window.niagaraKnows = () => {
    const { link, busy, seq, shown: position, told: table, toDecide, decisions, outcome } = model;
    return { link, busy, seq, position, table, toDecide, decisions, outcome, chat: model.talk.lines };
  };
  return () => delete window.niagaraKnows;
}
