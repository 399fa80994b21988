import { badRequest } from '../data-api/problems.ts';
import { parseRestQuery } from '../data-api/query.ts';
import type { ColumnType, DeclaredResource } from '../data-api/resource.ts';
import { conditionSql } from '../data-api/sql.ts';

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in'] as const;
type Operator = (typeof OPERATORS)[number];

/** `column=eq.value`, checked against the declaration. */
export interface ChangeFilter {
  column: string;
  type: ColumnType;
  operator: Operator;
  values: string[];
}

/**
 * Reads the filter of a subscription, by the rules of the data API.
 * Errors: `ProblemError` 400 naming the column, operator or value that cannot be used.
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
  // The data API knows the columns and what fits their types.
  conditionSql(resource, 't', condition);
  return { column, operator, values: condition.values, type: resource.columns.get(column) ?? 'text' };
}

function compare(type: ColumnType, here: unknown, there: string): number {
  const [a, b] =
    type === 'timestamp'
      ? [Date.parse(String(here)), Date.parse(there)]
      : type === 'integer'
        ? [Number(here), Number(there)]
        : [String(here), type === 'uuid' ? there.toLowerCase() : there];
  return a === b ? 0 : a < b ? -1 : 1;
}

/**
 * Whether a row passes. Of a row that is deleted only its ids are known: what cannot be judged passes, because one
 * message too many does less harm than one too few. As in SQL, null passes no comparison.
 */
export function passes(filter: ChangeFilter, row: Readonly<Record<string, unknown>>): boolean {
  const here = row[filter.column];
  if (here === undefined) return true;
  if (here === null) return false;
  const against = (value = '') => compare(filter.type, here, value);
  const [first] = filter.values;
  switch (filter.operator) {
    case 'eq':
      return against(first) === 0;
    case 'neq':
      return against(first) !== 0;
    case 'gt':
      return against(first) > 0;
    case 'gte':
      return against(first) >= 0;
    case 'lt':
      return against(first) < 0;
    case 'lte':
      return against(first) <= 0;
    case 'in':
      return filter.values.some((value) => against(value) === 0);
  }
}
