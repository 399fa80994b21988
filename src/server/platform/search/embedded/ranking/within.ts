import { parseQuery, type QueryNode, queryLeaves } from '#law/query/query.ts';
import type { LibraryFilters } from '#shared/contracts/library.ts';
import { referenceNodes, withTypedFilters } from '../engine-query.ts';
import type { ResolvedFilters } from '../facets/row-filters.ts';
import type { LibraryOrdinals } from '../segments/doc-values.ts';
import type { Segment } from '../segments/segment.ts';
import { SegmentMatcher } from './segment-matcher.ts';

const joins = /(?<!\S)(?:AND|OR|NOT)(?!\S)/u;

/**
 * Condition for a document to be within: every word, unless operators say otherwise, and the document or
 * provision that a reference names.
 */
export function requiredNode(words: string): QueryNode | undefined {
  const parsed = parseQuery(words);
  const references = parsed.referencesBind ? referenceNodes(parsed) : [];
  const others = parsed.referencesBind && !parsed.binds ? [] : wordNodes(parsed.root, joins.test(words));
  const must = [...references, ...others];
  return must.length > 0 ? { kind: 'bool', must, should: [], not: [] } : undefined;
}

function wordNodes(root: QueryNode | undefined, joined: boolean): QueryNode[] {
  if (!root) return [];
  return joined ? [root] : queryLeaves({ root });
}

/** Samples are results only while the library has no other judgment, unless they are asked for. */
function withoutSamples(filters: LibraryFilters, segments: readonly Segment[]): LibraryFilters {
  if (filters.samples !== undefined) return filters;
  const has = (kind: 'real' | 'samples') => segments.some(({ docValues }) => docValues.judgments[kind] > 0);
  return has('real') && has('samples') ? { ...filters, samples: false } : filters;
}

/**
 * The filters with the rows that have the words of `within`, and without samples beside real judgments. The words bind in
 * every mode, as all filters do.
 */
export function resolveFilters(
  asked: LibraryFilters,
  segments: readonly Segment[],
  ordinals: LibraryOrdinals,
): ResolvedFilters {
  const filters = withoutSamples(asked, segments);
  const { within } = filters;
  if (!within?.trim()) return filters;
  const typed = withTypedFilters(parseQuery(within), filters, ordinals);
  const node = requiredNode(within);
  if (!node) return typed;
  const rows = segments.map(({ index, docValues }) => {
    const found = new SegmentMatcher(index, docValues.size).rows(node);
    return [docValues, found] as const;
  });
  return { ...typed, rows: new Map(rows) };
}
