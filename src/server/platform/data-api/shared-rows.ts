import { identifier, type Sql, sql } from '../db/sql.ts';
import type { Condition } from './query.ts';
import type { DeclaredResource } from './resource.ts';

const ME = sql`(select app.user_id())`;

/**
 * True when a query may meet the rows of several owners: no filter names the owner, the case or the row. Row-level
 * security then allows one's own rows or those of shared cases, a condition for which no index can be used; such a
 * query reads both kinds separately.
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

/**
 * The conditions of the two kinds of rows of the alias: one's own, and those of shared cases. An array keeps PostgreSQL at
 * the index: a join with the function was planned for few rows and compared every row with every case.
 */
export function kindsOfRows({ caseColumn }: DeclaredResource, alias: string): [own: Sql, shared: Sql] {
  const row = identifier(alias);
  const ofCase = sql`${row}.${identifier(caseColumn ?? 'id')}`;
  return [
    sql`${row}.owner_id = ${ME}`,
    sql`${row}.owner_id <> ${ME} and ${ofCase} = any (array(select s.id from app.shared_cases() s (id)))`,
  ];
}

/** A condition that finds both kinds of rows by their indexes. */
export function reachable(resource: DeclaredResource, alias: string): Sql {
  const table = sql`public.${identifier(resource.table)}`;
  const [own, shared] = kindsOfRows(resource, 'r');
  return sql`${identifier(alias)}.id in (select r.id from ${table} r where ${own} union all select r.id from ${table} r where ${shared})`;
}
