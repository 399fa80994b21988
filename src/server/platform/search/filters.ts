import type { FacetName, Facets, LibraryFilters } from '#shared/library.ts';
import { Bitmap } from './bitmap.ts';
import { type Catalog, flags, type Labels, type LibraryLabels } from './catalog.ts';

const kinds = ['judgment', 'act'] as const;
/** Judges beyond these are rarely chosen from a list; the counts of those shown stay exact. */
const mostBuckets = 500;
const latestYear = 2200;

type FacetBucket = NonNullable<Facets[FacetName]>[number];

type Test = (catalog: Catalog, row: number) => boolean;
type Tests = [name: FacetName, test: Test][];

/** 1 at the numbers of the names that are known. */
function numbersOf(labels: Labels, names: readonly string[]): Uint8Array {
  const wanted = new Uint8Array(labels.size);
  for (const name of names) {
    const number = labels.known(name);
    if (number > 0) wanted[number] = 1;
  }
  return wanted;
}

function filterTests(filters: LibraryFilters, labels: LibraryLabels): Tests {
  const tests: Tests = [];
  if (filters.type !== undefined) {
    const wanted = filters.type === 'act' ? flags.act : 0;
    tests.push(['type', (catalog, row) => ((catalog.flags[row] ?? 0) & flags.act) === wanted]);
  }
  if (filters.court?.length) {
    const wanted = numbersOf(labels.courts, filters.court);
    tests.push(['court', (catalog, row) => wanted[catalog.courts[row] ?? 0] === 1]);
  }
  if (filters.state?.length) {
    const wanted = numbersOf(labels.states, filters.state);
    tests.push(['state', (catalog, row) => wanted[catalog.states[row] ?? 0] === 1]);
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
    tests.push([
      'judge',
      (catalog, row) => catalog.judges[row]?.some((judge) => wanted[judge] === 1) ?? false,
    ]);
  }
  return tests;
}

/** Counts of one facet by number: of a label, of a kind's flag, or the year itself. */
class FacetCounts {
  readonly name: FacetName;
  readonly counts: Uint32Array;

  constructor(name: FacetName, labels: LibraryLabels) {
    this.name = name;
    const sizes = {
      type: flags.act + 1,
      court: labels.courts.size,
      state: labels.states.size,
      judge: labels.judges.size,
      year: latestYear + 1,
    };
    this.counts = new Uint32Array(sizes[name]);
  }

  add(catalog: Catalog, row: number): void {
    if (this.name === 'judge') {
      for (const judge of catalog.judges[row] ?? []) this.#one(judge);
    } else if (this.name === 'type') this.#one((catalog.flags[row] ?? 0) & flags.act);
    else if (this.name === 'court') this.#one(catalog.courts[row] ?? 0);
    else if (this.name === 'state') this.#one(catalog.states[row] ?? 0);
    else this.#one(catalog.years[row] ?? 0);
  }

  #one(value: number): void {
    this.counts[value] = (this.counts[value] ?? 0) + 1;
  }

  buckets(labels: LibraryLabels): FacetBucket[] {
    const buckets: FacetBucket[] = [];
    for (const [value, count] of this.counts.entries()) {
      const bucket = count > 0 ? bucketOf(this.name, value, labels) : undefined;
      if (bucket) buckets.push({ ...bucket, count });
    }
    const byCount = (a: FacetBucket, b: FacetBucket) =>
      b.count - a.count || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0);
    const byYear = (a: FacetBucket, b: FacetBucket) => Number(b.value) - Number(a.value);
    return buckets.sort(this.name === 'year' ? byYear : byCount).slice(0, mostBuckets);
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
  readonly #counts: FacetCounts[];
  readonly #labels: LibraryLabels;

  constructor(filters: LibraryFilters, facets: readonly FacetName[], labels: LibraryLabels) {
    this.#labels = labels;
    this.#tests = filterTests(filters, labels);
    this.#counts = [...new Set(facets)].map((name) => new FacetCounts(name, labels));
  }

  /** The rows that pass every filter. */
  narrow(catalog: Catalog, matches: Bitmap): Bitmap {
    const passed = this.#tests.length === 0 ? matches : this.#filter(catalog, matches);
    this.total += passed.count();
    if (this.#counts.length > 0 && this.#tests.length === 0) {
      passed.each((row) => {
        for (const counts of this.#counts) counts.add(catalog, row);
      });
    }
    return passed;
  }

  #filter(catalog: Catalog, matches: Bitmap): Bitmap {
    const passed = new Bitmap(matches.size);
    const counting = this.#counts.length > 0;
    matches.each((row) => {
      let failed: FacetName | undefined;
      for (const [name, test] of this.#tests) {
        if (test(catalog, row)) continue;
        if (failed !== undefined || !counting) return;
        failed = name;
      }
      if (failed === undefined) passed.add(row);
      for (const counts of this.#counts) {
        if (failed === undefined || failed === counts.name) counts.add(catalog, row);
      }
    });
    return passed;
  }

  facets(): Facets {
    return Object.fromEntries(this.#counts.map((counts) => [counts.name, counts.buckets(this.#labels)]));
  }
}
