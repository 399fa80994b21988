import type { QueryKey } from '@tanstack/react-query';
import type { Asked, RequestOptions } from '../requests.ts';
import { newestFirst, type RowOrder } from './row-order.ts';

/** The number of rows of a page, and the maximum that the data API returns. */
export const PAGE = 100;
export const MOST = 1000;

/** The rows of a table that a list shows: its columns, its conditions and its order (default: newest first). */
export type RowSource = {
  key: QueryKey;
  table: string;
  select: string;
  where: readonly string[];
  order?: RowOrder;
};

const group = (conditions: readonly string[]) =>
  conditions.length > 0 ? `(${conditions.join(',')})` : undefined;

export type PageQuery = { select: string; and: string | undefined; order: string; limit: number };

type Paged = Pick<RowSource, 'select' | 'where' | 'order'>;

/** The query for a part of a page, which has further conditions. */
export const pageQuery = (
  { select, where, order = newestFirst }: Paged,
  part: readonly string[],
  limit: number,
): PageQuery => ({ select, and: group([...where, ...part]), order: order.columns, limit });

/** The first request of a list: its first page. */
export function firstPage(source: Paged & Pick<RowSource, 'table'>): Asked {
  const [part = []] = (source.order ?? newestFirst).between(undefined, undefined);
  return { path: `/rest/v1/${source.table}`, query: pageQuery(source, part, PAGE) };
}

/** The number of rows, in a header of the answer. */
export const countRequest = ({ table, where }: Pick<RowSource, 'table' | 'where'>) => ({
  path: `/rest/v1/${table}`,
  query: { select: 'id', and: group(where), limit: 0 },
  headers: { prefer: 'count=exact' },
});

/** One answer's worth of rows of a query, which names an order. */
export const rowsFrom = (table: string, query: RequestOptions['query'], offset: number) => ({
  path: `/rest/v1/${table}`,
  query: { ...query, limit: MOST, offset },
});
