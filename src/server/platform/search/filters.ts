import type { FacetName, Facets, LibraryFilters } from '#shared/library.ts';
import { Bitmap } from './bitmap.ts';
import { type Catalog, flags, type LibraryLabels } from './catalog.ts';

const kinds = ['judgment', 'act'] as const;
/** Judges beyond these are rarely chosen from a list; the counts of those shown stay exact. */
const mostBuckets = 500;

type Test = (catalog: Catalog, row: number) => boolean;
type Tests = [name: FacetName, test: Test][];

function numbersOf(labels: { known(name: string): number }, names: readonly string[]): Set<number> {
  return new Set(names.map((name) => labels.known(name)));
}

function filterTests(filters: LibraryFilters, labels: LibraryLabels): Tests {
  const tests: Tests = [];
  if (filters.type !== undefined) {
    const wanted = filters.type === 'act' ? flags.act : 0;
    tests.push(['type', (catalog, row) => ((catalog.flags[row] ?? 0) & flags.act) === wanted]);
  }
  if (filters.court?.length) {
    const wanted = numbersOf(labels.courts, filters.court);
    tests.push(['court', (catalog, row) => wanted.has(catalog.courts[row] ?? 0)]);
  }
  if (filters.state?.length) {
    const wanted = numbersOf(labels.states, filters.state);
    tests.push(['state', (catalog, row) => wanted.has(catalog.states[row] ?? 0)]);
  }
  if (filters.year_from !== undefined || filters.year_to !== undefined) {
    const [from, to] = [filters.year_from ?? 1, filters.year_to ?? 9999];
    tests.push([
      'year',
      (catalog, row) => (catalog.years[row] ?? 0) >= from && (catalog.years[row] ?? 0) <= to,
    ]);
  }
  if (filters.judge?.length) {
    const wanted = numbersOf(labels.judges, filters.judge);
    tests.push(['judge', (catalog, row) => catalog.judges[row]?.some((judge) => wanted.has(judge)) ?? false]);
  }
  return tests;
}

/** Counts the values of facets over generations; numbers are resolved to names at the end. */
class Counter {
  readonly counts = new Map<FacetName, Map<number, number>>();

  constructor(names: readonly FacetName[]) {
    for (const name of names) this.counts.set(name, new Map());
  }

  row(catalog: Catalog, row: number, name: FacetName): void {
    if (name === 'judge') {
      for (const judge of catalog.judges[row] ?? []) this.#add(name, judge);
    } else if (name === 'type') this.#add(name, (catalog.flags[row] ?? 0) & flags.act);
    else if (name === 'court') this.#add(name, catalog.courts[row] ?? 0);
    else if (name === 'state') this.#add(name, catalog.states[row] ?? 0);
    else this.#add(name, catalog.years[row] ?? 0);
  }

  #add(name: FacetName, value: number): void {
    const counts = this.counts.get(name);
    counts?.set(value, (counts.get(value) ?? 0) + 1);
  }

  facets(labels: LibraryLabels): Facets {
    const facets: Facets = {};
    for (const [name, counts] of this.counts) {
      const buckets = [];
      for (const [value, count] of counts) {
        const bucket = bucketOf(name, value, labels);
        if (bucket) buckets.push({ ...bucket, count });
      }
      facets[name] = buckets
        .sort((a, b) =>
          name === 'year'
            ? Number(b.value) - Number(a.value)
            : b.count - a.count || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0),
        )
        .slice(0, mostBuckets);
    }
    return facets;
  }
}

function bucketOf(name: FacetName, value: number, labels: LibraryLabels) {
  if (name === 'type') return { value: kinds[value] ?? '', label: value === 0 ? 'Judgements' : 'Acts' };
  if (value === 0) return undefined;
  if (name === 'year') return { value: String(value), label: String(value) };
  if (name === 'court') {
    const slug = labels.courts.name(value);
    return { value: slug, label: labels.courtNames.get(value) ?? slug };
  }
  const text = (name === 'state' ? labels.states : labels.judges).name(value);
  return { value: text, label: text };
}

/**
 * Applies filters to matches and counts facets over the same pass. The counts of a field ignore that field's own
 * filter, so that a second value can be chosen beside the first.
 */
export class Narrowing {
  total = 0;
  readonly #tests: Tests;
  readonly #names: readonly FacetName[];
  readonly #counter: Counter;
  readonly #labels: LibraryLabels;

  constructor(filters: LibraryFilters, facets: readonly FacetName[], labels: LibraryLabels) {
    this.#labels = labels;
    this.#tests = filterTests(filters, labels);
    this.#names = facets;
    this.#counter = new Counter(facets);
  }

  /** The rows that pass every filter. */
  narrow(catalog: Catalog, matches: Bitmap): Bitmap {
    if (this.#tests.length === 0 && this.#names.length === 0) {
      this.total += matches.count();
      return matches;
    }
    const passed = new Bitmap(matches.size);
    matches.each((row) => {
      let failed: FacetName | undefined;
      for (const [name, test] of this.#tests) {
        if (test(catalog, row)) continue;
        if (failed !== undefined) return;
        failed = name;
      }
      if (failed === undefined) {
        passed.add(row);
        this.total += 1;
      }
      for (const name of this.#names) {
        if (failed === undefined || failed === name) this.#counter.row(catalog, row, name);
      }
    });
    return passed;
  }

  facets(): Facets {
    return this.#counter.facets(this.#labels);
  }
}
