import { nameTokens } from '#law/parties/names.ts';
import { parseQuery } from '#law/query/query.ts';
import { rewriteQuery } from '#law/query/rewritten-query.ts';
import type { LibraryFilters } from '#shared/contracts/library.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import {
  type EngineQuery,
  type KnownNames,
  resolveQuery,
  withTypedFilters,
} from '../embedded/engine-query.ts';
import { namedQuery, ownTerms } from '../embedded/named-documents.ts';
import { isText } from '../embedded/ranking/text-query.ts';
import { requiredNode } from '../embedded/ranking/within.ts';
import type { SearchRequest } from '../engine.ts';
import { findAll } from './found-documents.ts';
import type { LibraryIndex } from './index/library-index.ts';
import { termStatistics } from './index/term-statistics.ts';
import {
  allOf,
  anyOf,
  type FilterClause,
  filterClauses,
  leafClause,
  nodeClause,
  realJudgments,
} from './query-body.ts';

/** Judges who may share the words of a typed name. */
const mostJudges = 1000;

interface JudgeCounts {
  buckets: { key: string }[];
}

/** The judges of the library whose names have all words that were typed, for each name. */
async function judgesLike(
  index: LibraryIndex,
  typed: readonly string[],
  signal: AbortSignal | undefined,
): Promise<KnownNames> {
  const searches = typed.map((name) => {
    const tokens = nameTokens(name);
    const long = tokens.filter((token) => token.length > 1);
    const wanted = long.length > 0 ? long : tokens;
    return {
      query: allOf(wanted.map((token) => ({ term: { judge_names: token } }))),
      size: 0,
      counted: false,
      aggs: { judges: { terms: { field: 'judges', size: mostJudges } } },
    };
  });
  const found = await findAll(index, searches, signal);
  const names = found.flatMap(({ aggregations }) =>
    (aggregations.judges as JudgeCounts).buckets.map(({ key }) => key),
  );
  return { judges: { all: () => [...new Set(names)] } };
}

/** The words that another spelling of a query would have, and whether the library has them. */
async function spellings(
  index: LibraryIndex,
  typed: string,
  signal: AbortSignal | undefined,
): Promise<(term: string) => boolean> {
  const asked = new Set<string>();
  if (!isText(typed)) rewriteQuery(typed, (term) => asked.add(term) !== undefined);
  if (asked.size === 0) return () => false;
  const { docFrequency } = await termStatistics(index, asked, signal);
  return (term) => docFrequency(term) > 0;
}

/** Parses and resolves what was asked, as the embedded engine does. Undefined where it can find nothing. */
export async function resolve(
  index: LibraryIndex,
  request: SearchRequest,
  signal: AbortSignal | undefined,
): Promise<{ query: EngineQuery; missing: boolean } | undefined> {
  const typed = request.query.slice(0, SEARCH.maxQueryLength);
  const has = await spellings(index, typed, signal);
  const { judges } = parseQuery(typed).fields;
  const names = await judgesLike(index, judges, signal);
  const query = resolveQuery(request, names, has);
  return query && resolveNamed(index, query, signal);
}

/** The query for the document that a query names, where its words mean nothing else. */
async function resolveNamed(
  index: LibraryIndex,
  query: EngineQuery,
  signal: AbortSignal | undefined,
): Promise<{ query: EngineQuery; missing: boolean }> {
  const { named } = query;
  if (!named) return { query, missing: false };
  const own = ownTerms(named).map((nodes) => allOf(nodes.map(nodeClause)));
  const [found] = own.length > 0 ? await findAll(index, [{ query: anyOf(own), size: 1 }], signal) : [];
  const there = (found?.total ?? 0) > 0;
  if (!there && !named.certain && !(await unknownWords(index, named.telling, signal)))
    return { query, missing: false };
  return { query: namedQuery(query, named, there), missing: !there };
}

/** True where one of some words is nowhere in the library. */
async function unknownWords(
  index: LibraryIndex,
  words: readonly string[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const searches = words.map((term) => ({
    query: leafClause({ kind: 'term', term }),
    size: 1,
    counted: false,
  }));
  return (await findAll(index, searches, signal)).some(({ docs }) => docs.length === 0);
}

/** The clauses of all filters, with the words that a result must have too. */
export async function resolveFilters(
  index: LibraryIndex,
  filters: LibraryFilters,
  signal?: AbortSignal,
): Promise<FilterClause[]> {
  const { within } = filters;
  const chosen = await withoutSamples(index, filters, signal);
  if (!within?.trim()) return filterClauses(chosen);
  const parsed = parseQuery(within);
  const names = await judgesLike(index, parsed.fields.judges, signal);
  const node = requiredNode(within);
  const own = node ? [{ name: 'within' as const, clause: nodeClause(node) }] : [];
  return [...filterClauses(withTypedFilters(parsed, chosen, names)), ...own];
}

/** Samples are results only while the library has no other judgment, unless they are asked for. */
async function withoutSamples(
  index: LibraryIndex,
  filters: LibraryFilters,
  signal: AbortSignal | undefined,
): Promise<LibraryFilters> {
  if (filters.samples !== undefined) return filters;
  const [real] = await findAll(index, [{ query: realJudgments, size: 1, counted: false }], signal);
  return real?.docs.length ? { ...filters, samples: false } : filters;
}
