import { nameTokens } from '#law/parties/names.ts';
import { stopWords, wordFinder, wordTerm } from '#law/text/words.ts';
import type { EngineQuery } from '../engine-query.ts';
import { field } from '../inverted-index/document-terms.ts';
import { intersectAll } from '../inverted-index/intersect.ts';
import { phrasePostings } from '../inverted-index/phrase.ts';
import type { SegmentStore } from '../segment-store.ts';
import type { DocAddress, Segment } from '../segments/segment.ts';
import { editCost, wordsWithin } from './edit-distance.ts';
import { type TypedWord, typedWords } from './typed-words.ts';
import { type Terms, Vocabulary } from './vocabulary.ts';

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
/** Stems whose printed forms are compared, and documents read for the forms of one. */
const comparedStems = 8;
const readForForms = 3;

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

/** What it costs to take a printed word for a typed one; a short word is no correction. */
function costOf(word: string, printed: string): number {
  if (printed.length <= 3) return Number.POSITIVE_INFINITY;
  return editCost(word, printed) + (printed[0] === word[0] ? 0 : 0.5);
}

/** *Did you mean*: corrects words that no document has by the library's own words. */
export class Suggestions {
  readonly #store: SegmentStore;
  readonly #vocabulary: Vocabulary;

  constructor(store: SegmentStore) {
    this.#store = store;
    this.#vocabulary = new Vocabulary(store);
  }

  /**
   * The query with its unknown words corrected; undefined where there is nothing to correct. Words that any document has
   * stay as they are, and so do those that the query excludes. A correction stands in a document together with all other
   * words of the query, so that it always finds more than what was typed.
   */
  async suggest(
    typed: string,
    query: EngineQuery,
    segments: readonly Segment[],
  ): Promise<string | undefined> {
    const named = query.named !== undefined && query.named.kind !== 'cause_title';
    if (typed.length > longestQuery || query.isText || named) return undefined;
    const has = (term: string) => segments.some(({ index }) => index.docFrequency(term) > 0);
    const all = typedWords(typed, query.named?.kind === 'cause_title');
    const unknown = all.filter(({ term, correctable }) => correctable && !has(term));
    const terms =
      unknown.length > 0 && unknown.length <= mostUnknown ? await this.#vocabulary.terms() : undefined;
    if (!terms) return undefined;
    const others = all.flatMap(({ term, excluded }) =>
      excluded || stopWords.has(term) || !has(term) ? [] : [term],
    );
    let text = '';
    let done = 0;
    for (const typedWord of unknown) {
      const { word, start, end } = typedWord;
      const best = await this.#best(typedWord, terms, others, segments);
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
  async #best(
    { word: typed, isName }: TypedWord,
    terms: Terms,
    others: readonly string[],
    segments: readonly Segment[],
  ): Promise<string | undefined> {
    const word = typed.toLowerCase();
    const candidates: Candidate[] = [];
    for (const { stem, rare } of nearestStems(word, terms)) {
      if (others.length > 0 && !isTogether(stem, others, segments)) continue;
      for (const printed of await this.#printedForms(stem, segments)) {
        const cost = costOf(word, printed);
        const fits = cost <= dearest(word) && (!isName || isPartyName(printed, segments));
        if (fits) candidates.push({ printed, value: cost + rare });
      }
    }
    const [best] = candidates.sort((a, b) => a.value - b.value || (a.printed < b.printed ? -1 : 1));
    return best?.printed ?? (isName ? undefined : splitWord(word, terms, others, segments));
  }

  /** The words with this stem in some documents, in small letters. */
  async #printedForms(stem: string, segments: readonly Segment[]): Promise<Set<string>> {
    const find = wordFinder([stem]);
    const forms = new Set<string>();
    for (const address of addressesWith(stem, segments)) {
      const document = await this.#store.document(address);
      const texts = [document?.title ?? '', ...(document?.paragraphs ?? []).map(({ text }) => text)];
      for (const text of texts)
        for (const { start, end } of find(text)) forms.add(text.slice(start, end).toLowerCase());
    }
    return forms;
  }
}

/** With two errors the first letter is right: most misspellings keep it, and a twentieth of the terms is looked at. */
function stemsNear(base: string, { sorted, byLetter }: Terms): string[] {
  if (base.length < longStem) return wordsWithin(sorted, base, 1).words;
  const sameStart = byLetter.get(base.slice(0, 1)) ?? [];
  return [...new Set([...wordsWithin(sorted, base, 1).words, ...wordsWithin(sameStart, base, 2).words])];
}

/** The stems nearest to a word with or without an ending; the rarer the dearer. */
function nearestStems(word: string, terms: Terms): { stem: string; rare: number }[] {
  const values = new Map<string, number>();
  const bases = new Set([
    wordTerm(word),
    ...endings
      .filter((ending) => word.endsWith(ending))
      .map((ending) => word.slice(0, word.length - ending.length)),
  ]);
  for (const base of bases) {
    if (base.length < 3) continue;
    for (const stem of stemsNear(base, terms))
      values.set(stem, Math.min(values.get(stem) ?? Number.POSITIVE_INFINITY, editCost(base, stem)));
  }
  return [...values]
    .map(([stem, cost]) => ({ stem, cost, rare: 1 / Math.log2(2 + (terms.docFrequency.get(stem) ?? 0)) }))
    .sort((a, b) => a.cost + a.rare - (b.cost + b.rare) || (a.stem < b.stem ? -1 : 1))
    .slice(0, comparedStems);
}

/** The first live documents that contain a term. */
function addressesWith(term: string, segments: readonly Segment[]): DocAddress[] {
  return segments
    .flatMap((segment) =>
      [...segment.index.postings(term).rows.subarray(0, readForForms)].map((row) => ({ segment, row })),
    )
    .filter(({ segment, row }) => segment.docValues.isLive(row))
    .slice(0, readForForms);
}

/** True where a document has the term and all the others. */
function isTogether(term: string, others: readonly string[], segments: readonly Segment[]): boolean {
  return segments.some(
    ({ index }) => intersectAll([term, ...others].map((each) => index.postings(each).rows)).length > 0,
  );
}

/** True for a word that stands in the name of a party. */
function isPartyName(printed: string, segments: readonly Segment[]): boolean {
  const tokens = nameTokens(printed).map(field.name);
  return segments.some(({ index }) => tokens.some((token) => index.docFrequency(token) > 0));
}

/** 'naturaljustice': two words that documents print side by side, typed as one. */
function splitWord(
  word: string,
  { docFrequency }: Terms,
  others: readonly string[],
  segments: readonly Segment[],
): string | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const stems = parts.map(wordTerm);
    if (!stems.every((stem) => docFrequency.has(stem))) continue;
    const beside = segments.some(({ index }) => {
      const rows = [...others.map((each) => index.postings(each).rows), phrasePostings(index, stems).rows];
      return intersectAll(rows).length > 0;
    });
    if (beside) return parts.join(' ');
  }
  return undefined;
}
