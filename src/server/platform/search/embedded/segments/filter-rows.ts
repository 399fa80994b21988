import type { FacetName, LibraryFilters } from '#shared/contracts/library.ts';
import { Bitmap } from './bitmap.ts';
import { type Catalog, flags, type Labels, type LibraryLabels } from './doc-values.ts';

/** Filters of which each catalog keeps the rows. */
const keptFilters = 16;

/** One filter: which rows of a catalog pass it. Not to be changed: they are kept for the next search. */
export interface FilterRows {
  name: FacetName;
  of: (catalog: Catalog) => Bitmap;
}

type Passes = (catalog: Catalog, row: number) => boolean;

const kept = new WeakMap<Catalog, Map<string, Bitmap>>();

/** The fields of a row never change, so that rows once found hold until the catalog grows. */
function rowsOf(catalog: Catalog, key: string, passes: Passes): Bitmap {
  let filters = kept.get(catalog);
  if (!filters) {
    filters = new Map();
    kept.set(catalog, filters);
  }
  const known = filters.get(key);
  filters.delete(key);
  const rows = known?.size === catalog.size ? known : new Bitmap(catalog.size);
  if (rows !== known) for (let row = 0; row < rows.size; row += 1) if (passes(catalog, row)) rows.add(row);
  filters.set(key, rows);
  for (const oldest of filters.keys()) {
    if (filters.size <= keptFilters) break;
    filters.delete(oldest);
  }
  return rows;
}

/** 1 at the numbers of the names that are known. */
function numbersOf(labels: Labels, names: readonly string[]): Uint8Array {
  const wanted = new Uint8Array(labels.size);
  for (const name of names) {
    const number = labels.known(name);
    if (number > 0) wanted[number] = 1;
  }
  return wanted;
}

/** Each filter that is set. */
export function filterRows(filters: LibraryFilters, labels: LibraryLabels): FilterRows[] {
  const found: FilterRows[] = [];
  const add = (name: FacetName, values: unknown, passes: Passes) => {
    const key = JSON.stringify([name, values]);
    found.push({ name, of: (catalog) => rowsOf(catalog, key, passes) });
  };
  if (filters.type !== undefined) {
    const wanted = filters.type === 'act' ? flags.act : 0;
    add('type', wanted, (catalog, row) => ((catalog.flags[row] ?? 0) & flags.act) === wanted);
  }
  if (filters.court?.length) {
    const wanted = numbersOf(labels.courts, filters.court);
    add('court', filters.court, (catalog, row) => wanted[catalog.courts[row] ?? 0] === 1);
  }
  if (filters.state?.length) {
    const wanted = numbersOf(labels.states, filters.state);
    add('state', filters.state, (catalog, row) => wanted[catalog.states[row] ?? 0] === 1);
  }
  if (filters.year_from !== undefined || filters.year_to !== undefined) {
    const [from, to] = [filters.year_from ?? 1, filters.year_to ?? 9999];
    add('year', [from, to], ({ years }, row) => (years[row] ?? 0) >= from && (years[row] ?? 0) <= to);
  }
  if (filters.judge?.length) {
    const wanted = numbersOf(labels.judges, filters.judge);
    add(
      'judge',
      filters.judge,
      ({ judges }, row) => judges[row]?.some((judge) => wanted[judge] === 1) ?? false,
    );
  }
  return found;
}
