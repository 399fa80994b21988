import { identifier, joinSql, type Sql, sql } from '../db/sql.ts';
import type { Resource } from './resource.ts';

/** A column of the row `alias`: of its table, or computed for the caller. */
export function columnSql({ computed }: Pick<Resource, 'computed'>, alias: string, name: string): Sql {
  const row = identifier(alias);
  return computed?.[name]?.value(row) ?? sql`${row}.${identifier(name)}`;
}

/** All columns of the row `alias`, the computed ones too. */
export function allColumnsSql({ computed = {} }: Pick<Resource, 'computed'>, alias: string): Sql {
  const row = identifier(alias);
  const made = Object.entries(computed).map(([name, { value }]) => sql`${value(row)} as ${identifier(name)}`);
  return joinSql([sql`${row}.*`, ...made], ', ');
}
