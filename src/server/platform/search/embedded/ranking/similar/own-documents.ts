import { FacetedFilter } from '../../facets/faceted-filter.ts';
import type { Bitmap } from '../../segments/bitmap.ts';
import { flags } from '../../segments/doc-values.ts';
import type { Segment } from '../../segments/segment.ts';
import type { ScoredDoc } from '../top-docs.ts';
import { turnsOf } from '../turns.ts';
import { mostOfOneName } from './cited-by-nearest.ts';
import type { SimilarSearch } from './similar-lists.ts';

/** Rows of a term in one segment, of which more are replaced than are live, are read no further. */
const mostRows = 64;

/**
 * The judgments, or the sections of acts, that pass the filters and have one of the terms as their own; without terms that too
 * many share. Thousands of terms are looked up in turns.
 */
export async function ownDocuments(
  terms: ReadonlySet<string>,
  { segments, filters, store, signal }: Pick<SimilarSearch, 'segments' | 'filters' | 'store' | 'signal'>,
  kind: 'judgment' | 'act' = 'judgment',
): Promise<Map<string, ScoredDoc[]>> {
  const pauseWhenLong = turnsOf(signal);
  const filter = new FacetedFilter(filters, [], store.ordinals);
  const found = new Map<string, ScoredDoc[]>();
  for (const segment of segments) {
    const passed = filter.apply(segment.docValues, segment.docValues.live());
    for (const term of terms) {
      await pauseWhenLong();
      const docs = documentsWith(term, segment, passed, kind);
      if (docs.length > 0) found.set(term, [...(found.get(term) ?? []), ...docs]);
    }
  }
  for (const [term, docs] of found) if (docs.length > mostOfOneName) found.delete(term);
  return found;
}

function documentsWith(
  term: string,
  segment: Segment,
  passed: Bitmap,
  kind: 'judgment' | 'act',
): ScoredDoc[] {
  const { index, docValues } = segment;
  const count = index.docFrequency(term);
  if (count === 0 || count > mostRows) return [];
  return [...index.postings(term).rows]
    .filter(
      (row) => passed.has(row) && (((docValues.flags[row] ?? 0) & flags.act) !== 0) === (kind === 'act'),
    )
    .map((row) => ({ segment, row, id: docValues.ids[row] ?? '', score: 0, boost: 0 }));
}
