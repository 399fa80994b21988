import type { FacetName, Facets } from '#shared/contracts/library.ts';
import { type DocValues, flags, type LibraryOrdinals, type ListName } from '../segments/doc-values.ts';
import { facetBuckets } from './facet-buckets.ts';
import { stateSets } from './row-states.ts';

const latestYear = 2200;

/** Number of possible values of a facet, by which its array of counts is sized. */
const sizeOf: Record<FacetName, (ordinals: LibraryOrdinals) => number> = {
  type: () => flags.act + 1,
  court: ({ courts }) => courts.size,
  bench: ({ benches }) => benches.size,
  state: ({ states }) => states.size,
  year: () => latestYear + 1,
  judge: ({ judges }) => judges.size,
  act: ({ acts }) => acts.size,
  section: ({ sections }) => sections.size,
  disposal: ({ disposals }) => disposals.size,
};

const columns = { court: 'courts', bench: 'benches', year: 'years', disposal: 'disposals' } as const;
const lists: Partial<Record<FacetName, ListName>> = { judge: 'judges', act: 'acts', section: 'sections' };

/** Counts of one facet by number: of a label, of a kind's flag, or the year itself. */
export class FacetCounts {
  readonly name: FacetName;
  readonly counts: Uint32Array;
  readonly #stateSets: ReturnType<typeof stateSets>;

  constructor(name: FacetName, ordinals: LibraryOrdinals) {
    this.name = name;
    this.counts = new Uint32Array(sizeOf[name](ordinals));
    this.#stateSets = stateSets(ordinals);
  }

  /** Counts rows; each kind of field has its own loop, because most of a library may be counted. */
  add(docValues: DocValues, rows: Uint32Array): void {
    const { name } = this;
    const list = lists[name];
    if (list) this.#lists(docValues, list, rows);
    else if (name === 'state') this.#states(docValues, rows);
    else if (name === 'type') this.#column(docValues.flags, flags.act, rows);
    else this.#column(docValues[columns[name as keyof typeof columns]], -1, rows);
  }

  #column(column: Uint32Array, mask: number, rows: Uint32Array): void {
    const { counts } = this;
    for (let i = 0; i < rows.length; i += 1) {
      const value = (column[rows[i] ?? 0] ?? 0) & mask;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }

  #states(docValues: DocValues, rows: Uint32Array): void {
    const { lists: sets } = this.#stateSets;
    const column = this.#stateSets.column(docValues);
    const found = new Uint32Array(sets.length);
    for (let i = 0; i < rows.length; i += 1) {
      const set = column[rows[i] ?? 0] ?? 0;
      found[set] = (found[set] ?? 0) + 1;
    }
    for (const [set, count] of found.entries())
      for (const state of sets[set] ?? []) this.counts[state] = (this.counts[state] ?? 0) + count;
  }

  #lists(docValues: DocValues, column: ListName, rows: Uint32Array): void {
    const { counts } = this;
    const { starts, counts: found, values } = docValues[column];
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i] ?? 0;
      const start = starts[row] ?? 0;
      const end = start + (found[row] ?? 0);
      for (let k = start; k < end; k += 1) {
        const value = values[k] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
  }

  /** The values that occur most and the chosen ones, or those with words that begin as the words looked for. */
  buckets(ordinals: LibraryOrdinals, chosen: readonly string[], words?: string): Facets[FacetName] {
    return facetBuckets(this.name, this.counts, { ordinals, chosen, words });
  }
}
