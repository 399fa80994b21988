import type { FacetName, Facets } from '#shared/contracts/library.ts';
import { type DocValues, flags, type LibraryOrdinals } from './doc-values.ts';
import { flatJudges } from './flat-judges.ts';
import { stateSets } from './row-states.ts';

const kinds = ['judgment', 'act'] as const;
/** Judges beyond these are rarely chosen from a list; the counts of those shown stay exact. */
const mostBuckets = 500;
const latestYear = 2200;

type FacetBucket = NonNullable<Facets[FacetName]>[number];

/** Counts of one facet by number: of a label, of a kind's flag, or the year itself. */
export class FacetCounts {
  readonly name: FacetName;
  readonly counts: Uint32Array;
  readonly #stateSets: ReturnType<typeof stateSets>;

  constructor(name: FacetName, ordinals: LibraryOrdinals) {
    this.name = name;
    const sizes = {
      type: flags.act + 1,
      court: ordinals.courts.size,
      state: ordinals.states.size,
      judge: ordinals.judges.size,
      year: latestYear + 1,
    };
    this.counts = new Uint32Array(sizes[name]);
    this.#stateSets = stateSets(ordinals);
  }

  /** Counts rows; each field has its own loop, because most of a library may be counted. */
  add(docValues: DocValues, rows: Uint32Array): void {
    if (this.name === 'judge') this.#judges(docValues, rows);
    else if (this.name === 'type') this.#column(docValues.flags, flags.act, rows);
    else if (this.name === 'court') this.#column(docValues.courts, -1, rows);
    else if (this.name === 'state') this.#states(docValues, rows);
    else this.#column(docValues.years, -1, rows);
  }

  #column(column: readonly number[], mask: number, rows: Uint32Array): void {
    const { counts } = this;
    for (let i = 0; i < rows.length; i += 1) {
      const value = (column[rows[i] ?? 0] ?? 0) & mask;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }

  #states(docValues: DocValues, rows: Uint32Array): void {
    const { lists } = this.#stateSets;
    const column = this.#stateSets.column(docValues);
    const found = new Uint32Array(lists.length);
    for (let i = 0; i < rows.length; i += 1) {
      const set = column[rows[i] ?? 0] ?? 0;
      found[set] = (found[set] ?? 0) + 1;
    }
    for (const [set, count] of found.entries())
      for (const state of lists[set] ?? []) this.counts[state] = (this.counts[state] ?? 0) + count;
  }

  #judges(docValues: DocValues, rows: Uint32Array): void {
    const { counts } = this;
    const { starts, judges } = flatJudges(docValues);
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i] ?? 0;
      const end = starts[row + 1] ?? 0;
      for (let k = starts[row] ?? 0; k < end; k += 1) {
        const judge = judges[k] ?? 0;
        counts[judge] = (counts[judge] ?? 0) + 1;
      }
    }
  }

  buckets(ordinals: LibraryOrdinals): FacetBucket[] {
    const buckets: FacetBucket[] = [];
    for (const [value, count] of this.counts.entries()) {
      const bucket = count > 0 ? bucketOf(this.name, value, ordinals) : undefined;
      if (bucket) buckets.push({ ...bucket, count });
    }
    const byCount = (a: FacetBucket, b: FacetBucket) =>
      b.count - a.count || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0);
    const byYear = (a: FacetBucket, b: FacetBucket) => Number(b.value) - Number(a.value);
    return buckets.sort(this.name === 'year' ? byYear : byCount).slice(0, mostBuckets);
  }
}

function bucketOf(name: FacetName, value: number, ordinals: LibraryOrdinals) {
  if (name === 'type') return { value: kinds[value] ?? '', label: value === 0 ? 'Judgements' : 'Acts' };
  if (value === 0) return undefined;
  if (name === 'year') return { value: String(value), label: String(value) };
  if (name === 'court') {
    const slug = ordinals.courts.name(value);
    return { value: slug, label: ordinals.courtNames.get(value) ?? slug };
  }
  const text = (name === 'state' ? ordinals.states : ordinals.judges).name(value);
  return { value: text, label: text };
}
