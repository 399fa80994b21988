import { badRequest } from '../data-api/problems.ts';
import { parseRestQuery } from '../data-api/query.ts';
import type { ColumnType, DeclaredResource } from '../data-api/resource.ts';
import { conditionSql, placeOf } from '../data-api/sql.ts';

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in'] as const;
type Operator = (typeof OPERATORS)[number];

/** A value converted for comparison. */
type Comparable = string | number;

/** `column=eq.value`, checked against the declaration. */
export interface ChangeFilter {
  column: string;
  type: ColumnType;
  operator: Operator;
  values: ReadonlySet<Comparable>;
}

/**
 * Parses the filter of a subscription, by the rules of the data API.
 * Errors: `ProblemError` 400 naming the invalid column, operator or value.
 */
export function parseFilter(resource: DeclaredResource, text: string): ChangeFilter {
  const unreadable = () =>
    badRequest(`filter "${text.slice(0, 100)}" cannot be read`, 'A filter looks like column=eq.value.');
  const equals = text.indexOf('=');
  if (equals < 1) throw unreadable();
  const column = text.slice(0, equals);
  const [condition] = parseRestQuery(new URLSearchParams([[column, text.slice(equals + 1)]])).where;
  if (condition?.kind !== 'compare') throw unreadable();
  const operator = OPERATORS.find((known) => known === condition.operator);
  if (condition.not || operator === undefined)
    throw badRequest(`filter on "${column}": changes are filtered by ${OPERATORS.join(', ')}`);
  // The data API checks the columns and the types of values.
  conditionSql(resource, placeOf('t'), condition);
  const type = resource.columns.get(column) ?? 'text';
  return {
    column,
    operator,
    type,
    values: new Set(condition.values.map((value) => comparable(type, value))),
  };
}

function comparable(type: ColumnType, value: unknown): Comparable {
  if (type === 'timestamp') return Date.parse(String(value));
  if (type === 'integer') return Number(value);
  return type === 'uuid' ? String(value).toLowerCase() : String(value);
}

/**
 * True when a row matches. Of a deleted row only the ids are known: unknown values match, because one message
 * too many does less harm than one too few. As in SQL, null matches no comparison.
 */
export function matchesFilter(filter: ChangeFilter, row: Readonly<Record<string, unknown>>): boolean {
  const value = row[filter.column];
  if (value === undefined) return true;
  if (value === null) return false;
  const here = comparable(filter.type, value);
  if (filter.operator === 'in') return filter.values.has(here);
  const [there = ''] = filter.values;
  switch (filter.operator) {
    case 'eq':
      return here === there;
    case 'neq':
      return here !== there;
    case 'gt':
      return here > there;
    case 'gte':
      return here >= there;
    case 'lt':
      return here < there;
    case 'lte':
      return here <= there;
  }
}
