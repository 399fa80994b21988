import { identifier, joinSql, rawSql, type Sql, type SqlValue, sql } from '../db/sql.ts';
import { neededColumns } from './answer.ts';
import { allColumnsSql, columnSql } from './columns.ts';
import { JsonText } from './large-body.ts';
import { badRequest, unknownColumn } from './problems.ts';
import type { Condition, Order, RestQuery } from './query.ts';
import type { Selection } from './resolve-select.ts';
import type { ColumnType, ComputedColumn, DeclaredResource } from './resource.ts';
import {
  ACCESS,
  type ColumnOf,
  columnsOfAlias,
  isOfAccess,
  kindsOfRows,
  reachable,
  type Source,
  spansOwners,
} from './shared-rows.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;

function typeOf(resource: DeclaredResource, column: string): ColumnType {
  const type = resource.columns.get(column);
  if (type === undefined) throw unknownColumn(resource.table, column);
  return type;
}

/**
 * A time in UTC with the microseconds that a Date would drop: the next page of a list begins after exactly this row.
 * Undefined for an invalid time, or outside the years 1 to 9999, which have no common format.
 */
function exactTime(value: string): string | undefined {
  const time = new Date(value);
  if (Number.isNaN(time.getTime()) || time.getUTCFullYear() < 1 || time.getUTCFullYear() > 9999)
    return undefined;
  const micros = /\.\d{3}(\d{1,3})/u.exec(value)?.[1] ?? '';
  return time.toISOString().replace('Z', `${micros}Z`);
}

/** A filter value as a typed parameter, so that an invalid one is the caller's error and never the database's. */
function parameter(column: string, type: ColumnType, value: string): Sql {
  const wrong = () => badRequest(`filter on "${column}": "${value.slice(0, 60)}" is not of type ${type}`);
  switch (type) {
    case 'uuid':
      if (!UUID.test(value)) throw wrong();
      return sql`${value}::uuid`;
    case 'integer':
      if (!/^-?\d{1,18}$/u.test(value)) throw wrong();
      return sql`${value}::bigint`;
    case 'boolean':
      if (value !== 'true' && value !== 'false') throw wrong();
      return sql`${value}::boolean`;
    case 'timestamp': {
      const time = exactTime(value);
      if (time === undefined) throw wrong();
      return sql`${time}::timestamptz`;
    }
    case 'json':
      throw badRequest(`"${column}" cannot be filtered`);
    case 'text':
      if (value.includes('\u0000')) throw wrong();
      return sql`${value}::text`;
  }
}

const comparison = { eq: sql`=`, neq: sql`<>`, gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` } as const;

/** Source of the columns of a condition or an order: the alias of the rows, and each column by its name. */
interface Place {
  alias: string;
  column: ColumnOf;
}

export const placeOf = (alias: string): Place => ({ alias, column: columnsOfAlias(alias) });

/** A condition over rows, with every column checked against the declaration. */
export function conditionSql(resource: DeclaredResource, place: Place, condition: Condition): Sql {
  if (condition.kind !== 'compare') {
    const parts = condition.of.map((inner) => conditionSql(resource, place, inner));
    const joined = sql`(${joinSql(parts, condition.kind === 'any' ? ' or ' : ' and ')})`;
    return condition.not ? sql`not ${joined}` : joined;
  }
  const test = comparisonSql(resource, place, condition);
  return condition.not ? sql`not (${test})` : test;
}

type Comparison = Extract<Condition, { kind: 'compare' }>;

function comparisonSql(
  resource: DeclaredResource,
  place: Place,
  { column, operator, values }: Comparison,
): Sql {
  const type = typeOf(resource, column);
  const computed = resource.computed?.[column];
  if (computed) return computedSql(computed, place.alias, { column, operator, values });
  const left = place.column(column);
  const first = values[0] ?? '';
  switch (operator) {
    case 'in': {
      if (values.length === 0) return sql`false`;
      const list = values.map((value) => parameter(column, type, value));
      return sql`${left} in (${joinSql(list, ', ')})`;
    }
    case 'is':
      if (first !== 'null' && type !== 'boolean')
        throw badRequest(`filter on "${column}": only null can be asked with is`);
      return sql`${left} is ${rawSql(first.toLowerCase())}`;
    case 'like':
      return sql`${left} like ${patternOf(column, type, operator, first)}`;
    case 'ilike':
      return sql`${left} ilike ${patternOf(column, type, operator, first)}`;
    default:
      return sql`${left} ${comparison[operator]} ${parameter(column, type, first)}`;
  }
}

/** A filter of a computed column; comparing the value of each row would call its function for every row of a list. */
function computedSql(
  { isOneOf }: ComputedColumn,
  alias: string,
  { column, operator, values }: Pick<Comparison, 'column' | 'operator' | 'values'>,
): Sql {
  if (!isOneOf || (operator !== 'eq' && operator !== 'neq' && operator !== 'in'))
    throw badRequest(
      `filter on "${column}": ${isOneOf ? 'only eq, neq and in are' : 'no filter is'} offered`,
    );
  const test = isOneOf(identifier(alias), values);
  return operator === 'neq' ? sql`not ${test}` : test;
}

function patternOf(column: string, type: ColumnType, operator: string, pattern: string): Sql {
  if (type !== 'text') throw badRequest(`filter on "${column}": ${operator} needs a text column`);
  // PostgreSQL refuses a pattern that ends with an escape character.
  if (/(?<!\\)(?:\\\\)*\\$/u.test(pattern))
    throw badRequest(`filter on "${column}": the pattern ends with a backslash that escapes nothing`);
  return parameter(column, 'text', pattern.replaceAll('*', '%'));
}

function orderSql(resource: DeclaredResource, column: ColumnOf, order: readonly Order[]): Sql {
  if (order.length === 0) return sql``;
  const parts = order.map((item) => {
    typeOf(resource, item.column);
    if (resource.computed?.[item.column]) throw badRequest(`order: "${item.column}" is not offered`);
    const nulls = item.nulls === undefined ? sql`` : rawSql(` nulls ${item.nulls}`);
    return sql`${column(item.column)}${rawSql(item.descending ? ' desc' : ' asc')}${nulls}`;
  });
  return sql` order by ${joinSql(parts, ', ')}`;
}

function whereSql(
  resource: DeclaredResource,
  place: Place,
  where: readonly Condition[],
  common?: Sql | undefined,
): Sql {
  const conditions = where.map((condition) => conditionSql(resource, place, condition));
  if (common) conditions.unshift(common);
  return conditions.length === 0 ? sql`` : sql` where ${joinSql(conditions, ' and ')}`;
}

/** The rows of a change, of which those of several owners are found by their indexes. */
const changedWhere = (resource: DeclaredResource, alias: string, where: readonly Condition[]): Sql =>
  whereSql(
    resource,
    placeOf(alias),
    where,
    spansOwners(resource, where) ? reachable(resource, alias) : undefined,
  );

/** Sources from which a query reads its rows, with the alias `s`. */
const sourcesFor = (resource: DeclaredResource, where: readonly Condition[]): Source[] =>
  spansOwners(resource, where)
    ? kindsOfRows(resource, 's')
    : [{ from: sql`public.${identifier(resource.table)} s`, column: columnsOfAlias('s') }];

/** The rows of a query, as a source of `answerSql`. */
export function readSql(
  selection: Selection,
  { where, order, offset }: Pick<RestQuery, 'where' | 'order' | 'offset'>,
  limit: number,
): Sql {
  const { resource } = selection;
  const names = neededColumns(selection);
  const columns = names.map((name) => sql`${columnSql(resource, 's', name)} as ${identifier(name)}`);
  const rowsOf = ({ from, column, where: common }: Source) =>
    sql`${from}${whereSql(resource, { alias: 's', column }, where, common)}${orderSql(resource, column, order)}
      limit ${limit + offset}`;
  const parts = isOfAccess(resource, where, order)
    ? [
        // Cut before its cases are read, whatever the planner knows of the tables.
        sql`(select s.* from (select a.case_id from ${rowsOf(ACCESS)}) a join public.cases s on s.id = a.case_id)`,
      ]
    : sourcesFor(resource, where).map((source) => sql`(select s.* from ${rowsOf(source)})`);
  return sql`materialized (select ${joinSql(columns, ', ')}
    from (${joinSql(parts, ' union all ')}) s${orderSql(resource, columnsOfAlias('s'), order)}
    limit ${limit} offset ${offset})`;
}

/** Query for the number of rows that match. */
export function countSql(resource: DeclaredResource, { where }: Pick<RestQuery, 'where'>): Sql {
  const sources = isOfAccess(resource, where) ? [ACCESS] : sourcesFor(resource, where);
  const counts = sources.map(
    ({ from, column, where: common }) =>
      sql`(select count(*) from ${from}${whereSql(resource, { alias: 's', column }, where, common)})`,
  );
  return sql`select (${joinSql(counts, ' + ')})::int as count`;
}

function value(type: ColumnType | undefined, content: unknown): Sql {
  return type === 'json' && content !== null
    ? sql`${content instanceof JsonText ? content.text : JSON.stringify(content)}::jsonb`
    : sql`${content as SqlValue}`;
}

/**
 * Inserts rows that were validated against the declaration; omitted columns get their defaults. The table is `w` in
 * `onConflict`.
 */
export function insertSql(
  resource: DeclaredResource,
  rows: readonly Record<string, unknown>[],
  onConflict: Sql = sql``,
): Sql {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const tuple = (row: Record<string, unknown>) =>
    sql`(${joinSql(
      columns.map((name) =>
        row[name] === undefined ? sql`default` : value(resource.columns.get(name), row[name]),
      ),
      ', ',
    )})`;
  const target = sql`public.${identifier(resource.table)}`;
  return columns.length === 0
    ? sql`(insert into ${target} as w default values returning ${allColumnsSql(resource, 'w')})`
    : sql`(insert into ${target} as w (${joinSql(
        columns.map((name) => identifier(name)),
        ', ',
      )}) values ${joinSql(rows.map(tuple), ', ')}${onConflict} returning ${allColumnsSql(resource, 'w')})`;
}

export function updateSql(
  resource: DeclaredResource,
  changes: Record<string, unknown>,
  { where }: Pick<RestQuery, 'where'>,
): Sql {
  const sets = Object.entries(changes)
    .filter(([name]) => name !== resource.touch)
    .map(([name, content]) => sql`${identifier(name)} = ${value(resource.columns.get(name), content)}`);
  if (resource.touch) sets.push(sql`${identifier(resource.touch)} = now()`);
  return sql`(update public.${identifier(resource.table)} u set ${joinSql(sets, ', ')}${changedWhere(resource, 'u', where)} returning ${allColumnsSql(resource, 'u')})`;
}

/** For `requireUnchanged`: the row of an update by id, and whether it has changed since `readAt`. */
export function changedSinceSql(
  { touch, ...resource }: DeclaredResource,
  { where }: Pick<RestQuery, 'where'>,
  readAt: string,
): { rows: Sql; stale: Sql } {
  if (touch === undefined) throw badRequest(`if_updated_at: "${resource.table}" has no time of change`);
  const byId = where.some(
    (filter) =>
      filter.kind === 'compare' && filter.column === 'id' && filter.operator === 'eq' && !filter.not,
  );
  if (!byId) throw badRequest('if_updated_at: name one row with id=eq.…');
  const isOther: Condition = { kind: 'compare', column: touch, operator: 'eq', not: true, values: [readAt] };
  return {
    rows: sql`public.${identifier(resource.table)} u${whereSql(resource, placeOf('u'), where)}`,
    stale: conditionSql(resource, placeOf('u'), isOther),
  };
}

/** One of the rows that do not meet a condition on `u`, if there is one. */
export function othersSql(
  resource: DeclaredResource,
  { where }: Pick<RestQuery, 'where'>,
  condition: Sql,
): Sql {
  const rows = sql`select (${condition}) as met from public.${identifier(resource.table)} u${whereSql(resource, placeOf('u'), where)}`;
  return sql`select 1 from (${rows}) r where r.met is not true limit 1`;
}

/** Deletes rows, or moves them into the bin; both give the rows as they were. */
export function deleteSql(resource: DeclaredResource, { where }: Pick<RestQuery, 'where'>): Sql {
  const table = sql`public.${identifier(resource.table)}`;
  if (resource.delete !== 'to-bin')
    return sql`(delete from ${table} d${changedWhere(resource, 'd', where)} returning ${allColumnsSql(resource, 'd')})`;
  return sql`(
    with deleted as materialized (select ${allColumnsSql(resource, 'd')} from ${table} d${changedWhere(resource, 'd', where)} for update),
      moved as materialized (select app.move_to_bin(${resource.table}, array(select id from deleted)))
    select deleted.* from deleted cross join moved)`;
}
