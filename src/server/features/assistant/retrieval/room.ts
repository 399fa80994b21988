import { tokensOf } from '#server/platform/models/language/token-count.ts';

/** Of a prompt, the share of its sources, and the tokens of the rules: the rest is what came before and wishes. */
const [SHARE, RULES] = [0.85, 500];
/** An answer takes at most this part of the tokens that a user has for a day. */
const OF_DAY = 12;
/** Tokens that a passage of a page or a paragraph takes, for the number of passages. */
const OF_PASSAGE = 250;
/** Limits of a number that the room gives. */
const PASSAGES = { least: 6, most: 40 } as const;
const PAGES = { least: 16, most: 40 } as const;
const PARAGRAPHS = { least: 12, most: 60 } as const;
/** Bytes of a token: in English each letter is one, in Hindi and Tamil a letter is a token and three. */
const BYTES = 3.5;
/** Sources that a model gets: files that are short enough come whole. */
export const MOST_SOURCES = 60;
/** Tokens of the frame of a source: its number, title and place. */
export const FRAME = 30;

/** The most tokens of the sources of one answer, of those that a user has for a day. */
export const mostOfSources = (ofDay: number): number => Math.floor(ofDay / OF_DAY);

/** Tokens of sources for a model that reads so many beside its answer. */
export const roomForSources = (room: number, most: number): number =>
  Math.max(0, Math.min(Math.floor(room * SHARE) - RULES, most));

export interface RoomLimits {
  /** Tokens of all sources. */
  tokens: number;
  /** Passages, of all documents. */
  passages: number;
  /** Pages of long files, and paragraphs of a ticked document, of which the passages are chosen. */
  pages: number;
  paragraphs: number;
  /** Bytes of the papers of a case that are read whole. */
  bytes: number;
}

const within = (wanted: number, { least, most }: { least: number; most: number }): number =>
  Math.max(least, Math.min(most, Math.floor(wanted)));

/** The limits of evidence for so many tokens. */
export const limitsOf = (room: number): RoomLimits => ({
  tokens: room,
  passages: within(room / OF_PASSAGE, PASSAGES),
  pages: within(room / OF_PASSAGE, PAGES),
  paragraphs: within(room / OF_PASSAGE, PARAGRAPHS),
  bytes: Math.floor(room * BYTES),
});

/** Tokens of a source as a model gets it whole. */
export const tokensOfSource = (text: string): number => FRAME + tokensOf(text);
