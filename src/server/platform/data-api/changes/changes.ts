import type { Tx, Viewer } from '#server/platform/db/database.ts';
import type { Sql } from '#server/platform/db/sql.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as dataApi } from '#shared/messages/en/common/data-api.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type Answer, answerSql, countAffected, readAnswer } from '../answer.ts';
import type { Preferences } from '../preferences.ts';
import type { RestQuery } from '../query.ts';
import type { Selection } from '../resolve-select.ts';
import type { DeclaredResource } from '../resource.ts';
import { insertSql } from '../sql.ts';
import { readUpsert, requireAllWritten, upsertSql } from './upsert.ts';
import { type Row, validateRow } from './validate-row.ts';

/** The refusal of a verb that a resource does not offer. */
export function notAllowed(resource: DeclaredResource, verb: string): ProblemError {
  return new ProblemError(
    'forbidden',
    sentenceOf(dataApi.notOffered, { operation: verb, table: resource.table }),
    { reason: '42501' },
  );
}

/** Number of rows that a change touched, and the rows of its answer. */
interface Change {
  count: number;
  rows: Answer;
}

/** Runs a change. The changed rows are returned only on request. Errors: `ProblemError` for the wrong number of rows. */
export async function change(
  tx: Tx,
  statement: Sql,
  selection: Selection,
  { representation, format, maxAffected }: Preferences,
): Promise<Change> {
  const rows = representation ? await readAnswer(tx, answerSql(statement, selection, { format })) : [];
  const count = representation ? rows.length : await countAffected(tx, statement);
  if (format === 'object') exactlyOne(count);
  if (maxAffected !== undefined && count > maxAffected)
    throw new ProblemError('invalid_request', sentenceOf(dataApi.tooManyChanges), {
      reason: 'PGRST124',
      details: `The change touches ${count} rows`,
    });
  return { rows, count };
}

/** Errors: `ProblemError` `not_acceptable` unless there is one row. */
export function exactlyOne(rows: number): void {
  if (rows === 1) return;
  throw new ProblemError('not_acceptable', sentenceOf(dataApi.notOneRow), {
    reason: 'PGRST116',
    details: `The result contains ${rows} rows`,
  });
}

/** The answer to a change that changes nothing. */
export function noRows({ format }: Preferences): Change {
  if (format === 'object') exactlyOne(0);
  return { count: 0, rows: [] };
}

/** Refuses a change without a filter, because it would affect every row. */
export function requireFilter(query: RestQuery, verb: 'UPDATE' | 'DELETE'): void {
  if (query.where.length > 0) return;
  throw new ProblemError('invalid_request', sentenceOf(dataApi.filterRequired, { operation: verb }), {
    reason: '21000',
    hint: 'Name the rows with a filter such as id=eq.…',
  });
}

interface Write {
  statement: Sql;
  /** Refuses a change of the wrong number of rows, which rolls it back. */
  check?: (written: number) => void;
}

/** The statement that inserts the given rows. Errors: `ProblemError` for a row that breaks the contract. */
export function inserting(
  resource: DeclaredResource,
  given: readonly unknown[],
  { userId }: Viewer,
  read: readonly Row[] = [],
): Write {
  const schema = resource.insert;
  if (!schema) throw notAllowed(resource, 'insert');
  const complete = resource.complete?.insert ?? ((row: Row) => row);
  const rows = given.map((row, at) => {
    const valid = validateRow(resource, schema, row, userId);
    return read[at] ? { ...valid, ...read[at] } : complete(valid);
  });
  return { statement: insertSql(resource, rows) };
}

/** The statement that inserts the given rows or updates those that exist. Errors: as `inserting`. */
export function upserting(
  resource: DeclaredResource,
  given: readonly unknown[],
  { resolution = 'merge' }: Preferences,
  { viewer, onConflict, read = [] }: { viewer: Viewer; onConflict: string | null; read?: readonly Row[] },
): Write {
  const upsert = readUpsert(resource, given, { ownerId: viewer.userId, onConflict }, read);
  return {
    statement: upsertSql(resource, upsert, resolution),
    check: (written) => requireAllWritten(resource, upsert, resolution, written),
  };
}
