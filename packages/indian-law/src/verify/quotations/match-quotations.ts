import type { LibraryJudgment, Quotation, QuotationFinding, WordChange } from '../types.ts';
import { alignWords, changesOf } from './align-words.ts';
import { fragmentsOf, printedWords } from './quotation-words.ts';

/** A longer part of a quotation is compared in pieces of so many words, so that the work stays linear. */
const PIECE = 300;
/** Limit: places of a pair of words in a judgment. A more frequent pair does not tell places apart. */
const MOST_PLACES = 400;
/** Words before and behind the expected place that are compared too. */
const SLACK = 12;
/** Share of differing words from which the words are not those of the judgment. */
const TOO_DIFFERENT = 0.4;

interface Words {
  words: string[];
  /** Index of each word's paragraph, and its place in it. */
  paragraph: Int32Array;
  start: Int32Array;
  end: Int32Array;
}

function wordsOf(paragraphs: LibraryJudgment['paragraphs']): Words {
  const words: string[] = [];
  const rows: number[] = [];
  for (const [index, { text }] of paragraphs.entries())
    for (const { word, start, end } of printedWords(text)) {
      words.push(word);
      rows.push(index, start, end);
    }
  const column = (at: number) => Int32Array.from({ length: words.length }, (_, i) => rows[i * 3 + at] ?? 0);
  return { words, paragraph: column(0), start: column(1), end: column(2) };
}

const pair = (words: readonly string[], at: number): string => `${words[at] ?? ''} ${words[at + 1] ?? ''}`;

/** The places of each pair of words of the quotations in the judgment. */
function placesOf(wanted: ReadonlySet<string>, words: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = 0; at < words.length; at += 1) {
    const key = pair(words, at);
    if (!wanted.has(key)) continue;
    const known = places.get(key);
    if (known === undefined) places.set(key, [at]);
    else if (known.length <= MOST_PLACES) known.push(at);
  }
  return places;
}

interface Piece {
  /** The words as printed, and as compared. */
  printed: string[];
  words: string[];
}

function piecesOf(text: string): Piece[] {
  return fragmentsOf(text).flatMap((fragment) => {
    const words = printedWords(fragment);
    const count = Math.max(1, Math.ceil(words.length / PIECE));
    const size = Math.ceil(words.length / count);
    return Array.from({ length: count }, (_, i) => {
      const own = words.slice(i * size, (i + 1) * size);
      return {
        printed: own.map(({ start, end }) => fragment.slice(start, end)),
        words: own.map(({ word }) => word),
      };
    }).filter((piece) => piece.words.length > 0);
  });
}

interface MatchedPiece {
  from: number;
  to: number;
  edits: number;
  changes: WordChange[];
}

function equalAt(words: readonly string[], piece: readonly string[], at: number): boolean {
  if (at < 0 || at + piece.length > words.length) return false;
  for (let i = 0; i < piece.length; i += 1) if (words[at + i] !== piece[i]) return false;
  return true;
}

/** The places at which a piece may begin, those that most of its pairs of words speak for first. */
function starts(places: ReadonlyMap<string, number[]>, piece: readonly string[]): number[] {
  const votes = new Map<number, number>();
  for (let i = 0; i + 1 < piece.length; i += 1) {
    const at = places.get(pair(piece, i)) ?? [];
    if (at.length > MOST_PLACES) continue;
    for (const place of at) votes.set(place - i, (votes.get(place - i) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([at]) => at);
}

/** The best place of a piece; where the judgment has it word by word in several, the one in a cited paragraph. */
function find(judgment: Judgment, piece: Piece, cited: ReadonlySet<number>): MatchedPiece | undefined {
  const { words, paragraph } = judgment.text;
  const { words: own } = piece;
  const candidates = own.length === 1 ? allOf(words, own[0] ?? '') : starts(judgment.places, own);
  const exact = candidates.filter((at) => equalAt(words, own, at));
  const at = exact.find((place) => cited.has(paragraph[place] ?? -1)) ?? exact[0];
  if (at !== undefined) return { from: at, to: at + own.length, edits: 0, changes: [] };
  const [best] = candidates;
  if (best === undefined || own.length === 1) return undefined;
  const from = Math.max(0, best - SLACK);
  const window = words.slice(from, best + own.length + SLACK);
  const alignment = alignWords(own, window);
  if (alignment.edits > own.length * TOO_DIFFERENT) return undefined;
  const printed = window.map((_, i) => judgment.printed(from + i));
  return {
    from: from + alignment.from,
    to: from + alignment.to,
    edits: alignment.edits,
    changes: changesOf(alignment, piece.printed, printed, (i, j) => own[i] === window[j]),
  };
}

function allOf(words: readonly string[], word: string): number[] {
  const found: number[] = [];
  for (let at = words.indexOf(word); at >= 0 && found.length < MOST_PLACES; at = words.indexOf(word, at + 1))
    found.push(at);
  return found;
}

interface Judgment {
  text: Words;
  places: ReadonlyMap<string, number[]>;
  printed: (word: number) => string;
}

/** A quotation to look for. `cited` holds the indices of the paragraphs that the text cites for it. */
export interface AskedQuotation {
  quotation: Quotation;
  cited: ReadonlySet<number>;
}

/**
 * Looks for quotations in a judgment: word by word, or with differences, which are listed. Punctuation, case, hyphens,
 * omissions ('…') and insertions in square brackets do not count as differences. O(judgment + quotations).
 */
export function matchQuotations(
  paragraphs: LibraryJudgment['paragraphs'],
  asked: readonly AskedQuotation[],
): QuotationFinding[] {
  if (asked.length === 0) return [];
  const text = wordsOf(paragraphs);
  const all = asked.map(({ quotation }) => piecesOf(quotation.text));
  const wanted = new Set(all.flat().flatMap(({ words }) => words.map((_, at) => pair(words, at))));
  const printed = (at: number): string =>
    (paragraphs[text.paragraph[at] ?? 0]?.text ?? '').slice(text.start[at] ?? 0, text.end[at] ?? 0);
  const judgment: Judgment = { text, places: placesOf(wanted, text.words), printed };
  return asked.map(({ quotation, cited }, i) =>
    findingOf(judgment, paragraphs, quotation, cited, all[i] ?? []),
  );
}

function findingOf(
  judgment: Judgment,
  paragraphs: LibraryJudgment['paragraphs'],
  quotation: Quotation,
  cited: ReadonlySet<number>,
  pieces: readonly Piece[],
): QuotationFinding {
  const found = pieces.map((piece) => find(judgment, piece, cited));
  const first = found.find((one) => one !== undefined);
  const base = { start: quotation.start, end: quotation.end, text: quotation.text };
  if (first === undefined) return { ...base, status: 'not_found' };
  const index = judgment.text.paragraph[first.from] ?? 0;
  const number = numberAt(paragraphs, index);
  const last = judgment.text.paragraph[first.to - 1] ?? index;
  const elsewhere = cited.size > 0 && !cited.has(index) && !cited.has(last);
  const where = {
    index,
    ...(number === undefined ? {} : { paragraph: number }),
    ...(elsewhere ? { elsewhere: true as const } : {}),
  };
  const changes = found.flatMap((one, i) =>
    one === undefined ? [{ cited: (pieces[i]?.printed ?? []).join(' '), found: '' }] : one.changes,
  );
  const words = found
    .map((one) => (one === undefined ? '…' : wordsBetween(judgment, paragraphs, one)))
    .join(' … ');
  return changes.length === 0
    ? { ...base, status: 'exact', ...where }
    : { ...base, status: 'altered', found: words, changes, ...where };
}

/** The judgment's words of a found piece, as printed, paragraph by paragraph. */
function wordsBetween(
  { text }: Judgment,
  paragraphs: LibraryJudgment['paragraphs'],
  { from, to }: MatchedPiece,
): string {
  const parts: string[] = [];
  for (let at = from; at < to; ) {
    const index = text.paragraph[at] ?? 0;
    let last = at;
    while (last + 1 < to && text.paragraph[last + 1] === index) last += 1;
    parts.push((paragraphs[index]?.text ?? '').slice(text.start[at] ?? 0, text.end[last] ?? 0));
    at = last + 1;
  }
  return parts.join(' ');
}

/** The number of a paragraph; a part without one belongs to the numbered paragraph before it. */
export function numberAt(paragraphs: LibraryJudgment['paragraphs'], index: number): string | undefined {
  const part = paragraphs[index]?.part;
  for (let at = index; at >= 0 && index - at < 60; at -= 1) {
    const { number, part: other } = paragraphs[at] ?? {};
    // Another part has numbers of its own.
    if (other !== part) return undefined;
    if (number !== undefined) return number;
  }
  return undefined;
}
