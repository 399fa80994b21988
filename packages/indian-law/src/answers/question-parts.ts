import { collapseWhitespace } from '../text/text.ts';
import { type Question, understandQuestion } from './question.ts';
import { leaderOf } from './same-words.ts';

/** A longer message is a text with a question in it, and more parts are a list of its points. */
const LIMITS = { characters: 400, parts: 3 } as const;

const BEGINS =
  '(?:(?:on|in|by|to|from|for|under|at|within) )?(?:what|when|where|who|whom|whose|which|why|how)\\b|' +
  '(?:did|does|do|was|were|is|are|has|have|had|can|could|may|must|should|will) (?:the|an?|our|my|this|that|any|it|he|she|they|there)\\b';
/** The border between two questions. */
const BREAK = new RegExp(`(?:[?;] ?(?:and )?|,? and (?:also )?)(?=${BEGINS})`, 'giu');
const ASKS = new RegExp(`^(?:${BEGINS})`, 'iu');
/** A Hindi part asks with one of these words. */
const HINDI_ASKS = /(?:^|\s)(?:क्या|कब|कौन|कहाँ|कहां|कैसे|कितन\p{M}*|किस\p{L}*\p{M}*|क्यों|किन)(?=\s|$|[?।])/u;
const HINDI_BREAK = / और |[?;।] ?(?=\S)/u;
/** A part refers to what came before: *when was it received*, *at what rate*. */
const REFERS =
  /^(?:on|in|by|to|from|for|under|at|within) |\b(?:it|its|they|them|their|he|him|his|she|her|this|that|these|those)\b/iu;

/** *who pays and who takes possession* belongs to one question: its word is in the part before it too. */
function continues(before: string, part: string): boolean {
  const [word] = /^(?:wh\p{L}+|how)/iu.exec(part) ?? [];
  return word !== undefined && before.toLowerCase().indexOf(` ${word.toLowerCase()} `) > 0;
}

const VERB = /\b(?:did|does|do|was|were|is|are|has|have|had|can|could|may|must|should|will)\b/iu;
/** *and at what rate*, *and when* ask for one more thing of what the part before it asks about. */
const leans = (part: string): boolean =>
  /^(?:(?:on|in|by|to|from|for|under|at|within) |\p{L}+$)/iu.test(part) && !VERB.test(part);

function inEnglish(text: string): string[] {
  if (!ASKS.test(text)) return [text];
  const parts: string[] = [];
  for (const piece of text.split(BREAK)) {
    const last = parts.at(-1);
    if (last !== undefined && (continues(last, piece) || leans(piece))) return [text];
    parts.push(piece);
  }
  return parts;
}

function inHindi(text: string): string[] {
  const parts = text.split(HINDI_BREAK);
  return parts.every((part) => HINDI_ASKS.test(part)) ? parts : [text];
}

/** The questions of a message that asks several things, in its words; a message with one is the only one. O(n). */
export function questionParts(message: string): string[] {
  const whole = collapseWhitespace(message);
  if (whole.length > LIMITS.characters) return [message];
  const text = whole.replace(/[?। ]+$/u, '');
  const parts = /\p{Script=Devanagari}/u.test(text) ? inHindi(text) : inEnglish(text);
  return parts.length < 2 || parts.length > LIMITS.parts ? [message] : parts.map((part) => part.trim());
}

/**
 * The questions of a message: one, or each of its parts. A part that refers to what came before, or that says
 * nothing by itself, is about the words of the first part too; outside a case, each part is about the same law.
 */
export function understandParts(message: string, { inCase }: { inCase: boolean }): Question[] {
  const parts = questionParts(message).map((part) => understandQuestion(part, { inCase }));
  const [first, ...others] = parts;
  if (!first) return parts;
  return [first, ...others.map((part) => (dependsOn(part, inCase) ? withContext(part, first) : part))];
}

const dependsOn = ({ text, words }: Question, inCase: boolean): boolean =>
  !inCase || words.length === 0 || REFERS.test(text);

function withContext(part: Question, first: Question): Question {
  const own = new Set(part.words.map(({ term }) => leaderOf(term)));
  const more = first.words.filter(({ term }) => !own.has(leaderOf(term)));
  if (more.length === 0) return part;
  return {
    ...part,
    query: `${part.query} ${more.map(({ word }) => word).join(' ')}`,
    words: [...part.words, ...more],
    ...(own.size === 0 ? {} : { own, context: new Set(more.map(({ term }) => term)) }),
    provisions: part.provisions.length > 0 ? part.provisions : first.provisions,
    provisionKeys: part.provisions.length > 0 ? part.provisionKeys : first.provisionKeys,
  };
}
