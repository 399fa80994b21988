import type { FacetSearch } from '#server/platform/search/engine.ts';
import type { FacetName, Facets } from '#shared/contracts/library.ts';
import type { Bitmap } from '../segments/bitmap.ts';
import type { DocValues, LibraryOrdinals } from '../segments/doc-values.ts';
import { FacetCounts } from './facet-counts.ts';
import { type ResolvedFilters, type RowFilter, rowFilters } from './row-filters.ts';

/**
 * Applies filters to matches and counts facets. The counts of a field ignore that field's own filter, so that a second
 * value can be chosen beside the first.
 */
export class FacetedFilter {
  total = 0;
  readonly #filters: readonly RowFilter[];
  readonly #counts: FacetCounts[];
  readonly #ordinals: LibraryOrdinals;
  readonly #chosen: ResolvedFilters;

  constructor(filters: ResolvedFilters, facets: readonly FacetName[], ordinals: LibraryOrdinals) {
    this.#ordinals = ordinals;
    this.#chosen = filters;
    this.#filters = rowFilters(filters, ordinals);
    this.#counts = [...new Set(facets)].map((name) => new FacetCounts(name, ordinals));
  }

  /** True where nothing is filtered, and nothing counted but the total. */
  get passesAll(): boolean {
    return this.#filters.length === 0 && this.#counts.length === 0;
  }

  /** The rows that pass every filter. */
  apply(docValues: DocValues, matches: Bitmap): Bitmap {
    const passed = this.#passing(docValues, matches, undefined);
    this.total += passed.count();
    if (this.#counts.length === 0) return passed;
    const rows = passed.rows();
    for (const counts of this.#counts) {
      const own = this.#filters.some(({ name }) => name === counts.name);
      counts.add(docValues, own ? this.#passing(docValues, matches, counts.name).rows() : rows);
    }
    return passed;
  }

  #passing(docValues: DocValues, matches: Bitmap, except: FacetName | undefined): Bitmap {
    let passed = matches;
    for (const { name, rows } of this.#filters) {
      if (name !== except) passed = (passed === matches ? matches.clone() : passed).and(rows(docValues));
    }
    return passed;
  }

  facets(search?: FacetSearch): Facets {
    return Object.fromEntries(
      this.#counts.map((counts) => {
        const words = search?.facet === counts.name ? search.words : undefined;
        return [counts.name, counts.buckets(this.#ordinals, this.#chosenOf(counts.name), words)];
      }),
    );
  }

  /** The values of a facet that its own filter names. */
  #chosenOf(name: FacetName): readonly string[] {
    return name === 'type' || name === 'year' ? [] : (this.#chosen[name] ?? []);
  }
}
