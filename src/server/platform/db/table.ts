import type { Tx } from './database.ts';
import { identifier, joinSql, rawSql, type Sql, type SqlValue, sql } from './sql.ts';

/** A column as the code uses it. `Optional`: an insert may omit it, because it is nullable or has a default. */
export interface Column<Value, Optional extends boolean = false> {
  /** PostgreSQL's name of the type (`pg_type.typname`). */
  readonly type: string;
  readonly nullable: boolean;
  readonly optional: Optional;
  /** Only for the compiler: the type of the value in a row. */
  readonly value?: Value;
}

type Columns = Record<string, Column<unknown, boolean>>;

/** Columns of a table, by the names that rows have in the code; `emailConfirmedAt` is `email_confirmed_at`. */
export interface Table<C extends Columns> {
  readonly name: string;
  readonly declared: C;
  /** The list of the columns for `select` and `returning`. */
  readonly columns: Sql;
}

type ValueOf<C> = C extends Column<infer Value, boolean> ? Value : never;
type OptionalKeys<C extends Columns> = {
  [K in keyof C]: C[K]['optional'] extends true ? K : never;
}[keyof C];

/** A whole row. */
export type RowOf<T> = T extends Table<infer C> ? { [K in keyof C]: ValueOf<C[K]> } : never;
/** A row to insert. */
type NewRow<C extends Columns> = { [K in Exclude<keyof C, OptionalKeys<C>>]: ValueOf<C[K]> } & {
  [K in OptionalKeys<C>]?: ValueOf<C[K]> | undefined;
};

const column = <Value>(type: string): Column<Value> => ({ type, nullable: false, optional: false });
export const uuid = column<string>('uuid');
export const time = column<Date>('timestamptz');
export const integer = column<number>('int4');
export const bigint = column<number>('int8');
export const boolean = column<boolean>('bool');
export const text = <Value extends string = string>() => column<Value>('text');
export const texts = <Value extends string = string>() => column<Value[]>('_text');
export const json = <Value>() => column<Value>('jsonb');

export const nullable = <Value>({ type }: Column<Value>): Column<Value | null, true> => ({
  type,
  nullable: true,
  optional: true,
});
export const withDefault = <Value>({ type }: Column<Value>): Column<Value, true> => ({
  type,
  nullable: false,
  optional: true,
});

/** The name of a column in the database. */
export const columnName = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Declares a table. A test compares the declarations with the database. */
export function table<C extends Columns>(name: string, declared: C): Table<C> {
  const columns = Object.keys(declared).map((key) =>
    columnName(key) === key ? identifier(key) : sql`${identifier(columnName(key))} as ${identifier(key)}`,
  );
  return { name, declared, columns: joinSql(columns, ', ') };
}

function parameter(declared: Column<unknown, boolean> | undefined, value: unknown): Sql {
  if (value === undefined) return sql`default`;
  if (declared?.type === 'jsonb' && value !== null) return sql`${JSON.stringify(value)}::jsonb`;
  return sql`${value as SqlValue}`;
}

/** `insert into … values …` of at least one row; an omitted column gets its default. */
export function insertInto<C extends Columns>(
  { name, declared }: Table<C>,
  ...rows: readonly [NewRow<C>, ...NewRow<C>[]]
): Sql {
  const keys = Object.keys(declared).filter((key) =>
    rows.some((row) => row[key as keyof NewRow<C>] !== undefined),
  );
  const tuples = rows.map((row) => {
    const values = keys.map((key) => parameter(declared[key], row[key as keyof NewRow<C>]));
    return sql`(${joinSql(values, ', ')})`;
  });
  const names = keys.map((key) => identifier(columnName(key)));
  return sql`insert into ${rawSql(name)} (${joinSql(names, ', ')}) values ${joinSql(tuples, ', ')}`;
}

/** `column = value, …` for `update … set`; omitted columns keep their values. */
export function assignments<C extends Columns>(
  { declared }: Table<C>,
  changes: Partial<{ [K in keyof C]: ValueOf<C[K]> | undefined }>,
): Sql {
  const changed = Object.keys(declared).filter((key) => changes[key] !== undefined);
  return joinSql(
    changed.map((key) => sql`${identifier(columnName(key))} = ${parameter(declared[key], changes[key])}`),
    ', ',
  );
}

/** The whole rows of a table for which `where` holds; it may end with `order by`, `limit` or `for update`. */
export function findRows<C extends Columns>(
  tx: Tx,
  { name, columns }: Table<C>,
  where: Sql,
): Promise<RowOf<Table<C>>[]> {
  return tx.rows(sql`select ${columns} from ${rawSql(name)} where ${where}`);
}

/** The first of those rows. */
export async function findRow<C extends Columns>(
  tx: Tx,
  of: Table<C>,
  where: Sql,
): Promise<RowOf<Table<C>> | undefined> {
  return (await findRows(tx, of, where))[0];
}
