// How people show what they feel, without words: a few drawings, sent as phrases of the chat. So they are kept from those who
// do not want to hear somebody, limited and muted as talk is.

import type { Mood } from "../art/moods";
import type { ChatLine } from "../protocol.gen";

/** Faces that the sender makes, then things. */
export const REACTIONS = ["laugh", "gasp", "gloat", "cry", "bravo", "heart", "splash", "snail"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The mood of the sender's own face; the others are pictures of things. */
export const MOODS: Readonly<Partial<Record<Reaction, Mood>>> = { laugh: "happy", gasp: "gasp", gloat: "gloat", cry: "sulk" };

const MARK = "react-";

export const phraseOf = (reaction: Reaction): string => `${MARK}${reaction}`;

export const isReaction = ({ phrase = "" }: Pick<ChatLine, "phrase">): boolean => phrase.startsWith(MARK);

/** What a line shows; one of a newer version is not known here. */
export function reactionOf({ phrase = "" }: Pick<ChatLine, "phrase">): Reaction | null {
  return REACTIONS.find((each) => phraseOf(each) === phrase) ?? null;
}
