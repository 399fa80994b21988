import { queryOptions, skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, type Reader } from '../api.ts';
import { FRESH_LIST } from '../query-client.ts';
import { nameOf, newestFirst, type Place, placeOf } from './row-order.ts';
import { countRequest, MOST, PAGE, type PageQuery, pageQuery, type RowSource } from './row-requests.ts';

/** The next page is requested before the end of the last page is visible. */
const AHEAD = 40;
/** The visible range is reported in steps of this many rows, so that scrolling does not check the pages for every row. */
const TOLD = 10;

/** A query for rows of a table. */
export type Rows<T> = RowSource & { rows: Reader<T[]> };

/**
 * Reads one page: the rows after a position, up to the position where the next page starts, so that rows which are added
 * or removed in between are never shown twice and never missed. `read` is asked for each part of the page until it is full.
 */
export async function readPage<T>(
  source: Pick<RowSource, 'select' | 'where' | 'order'>,
  read: (query: PageQuery) => Promise<T[]>,
  { after, through }: { after?: Place | undefined; through?: Place | undefined } = {},
): Promise<T[]> {
  const most = through ? MOST : PAGE;
  const found: T[] = [];
  for (const part of (source.order ?? newestFirst).between(after, through)) {
    found.push(...(await read(pageQuery(source, part, most - found.length))));
    if (found.length >= most) break;
  }
  return found;
}

/** The number of rows. Errors: `ApiError`. */
export const countQuery = (source: Pick<RowSource, 'key' | 'table' | 'where'>) =>
  queryOptions({
    queryKey: [...source.key, 'count', ...source.where],
    queryFn: async ({ signal }) => {
      const { path, ...options } = countRequest(source);
      const headers = await api.headers(path, { ...options, signal });
      return Number(headers.get('content-range')?.split('/')[1] ?? 0);
    },
    ...FRESH_LIST,
  });

/** The positions where pages end, as far as the list was read; kept for when the user returns to the list. */
function useEnds({ key, where, order = newestFirst }: Pick<RowSource, 'key' | 'where' | 'order'>) {
  const client = useQueryClient();
  const queryKey = [...key, 'ends', order.columns, ...where];
  const { data = [] } = useQuery<Place[]>({ queryKey, queryFn: skipToken, initialData: [] });
  return [data, (ends: Place[]) => client.setQueryData<Place[]>(queryKey, ends)] as const;
}

/**
 * Joins pages; unchanged pages give the same array, for components that compare it. A row that has moved may still be on
 * a page that was not read again: it is shown once, at its first place.
 */
export function joined<T>(keyOf: (row: T) => unknown): (pages: readonly (readonly T[])[]) => T[] {
  let from: readonly (readonly T[])[] = [];
  let rows: T[] = [];
  return (pages) => {
    if (pages.length !== from.length || pages.some((page, index) => page !== from[index])) {
      from = pages;
      const seen = new Set<unknown>();
      rows = pages.flat().filter((row) => {
        const isNew = !seen.has(keyOf(row));
        seen.add(keyOf(row));
        return isNew;
      });
    }
    return rows;
  };
}

/**
 * A long list that is read page by page while the user scrolls. After a change elsewhere only the visible pages are
 * refetched; the other pages follow when they become visible.
 */
export function useRowPages<T extends Place>(source: Rows<T>) {
  const [ends, setEnds] = useEnds(source);
  const [view, setView] = useState({ from: 0, to: 0 });
  const lengths = useRef<number[]>([]);
  const inView = (page: number) => {
    const start = lengths.current.slice(0, page).reduce((sum, length) => sum + length, 0);
    return start <= view.to && start + (lengths.current[page] ?? 0) >= view.from;
  };
  const pages = useQueries({
    queries: [undefined, ...ends].map((after, page) => ({
      queryKey: [
        ...source.key,
        'page',
        (source.order ?? newestFirst).columns,
        ...source.where,
        nameOf(after),
      ],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        readPage(source, (query) => api.get(`/rest/v1/${source.table}`, source.rows, { query, signal }), {
          after,
          through: ends[page],
        }),
      ...FRESH_LIST,
      staleTime: 30_000,
      refetchOnMount: 'always' as const,
      refetchOnWindowFocus: 'always' as const,
      refetchOnReconnect: 'always' as const,
      enabled: (query: { state: { data: unknown } }) => query.state.data === undefined || inView(page),
    })),
  });
  const [join] = useState(() => joined<T>(({ id }) => id));
  const rows = join(pages.flatMap(({ data }) => (data ? [data] : [])));
  useEffect(() => {
    lengths.current = pages.map(({ data }) => data?.length ?? 0);
    const overfull = pages.findIndex(({ data }, page) => page < ends.length && data?.length === MOST);
    const page = overfull < 0 ? ends.length : overfull;
    const last = pages[page]?.data;
    const end = last?.at(-1);
    const wanted = overfull >= 0 || (last?.length === PAGE && view.to >= rows.length - AHEAD);
    if (end && wanted) setEnds([...ends.slice(0, page), placeOf(end)]);
  });
  const onRange = useCallback(
    (first: number, last: number) =>
      setView((was) => {
        const from = Math.floor(first / TOLD) * TOLD;
        const to = Math.ceil(last / TOLD) * TOLD;
        return was.from === from && was.to === to ? was : { from, to };
      }),
    [],
  );
  const failed = pages.find(({ error, data }) => error && !data);
  // Until the first rows for new words arrive, the rows for the old words stay.
  const kept = useRef<T[]>([]);
  const pending = pages[0]?.isPending === true;
  useEffect(() => {
    if (!pending) kept.current = rows;
  });
  return {
    rows: pending ? kept.current : rows,
    pending,
    loadingMore: !pending && pages.some(({ isPending }) => isPending) && !failed,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
    onRange,
  };
}
