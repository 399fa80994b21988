import { identifier, joinSql, type Sql, sql } from '../db/sql.ts';
import type { Condition, Order } from './query.ts';
import type { DeclaredResource } from './resource.ts';

const ME = sql`(select app.user_id())`;

/**
 * True when a query may meet the rows of several owners: no filter names the owner, the case or the row. Row-level
 * security then allows one's own rows or those of shared cases, a condition for which no index can be used; such a
 * query reads both kinds separately, or follows the caller's access.
 */
export function spansOwners({ caseColumn }: DeclaredResource, where: readonly Condition[]): boolean {
  if (caseColumn === undefined) return false;
  return !where.some((filter) => names(filter, new Set(['owner_id', 'id', 'case_id', caseColumn])));
}

/** True when a filter gives the values of one of these columns. */
function names(filter: Condition, columns: ReadonlySet<string>): boolean {
  if (filter.not) return false;
  if (filter.kind === 'all') return filter.of.some((part) => names(part, columns));
  if (filter.kind !== 'compare') return false;
  return (filter.operator === 'eq' || filter.operator === 'in') && columns.has(filter.column);
}

/** A column of a row by its name. */
export type ColumnOf = (name: string) => Sql;

export const columnsOfAlias =
  (alias: string): ColumnOf =>
  (name) =>
    sql`${identifier(alias)}.${identifier(name)}`;

/** The columns of a case that its rows of `app.case_access` carry too, under these names. */
const COPIED = new Map([
  ['id', 'case_id'],
  ...['owner_id', 'created_at', 'next_date', 'archived_at'].map((name) => [name, name] as const),
]);

/** A source of rows; `column` names their columns in conditions and orders. */
export interface Source {
  from: Sql;
  column: ColumnOf;
  /** Condition that all rows of this source meet. */
  where?: Sql;
}

/** The caller's access to cases, with the columns that it carries of them: `case_id` is the id of the case. */
export const ACCESS: Source = {
  from: sql`app.case_access a`,
  column: (name) => sql`a.${identifier(COPIED.get(name) ?? name)}`,
  where: sql`not a.in_bin`,
};

/**
 * True when a query for cases of several owners follows from the caller's access alone, because neither its conditions nor
 * its order need more of a case. Then a page is one range of an index of `ACCESS`.
 */
export function isOfAccess(
  resource: DeclaredResource,
  where: readonly Condition[],
  order: readonly Order[] = [],
): boolean {
  const known = (filter: Condition): boolean =>
    filter.kind === 'compare' ? COPIED.has(filter.column) : filter.of.every(known);
  return (
    resource.caseColumn === 'id' &&
    spansOwners(resource, where) &&
    where.every(known) &&
    order.every(({ column }) => COPIED.has(column))
  );
}

/**
 * The two kinds of rows of an alias: one's own, and those of shared cases. An array keeps PostgreSQL at the index: a join
 * was planned for few rows and compared every row with every case.
 */
export function kindsOfRows({ caseColumn, table }: DeclaredResource, alias: string): Source[] {
  const row = identifier(alias);
  const from = sql`public.${identifier(table)} ${row}`;
  const column = columnsOfAlias(alias);
  const shared = sql`array(select c.case_id from app.case_access c where c.role <> 'owner')`;
  return [
    { from, column, where: sql`${row}.owner_id = ${ME}` },
    {
      from,
      column,
      where: sql`${row}.owner_id <> ${ME} and ${column(caseColumn ?? 'id')} = any (${shared})`,
    },
  ];
}

/** A condition that finds both kinds of rows by their indexes. */
export function reachable(resource: DeclaredResource, alias: string): Sql {
  const parts = kindsOfRows(resource, 'r').map(
    ({ from, where }) => sql`select r.id from ${from} where ${where ?? sql`true`}`,
  );
  return sql`${identifier(alias)}.id in (${joinSql(parts, ' union all ')})`;
}
