import { stopWords, termsOf } from '#law/words.ts';
import type { WeightedLeaf } from './keyword.ts';
import { inverseFrequency, type LibraryStatistics } from './ranking.ts';

/** Terms that stand for a text. More cost time and find little more. */
const tellingTerms = 60;
/** Only the head of a very long text is read: its facts and issues. */
const longestText = 200_000;

/** The terms of a text that tell it apart, weighted by how often they stand in it and how rare they are. */
export function tellingLeaves(
  text: string,
  library: LibraryStatistics,
  documentsWith: (term: string) => number,
): WeightedLeaf[] {
  const counts = new Map<string, number>();
  for (const term of termsOf(text.slice(0, longestText))) {
    if (!stopWords.has(term) && term.length > 1) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const weighted: (WeightedLeaf & { gain: number; term: string })[] = [];
  for (const [term, count] of counts) {
    const rows = documentsWith(term);
    if (rows === 0) continue;
    const weight = 1 + Math.log(count);
    const gain = weight * inverseFrequency(Math.min(rows, library.documents), library);
    weighted.push({ leaf: { kind: 'term', term }, weight, gain, term });
  }
  return weighted
    .sort((a, b) => b.gain - a.gain || (a.term < b.term ? -1 : 1))
    .slice(0, tellingTerms)
    .map(({ leaf, weight }) => ({ leaf, weight }));
}
