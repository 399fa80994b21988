import { nameTokens } from '#law/parties/names.ts';
import { formatProvisionKey } from '#law/provisions/provision-name.ts';
import { type NamedDocument, readNamedDocument } from '#law/query/named-document.ts';
import { type ParsedQuery, parseQuery, type QueryNode, queryLeaves } from '#law/query/query.ts';
import { parseRewritten, type Rewriting } from '#law/query/rewritten-query.ts';
import { termsOf } from '#law/text/words.ts';
import type { LibraryFilters } from '#shared/contracts/library.ts';
import { SEARCH, type SearchMode, type SearchSort } from '#shared/contracts/research/search-limits.ts';
import type { SearchAnswer, SearchRequest } from '../engine.ts';
import { field } from './inverted-index/document-terms.ts';
import { type Bm25Parameters, textQueryBm25, typedQueryBm25 } from './ranking/bm25.ts';
import { type BoostRule, boostRules } from './ranking/boosts.ts';
import { leafKey, type WeightedLeaf } from './ranking/segment-matcher.ts';
import { mostSequenceWords, type QueryWord } from './ranking/sequence/sequence-query.ts';
import { isText } from './ranking/text-query.ts';
import type { Segment } from './segments/segment.ts';

// A query passes through three stages, each with one type:
//
// 1. Asked: `SearchRequest` or `SimilarRequest` (engine.ts). The text as typed, with mode, filters, order and page.
// 2. Parsed: `ParsedQuery` (law/query/query.ts). Its meaning to a lawyer: words, phrases, operators, judges,
//    courts, acts, citations and provisions. It depends on the text alone.
// 3. Resolved: `EngineQuery` (below). The work of this index: the terms to match and to score with their weights, the
//    boosts, and the filters with the values that this library has.

export type PinnedRows = ReadonlyMap<Segment, readonly number[]>;

/** A query resolved against the index. */
export interface EngineQuery {
  mode: SearchMode;
  /** The text without its fields, from which the query vector is made. */
  text: string;
  /** True where the text is too long for a question: documents like it are searched. */
  isText: boolean;
  /** Condition that documents match; absent when all do. */
  root?: QueryNode;
  /** True where a document that does not match is no result, however near it is in meaning. */
  binds: boolean;
  /** The terms and phrases that add to a score. */
  leaves: readonly WeightedLeaf[];
  /** The words that gain where a text has them in this order; none of a text, or where operators bind them. */
  sequence?: readonly QueryWord[];
  bm25: Bm25Parameters;
  boosts: readonly BoostRule[];
  filters: LibraryFilters;
  sort: SearchSort;
  expanded: NonNullable<SearchAnswer['expanded']>;
  /** Set where the query names a document. */
  named?: NamedDocument;
  /** Rows that match although no term says so, by segment: they rank as what the query names. */
  pinned?: PinnedRows;
  /** The first hit of the page, from 0, and the hits of a page. */
  from: number;
  size: number;
}

/** A value that no document has: an unknown judge or court finds nothing. */
const unknownValue = '\u0000';

/** The names of the judges of a library. */
export interface KnownNames {
  judges: { all(): readonly string[] };
}

/** The library's judges whom a typed name can mean: with all its words, in any spelling, initials apart. */
function judgesLike(typed: string, known: KnownNames): string[] {
  const tokens = nameTokens(typed);
  const long = tokens.filter((token) => token.length > 1);
  const wanted = long.length > 0 ? long : tokens;
  return known.judges.all().filter((name) => {
    const found = nameTokens(name);
    return wanted.length > 0 && wanted.every((token) => found.includes(token));
  });
}

/** The typed values that the filter allows too. */
function narrowed(allowed: readonly string[] | undefined, typed: readonly string[]): string[] {
  const both = allowed?.length ? typed.filter((value) => allowed.includes(value)) : [...typed];
  return both.length > 0 ? both : [unknownValue];
}

/** The filters with the judges and courts that the query names. */
export function withTypedFilters(
  { fields: { judges, courts } }: ParsedQuery,
  asked: LibraryFilters,
  names: KnownNames,
): LibraryFilters {
  const filters = { ...asked };
  if (courts.length > 0) filters.court = narrowed(asked.court, courts);
  if (judges.length > 0) {
    const known = judges.flatMap((judge) => judgesLike(judge, names));
    filters.judge = narrowed(asked.judge, known);
  }
  return filters;
}

/** Adds the provisions that the query names, and their counterparts: documents that refer to them match and score. */
function withProvisions({ root, fields }: ParsedQuery): QueryNode | undefined {
  const keys = new Set([...fields.provisions, ...fields.expanded.map(({ to }) => to)]);
  if (!root || keys.size === 0) return root;
  const should = [...keys].map((key): QueryNode => ({ kind: 'term', term: field.provision(key) }));
  const free = root.kind === 'term' || (root.kind === 'bool' && root.must.length + root.not.length === 0);
  return free
    ? { kind: 'bool', must: [], should: [root, ...should], not: [] }
    : { kind: 'bool', must: [root], should, not: [] };
}

/** The document refers to a provision or to its counterparts, and is or cites a judgment: one node for each reference. */
export function referenceNodes({ fields }: ParsedQuery): QueryNode[] {
  const any = (terms: readonly string[]): QueryNode => ({
    kind: 'bool',
    must: [],
    should: terms.map((term) => ({ kind: 'term', term })),
    not: [],
  });
  const provisions = fields.provisions.map((key) => {
    const counterparts = fields.expanded.filter(({ from }) => from === key).map(({ to }) => to);
    return any([key, ...counterparts].map(field.provision));
  });
  return [...provisions, ...fields.citations.map((key) => any([field.citation(key), field.cites(key)]))];
}

/** Builds the condition on documents, and tells whether a document must match it to be a result. */
function boundRoot(parsed: ParsedQuery): { root: QueryNode | undefined; binds: boolean } {
  const { root, binds } = parsed;
  if (!parsed.referencesBind) return { root: withProvisions(parsed), binds };
  const required = referenceNodes(parsed);
  const must = root && binds ? [...required, root] : required;
  const should = root && !binds ? [root] : [];
  return { root: { kind: 'bool', must, should, not: [] }, binds: true };
}

/** Text for the vector of a query: its words without operators, and without the words that a document must not have. */
function meaningOf(words: string): string {
  return words
    .replace(/(?<!\S)NOT\s+(?:["“][^"“”]*["”]?|\S+)/gu, ' ')
    .replace(/(?<!\S)(?:AND|OR)(?!\S)|["“”]/gu, ' ')
    .trim();
}

/** A page within the limits of the contract. */
export function pageOf(request: { from?: number; size?: number }): { from: number; size: number } {
  const from = Math.min(Math.max(0, request.from ?? 0), SEARCH.maxFrom);
  const size = Math.min(Math.max(1, request.size ?? SEARCH.defaultSize), SEARCH.maxSize);
  return { from, size };
}

/** True where a text was typed that has no word, name or number: it finds nothing, while an empty box lists all. */
function meansNothing(typed: string, { root, fields }: ParsedQuery): boolean {
  const named = fields.judges.length + fields.courts.length + fields.acts.length;
  return typed.trim() !== '' && !root && named === 0;
}

/** The terms and phrases of a query, each once, with equal weight. */
export function leavesOf(root: QueryNode | undefined): WeightedLeaf[] {
  const unique = new Map(queryLeaves(root ? { root } : {}).map((leaf) => [leafKey(leaf), leaf]));
  return [...unique.values()].map((leaf) => ({ leaf, weight: 1 }));
}

const ranksOnly = (node: QueryNode): boolean =>
  node.kind !== 'bool' || (node.must.length + node.not.length === 0 && node.should.every(ranksOnly));

/** The words of a query in which none is required, with their positions. */
function sequenceWords({ root, words }: ParsedQuery): QueryWord[] {
  if (!root || !ranksOnly(root)) return [];
  return termsOf(words)
    .slice(0, mostSequenceWords)
    .map((term, offset) => ({ term, offset }));
}

/** Terms searched besides the typed words. */
function expansions({ fields }: ParsedQuery, rewritten: readonly Rewriting[]): EngineQuery['expanded'] {
  const counterparts = fields.expanded.map(({ from, to }) => ({
    from: formatProvisionKey(from),
    to: formatProvisionKey(to),
    kind: 'counterpart' as const,
  }));
  return [...rewritten, ...counterparts];
}

/**
 * Parses and resolves what was asked; `has` says whether any document has a term. Undefined where it can find nothing.
 */
export function resolveQuery(
  request: SearchRequest,
  names: KnownNames,
  has: (term: string) => boolean,
): EngineQuery | undefined {
  const typed = request.query.slice(0, SEARCH.maxQueryLength);
  const { parsed, rewritten } = isText(typed)
    ? { parsed: parseQuery(typed), rewritten: [] }
    : parseRewritten(typed, has);
  if (meansNothing(request.query, parsed)) return undefined;
  const text = isText(parsed.words);
  const { root, binds } = boundRoot(parsed);
  const named = text ? undefined : readNamedDocument(request.query);
  return {
    mode: request.mode,
    text: text ? parsed.words : meaningOf(parsed.words),
    isText: text,
    // In a pasted text quotation marks and brackets are no operators.
    binds: binds && !text,
    ...(root ? { root } : {}),
    leaves: leavesOf(root),
    sequence: text ? [] : sequenceWords(parsed),
    ...(named ? { named } : {}),
    expanded: expansions(parsed, rewritten),
    bm25: typedQueryBm25,
    boosts: root ? boostRules(parsed, text ? [] : termsOf(parsed.words)) : [],
    filters: withTypedFilters(parsed, request.filters ?? {}, names),
    sort: request.sort ?? 'relevance',
    ...pageOf(request),
  };
}

/** Parts of a query that the keyword search reads. */
export type KeywordQuery = Pick<
  EngineQuery,
  'root' | 'leaves' | 'sequence' | 'bm25' | 'boosts' | 'sort' | 'pinned'
>;

/** A query without words lists the newest documents first. */
export function sortOf({ sort, root }: Pick<KeywordQuery, 'sort' | 'root'>): SearchSort {
  return sort === 'relevance' && !root ? 'newest' : sort;
}

/** The search for the significant terms of a text: any of them matches. */
export function significantTermsQuery(
  leaves: readonly WeightedLeaf[],
  { boosts, sort }: Pick<KeywordQuery, 'boosts' | 'sort'> = { boosts: [], sort: 'relevance' },
): KeywordQuery {
  const root: QueryNode = { kind: 'bool', must: [], should: leaves.map(({ leaf }) => leaf), not: [] };
  return { root, leaves, bm25: textQueryBm25, boosts, sort };
}
