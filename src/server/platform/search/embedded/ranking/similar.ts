import { findCitations } from '#law/citations/citations.ts';
import { stopWords, termsOf } from '#law/text/words.ts';
import type { WeightedLeaf } from './keyword.ts';
import { type CollectionStatistics, inverseFrequency } from './ranking.ts';

// A text as a query: a judgment, a set of facts, a question of some length. Figures are in bench/results/relevance.md.

/** Terms that stand for a text, and the power of their rarity by which they are chosen and weighed. */
const tellingTerms = 160;
const rarityPower = 1.5;
/** A very long text is read to here. */
export const longestText = 200_000;
/** Queries of more terms than this are texts. */
const typedTerms = 60;
/** Characters on each side of a citation that tell what the case is cited for. */
const citedReach = 700;
/** Passages asked for by meaning, one by one. */
const askedPassages = 16;

export function isText(query: string): boolean {
  return query.length > 3 * typedTerms && termsOf(query).length > typedTerms;
}

/** How much a repeated term counts: in whole texts less than in passages that were chosen already. */
export type Repetition = 'damped' | 'full';

/** The terms of a text that tell it apart, weighted by how often they stand in it and how rare they are. */
export function tellingLeaves(
  text: string,
  library: CollectionStatistics,
  documentsWith: (term: string) => number,
  repetition: Repetition = 'damped',
): WeightedLeaf[] {
  const counts = new Map<string, number>();
  for (const term of termsOf(text.slice(0, longestText))) {
    if (!stopWords.has(term) && term.length > 1) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  // A term that only one document has links it with nothing, unless the library is tiny.
  const least = library.documents > 200 ? 2 : 1;
  const weighted: (WeightedLeaf & { gain: number; term: string })[] = [];
  for (const [term, count] of counts) {
    const rows = documentsWith(term);
    if (rows < least) continue;
    const rarity = inverseFrequency(Math.min(rows, library.documents), library);
    const weight = (repetition === 'full' ? count : Math.sqrt(count)) * rarity ** (rarityPower - 1);
    weighted.push({ leaf: { kind: 'term', term }, weight, gain: weight * rarity, term });
  }
  return weighted
    .sort((a, b) => b.gain - a.gain || (a.term < b.term ? -1 : 1))
    .slice(0, tellingTerms)
    .map(({ leaf, weight }) => ({ leaf, weight }));
}

/** Where a citation was taken out for anonymity or brevity: '[citation omitted]', '[?CITATION?]'. */
const omitted = /[[(][^[\]()]{0,10}\bcitations?\b[^[\]()]{0,20}[\])]/giu;

/** Places where a text cites an authority, ascending. */
function citedAt(text: string): number[] {
  const places = findCitations(text).map(({ start }) => start);
  for (const match of text.matchAll(omitted)) places.push(match.index);
  return places.sort((a, b) => a - b);
}

export interface CitedPassages {
  /** Citations in the text. */
  citations: number;
  /** All that stands near a citation, each word once. */
  merged: string;
  /** One passage for each of some citations, spread over the text. */
  single: string[];
}

/**
 * The passages in which a text says what it cites authorities for: they describe the cited cases better than the
 * whole does. Undefined when it cites none.
 */
export function citedPassages(text: string): CitedPassages | undefined {
  const read = text.slice(0, longestText);
  const places = citedAt(read);
  if (places.length === 0) return undefined;
  const merged: string[] = [];
  let end = 0;
  for (const place of places) {
    const [from, to] = [Math.max(end, place - citedReach), Math.min(read.length, place + citedReach)];
    if (to > from) merged.push(read.slice(from, to));
    end = Math.max(end, to);
  }
  const asked = Math.min(places.length, askedPassages);
  const single = Array.from({ length: asked }, (_, i) => {
    const place = places[Math.floor((i * places.length) / asked)] ?? 0;
    return read.slice(Math.max(0, place - citedReach), place + citedReach);
  });
  return { citations: places.length, merged: merged.join('\n'), single };
}

/** Citations from which on the passages around them say enough. */
const manyCitations = 5;

/** Shares of each list in the fusion for a text with this many citations. */
export function textWeights(citations: number): {
  cited: number;
  citedMeaning: number;
  words: number;
  meaning: number;
} {
  const telling = Math.min(1, citations / manyCitations);
  return {
    cited: 0.5 * telling,
    citedMeaning: 0.3 * telling,
    words: 0.5 - 0.3 * telling,
    meaning: 0.5 * (1 - telling),
  };
}
