import { SUPREME_COURT } from '#law/courts/court-list.ts';
import { bindingCourts } from '#law/courts/hierarchy.ts';
import type { FacetName, LibraryFilters } from '#shared/contracts/library.ts';
import { Bitmap } from '../segments/bitmap.ts';
import {
  type DocValues,
  flags,
  type LibraryOrdinals,
  type ListName,
  type Ordinals,
} from '../segments/doc-values.ts';
import { rowStates } from './row-states.ts';

/** For each segment the rows of so many filters are kept. */
const keptFilters = 16;

/** Filters with the words of `within` looked up: the rows of each segment that have them. */
export interface ResolvedFilters extends LibraryFilters {
  rows?: ReadonlyMap<DocValues, Bitmap>;
}

/** The filters that are no facet among them. */
export type FilterName = FacetName | 'within' | 'binding_on' | 'bench_strength' | 'samples';

/** One filter: which rows of a segment pass it. Not to be changed: they are kept for the next search. */
export interface RowFilter {
  name: FilterName;
  rows: (docValues: DocValues) => Bitmap;
}

type Passes = (docValues: DocValues, row: number) => boolean;

const kept = new WeakMap<DocValues, Map<string, Bitmap>>();

/** The fields of a row never change, so that rows once found hold until the segment grows. */
function rowsOf(docValues: DocValues, key: string, passes: Passes): Bitmap {
  let filters = kept.get(docValues);
  if (!filters) {
    filters = new Map();
    kept.set(docValues, filters);
  }
  const known = filters.get(key);
  filters.delete(key);
  const rows = known?.size === docValues.size ? known : new Bitmap(docValues.size);
  if (rows !== known) for (let row = 0; row < rows.size; row += 1) if (passes(docValues, row)) rows.add(row);
  filters.set(key, rows);
  for (const oldest of filters.keys()) {
    if (filters.size <= keptFilters) break;
    filters.delete(oldest);
  }
  return rows;
}

/** Rows that were written after the words had been looked up do not pass. */
function sized(found: Bitmap | undefined, size: number): Bitmap {
  if (found?.size === size) return found;
  const rows = new Bitmap(size);
  if (found) rows.words.set(found.words.subarray(0, rows.words.length));
  return rows;
}

/** 1 at the ordinals of the names that are known. */
function ordinalsOf(ordinals: Ordinals, names: readonly string[]): Uint8Array {
  const wanted = new Uint8Array(ordinals.size);
  for (const name of names) {
    const number = ordinals.find(name);
    if (number > 0) wanted[number] = 1;
  }
  return wanted;
}

/** The filters of authority: by whom a court is bound, how many judges sat, and that the judgment is real. */
function addAuthority(
  { binding_on, bench_strength, samples }: LibraryFilters,
  ordinals: LibraryOrdinals,
  add: (name: FilterName, values: unknown, passes: Passes) => void,
): void {
  if (binding_on?.state !== undefined || binding_on?.court !== undefined) {
    const courts = bindingCourts(binding_on);
    const wanted = ordinalsOf(ordinals.courts, courts);
    add(
      'binding_on',
      courts,
      ({ courts: column, flags: row }, at) =>
        ((row[at] ?? 0) & flags.act) === 0 && wanted[column[at] ?? 0] === 1,
    );
  }
  if (bench_strength) {
    const { min } = bench_strength;
    add('bench_strength', min, ({ strengths }, row) => (strengths[row] ?? 0) >= min);
  }
  if (samples !== undefined) {
    const wanted = samples ? flags.sample : 0;
    add('samples', samples, (docValues, row) => {
      const found = docValues.flags[row] ?? 0;
      return (found & flags.act) !== 0 ? !samples : (found & flags.sample) === wanted;
    });
  }
}

/** Each filter that is set. */
export function rowFilters(filters: ResolvedFilters, ordinals: LibraryOrdinals): RowFilter[] {
  const found: RowFilter[] = [];
  const add = (name: FilterName, values: unknown, passes: Passes) => {
    const key = JSON.stringify([name, values]);
    found.push({ name, rows: (docValues) => rowsOf(docValues, key, passes) });
  };
  if (filters.type !== undefined) {
    const wanted = filters.type === 'act' ? flags.act : 0;
    add('type', wanted, (docValues, row) => ((docValues.flags[row] ?? 0) & flags.act) === wanted);
  }
  if (filters.court?.length) {
    const wanted = ordinalsOf(ordinals.courts, filters.court);
    add('court', filters.court, (docValues, row) => wanted[docValues.courts[row] ?? 0] === 1);
  }
  if (filters.state?.length) {
    const wanted = ordinalsOf(ordinals.states, filters.state);
    const statesOf = rowStates(ordinals);
    const binding = filters.state_only ? 0 : ordinals.courts.find(SUPREME_COURT);
    add('state', [filters.state, binding], (docValues, row) =>
      binding > 0 && docValues.courts[row] === binding
        ? true
        : statesOf(docValues, row).some((state) => wanted[state] === 1),
    );
  }
  if (filters.year_from !== undefined || filters.year_to !== undefined) {
    const [from, to] = [filters.year_from ?? 1, filters.year_to ?? 9999];
    add('year', { from, to }, ({ years }, row) => (years[row] ?? 0) >= from && (years[row] ?? 0) <= to);
  }
  if (filters.year?.length) {
    const wanted = new Set(filters.year);
    add('year', filters.year, ({ years }, row) => wanted.has(years[row] ?? 0));
  }
  const addOne = (name: 'bench' | 'disposal', column: 'benches' | 'disposals') => {
    const names = filters[name];
    if (!names?.length) return;
    const wanted = ordinalsOf(ordinals[column], names);
    add(name, names, (docValues, row) => wanted[docValues[column][row] ?? 0] === 1);
  };
  addOne('bench', 'benches');
  addOne('disposal', 'disposals');
  const addAny = (name: 'judge' | 'act' | 'section', column: ListName) => {
    const names = filters[name];
    if (!names?.length) return;
    const wanted = ordinalsOf(ordinals[column], names);
    add(name, names, (docValues, row) => docValues[column].hasAny(row, wanted));
  };
  addAny('judge', 'judges');
  addAny('act', 'acts');
  addAny('section', 'sections');
  addAuthority(filters, ordinals, add);
  const { rows } = filters;
  if (rows) found.push({ name: 'within', rows: (docValues) => sized(rows.get(docValues), docValues.size) });
  return found;
}
