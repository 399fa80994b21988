import type { FacetName, Facets, LibraryFilters } from '#shared/contracts/library.ts';
import type { Bitmap } from './bitmap.ts';
import type { Catalog, LibraryLabels } from './doc-values.ts';
import { FacetCounts } from './facets.ts';
import { type FilterRows, filterRows } from './filter-rows.ts';

/**
 * Applies filters to matches and counts facets. The counts of a field ignore that field's own filter, so that a second
 * value can be chosen beside the first.
 */
export class Narrowing {
  total = 0;
  readonly #filters: readonly FilterRows[];
  readonly #counts: FacetCounts[];
  readonly #labels: LibraryLabels;

  constructor(filters: LibraryFilters, facets: readonly FacetName[], labels: LibraryLabels) {
    this.#labels = labels;
    this.#filters = filterRows(filters, labels);
    this.#counts = [...new Set(facets)].map((name) => new FacetCounts(name, labels));
  }

  /** The rows that pass every filter. */
  narrow(catalog: Catalog, matches: Bitmap): Bitmap {
    const passed = this.#passing(catalog, matches, undefined);
    this.total += passed.count();
    if (this.#counts.length === 0) return passed;
    const rows = passed.rows();
    for (const counts of this.#counts) {
      const own = this.#filters.some(({ name }) => name === counts.name);
      counts.add(catalog, own ? this.#passing(catalog, matches, counts.name).rows() : rows);
    }
    return passed;
  }

  #passing(catalog: Catalog, matches: Bitmap, except: FacetName | undefined): Bitmap {
    let passed = matches;
    for (const { name, of } of this.#filters) {
      if (name !== except) passed = (passed === matches ? matches.clone() : passed).and(of(catalog));
    }
    return passed;
  }

  facets(): Facets {
    return Object.fromEntries(this.#counts.map((counts) => [counts.name, counts.buckets(this.#labels)]));
  }
}
