import { z } from 'zod';

export type ColumnType = 'uuid' | 'text' | 'integer' | 'boolean' | 'timestamp' | 'json';

/** Another resource whose rows may stand inside this one's: `on` is [column here, column there]. */
export interface Embed {
  resource: string;
  kind: 'one' | 'many';
  on: readonly [here: string, there: string];
}

/**
 * What `/rest/v1` may touch of one table, declared once by its feature from the shared contract. Nothing undeclared
 * can be named in a request. `insert` and `update` hold the writable columns; a verb without its schema is not offered.
 */
export interface Resource {
  table: string;
  summary: string;
  /** The columns that may be read; their types follow from the schema. */
  row: z.ZodObject;
  insert?: z.ZodObject;
  update?: z.ZodObject;
  delete?: boolean;
  embeds?: Readonly<Record<string, Embed>>;
  /** Columns that hold the id of a user; a caller may write no other than their own. */
  ownUser?: readonly string[];
  /** Column set to the time of the change on every update. */
  touch?: string;
}

/** A resource with what follows from its declaration. */
export interface DeclaredResource extends Resource {
  columns: ReadonlyMap<string, ColumnType>;
}

function columnType(schema: z.core.$ZodType): ColumnType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return columnType(schema.unwrap());
  if (schema instanceof z.ZodUUID) return 'uuid';
  if (schema instanceof z.ZodISODateTime) return 'timestamp';
  if (schema instanceof z.ZodNumber) return 'integer';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return 'text';
  return 'json';
}

/** Completes a declaration. Errors: a column that may be written and not read is a slip, found at start. */
export function declareResource(resource: Resource): DeclaredResource {
  const columns = new Map(
    Object.entries(resource.row.shape).map(([name, schema]) => [name, columnType(schema)]),
  );
  const writable = [
    ...Object.keys(resource.insert?.shape ?? {}),
    ...Object.keys(resource.update?.shape ?? {}),
  ];
  const unknown = writable.filter((column) => !columns.has(column));
  if (unknown.length > 0)
    throw new Error(`resource ${resource.table}: writable but not readable: ${unknown.join(', ')}`);
  return { ...resource, columns };
}
