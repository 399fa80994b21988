import { actOfKey } from '#law/acts/acts.ts';
import type { FacetName, Facets, LibraryFilters } from '#shared/contracts/library.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { byCount, byYear, hasWords, labelWords } from '../embedded/facets/facet-buckets.ts';
import { labelOfAct, labelOfSection } from '../embedded/facets/record-values.ts';
import type { FacetSearch, LibraryRecord } from '../engine.ts';
import type { Search } from './found-documents.ts';
import type { LibraryIndex, SearchResponse } from './index/library-index.ts';
import { allOf, type Clause, type FilterClause, facetFields } from './query-body.ts';

type Bucket = NonNullable<Facets[FacetName]>[number];

/** Values that each shard counts, so that those of all are right; and those looked through for words. */
const counted = 1000;
const searched = 10_000;
const mostYears = 300;
/** Labels that documents give, kept in memory. */
const mostLabels = 20_000;

interface Aggregation {
  values: { buckets: { key: string | number; doc_count: number }[] };
  chosen: { buckets: { key: string | number; doc_count: number }[] };
}

export interface FacetsWanted {
  names: readonly FacetName[];
  filters: LibraryFilters;
  search?: FacetSearch | undefined;
}

const sizeOf = (name: FacetName, { search }: FacetsWanted): number => {
  if (search?.facet === name && labelWords(search.words).length > 0) return searched;
  return name === 'year' ? mostYears : SEARCH.mostBuckets + SEARCH.mostBuckets / 2;
};

const chosenOf = (name: FacetName, filters: LibraryFilters): readonly string[] =>
  name === 'type' || name === 'year' ? [] : (filters[name] ?? []);

/** Counts the values of what matches; the counts of a field ignore its own filter. */
export function facetSearch(match: Clause, filters: readonly FilterClause[], wanted: FacetsWanted): Search {
  const aggs = Object.fromEntries(
    wanted.names.map((name) => {
      const others = filters.filter((filter) => filter.name !== name).map(({ clause }) => clause);
      const field = facetFields[name];
      const size = sizeOf(name, wanted);
      const values = { terms: { field, size, shard_size: Math.max(size, counted) } };
      const chosen = chosenOf(name, wanted.filters);
      const few =
        chosen.length > 0 ? { chosen: { terms: { field, size: chosen.length, include: chosen } } } : {};
      return [name, { filter: allOf(others), aggs: { values, ...few } }];
    }),
  );
  return { query: match, size: 0, counted: false, aggs };
}

type LabelledFacet = 'court' | 'act' | 'section';

const isLabelled = (name: FacetName): name is LabelledFacet =>
  name === 'court' || name === 'act' || name === 'section';

/** The label of a value as a document prints it. */
const printedLabel: Record<
  LabelledFacet,
  (value: string, record: Partial<LibraryRecord>) => string | undefined
> = {
  court: (_, { court_name }) => court_name,
  act: (value, { section_law = [] }) => section_law.find(({ key }) => key?.startsWith(`${value}:`))?.law,
  section: (value, { section_law = [] }) => {
    const found = section_law.find(({ key }) => key === value);
    return found && `${found.law} ${found.section_number}`;
  },
};

/** The label that the value itself gives; undefined where a document must be asked. */
function knownLabel(name: FacetName, value: string): string | undefined {
  if (name === 'type') return value === 'judgment' ? 'Judgements' : 'Acts';
  if (name === 'court') return undefined;
  if (name === 'act') return actOfKey(value) ? labelOfAct(value) : undefined;
  if (name === 'section')
    return actOfKey(value.slice(0, value.indexOf(':'))) ? labelOfSection(value) : undefined;
  return value;
}

/** Makes facets of what the cluster counted, with the labels that documents print. */
export class FacetLabels {
  readonly #index: LibraryIndex;
  readonly #known = new Map<string, string>();

  constructor(index: LibraryIndex) {
    this.#index = index;
  }

  async facets(
    aggregations: Record<string, unknown>,
    wanted: FacetsWanted,
    signal?: AbortSignal,
  ): Promise<Facets> {
    const entries = await Promise.all(
      wanted.names.map(async (name) => [
        name,
        await this.#buckets(name, aggregations[name] as Aggregation, wanted, signal),
      ]),
    );
    return Object.fromEntries(entries) as Facets;
  }

  async #buckets(
    name: FacetName,
    { values, chosen }: Aggregation,
    wanted: FacetsWanted,
    signal: AbortSignal | undefined,
  ): Promise<Bucket[]> {
    const words = wanted.search?.facet === name ? labelWords(wanted.search.words) : [];
    const looked = words.length > 0;
    const more = looked ? [] : (chosen?.buckets ?? []);
    // A value of which the label is unknown is looked for by the value itself, which holds the same words.
    const unlabelled = values.buckets
      .map(({ key, doc_count }) => ({ value: String(key), count: doc_count }))
      .filter(({ value }) => !looked || hasWords(knownLabel(name, value) ?? value, words));
    const kept = unlabelled.slice(
      0,
      name === 'year' ? mostYears : sizeOf(name, { ...wanted, search: undefined }),
    );
    const all = [...kept, ...more.map(({ key, doc_count }) => ({ value: String(key), count: doc_count }))];
    await this.#learn(
      name,
      all.map(({ value }) => value),
      signal,
    );
    const labelled = all.map(({ value, count }) => ({ value, label: this.#label(name, value), count }));
    if (name === 'year') return labelled.sort(byYear);
    const most = labelled.slice(0, kept.length).sort(byCount).slice(0, SEARCH.mostBuckets);
    const shown = new Set(most.map(({ value }) => value));
    return [...most, ...labelled.slice(kept.length).filter(({ value }) => !shown.has(value))];
  }

  #label(name: FacetName, value: string): string {
    return knownLabel(name, value) ?? this.#known.get(`${name} ${value}`) ?? value;
  }

  /** Asks a document of each value for the label that it prints. */
  async #learn(name: FacetName, values: readonly string[], signal: AbortSignal | undefined): Promise<void> {
    if (!isLabelled(name)) return;
    const unknown = [...new Set(values)].filter(
      (value) => knownLabel(name, value) === undefined && !this.#known.has(`${name} ${value}`),
    );
    if (unknown.length === 0) return;
    const bodies = unknown.map((value) => ({
      query: allOf([{ term: { [facetFields[name]]: value } }]),
      size: 1,
      track_total_hits: false,
      _source: ['record.court_name', 'record.section_law'],
    }));
    const found: SearchResponse<{ record?: Partial<LibraryRecord> }>[] = await this.#index.searchAll(
      bodies,
      signal,
    );
    if (this.#known.size > mostLabels) this.#known.clear();
    for (const [i, value] of unknown.entries()) {
      const record = found[i]?.hits.hits[0]?._source?.record;
      this.#known.set(`${name} ${value}`, (record && printedLabel[name](value, record)) || value);
    }
  }
}
