import { type SQL, sql } from 'drizzle-orm';
import { badRequest, unknownColumn } from './problems.ts';
import type { Condition, Order, RestQuery, SelectItem } from './query.ts';
import type { ColumnType, DeclaredResource } from './resource.ts';

export type Resources = ReadonlyMap<string, DeclaredResource>;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;

function typeOf(resource: DeclaredResource, column: string): ColumnType {
  const type = resource.columns.get(column);
  if (type === undefined) throw unknownColumn(resource.table, column);
  return type;
}

/** A time in UTC with the microseconds that a Date would cut off: a page of a list begins after exactly this row. */
function exactTime(value: string): string {
  const micros = /\.\d{3}(\d{1,3})/u.exec(value)?.[1] ?? '';
  return new Date(value).toISOString().replace('Z', `${micros}Z`);
}

/** A filter value as a typed parameter, so that a wrong one is the caller's error and never the database's. */
function parameter(column: string, type: ColumnType, value: string): SQL {
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
    case 'timestamp':
      if (Number.isNaN(Date.parse(value))) throw wrong();
      return sql`${exactTime(value)}::timestamptz`;
    case 'json':
      throw badRequest(`"${column}" cannot be filtered`);
    case 'text':
      if (value.includes('\u0000')) throw wrong();
      return sql`${value}::text`;
  }
}

const comparison = { eq: sql`=`, neq: sql`<>`, gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` } as const;

/** A condition over `alias`, with every column checked against the declaration. */
export function conditionSql(resource: DeclaredResource, alias: string, condition: Condition): SQL {
  if (condition.kind !== 'compare') {
    const parts = condition.of.map((inner) => conditionSql(resource, alias, inner));
    const joined = sql`(${sql.join(parts, condition.kind === 'any' ? sql` or ` : sql` and `)})`;
    return condition.not ? sql`not ${joined}` : joined;
  }
  const { column, operator, values, not } = condition;
  const type = typeOf(resource, column);
  const left = sql`${sql.identifier(alias)}.${sql.identifier(column)}`;
  const first = values[0] ?? '';
  let test: SQL;
  if (operator === 'in') {
    test =
      values.length === 0
        ? sql`false`
        : sql`${left} in (${sql.join(
            values.map((value) => parameter(column, type, value)),
            sql`, `,
          )})`;
  } else if (operator === 'is') {
    if (first !== 'null' && type !== 'boolean')
      throw badRequest(`filter on "${column}": only null can be asked with is`);
    test = sql`${left} is ${sql.raw(first.toLowerCase())}`;
  } else if (operator === 'like' || operator === 'ilike') {
    if (type !== 'text') throw badRequest(`filter on "${column}": ${operator} needs a text column`);
    const pattern = parameter(column, 'text', first.replaceAll('*', '%'));
    test = operator === 'like' ? sql`${left} like ${pattern}` : sql`${left} ilike ${pattern}`;
  } else {
    test = sql`${left} ${comparison[operator]} ${parameter(column, type, first)}`;
  }
  return not ? sql`not (${test})` : test;
}

function orderSql(resource: DeclaredResource, alias: string, order: readonly Order[]): SQL {
  if (order.length === 0) return sql``;
  const parts = order.map((item) => {
    typeOf(resource, item.column);
    const nulls = item.nulls === undefined ? sql`` : sql.raw(` nulls ${item.nulls}`);
    return sql`${sql.identifier(alias)}.${sql.identifier(item.column)}${sql.raw(item.descending ? ' desc' : ' asc')}${nulls}`;
  });
  return sql` order by ${sql.join(parts, sql`, `)}`;
}

function embedSql(
  resources: Resources,
  resource: DeclaredResource,
  alias: string,
  item: SelectItem & { kind: 'embed' },
  depth: number,
): SQL {
  const embed = resource.embeds?.[item.name];
  const target = embed && resources.get(embed.resource);
  if (!embed || !target) throw badRequest(`"${resource.table}" has no relationship "${item.name}"`);
  const inner = `e${depth}`;
  const body = sql`select ${selectSql(resources, target, inner, item.inner, depth + 1)} from public.${sql.identifier(target.table)} ${sql.identifier(inner)} where ${sql.identifier(inner)}.${sql.identifier(embed.on[1])} = ${sql.identifier(alias)}.${sql.identifier(embed.on[0])}`;
  const name = sql.identifier(item.alias ?? item.name);
  return embed.kind === 'one'
    ? sql`(select row_to_json(r) from (${body} limit 1) r) as ${name}`
    : sql`(select coalesce(json_agg(row_to_json(r)), '[]'::json) from (${body} limit 1000) r) as ${name}`;
}

/** The select list over `alias`. */
export function selectSql(
  resources: Resources,
  resource: DeclaredResource,
  alias: string,
  items: readonly SelectItem[],
  depth = 1,
): SQL {
  const column = (name: string, as: string) => {
    typeOf(resource, name);
    return sql`${sql.identifier(alias)}.${sql.identifier(name)} as ${sql.identifier(as)}`;
  };
  const parts = items.flatMap((item) => {
    if (item.kind === 'all') return [...resource.columns.keys()].map((name) => column(name, name));
    if (item.kind === 'column') return [column(item.name, item.alias ?? item.name)];
    return [embedSql(resources, resource, alias, item, depth)];
  });
  return sql.join(parts, sql`, `);
}

function whereSql(resource: DeclaredResource, alias: string, where: readonly Condition[]): SQL {
  if (where.length === 0) return sql``;
  return sql` where ${sql.join(
    where.map((condition) => conditionSql(resource, alias, condition)),
    sql` and `,
  )}`;
}

const asRows = (body: SQL) =>
  sql`select coalesce(json_agg(row_to_json(r)), '[]'::json) as rows from (${body}) r`;

export function readSql(
  resources: Resources,
  resource: DeclaredResource,
  query: RestQuery,
  limit: number,
): SQL {
  const table = sql`public.${sql.identifier(resource.table)} t`;
  return asRows(
    sql`select ${selectSql(resources, resource, 't', query.select)} from ${table}${whereSql(resource, 't', query.where)}${orderSql(resource, 't', query.order)} limit ${limit} offset ${query.offset}`,
  );
}

export function countSql(resource: DeclaredResource, query: RestQuery): SQL {
  return sql`select count(*)::int as count from public.${sql.identifier(resource.table)} t${whereSql(resource, 't', query.where)}`;
}

function value(type: ColumnType | undefined, content: unknown): SQL {
  return type === 'json' && content !== null ? sql`${JSON.stringify(content)}::jsonb` : sql`${content}`;
}

/** Inserts rows that were validated against the declaration; a column a row does not name gets its default. */
export function insertSql(
  resources: Resources,
  resource: DeclaredResource,
  rows: readonly Record<string, unknown>[],
  select: readonly SelectItem[],
): SQL {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const tuple = (row: Record<string, unknown>) =>
    sql`(${sql.join(
      columns.map((name) =>
        row[name] === undefined ? sql`default` : value(resource.columns.get(name), row[name]),
      ),
      sql`, `,
    )})`;
  const target = sql`public.${sql.identifier(resource.table)}`;
  const body =
    columns.length === 0
      ? sql`insert into ${target} default values returning *`
      : sql`insert into ${target} (${sql.join(
          columns.map((name) => sql.identifier(name)),
          sql`, `,
        )}) values ${sql.join(rows.map(tuple), sql`, `)} returning *`;
  return changedRows(resources, resource, body, select);
}

/** Postgres runs a data-changing CTE whole, and the outer select presents what it changed. */
function changedRows(
  resources: Resources,
  resource: DeclaredResource,
  change: SQL,
  select: readonly SelectItem[],
): SQL {
  return sql`with t as (${change}) ${asRows(sql`select ${selectSql(resources, resource, 't', select)} from t`)}`;
}

export function updateSql(
  resources: Resources,
  resource: DeclaredResource,
  changes: Record<string, unknown>,
  query: RestQuery,
): SQL {
  const sets = Object.entries(changes)
    .filter(([name]) => name !== resource.touch)
    .map(([name, content]) => sql`${sql.identifier(name)} = ${value(resource.columns.get(name), content)}`);
  if (resource.touch) sets.push(sql`${sql.identifier(resource.touch)} = now()`);
  const body = sql`update public.${sql.identifier(resource.table)} u set ${sql.join(sets, sql`, `)}${whereSql(resource, 'u', query.where)} returning u.*`;
  return changedRows(resources, resource, body, query.select);
}

export function deleteSql(resources: Resources, resource: DeclaredResource, query: RestQuery): SQL {
  const body = sql`delete from public.${sql.identifier(resource.table)} d${whereSql(resource, 'd', query.where)} returning d.*`;
  return changedRows(resources, resource, body, query.select);
}
