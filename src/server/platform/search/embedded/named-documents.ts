import { isNearTitle } from '#law/parties/common-parties.ts';
import type { NamedDocument } from '#law/query/named-document.ts';
import type { QueryNode } from '#law/query/query.ts';
import {
  boostTiers,
  type LibraryRecord,
  type SearchAnswer,
  type SearchHit,
} from '#server/platform/search/engine.ts';
import { type EngineQuery, leavesOf, type PinnedRows } from './engine-query.ts';
import { field, numberKeys } from './inverted-index/document-terms.ts';
import { type BoostRule, nameNodes } from './ranking/boosts.ts';
import { type Leaf, SegmentMatcher } from './ranking/segment-matcher.ts';
import type { SegmentStore } from './segment-store.ts';
import type { DocAddress, Segment } from './segments/segment.ts';

/** Documents indexed before case numbers had terms are read to compare their numbers, at most so many for a query. */
const mostCompared = 200;

const termLeaf = (term: string): Leaf => ({ kind: 'term', term });
const phraseLeaf = (terms: readonly string[]): Leaf =>
  terms.length === 1 ? termLeaf(terms[0] ?? '') : { kind: 'phrase', terms: [...terms] };
const anyOf = (should: readonly QueryNode[]): QueryNode => ({
  kind: 'bool',
  must: [],
  should: [...should],
  not: [],
});
const allOf = (must: readonly QueryNode[]): QueryNode => ({
  kind: 'bool',
  must: [...must],
  should: [],
  not: [],
});

/** Terms that only the named document has; all of one list are needed. */
export function ownTerms({ citations, numbers, names }: NamedDocument): QueryNode[][] {
  return [
    ...citations.map((key) => [termLeaf(field.citation(key))]),
    ...numbers.map((key) => [termLeaf(field.number(key))]),
    ...(names.length > 0 ? [nameNodes(names)] : []),
  ];
}

/** Documents that mention the named one. */
function mentions({ citations, mentions, together }: NamedDocument): QueryNode[] {
  return [
    ...citations.map((key) => termLeaf(field.cites(key))),
    ...mentions.filter((terms) => terms.length > 0).map(phraseLeaf),
    ...(together.length > 0 ? [allOf(together.map(phraseLeaf))] : []),
  ];
}

/** A title may be a short one of another case, so that an exact title still ranks first. */
const tierOf = ({ kind }: NamedDocument) =>
  kind === 'cause_title' ? boostTiers.titleWords : boostTiers.reference;

function hasLive(segment: Segment, rows: Uint32Array): boolean {
  return rows.some((row) => segment.docValues.isLive(row));
}

/** The query for a named document, where it is `there`, else for those nearest to it, and for those that mention it. */
export function namedQuery(query: EngineQuery, named: NamedDocument, there: boolean): EngineQuery {
  // Without it, the judgments of the same first party are the nearest.
  const own = there ? ownTerms(named) : named.near.length > 0 ? [nameNodes(named.near)] : [];
  const root = anyOf([...own.map(allOf), ...mentions(named)]);
  const rules: BoostRule[] = own.map((all) => ({ tier: tierOf(named), all }));
  return {
    ...query,
    // Words and vectors find documents that are only similar to it.
    mode: 'keyword',
    root,
    leaves: leavesOf(root),
    boosts: there ? [...query.boosts, ...rules] : rules,
  };
}

/** Tells that the library lacks the named document, with the nearest of the titles that the answer shows. */
export function notInLibrary(
  named: NamedDocument,
  hits: readonly SearchHit[],
): NonNullable<SearchAnswer['notInLibrary']> {
  const near = hits.find(({ record }) => isNearTitle(named, record.title));
  return {
    kind: named.kind,
    text: named.text,
    ...(near ? { nearest: { id: near.id, title: near.record.title } } : {}),
  };
}

/** Finds out whether the library has the document that a query names, and makes the query for it. */
export class NamedDocuments {
  readonly #store: SegmentStore;

  constructor(store: SegmentStore) {
    this.#store = store;
  }

  /**
   * The query for the named document and for the documents that mention it; `missing` where the library lacks it. The
   * query comes back unchanged where its words may mean something else.
   */
  async resolve(
    query: EngineQuery,
    segments: readonly Segment[],
  ): Promise<{ query: EngineQuery; missing: boolean }> {
    const { named } = query;
    if (!named) return { query, missing: false };
    const own = ownTerms(named);
    const found = segments.some((segment) => {
      const matcher = new SegmentMatcher(segment.index, segment.docValues.size);
      return own.some((nodes) => hasLive(segment, matcher.rowsOfNodes(nodes)));
    });
    const pinned = await this.#sameNumber(named, segments);
    const there = found || pinned !== undefined;
    if (!there && !named.certain && !this.#unknownWords(named, segments)) return { query, missing: false };
    const resolved = namedQuery(query, named, there);
    return { query: pinned ? { ...resolved, pinned } : resolved, missing: !there };
  }

  /** True where a word of a possible name is nowhere in the library. */
  #unknownWords({ telling }: NamedDocument, segments: readonly Segment[]): boolean {
    return telling.some((term) => segments.every(({ index }) => index.docFrequency(term) === 0));
  }

  /** Rows of earlier libraries, whose index has no terms for case numbers: their stored numbers are compared. */
  async #sameNumber(named: NamedDocument, segments: readonly Segment[]): Promise<PinnedRows | undefined> {
    if (named.numbers.length === 0) return undefined;
    const addresses = segments.flatMap((segment) => printedIn(segment, named)).slice(0, mostCompared);
    const records = await this.#store.records(addresses);
    const pinned = new Map<Segment, number[]>();
    for (const [i, { segment, row }] of addresses.entries()) {
      if (!carries(records[i], named.numbers)) continue;
      pinned.set(segment, [...(pinned.get(segment) ?? []), row]);
    }
    // One that is damaged may be it: nothing is said to be missing then.
    return pinned.size > 0 || records.includes(undefined) ? pinned : undefined;
  }
}

/** Live documents that print the number: first those that print its parts together. */
function printedIn(segment: Segment, { printed }: NamedDocument): DocAddress[] {
  const matcher = new SegmentMatcher(segment.index, segment.docValues.size);
  const together = printed.flatMap((terms) =>
    [terms, terms.join(' of ').split(' ')].flatMap((phrase) => [...matcher.rowsOfAll([phraseLeaf(phrase)])]),
  );
  const apart = printed.flatMap((terms) => [...matcher.rowsOfAll(terms.map(termLeaf))]);
  return [...new Set([...together, ...apart])]
    .filter((row) => segment.docValues.isLive(row))
    .slice(0, mostCompared)
    .map((row) => ({ segment, row }));
}

function carries(record: LibraryRecord | undefined, wanted: readonly string[]): boolean {
  return record !== undefined && numberKeys(record).some((key) => wanted.includes(key));
}
