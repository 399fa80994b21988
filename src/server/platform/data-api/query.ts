import { REST_LIMITS } from './limits.ts';
import { badRequest } from './problems.ts';

/** `select=`: columns with aliases, `*`, and embedded resources. */
export interface SelectColumn {
  kind: 'column';
  name: string;
  alias?: string;
}
export interface SelectEmbed {
  kind: 'embed';
  name: string;
  alias?: string;
  inner: SelectItem[];
}
export type SelectItem = { kind: 'all' } | SelectColumn | SelectEmbed;

export const operators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'in', 'is'] as const;
export type Operator = (typeof operators)[number];

export type Condition =
  | { kind: 'compare'; column: string; not: boolean; operator: Operator; values: string[] }
  | { kind: 'any' | 'all'; not: boolean; of: Condition[] };

export interface Order {
  column: string;
  descending: boolean;
  nulls?: 'first' | 'last';
}

export interface RestQuery {
  select: SelectItem[];
  where: Condition[];
  order: Order[];
  limit?: number;
  offset: number;
}

const RESERVED = new Set([
  'select',
  'order',
  'limit',
  'offset',
  'columns',
  'on_conflict',
  'if_updated_at',
  'or',
  'and',
  'not.or',
  'not.and',
  'apikey',
]);

/** The position of the quote that closes the one at `open`. Errors: no quote closes it. */
function closingQuote(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  throw badRequest(`unbalanced parenthesis or quote in "${text.slice(0, 100)}"`);
}

/** Splits at `separator` outside parentheses and double quotes. Errors: unbalanced parentheses or quotes. */
export function splitTopLevel(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = closingQuote(text, at);
    else if (char === '(') depth++;
    else if (char === ')') depth--;
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
    if (depth < 0) throw badRequest(`unbalanced parenthesis in "${text.slice(0, 100)}"`);
  }
  if (depth !== 0) throw badRequest(`unbalanced parenthesis or quote in "${text.slice(0, 100)}"`);
  parts.push(text.slice(start));
  return parts;
}

/** Decreases as parts of a request are read. */
class Budget {
  #left: number;
  readonly #refusal: string;

  constructor(most: number, refusal: string) {
    this.#left = most;
    this.#refusal = refusal;
  }

  /** Errors: `ProblemError` 400 when there are more than `most`. */
  spend(count = 1): void {
    this.#left -= count;
    if (this.#left < 0) throw badRequest(this.#refusal);
  }
}

/**
 * Parses `select=`, for example `id,name:title,plan:subscription_plans(*),chat_messages(id,content)`.
 * Errors: `ProblemError` 400 for invalid syntax, a third level, and more than 64 items.
 */
export function parseSelect(text: string): SelectItem[] {
  const { selectItems } = REST_LIMITS;
  return parseItems(text, 0, new Budget(selectItems, `select may name ${selectItems} items at most`));
}

function parseItems(text: string, depth: number, budget: Budget): SelectItem[] {
  if (depth > REST_LIMITS.embedDepth) throw badRequest('select may embed two levels deep at most');
  const parts = splitTopLevel(text, ',');
  budget.spend(parts.length);
  return parts.map((raw) => {
    const part = raw.trim();
    if (part === '*') return { kind: 'all' };
    const embed = /^(?:(\w+):)?(\w+)(?:!(\w+))?\((.*)\)$/su.exec(part);
    if (embed?.[2] !== undefined && embed[4] !== undefined) {
      requirePlainEmbed(embed[2], embed[3]);
      const inner = parseItems(embed[4], depth + 1, budget);
      return { kind: 'embed', name: embed[2], ...aliased(embed[1]), inner };
    }
    const column = /^(?:(\w+):)?(\w+)$/u.exec(part);
    if (column?.[2] === undefined) throw badRequest(`select: "${part.slice(0, 100)}" cannot be read`);
    return { kind: 'column', name: column[2], ...aliased(column[1]) };
  });
}

/** Rows that embed nothing are in the answer too, which is what `left` asks for. Errors: any other word after `!`. */
function requirePlainEmbed(name: string, hint: string | undefined): void {
  if (hint === undefined || hint === 'left') return;
  throw badRequest(
    `select: "${name}!${hint.slice(0, 60)}" is not supported`,
    `Write "${name}(…)", which keeps rows that have none.`,
  );
}

function aliased(alias: string | undefined): { alias?: string } {
  if (alias === undefined) return {};
  if (alias.length > REST_LIMITS.aliasLength)
    throw badRequest(`select: an alias may have ${REST_LIMITS.aliasLength} characters at most`);
  return { alias };
}

function unquote(value: string): string {
  return value.startsWith('"') && value.endsWith('"') && value.length >= 2
    ? value.slice(1, -1).replace(/\\(["\\])/gu, '$1')
    : value;
}

/** Parses `op.value` or `not.op.value` for a column. */
function parseComparison(column: string, text: string, budget: Budget): Condition {
  budget.spend();
  const not = text.startsWith('not.');
  const rest = not ? text.slice(4) : text;
  const dot = rest.indexOf('.');
  const operator = operators.find((known) => known === rest.slice(0, dot));
  if (dot < 0 || operator === undefined) {
    throw badRequest(
      `filter on "${column}": operator "${rest.slice(0, Math.max(dot, 0) || 20)}" is not known`,
      `Operators: ${operators.join(', ')}, each also with not.`,
    );
  }
  const value = rest.slice(dot + 1);
  if (operator === 'in') {
    if (!value.startsWith('(') || !value.endsWith(')'))
      throw badRequest(`filter on "${column}": in takes a list in parentheses`);
    const inner = value.slice(1, -1);
    const values = inner === '' ? [] : splitTopLevel(inner, ',').map((part) => unquote(part.trim()));
    if (values.length > REST_LIMITS.listValues)
      throw badRequest(`filter on "${column}": in takes ${REST_LIMITS.listValues} values at most`);
    return { kind: 'compare', column, not, operator, values };
  }
  if (operator === 'is' && !['null', 'true', 'false', 'unknown'].includes(value.toLowerCase())) {
    throw badRequest(`filter on "${column}": is takes null, true, false or unknown`);
  }
  return { kind: 'compare', column, not, operator, values: [value] };
}

/** Parses the inside of `or=(…)`: comparisons and nested groups, at most five deep. */
function parseGroup(
  { kind, not }: { kind: 'any' | 'all'; not: boolean },
  text: string,
  budget: Budget,
  depth = 1,
): Condition {
  if (!text.startsWith('(') || !text.endsWith(')')) throw badRequest('or and and take a list in parentheses');
  if (depth > REST_LIMITS.groupDepth) throw badRequest('conditions are nested too deep');
  const of = splitTopLevel(text.slice(1, -1), ',').map((raw) => {
    const part = raw.trim();
    const nested = /^(not\.)?(or|and)(\(.*\))$/su.exec(part);
    if (nested?.[3]) {
      const inner = { kind: nested[2] === 'or' ? 'any' : 'all', not: nested[1] !== undefined } as const;
      return parseGroup(inner, nested[3], budget, depth + 1);
    }
    const dot = part.indexOf('.');
    if (dot < 1) throw badRequest(`condition "${part.slice(0, 100)}" cannot be read`);
    const comparison = parseComparison(part.slice(0, dot), part.slice(dot + 1), budget);
    return comparison.kind === 'compare' && comparison.operator !== 'in'
      ? { ...comparison, values: comparison.values.map(unquote) }
      : comparison;
  });
  return { kind, not, of };
}

function parseOrder(text: string): Order[] {
  const parts = text.split(',');
  if (parts.length > REST_LIMITS.orders)
    throw badRequest(`order may name ${REST_LIMITS.orders} columns at most`);
  return parts.map((raw) => {
    const match = /^(\w+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/u.exec(raw.trim());
    if (match?.[1] === undefined) throw badRequest(`order: "${raw.slice(0, 100)}" cannot be read`);
    const nulls = match[3] === 'first' || match[3] === 'last' ? match[3] : undefined;
    return { column: match[1], descending: match[2] === 'desc', ...(nulls ? { nulls } : {}) };
  });
}

function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw badRequest(`${name} must be a whole number, 0 or more`);
  return Number(text);
}

/**
 * Parses the query string of a `/rest/v1` request. Names are checked against the resource later.
 * Errors: `ProblemError` 400 with code PGRST100, naming the invalid part.
 */
export function parseRestQuery(params: URLSearchParams): RestQuery {
  const where: Condition[] = [];
  const { conditions } = REST_LIMITS;
  const budget = new Budget(conditions, `a request may hold ${conditions} conditions at most`);
  for (const [key, value] of params) {
    if (key === 'or' || key === 'not.or')
      where.push(parseGroup({ kind: 'any', not: key !== 'or' }, value, budget));
    else if (key === 'and' || key === 'not.and')
      where.push(parseGroup({ kind: 'all', not: key !== 'and' }, value, budget));
    else if (!RESERVED.has(key)) where.push(parseComparison(key, value, budget));
  }
  const limit = params.get('limit');
  const order = params.get('order');
  return {
    select: parseSelect(params.get('select')?.trim() || '*'),
    where,
    order: order ? parseOrder(order) : [],
    ...(limit === null ? {} : { limit: parseCount('limit', limit) }),
    offset: parseCount('offset', params.get('offset') ?? '0'),
  };
}
