import { expect, test } from "@playwright/test";
import { broken, playThroughBreaks } from "./breaks";

// Games and breaks are never twice the same, so this is asked for by itself (`npm run breaks`); wire.spec.ts has each kind of
// break once, in `make test`.
const wanted = Number(process.env.NIAGARA_BREAKS ?? 0);
const rounds = wanted > 50 ? 12 : 2;

test("whole games over networks that break at random: pages and server agree after every break", async ({ browser }) => {
  test.skip(wanted === 0, "asked for by itself");
  test.setTimeout(300_000 + wanted * 30_000);
  const tally = await playThroughBreaks(browser, wanted, rounds, 7);
  const { breaks, games, chats, comparisons, disagreements, lostChats, lies } = tally;
  const kinds = Object.entries(breaks)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");
  console.log(`${broken(tally)} breaks (${kinds}) in ${games} whole games, ${chats} lines of chat, ${comparisons} comparisons`);
  console.log(
    `${disagreements.length} disagreements, ${lostChats.length} lost or doubled chats, ${lies.length} times shown as sent and was not`,
  );
  expect({ disagreements, lostChats, lies }).toEqual({ disagreements: [], lostChats: [], lies: [] });
  expect(broken(tally)).toBeGreaterThanOrEqual(wanted);
});
