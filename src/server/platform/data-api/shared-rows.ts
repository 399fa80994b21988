import { identifier, joinSql, type Sql, sql } from '../db/sql.ts';
import type { Condition } from './query.ts';
import type { DeclaredResource } from './resource.ts';

const ME = sql`(select app.user_id())`;

/**
 * True when a query may meet the rows of several owners: no filter names the owner, the case or the row. Row-level
 * security then allows one's own rows or those of shared cases, a condition for which no index can be used; such a
 * query reads the rows as `sourcesOf` says.
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

/** The columns of a case that its rows of `app.case_access` carry too, under these names. */
const COPIED = new Map([
  ['id', 'case_id'],
  ...['owner_id', 'created_at', 'next_date', 'archived_at'].map((name) => [name, name] as const),
]);

/** A column of a row by its name. */
export type ColumnOf = (name: string) => Sql;

export const columnsOfAlias =
  (alias: string): ColumnOf =>
  (name) =>
    sql`${identifier(alias)}.${identifier(name)}`;

/** A source of rows with one alias; `column` names their columns in conditions and orders. */
export interface Source {
  from: Sql;
  column: ColumnOf;
  /** What the rows of this source have in common. */
  where?: Sql;
}

/**
 * The rows of a query that may meet several owners. Cases are read in the order of the caller's access, so that a page is
 * one range of an index. Other rows are read in two parts, one's own and those of shared cases; an array keeps PostgreSQL
 * at the index, where a join was planned for few rows and compared every row with every case.
 */
export function sourcesOf({ caseColumn, table }: DeclaredResource, alias: string): Source[] {
  const row = identifier(alias);
  const from = sql`public.${identifier(table)} ${row}`;
  const column = columnsOfAlias(alias);
  if (caseColumn === 'id') {
    const copied: ColumnOf = (name) => {
      const copy = COPIED.get(name);
      return copy === undefined ? column(name) : sql`a.${identifier(copy)}`;
    };
    return [
      {
        from: sql`app.case_access a join ${from} on ${row}.id = a.case_id`,
        column: copied,
        where: sql`not a.in_bin`,
      },
    ];
  }
  const ofCase = column(caseColumn ?? 'case_id');
  const shared = sql`array(select c.case_id from app.case_access c where c.role <> 'owner')`;
  return [
    { from, column, where: sql`${row}.owner_id = ${ME}` },
    { from, column, where: sql`${row}.owner_id <> ${ME} and ${ofCase} = any (${shared})` },
  ];
}

/** True when a condition asks for columns of the caller's access alone. */
const isOfAccess = (filter: Condition): boolean =>
  filter.kind === 'compare' ? COPIED.has(filter.column) : filter.of.every(isOfAccess);

/** Where the rows of a query are counted: cases without reading them, when the conditions allow it. */
export function countedSources(
  resource: DeclaredResource,
  alias: string,
  where: readonly Condition[],
): Source[] {
  const sources = sourcesOf(resource, alias);
  const counted = resource.caseColumn === 'id' && where.every(isOfAccess);
  return counted ? sources.map((source) => ({ ...source, from: sql`app.case_access a` })) : sources;
}

/** A condition that finds the rows of all owners by their indexes. */
export function reachable(resource: DeclaredResource, alias: string): Sql {
  const parts = sourcesOf(resource, 'r').map(
    ({ from, where }) => sql`select r.id from ${from} where ${where ?? sql`true`}`,
  );
  return sql`${identifier(alias)}.id in (${joinSql(parts, ' union all ')})`;
}
