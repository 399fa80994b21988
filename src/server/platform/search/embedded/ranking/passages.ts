import { type ParsedQuery, queryLeaves } from '#law/query/query.ts';
import { findWords, phraseFinder, stopWords, type Word, wordFinder } from '#law/text/words.ts';
import type { LibraryParagraph, Passage } from '#server/platform/search/engine.ts';
import { informationOf, type QueryWord, sentenceWords } from './sequence/sequence-query.ts';
import { Sequence } from './sequence/sequence-score.ts';

/** The information of a word whose frequency in the library is not known: one in four hundred is this one. */
const wordInformation = Math.log(400);

/** Scores paragraphs by the best place in which they have the words of a query in its order. */
function paragraphSequence(typed: readonly QueryWord[]): (text: string) => number {
  const sequence = new Sequence(
    typed.map((word) => ({ ...word, information: informationOf(word.term) ?? wordInformation })),
  );
  return (text) => {
    const positions = new Map<string, number[]>(sequence.terms.map(({ term }) => [term, []]));
    for (const [position, { term }] of findWords(text).entries()) positions.get(term)?.push(position);
    return sequence.score(sequence.terms.map(({ term }) => Uint32Array.from(positions.get(term) ?? [])));
  };
}

const passageLength = 320;
const bestPassages = 3;
/** Weight of a word that is only related to one of the query. */
const relatedWeight = 0.25;

interface Wanted {
  terms: (text: string) => Word[];
  /** Those that are only related to a word of the query. */
  related: ReadonlySet<string>;
  phrases: (text: string) => Word[];
}

interface WeighedPassage {
  passage: Passage;
  /** Different terms and phrases found; phrases weigh more. */
  weight: number;
}

/** The query for paragraphs, and its words with their related terms when meaning counts. */
type PassageQuery = Pick<ParsedQuery, 'root'> & { sequence?: readonly QueryWord[] };

function wantedOf(query: PassageQuery): Wanted {
  const terms = new Set<string>();
  const phrases: string[][] = [];
  for (const leaf of queryLeaves(query)) {
    if (leaf.kind === 'phrase') phrases.push(leaf.terms);
    else terms.add(leaf.term);
  }
  if ([...terms].some((term) => !stopWords.has(term)) || phrases.length > 0) {
    for (const term of terms) if (stopWords.has(term)) terms.delete(term);
  }
  const others = (query.sequence ?? []).flatMap(({ related = [] }) => related.map(({ term }) => term));
  const related = new Set(others.filter((term) => !terms.has(term)));
  return {
    terms: wordFinder([...terms, ...related]),
    related,
    phrases: phraseFinder(phrases),
  };
}

type Mark = { start: number; end: number };

/** Sorted, and those that touch or overlap made one. */
function tidy(marks: Mark[]): Mark[] {
  const sorted = marks.sort((a, b) => a.start - b.start || b.end - a.end);
  const result: Mark[] = [];
  for (const mark of sorted) {
    const last = result.at(-1);
    if (last && mark.start < last.end) last.end = Math.max(last.end, mark.end);
    else result.push({ ...mark });
  }
  return result;
}

function findIn(paragraph: LibraryParagraph, index: number, wanted: Wanted): WeighedPassage | undefined {
  const marks: Mark[] = [];
  const terms = new Set<string>();
  for (const word of wanted.terms(paragraph.text)) {
    marks.push({ start: word.start, end: word.end });
    terms.add(word.term);
  }
  let weight = 0;
  for (const term of terms) weight += wanted.related.has(term) ? relatedWeight : 1;
  const phrases = new Set<string>();
  for (const { term, start, end } of wanted.phrases(paragraph.text)) {
    phrases.add(term);
    marks.push({ start, end });
  }
  for (const phrase of phrases) weight += phrase.split(' ').length;
  if (marks.length === 0) return undefined;
  const passage: Passage = { paragraph: index, text: paragraph.text, marks: tidy(marks) };
  if (paragraph.number !== undefined) passage.number = paragraph.number;
  return { passage, weight: paragraph.heading ? weight / 2 : weight };
}

function allMatches(paragraphs: readonly LibraryParagraph[], query: PassageQuery): WeighedPassage[] {
  const wanted = wantedOf(query);
  const found: WeighedPassage[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const match = findIn(paragraph, index, wanted);
    if (match) found.push(match);
  }
  return found;
}

/** Moves a cut to the nearest gap between words, so that no word is shown in halves. */
function wordGap(text: string, at: number, step: 1 | -1): number {
  for (let i = at, tries = 0; i > 0 && i < text.length && tries < 24; i += step, tries += 1) {
    if (/\s/.test(text[i] ?? '')) return i;
  }
  return at;
}

/** Cuts a long passage to some 320 characters around the window that holds most marks. */
function trim(passage: Passage): Passage {
  const { text, marks } = passage;
  if (text.length <= passageLength) return passage;
  let best = 0;
  let bestCount = 0;
  for (const [i, mark] of marks.entries()) {
    let count = 0;
    for (let k = i; k < marks.length && (marks[k]?.end ?? 0) <= mark.start + passageLength - 60; k += 1)
      count += 1;
    if (count > bestCount) [best, bestCount] = [i, count];
  }
  const first = marks[best]?.start ?? 0;
  const wished = Math.max(0, Math.min(first - 60, text.length - passageLength));
  const start = wished === 0 ? 0 : Math.min(wordGap(text, wished, 1), first);
  const limit = Math.min(text.length, start + passageLength);
  const end = limit === text.length ? limit : Math.max(wordGap(text, limit, -1), start + 1);
  const [before, after] = [start > 0 ? '… ' : '', end < text.length ? ' …' : ''];
  const shown = text.slice(start, end);
  const lead = shown.length - shown.trimStart().length;
  const shift = before.length - start - lead;
  return {
    ...passage,
    text: before + shown.trim() + after,
    marks: marks
      .filter((mark) => mark.start >= start + lead && mark.end <= end)
      .map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
  };
}

/** Every paragraph where the query is found, whole, with the found words marked: for the reader. */
export function findMatches(
  document: { paragraphs: readonly LibraryParagraph[] },
  query: Pick<ParsedQuery, 'root'>,
): Passage[] {
  return allMatches(document.paragraphs, query).map((found) => found.passage);
}

/** Paragraphs with most of the words of a sentence, in which their order is looked at. */
const comparedPassages = 12;

function byWeight(a: WeighedPassage, b: WeighedPassage): number {
  return (
    b.weight - a.weight ||
    b.passage.marks.length - a.passage.marks.length ||
    a.passage.paragraph - b.passage.paragraph
  );
}

/** The paragraphs of a document that match a query best, best first. */
export interface BestMatches {
  /** Three at most, trimmed around the marks. */
  passages: Passage[];
  /** Indexes of the best paragraphs. */
  places: number[];
}

/**
 * The paragraphs that show most of the query, best first: for a sentence those that have its words near one another and
 * in its order.
 */
export function bestMatches(paragraphs: readonly LibraryParagraph[], query: PassageQuery): BestMatches {
  const { sequence = [] } = query;
  const found = allMatches(paragraphs, query).sort(byWeight).slice(0, comparedPassages);
  if (sequence.length >= sentenceWords) {
    const score = paragraphSequence(sequence);
    const scores = new Map(found.map((each) => [each, score(each.passage.text)]));
    found.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || byWeight(a, b));
  }
  return {
    passages: found.slice(0, bestPassages).map(({ passage }) => trim(passage)),
    places: found.map(({ passage }) => passage.paragraph),
  };
}
