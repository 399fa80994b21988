import { z } from 'zod';
import { identifier, joinSql, type Sql, sql } from '#server/platform/db/sql.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as dataApi } from '#shared/messages/en/common/data-api.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Resolution } from '../preferences.ts';
import { badRequest } from '../problems.ts';
import type { DeclaredResource } from '../resource.ts';
import { insertSql, updateSql } from '../sql.ts';
import { invalidRow, type Row, requireRow, validateRow } from './validate-row.ts';

const uuid = z.uuid();

/** Validated rows to upsert: all have the same columns, and either all or none have an id. */
export interface Upsert {
  rows: Row[];
  byId: boolean;
}

/**
 * Reads the rows of an upsert, which may contain the primary key. A resource without insert takes one row, which must
 * exist.
 * Errors: `ProblemError` 400 for rows with different columns, a repeated id, another `on_conflict` than `id`.
 */
export function readUpsert(
  resource: DeclaredResource,
  given: readonly unknown[],
  { ownerId, onConflict }: { ownerId: string; onConflict: string | null },
  read: readonly Row[] = [],
): Upsert {
  const schema = resource.insert ?? resource.update?.partial();
  if (!schema)
    throw new ProblemError(
      'forbidden',
      sentenceOf(dataApi.notOffered, { operation: 'upsert', table: resource.table }),
      { reason: '42501' },
    );
  if (onConflict !== null && onConflict !== '' && onConflict !== 'id')
    throw badRequest('on_conflict: only "id" is offered');
  const rows = given.map((row, at) => {
    const { id, ...rest } = requireRow(row);
    if (id !== undefined && !uuid.safeParse(id).success)
      throw invalidRow(sentenceOf(dataApi.uuidInvalid), 'id');
    const valid = { ...validateRow(resource, schema, rest, ownerId), ...read[at] };
    return id === undefined ? valid : { id, ...valid };
  });
  const byId = rows.some((row) => row.id !== undefined);
  requireSameColumns(rows);
  requireDifferentIds(rows);
  if (!resource.insert && (rows.length > 1 || (rows.length === 1 && !byId)))
    throw badRequest(`"${resource.table}" takes one row with its id, since its rows cannot be inserted`);
  return { rows, byId };
}

function requireSameColumns(rows: readonly Row[]): void {
  // A column that only some rows have would be set to its default in the others.
  const different = new Set(rows.map((row) => Object.keys(row).sort().join())).size > 1;
  if (different)
    throw new ProblemError('invalid_request', sentenceOf(dataApi.keysDiffer), {
      reason: 'PGRST102',
      hint: 'Name the same columns in every row of an upsert.',
    });
}

function requireDifferentIds(rows: readonly Row[]): void {
  const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [String(id).toLowerCase()]));
  if (new Set(ids).size < ids.length) throw badRequest('an upsert may name each id once');
}

/** The statement that inserts the rows, or updates those whose id exists. */
export function upsertSql(resource: DeclaredResource, { rows, byId }: Upsert, resolution: Resolution): Sql {
  const [first] = rows;
  if (!resource.insert && first) {
    const { id, ...changes } = first;
    const values = [String(id)];
    return updateSql(resource, changes, {
      where: [{ kind: 'compare', column: 'id', not: false, operator: 'eq', values }],
    });
  }
  if (!byId) return insertSql(resource, rows);
  return insertSql(resource, rows, resolution === 'ignore' ? IGNORE : mergeSql(resource, first ?? {}));
}

const IGNORE = sql` on conflict (id) do nothing`;

/** A column that can only be inserted must keep its value: a row with another value is left out, and then reported. */
function mergeSql(resource: DeclaredResource, row: Row): Sql {
  const excluded = (name: string) => sql`excluded.${identifier(name)}`;
  const named = Object.keys(row).filter((name) => name !== 'id' && name !== resource.touch);
  const changed = named.filter((name) => resource.update && name in resource.update.shape);
  const fixed = named.filter((name) => !changed.includes(name));
  const sets = changed.map((name) => sql`${identifier(name)} = ${excluded(name)}`);
  if (resource.touch) sets.push(sql`${identifier(resource.touch)} = now()`);
  if (sets.length === 0) return IGNORE;
  const same = fixed.map((name) => sql`w.${identifier(name)} is not distinct from ${excluded(name)}`);
  const where = same.length === 0 ? sql`` : sql` where ${joinSql(same, ' and ')}`;
  return sql` on conflict (id) do update set ${joinSql(sets, ', ')}${where}`;
}

/** Errors: 409 when a row was left out of a merge; 404 when a row that cannot be inserted does not exist. */
export function requireAllWritten(
  resource: DeclaredResource,
  { rows }: Upsert,
  resolution: Resolution,
  written: number,
): void {
  if (resolution === 'ignore' || written === rows.length) return;
  if (!resource.insert) throw new ProblemError('not_found');
  throw new ProblemError('conflict', sentenceOf(dataApi.rowDiffers), {
    reason: '23505',
  });
}
