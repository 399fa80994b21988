import { nameGroups } from '#law/parties/name-terms.ts';
import { stopWords, wordFinder, wordTerm } from '#law/text/words.ts';
import type { EngineQuery } from '../engine-query.ts';
import { field } from '../inverted-index/document-terms.ts';
import type { Leaf } from '../ranking/segment-matcher.ts';
import { editCost, wordsWithin } from './edit-distance.ts';
import { type TypedWord, typedWords } from './typed-words.ts';
import type { Terms } from './vocabulary.ts';

/** Longer queries are no typed questions; more unknown words are no misspellings. */
const longestQuery = 200;
const mostUnknown = 3;
/** The index keeps stems, and an error may hide the ending: stems are compared with the word less an ending. */
const endings = [
  '',
  's',
  'al',
  'ed',
  'er',
  'ly',
  'ion',
  'ing',
  'ity',
  'ive',
  'ate',
  'ant',
  'ent',
  'able',
  'ance',
  'ence',
  'ment',
  'ation',
];
/** Stems of this length have at most two errors, shorter ones one. */
const longStem = 5;
/** Stems whose printed forms are compared. */
const comparedStems = 8;
/** Documents that are read for the printed forms of a stem. */
export const readForForms = 3;

interface Candidate {
  printed: string;
  value: number;
}

/** A correction that costs more is another word. A short word has many neighbours: only a usual error makes one of them likely. */
function dearest(word: string): number {
  if (word.length < 6) return 0.75;
  if (word.length < 7) return 1;
  return word.length < 10 ? 1.5 : 2;
}

/** Cost of taking a printed word for a typed one; a short word is no correction. */
function costOf(word: string, printed: string): number {
  if (printed.length <= 3) return Number.POSITIVE_INFINITY;
  return editCost(word, printed) + (printed[0] === word[0] ? 0 : 0.5);
}

/** Questions that corrections ask about a library. */
export interface SpellingSource {
  /** Those of some terms that a document has. */
  known(terms: readonly string[]): Promise<ReadonlySet<string>>;
  /** The terms that may be meant by such words, or all; undefined while those of a large library are not read yet. */
  terms(words: readonly string[]): Promise<Terms | undefined>;
  /** For each list of terms and phrases whether a document has all of it. */
  together(lists: readonly (readonly Leaf[])[]): Promise<boolean[]>;
  /** For each term the texts of a few documents that have it. */
  texts(terms: readonly string[]): Promise<string[][]>;
}

const termLeaf = (term: string): Leaf => ({ kind: 'term', term });

/**
 * *Did you mean*: the query with its unknown words corrected by the library's own; undefined where there is nothing to
 * correct. Words that any document has stay as they are, and so do those that the query excludes. A correction is in a
 * document together with all other words of the query, so that it always finds more than the typed words.
 */
export async function suggest(
  typed: string,
  query: Pick<EngineQuery, 'named' | 'isText'>,
  source: SpellingSource,
): Promise<string | undefined> {
  const named = query.named !== undefined && query.named.kind !== 'cause_title';
  if (typed.length > longestQuery || query.isText || named) return undefined;
  const all = typedWords(typed, query.named?.kind === 'cause_title');
  if (!all.some(({ correctable }) => correctable)) return undefined;
  const known = await source.known(all.map(({ term }) => term));
  const unknown = all.filter(({ term, correctable }) => correctable && !known.has(term));
  if (unknown.length === 0 || unknown.length > mostUnknown) return undefined;
  const terms = await source.terms(unknown.map(({ word }) => word.toLowerCase()));
  if (!terms) return undefined;
  const others = all.flatMap(({ term, excluded }) =>
    excluded || stopWords.has(term) || !known.has(term) ? [] : [term],
  );
  let text = '';
  let done = 0;
  for (const typedWord of unknown) {
    const { word, start, end } = typedWord;
    const best = await bestOf(typedWord, terms, others, source);
    // A word that stays unknown is one that the library lacks: no document has all words of such a correction.
    if (best === undefined) return undefined;
    text +=
      typed.slice(done, start) +
      (/^\p{Lu}/u.test(word) ? best.slice(0, 1).toUpperCase() + best.slice(1) : best);
    done = end;
  }
  return text + typed.slice(done);
}

/** The nearest printed word of the library; of equally near ones the most frequent. A name becomes a name alone. */
async function bestOf(
  { word: typed, isName }: TypedWord,
  terms: Terms,
  others: readonly string[],
  source: SpellingSource,
): Promise<string | undefined> {
  const word = typed.toLowerCase();
  const near = nearestStems(word, terms);
  const lists = others.length === 0 ? [] : near.map(({ stem }) => [stem, ...others].map(termLeaf));
  const beside = await source.together(lists);
  const stems = near.filter((_, i) => beside[i] ?? true);
  const texts = await source.texts(stems.map(({ stem }) => stem));
  const candidates: Candidate[] = [];
  for (const [i, { stem, rare }] of stems.entries()) {
    for (const printed of printedForms(stem, texts[i] ?? [])) {
      const cost = costOf(word, printed);
      const fits = cost <= dearest(word) && (!isName || (await isPartyName(printed, source)));
      if (fits) candidates.push({ printed, value: cost + rare });
    }
  }
  const [best] = candidates.sort((a, b) => a.value - b.value || (a.printed < b.printed ? -1 : 1));
  return best?.printed ?? (isName ? undefined : splitWord(word, terms, others, source));
}

/** The words with this stem in some texts, in small letters. */
function printedForms(stem: string, texts: readonly string[]): Set<string> {
  const find = wordFinder([stem]);
  const forms = new Set<string>();
  for (const text of texts)
    for (const { start, end } of find(text)) forms.add(text.slice(start, end).toLowerCase());
  return forms;
}

/** With two errors the first letter is right: most misspellings keep it, and a twentieth of the terms is looked at. */
function stemsNear(base: string, { sorted, byLetter }: Terms): string[] {
  if (base.length < longStem) return wordsWithin(sorted, base, 1).words;
  const sameStart = byLetter.get(base.slice(0, 1)) ?? [];
  return [...new Set([...wordsWithin(sorted, base, 1).words, ...wordsWithin(sameStart, base, 2).words])];
}

/** A word as the index has it, and what is left of it without an ending. */
export function basesOf(word: string): string[] {
  const cut = endings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length));
  return [...new Set([wordTerm(word), ...cut])].filter((base) => base.length >= 3);
}

/** The stems nearest to a word with or without an ending; the rarer the dearer. */
function nearestStems(word: string, terms: Terms): { stem: string; rare: number }[] {
  const values = new Map<string, number>();
  for (const base of basesOf(word)) {
    for (const stem of stemsNear(base, terms))
      values.set(stem, Math.min(values.get(stem) ?? Number.POSITIVE_INFINITY, editCost(base, stem)));
  }
  return [...values]
    .map(([stem, cost]) => ({ stem, cost, rare: 1 / Math.log2(2 + (terms.docFrequency.get(stem) ?? 0)) }))
    .sort((a, b) => a.cost + a.rare - (b.cost + b.rare) || (a.stem < b.stem ? -1 : 1))
    .slice(0, comparedStems);
}

/** True for a word in the name of a party. */
async function isPartyName(printed: string, source: SpellingSource): Promise<boolean> {
  const terms = nameGroups(printed).flat().map(field.name);
  return (await source.together(terms.map((term) => [termLeaf(term)]))).includes(true);
}

/** 'naturaljustice' as two words, in every way. */
export function splitsOf(word: string): [string, string][] {
  return Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => [
    word.slice(0, i + 3),
    word.slice(i + 3),
  ]);
}

/** Two words that documents print side by side, typed as one. */
async function splitWord(
  word: string,
  { docFrequency }: Terms,
  others: readonly string[],
  source: SpellingSource,
): Promise<string | undefined> {
  const splits = splitsOf(word).filter((parts) => parts.every((part) => docFrequency.has(wordTerm(part))));
  const beside = await source.together(
    splits.map((parts) => [...others.map(termLeaf), { kind: 'phrase', terms: parts.map(wordTerm) }]),
  );
  return splits[beside.indexOf(true)]?.join(' ');
}
