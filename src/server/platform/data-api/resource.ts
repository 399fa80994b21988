import { z } from 'zod';
import type { Sql } from '../db/sql.ts';
import type { WhenUnpaid } from '../http/openapi.ts';
import type { ReadLarge } from './large-body.ts';

export type ColumnType = 'uuid' | 'text' | 'integer' | 'boolean' | 'timestamp' | 'json';

/** Another resource that can be embedded in this one: `on` is [column here, column there]. */
export interface Embed {
  resource: string;
  kind: 'one' | 'many';
  on: readonly [here: string, there: string];
}

/** `row` is the alias of a row. */
export interface ComputedColumn {
  value: (row: Sql) => Sql;
  /** The condition that the value is one of these, for filters; without it the column cannot be filtered. */
  isOneOf?: (row: Sql, values: readonly string[]) => Sql;
}

/**
 * A table as `/rest/v1` offers it, declared once by its feature from the shared contract. Requests cannot name anything
 * else. `insert` and `update` hold the writable columns; a verb without its schema is not offered.
 */
export interface Resource {
  table: string;
  summary: string;
  /** The readable columns; their types follow from the schema. */
  row: z.ZodObject;
  insert?: z.ZodObject;
  update?: z.ZodObject;
  /** `to-bin`: a deleted row waits in the bin with what belongs to it, hidden by row-level security (docs/decisions/16-bin.md). */
  delete?: true | 'to-bin';
  /** Adds columns that follow from those that a client writes, after they were validated. */
  complete?: Readonly<Record<'insert' | 'update', (row: Record<string, unknown>) => Record<string, unknown>>>;
  /** Reads large bodies in another thread, completed. */
  readLarge?: ReadLarge;
  embeds?: Readonly<Record<string, Embed>>;
  /** Columns that hold a user's id; callers can write only their own. */
  ownUser?: readonly string[];
  /** A column that every update sets to the time of the change. */
  touch?: string;
  /** The column that names the case of a row: members of the case reach the row too. */
  caseColumn?: string;
  /** Everybody can read it without a session, as far as row-level security shows rows to nobody in particular. */
  isPublic?: true;
  /** `open` when its rows may change while a payment is overdue; without it they may not. */
  whenUnpaid?: WhenUnpaid;
  /**
   * Updates that only take access away, which stay open while a payment is overdue: the condition that a row `u` must meet,
   * undefined when these changes can do more.
   */
  reduces?: (changes: Readonly<Record<string, unknown>>) => Sql | undefined;
  /** Readable columns that the table does not have, made for the caller. */
  computed?: Readonly<Record<string, ComputedColumn>>;
}

/** A resource with the values derived from its declaration. */
export interface DeclaredResource extends Resource {
  columns: ReadonlyMap<string, ColumnType>;
}

function columnType(schema: z.core.$ZodType): ColumnType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return columnType(schema.unwrap());
  if (schema instanceof z.ZodUUID) return 'uuid';
  if (schema instanceof z.ZodISODateTime) return 'timestamp';
  if (schema instanceof z.ZodNumber) return 'integer';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return 'text';
  return 'json';
}

/** Completes a declaration. Errors: throws at start for a column that is writable but not readable. */
export function declareResource(resource: Resource): DeclaredResource {
  const columns = new Map(
    Object.entries(resource.row.shape).map(([name, schema]) => [name, columnType(schema)]),
  );
  const writable = [
    ...Object.keys(resource.insert?.shape ?? {}),
    ...Object.keys(resource.update?.shape ?? {}),
  ];
  const unknown = writable.filter((column) => !columns.has(column) || resource.computed?.[column]);
  if (unknown.length > 0)
    throw new Error(`resource ${resource.table}: writable but not readable: ${unknown.join(', ')}`);
  return { ...resource, columns };
}
