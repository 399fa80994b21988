import { authorityFor } from '#law/courts/authority.ts';
import { COURTS, SUPREME_COURT } from '#law/courts/court-list.ts';
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

type Add = (name: FilterName, values: unknown, passes: Passes) => void;

const isJudgment = (docValues: DocValues, row: number) => ((docValues.flags[row] ?? 0) & flags.act) === 0;

/** The filter of states: their courts, with the Supreme Court, alone, or the High Courts of the others. */
function addStates(
  { state, state_only, persuasive, binding_on }: LibraryFilters,
  ordinals: LibraryOrdinals,
  add: Add,
): void {
  if (!state?.length) return;
  const wanted = ordinalsOf(ordinals.states, state);
  const statesOf = rowStates(ordinals);
  const isOfState: Passes = (docValues, row) => statesOf(docValues, row).some((one) => wanted[one] === 1);
  // Beside a court that decides, the state only chooses.
  if (persuasive && binding_on?.state === undefined && binding_on?.court === undefined) {
    const highCourts = COURTS.map(({ code }) => code).filter((code) => code !== SUPREME_COURT);
    const high = ordinalsOf(ordinals.courts, highCourts);
    add(
      'state',
      [state, highCourts],
      (docValues, row) =>
        isJudgment(docValues, row) && high[docValues.courts[row] ?? 0] === 1 && !isOfState(docValues, row),
    );
    return;
  }
  const binding = state_only ? 0 : ordinals.courts.find(SUPREME_COURT);
  add('state', [state, binding], (docValues, row) =>
    binding > 0 && docValues.courts[row] === binding ? true : isOfState(docValues, row),
  );
}

/** The judgments that bind a court, those for which a fact is missing among them; or those that are persuasive for it. */
function addBinding(
  { binding_on, persuasive = false }: LibraryFilters,
  ordinals: LibraryOrdinals,
  add: Add,
): void {
  if (binding_on?.state === undefined && binding_on?.court === undefined) return;
  const authorityOf = authorityFor(binding_on);
  const wanted = persuasive ? ['persuasive'] : ['binding', 'unknown'];
  add('binding_on', [binding_on, persuasive], (docValues, row) => {
    if (!isJudgment(docValues, row)) return false;
    const found = authorityOf({
      court: ordinals.courts.name(docValues.courts[row] ?? 0),
      judges: docValues.strengths[row] ?? 0,
      decided: docValues.decided[row] ?? 0,
    });
    return found !== undefined && wanted.includes(found.force);
  });
}

/** The filters of authority: by whom a court is bound, how many judges sat, and that the judgment is real. */
function addAuthority(filters: LibraryFilters, ordinals: LibraryOrdinals, add: Add): void {
  addBinding(filters, ordinals, add);
  const { bench_strength, samples } = filters;
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
  const add: Add = (name, values, passes) => {
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
  addStates(filters, ordinals, add);
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
