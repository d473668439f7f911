// Made by `npm run protocol` from the rules in Python: change them there.
// Beside it, protocol.gen.ts has the messages whose description has the SHA-256 335b6a75c8cda1e7e6cb69c9b8e9f6b647afe2c78c5df9713fc6dc4f0bcefbe6.

/** How many can play (R1.1, R9.4). */
export const PLAYERS = [2, 3, 4, 5] as const;
/** A full hand (R1.1). */
export const CARDS = ["1", "2", "3", "4", "5", "6", "C"] as const;
/** The card that moves the weather (R5.2). */
export const CLOUD = "C" as const;
/** A card that is down and secret (R5.1). */
export const HIDDEN = "?" as const;
/** Gems, and their sites down the river (R1.3). */
export const GEMS = ["P", "C", "Y", "B", "R"] as const;
/** Gems by name. */
export const GEM_LETTERS: Readonly<Record<string, string>> = {"amethyst": "P", "diamond": "C", "amber": "Y", "sapphire": "B", "ruby": "R"};
/** Where canoes start and gems are landed (R1.2). */
export const JETTY = "J" as const;
/** Where a lost canoe is (R1.2). */
export const FALLS = "X" as const;
/** From the jetty to the falls (R1.2). */
export const RIVER_SPACES = ["1", "2", "3", "4", "5", "6L", "7L", "6R", "7R"] as const;
/** Of the fork, left and right (R1.2). */
export const ARMS = ["L", "R"] as const;
/** The site beside a space (R1.3). */
export const SITE_AT: Readonly<Record<string, string>> = {"3": "P", "4": "C", "5": "Y", "6L": "B", "7L": "R", "6R": "B", "7R": "R"};
/** The spaces beside a site (R1.3). */
export const SITE_SPACES: Readonly<Record<string, readonly string[]>> = {"P": ["3"], "C": ["4"], "Y": ["5"], "B": ["6L", "6R"], "R": ["7L", "7R"]};
/** What weather adds to the river's speed (R1.5). */
export const WEATHERS = [-1, 0, 1, 2] as const;
/** Goals, and how many landed gems of which kind each needs (R8.1). */
export const GOALS = [{"name": "four_alike", "gems": "alike", "need": 4}, {"name": "five_colours", "gems": "colours", "need": 5}, {"name": "any_seven", "gems": "any", "need": 7}] as const;
/** House rules (R9); the book has the first value of a choice, and no limit. */
export const OPTIONS = [{"name": "fork", "kind": "choice", "values": ["alternate", "chance"]}, {"name": "tie_break", "kind": "choice", "values": ["shared", "gem_value"]}, {"name": "stealing", "kind": "flag"}, {"name": "max_rounds", "kind": "limit", "low": 1, "high": 10000}] as const;
/** No house rules: all options as in the book (R9). */
export const BOOK = {"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": null} as const;
/** A game of four before the first card, in one line (R2.1). */
export const START = "4 alternate shared stealing - | 1 0 +0 L choose | P7 C7 Y7 B7 R7 | 123456C - - J J | 123456C - - J J | 123456C - - J J | 123456C - - J J" as const;
/** The bots' levels, weakest first. */
export const LEVELS = [{"id": "duckling", "name": "Duckling", "sentence": "On the river for the first time: robs nobody, and does not hear the falls yet.", "rating": 1250}, {"id": "otter2", "name": "Otter", "sentence": "Splashes about for fun and is surprised by the river every time.", "rating": 1410}, {"id": "duck2", "name": "Duck", "sentence": "Counts your cards, and is still learning what a gem is worth.", "rating": 1520}, {"id": "beaver2", "name": "Beaver", "sentence": "Has worked this river for years and wastes no card.", "rating": 1650}, {"id": "heron", "name": "Heron", "sentence": "Stands still, thinks through what you might play, and strikes.", "rating": 1860}, {"id": "bear2", "name": "Bear", "sentence": "Looks rounds ahead, and would rather have your salmon than catch its own.", "rating": 2130}] as const;
/** The level where nobody has chosen one. */
export const DEFAULT_LEVEL = "beaver2" as const;
/** At which people play who look for others, each with its clock. */
export const PACES = [{"id": "quick", "clock": {"kind": "live", "decision": 20, "reserve": 60}}, {"id": "relaxed", "clock": {"kind": "live", "decision": 60, "reserve": 180}}] as const;
/** The highest round that a position can have. */
export const MAX_ROUND = 1000000 as const;
/** The longest name of a player. */
export const NAME_LENGTH = 24 as const;
/** How many colours canoes can have. */
export const COLOURS = 5 as const;
/** The longest line of chat. */
export const CHAT_LENGTH = 200 as const;
/** The longest record of a game. */
export const RECORD_LENGTH = 100000 as const;
