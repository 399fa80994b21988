import {
  Field,
  FixedSizeList,
  Float32,
  makeData,
  makeVector,
  type RecordBatch,
  Table,
  Utf8,
  vectorFromArray,
} from 'apache-arrow';
import { courtsOfState } from '#law/courts/jurisdictions.ts';
import type { LibraryFilters } from '#shared/contracts/library.ts';
import type { Bitmap } from '../segments/bitmap.ts';
import { type DocValues, flags, type LibraryOrdinals } from '../segments/doc-values.ts';

/** The vector of one row of a segment. */
export interface VectorRow {
  row: number;
  vector: Float32Array;
}

/** Vectors with the columns that filters need, as LanceDB takes them; at least one. A merge gives rows new numbers. */
export function vectorTable(
  rows: readonly VectorRow[],
  docValues: DocValues,
  ordinals: LibraryOrdinals,
  renumbered?: Int32Array,
): Table {
  const dimensions = rows[0]?.vector.length ?? 0;
  const flat = new Float32Array(rows.length * dimensions);
  for (const [i, { vector }] of rows.entries()) flat.set(vector, i * dimensions);
  const values = makeData({ type: new Float32(), length: flat.length, nullCount: 0, data: flat });
  const type = new FixedSizeList(dimensions, new Field('item', new Float32(), true));
  const texts = (read: (row: number) => string) =>
    vectorFromArray(
      rows.map(({ row }) => read(row)),
      new Utf8(),
    );
  return new Table({
    n: makeVector(Int32Array.from(rows, ({ row }) => renumbered?.[row] ?? row)),
    vector: makeVector(makeData({ type, length: rows.length, nullCount: 0, child: values })),
    kind: texts((row) => ((docValues.flags[row] ?? 0) & flags.act ? 'act' : 'judgment')),
    court: texts((row) => ordinals.courts.name(docValues.courts[row] ?? 0)),
    state: texts((row) => ordinals.states.name(docValues.states[row] ?? 0)),
    year: makeVector(Int32Array.from(rows, ({ row }) => docValues.years[row] ?? 0)),
    judges: texts(
      (row) => `|${Array.from(docValues.judges.of(row), (judge) => ordinals.judges.name(judge)).join('|')}|`,
    ),
  });
}

/** The vectors of a batch that holds `n` and `vector`. */
export function vectorRows(batch: RecordBatch): VectorRow[] {
  const [numbers, vectors] = [batch.getChild('n'), batch.getChild('vector')];
  const rows: VectorRow[] = [];
  for (let i = 0; i < batch.numRows; i += 1) {
    const vector = (vectors?.get(i) as { toArray(): Float32Array } | null)?.toArray();
    if (vector) rows.push({ row: Number(numbers?.get(i)), vector });
  }
  return rows;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A judgment belongs to the states of its court's jurisdiction, apart from those with a bench of their own. */
function stateCondition(states: readonly string[]): string {
  const own = `state IN (${states.map(quoted).join(', ')})`;
  const courts = states.flatMap(courtsOfState).map(({ court, apart }) => {
    const elsewhere = apart.filter((state) => !states.includes(state));
    const here = `court = ${quoted(court)} AND kind = 'judgment'`;
    return elsewhere.length === 0
      ? `(${here})`
      : `(${here} AND state NOT IN (${elsewhere.map(quoted).join(', ')}))`;
  });
  return `(${[own, ...new Set(courts)].join(' OR ')})`;
}

/** So few rows are named one by one. */
const mostNamedRows = 1000;

/**
 * The filters as a condition over the columns of a vector table, or the rows that pass where these are few; other filters
 * than those of the columns are left to the caller. Values are quoted.
 */
export function filterCondition(filters: LibraryFilters, passing?: Bitmap): string | undefined {
  if (passing && passing.count() <= mostNamedRows)
    return passing.count() === 0 ? 'n < 0' : `n IN (${passing.rows().join(', ')})`;
  const parts: string[] = [];
  const oneOf = (column: string, values: readonly string[]) =>
    parts.push(`${column} IN (${values.map(quoted).join(', ')})`);
  if (filters.type !== undefined) oneOf('kind', [filters.type]);
  if (filters.court?.length) oneOf('court', filters.court);
  if (filters.state?.length) parts.push(stateCondition(filters.state));
  if (filters.year?.length) parts.push(`year IN (${filters.year.map(Math.trunc).join(', ')})`);
  if (filters.year_from !== undefined) parts.push(`year >= ${Math.trunc(filters.year_from)}`);
  if (filters.year_to !== undefined) parts.push(`year > 0 AND year <= ${Math.trunc(filters.year_to)}`);
  if (filters.judge?.length) {
    const has = filters.judge.map((judge) => `strpos(judges, ${quoted(`|${judge}|`)}) > 0`);
    parts.push(`(${has.join(' OR ')})`);
  }
  return parts.length > 0 ? parts.join(' AND ') : undefined;
}
