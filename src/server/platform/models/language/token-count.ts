import type { ChatMessage } from './language-model.ts';

/** Tokens that the frame of one message takes in the prompt: its role and its separators. */
const perMessage = 8;

/**
 * Characters for each token, by script. Vocabularies are made of English for the most part: a word of four or five
 * letters is one token there, while a letter of Hindi or Tamil is one token or more.
 */
const LATIN = 3.6;
const DIGITS_AND_SIGNS = 1.6;
const TOKENS_OF = { devanagari: 1.1, tamil: 1.5, other: 1.3 } as const;

const isLatin = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 32;

function tokensOfLetter(code: number): number {
  if (isLatin(code)) return 1 / LATIN;
  if (code < 0x80) return 1 / DIGITS_AND_SIGNS;
  if (code < 0x0250) return 0.6;
  if (code >= 0x0900 && code <= 0x097f) return TOKENS_OF.devanagari;
  if (code >= 0x0b80 && code <= 0x0bff) return TOKENS_OF.tamil;
  return TOKENS_OF.other;
}

/** Estimate of the tokens of a piece of a text, by the scripts of its letters; a fraction, for a sum of pieces. O(n). */
export function tokensOfPiece(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum += tokensOfLetter(text.charCodeAt(at));
  return sum;
}

/** Estimate of the tokens of a text. O(n). */
export const tokensOf = (text: string): number => Math.ceil(tokensOfPiece(text));

/** Estimate of the tokens of messages in the prompt. */
export const promptTokens = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, { text }) => sum + perMessage + tokensOf(text), 0);

/** The longest beginning of a text within so many tokens, ended at a blank where one is near. O(n). */
export function withinTokens(text: string, most: number): string {
  let sum = 0;
  let at = 0;
  while (at < text.length) {
    sum += tokensOfLetter(text.charCodeAt(at));
    if (sum > most) break;
    at += 1;
  }
  if (at === text.length) return text;
  const blank = text.lastIndexOf(' ', at);
  return text.slice(0, blank > at - 40 && blank > 0 ? blank : at);
}
