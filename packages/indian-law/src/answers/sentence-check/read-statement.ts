import { findCitations } from '../../citations/citations.ts';
import { findProvisions, type Provision } from '../../provisions/provisions.ts';
import { counts } from '../../text/number-words.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { Span } from '../../text/text.ts';
import { findWords, stopWords, type Word } from '../../text/words.ts';
import { blocksOf } from '../blocks.ts';
import { ofWriting } from '../grounding.ts';
import { type Day, findDays } from './days.ts';
import { type Figure, findFigures } from './figures.ts';

/** Words of Hindi and Tamil that say nothing of their own. */
const FUNCTION_WORDS = new Set(
  (
    'का के की को में से ने पर है हैं था थी थे हो और या यह वह ये वे इस उस कि जो तो भी ही एक किया गया गई गए कर करने करता करती होता द्वारा ' +
    'लिए तक साथ अपने अपनी अपना इसके उसके इसका उसका मैं हम आप कोई कुछ जिस जिसके हुआ हुई हुए रहा रही रहे ' +
    'மற்றும் ஒரு இந்த அந்த என்று என்ற ஆகும் உள்ளது இது அது அவர் என'
  ).split(' '),
);
/** Endings of Hindi words that change with gender, number and case, the longest first. */
const HINDI_ENDING = /(?<=[\u0900-\u097f]{2})(?:ियों|ाओं|ाएँ|ाएं|ियाँ|ियां|या|ये|यी|ों|ें|ीं|ा|ी|े|ो|ए|ई)$/u;
/** The term of a word as `terms` has it. */
export const statementTerm = (term: string): string => term.replace(HINDI_ENDING, '');

/** True where a word tells what a sentence is about. */
export const tells = ({ term }: Word): boolean =>
  !stopWords.has(term) && !ofWriting(term) && !FUNCTION_WORDS.has(term) && !counts(term);

export interface CitedPlace extends Span {
  text: string;
  key: string;
}

/** A sentence with all that can be compared in it. Spans are in units of its text. */
export interface Statement {
  text: string;
  words: readonly Word[];
  /** The terms that tell what it is about. */
  terms: ReadonlySet<string>;
  figures: readonly Figure[];
  days: readonly Day[];
  provisions: readonly Provision[];
  citations: readonly CitedPlace[];
}

const MARKS = /\[\d{1,3}\]/gu;
/** The number of a list at the beginning of a line. */
const LIST_NUMBER = /^\s*(?:[-*•]\s+)?\(?\d{1,2}[.)]\s/u;

const spansOf = (pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

export function readStatement(text: string): Statement {
  const list = LIST_NUMBER.exec(text)?.[0].length ?? 0;
  const marks = [...(list > 0 ? [{ start: 0, end: list }] : []), ...spansOf(MARKS, text)];
  const days = findDays(text);
  const citations = findCitations(text).map(({ start, end, raw, key }) => ({ start, end, text: raw, key }));
  const provisions = findProvisions(text).filter(
    (one) => !citations.some(({ start, end }) => one.start < end && start < one.end),
  );
  const taken = [...marks, ...days, ...citations, ...provisions].sort((a, b) => a.start - b.start);
  const words = findWords(text).filter(
    ({ start }) => !marks.some((mark) => mark.start <= start && start < mark.end),
  );
  return {
    text,
    words,
    terms: new Set(words.filter(tells).map(({ term }) => statementTerm(term))),
    figures: findFigures(text, taken),
    days,
    provisions,
    citations,
  };
}

/** The statements of a source in order: sentences, points of lists and rows of tables. O(n). */
export const statementsIn = (text: string): Statement[] => [...statementsOneByOne(text)];

/** The same one by one, for a reader who pauses. */
export function* statementsOneByOne(text: string): Generator<Statement> {
  for (const { start, end } of blocksOf(text)) {
    const block = text.slice(start, end);
    for (const one of sentencesOf(block)) yield readStatement(block.slice(one.start, one.end));
  }
}

/** The share of the telling terms of a statement that another has; 0 for a statement without any. */
export function overlap(said: Statement, other: Pick<Statement, 'terms'>): number {
  if (said.terms.size === 0) return 0;
  let common = 0;
  for (const term of said.terms) if (other.terms.has(term)) common += 1;
  return common / said.terms.size;
}
