import { findCitations } from '#law/citations/citations.ts';
import { stopWords, termsOf } from '#law/text/words.ts';
import { type CollectionStatistics, inverseDocumentFrequency } from './bm25.ts';
import type { WeightedLeaf } from './segment-matcher.ts';

// A text as a query: a judgment, a set of facts, a question of some length. Figures are in lab/results/relevance.md.

/** Number of terms that represent a text, and the power of their rarity by which they are chosen and weighted. */
const mostTerms = 160;
/** Narrated facts have few words: all of them count. */
const mostNarratedTerms = 240;
const rarityPower = 1.5;
/** Only so many characters of a text are read. */
export const longestText = 200_000;
/** A query with more terms than this is a text. */
const mostTypedTerms = 60;
/** Characters on each side of a citation that say what the case is cited for. */
const contextReach = 700;
/** Passages whose nearest neighbours are searched, one by one. */
const mostContexts = 16;

export function isText(query: string): boolean {
  return query.length > 3 * mostTypedTerms && termsOf(query).length > mostTypedTerms;
}

/**
 * Rule for the weight of a repeated term: lower in whole texts than in passages that were chosen already. In facts as
 * somebody narrates them the rarest words are names, dates and chance: there rarity counts less than in BM25 itself.
 */
type Repetition = 'damped' | 'full' | 'narrated';

/** The terms of a text in order, as far as it is read. */
export const readTerms = (text: string): string[] => termsOf(text.slice(0, longestText));

function weightOf(repetition: Repetition, count: number, rarity: number): number {
  if (repetition === 'narrated') return (1 + Math.log(count)) / Math.sqrt(rarity);
  return (repetition === 'full' ? count : Math.sqrt(count)) * rarity ** (rarityPower - 1);
}

/** The significant terms of a text: those that set it apart, weighted by their count in it and their rarity. */
export function significantTerms(
  terms: readonly string[],
  collection: CollectionStatistics,
  docFrequency: (term: string) => number,
  repetition: Repetition = 'damped',
): WeightedLeaf[] {
  const counts = new Map<string, number>();
  for (const term of terms) {
    if (!stopWords.has(term) && term.length > 1) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  // A term of a single document connects it with no other, unless the library is tiny.
  const least = collection.documents > 200 ? 2 : 1;
  const weighted: (WeightedLeaf & { gain: number; term: string })[] = [];
  for (const [term, count] of counts) {
    const rows = docFrequency(term);
    if (rows < least) continue;
    const rarity = inverseDocumentFrequency(Math.min(rows, collection.documents), collection);
    const weight = weightOf(repetition, count, rarity);
    weighted.push({ leaf: { kind: 'term', term }, weight, gain: weight * rarity, term });
  }
  return weighted
    .sort((a, b) => b.gain - a.gain || (a.term < b.term ? -1 : 1))
    .slice(0, repetition === 'narrated' ? mostNarratedTerms : mostTerms)
    .map(({ leaf, weight }) => ({ leaf, weight }));
}

/** Marks of a citation that was taken out for anonymity or brevity: '[citation omitted]', '[?CITATION?]'. */
const omitted = /[[(][^[\]()]{0,10}\bcitations?\b[^[\]()]{0,20}[\])]/giu;

/** Positions at which a text cites an authority, ascending. */
function citationPositions(text: string): number[] {
  const positions = findCitations(text).map(({ start }) => start);
  for (const match of text.matchAll(omitted)) positions.push(match.index);
  return positions.sort((a, b) => a - b);
}

export interface CitationContexts {
  /** Citations in the text. */
  citations: number;
  /** All passages around citations; text between two citations is not repeated. */
  merged: string;
  /** One passage for each of at most 16 citations, spread over the text. */
  single: string[];
}

/**
 * The passages around the citations of a text. They say what it cites authorities for, and so describe the cited cases
 * better than the whole text does. Undefined where it cites none.
 */
export function citationContexts(text: string): CitationContexts | undefined {
  const read = text.slice(0, longestText);
  const positions = citationPositions(read);
  if (positions.length === 0) return undefined;
  const merged: string[] = [];
  let end = 0;
  for (const position of positions) {
    const [from, to] = [
      Math.max(end, position - contextReach),
      Math.min(read.length, position + contextReach),
    ];
    if (to > from) merged.push(read.slice(from, to));
    end = Math.max(end, to);
  }
  const asked = Math.min(positions.length, mostContexts);
  const single = Array.from({ length: asked }, (_, i) => {
    const position = positions[Math.floor((i * positions.length) / asked)] ?? 0;
    return read.slice(Math.max(0, position - contextReach), position + contextReach);
  });
  return { citations: positions.length, merged: merged.join('\n'), single };
}

/** With so many citations, the passages around them say enough. */
const manyCitations = 5;

/** Facts in so many words tell enough for what the nearest judgments cite to count in full. */
const tellingTerms = 100;

/** The weight of each list in the fusion, for a text of so many terms with so many citations. */
export function listWeights(
  citations: number,
  terms: number,
): {
  contextWords: number;
  contextMeaning: number;
  words: number;
  meaning: number;
  /** Weight of the citations of the nearest documents. */
  cited: number;
  /** Highest gain by shared pairs of words: narrated facts quote nothing. */
  pairs: number;
} {
  const share = Math.min(1, citations / manyCitations);
  return {
    cited: (1 - share) * Math.min(1, terms / tellingTerms),
    contextWords: 0.5 * share,
    contextMeaning: 0.3 * share,
    pairs: 0.5 + 0.5 * share,
    words: 0.6 - 0.4 * share,
    meaning: 0.4 * (1 - share),
  };
}
