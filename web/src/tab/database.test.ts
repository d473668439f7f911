// Storage that does not answer at first, as Safari's after a reload in the middle of a start.

import { afterEach, expect, it, vi } from "vitest";
import { openDatabase } from "./database";

interface Opening {
  onsuccess?(): void;
  onerror?(): void;
  readonly error: string;
  readonly result: { close(): void };
}

/** Requests to open, of which each is answered by hand; tells which databases were closed. */
function requests(): { made: Opening[]; closed: number[] } {
  const made: Opening[] = [];
  const closed: number[] = [];
  const open = (): Opening => {
    const number = made.length;
    made.push({ error: "no room", result: { close: () => void closed.push(number) } });
    return made[number]!;
  };
  vi.stubGlobal("indexedDB", { open });
  return { made, closed };
}

afterEach(() => vi.unstubAllGlobals());

it("asks again where no answer comes, and closes what comes late", async () => {
  const { made, closed } = requests();
  const opened = openDatabase("niagara", "kept", 300);
  await vi.waitUntil(() => made.length === 2, { interval: 10 });
  made[1]!.onsuccess?.();
  expect(await opened).toBe(made[1]!.result);
  made[0]!.onsuccess?.();
  expect(closed).toEqual([0]);
});

it("says so where nothing ever answers, and at once where the answer is bad", async () => {
  const { made } = requests();
  await expect(openDatabase("niagara", "kept", 1)).rejects.toThrow("niagara does not open");
  const refused = openDatabase("niagara", "kept", 1000);
  made.at(-1)!.onerror?.();
  await expect(refused).rejects.toThrow("no room");
});
