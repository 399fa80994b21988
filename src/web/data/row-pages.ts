import {
  type QueryKey,
  queryOptions,
  skipToken,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, type Reader, send } from './api.ts';
import { FRESH_LIST } from './query-client.ts';

/** Rows of a page, and rows that the data API gives at most. */
const PAGE = 100;
const MOST = 1000;
/** The next page is on its way before the end of the last comes into view. */
const AHEAD = 40;
/** The visible range is reported in steps of this many rows, so that scrolling does not check the pages for every row. */
const TOLD = 10;

/** Where a row stands in a list, newest first. */
export type Place = { created_at: string; id: string };

/** Rows of a table: which columns, and the conditions that hold for each. */
export type Rows<T> = {
  key: QueryKey;
  table: string;
  select: string;
  where: readonly string[];
  rows: Reader<T[]>;
};

const group = (conditions: readonly string[]) =>
  conditions.length > 0 ? `(${conditions.join(',')})` : undefined;

/**
 * The query of one page: the rows after a place, newest first; as far as another place where the next page begins,
 * so that rows which come and go between the two are never shown twice and never missed.
 */
export function pageQuery(
  { select, where }: Pick<Rows<unknown>, 'select' | 'where'>,
  after?: Place,
  through?: Place,
) {
  const from = after
    ? [`created_at.lte.${after.created_at}`, `or(created_at.lt.${after.created_at},id.gt.${after.id})`]
    : [];
  const to = through
    ? [`created_at.gte.${through.created_at}`, `or(created_at.gt.${through.created_at},id.lte.${through.id})`]
    : [];
  return {
    select,
    and: group([...where, ...from, ...to]),
    order: 'created_at.desc,id',
    limit: through ? MOST : PAGE,
  };
}

/** How many rows there are. Errors: `ApiError`. */
export const countQuery = ({ key, table, where }: Pick<Rows<unknown>, 'key' | 'table' | 'where'>) =>
  queryOptions({
    queryKey: [...key, 'count', ...where],
    queryFn: async ({ signal }) => {
      const answer = await send('GET', `/rest/v1/${table}`, undefined, {
        query: { select: 'id', and: group(where), limit: 0 },
        headers: { prefer: 'count=exact' },
        signal,
      });
      return Number(answer.headers.get('content-range')?.split('/')[1] ?? 0);
    },
    ...FRESH_LIST,
  });

const nameOf = (place: Place | undefined) => (place ? `${place.created_at} ${place.id}` : 'newest');

/** The places where pages end, as far as the list was read; it stays for who comes back to the list. */
function useEnds({ key, where }: Pick<Rows<unknown>, 'key' | 'where'>) {
  const client = useQueryClient();
  const queryKey = [...key, 'ends', ...where];
  const { data = [] } = useQuery<Place[]>({ queryKey, queryFn: skipToken, initialData: [] });
  return [data, (ends: Place[]) => client.setQueryData<Place[]>(queryKey, ends)] as const;
}

/** Puts pages together; while they are the same, what comes out is the same too, for lists that compare it. */
export function joined<T>(): (pages: readonly (readonly T[])[]) => T[] {
  let from: readonly (readonly T[])[] = [];
  let rows: T[] = [];
  return (pages) => {
    if (pages.length !== from.length || pages.some((page, index) => page !== from[index])) {
      from = pages;
      rows = pages.flat();
    }
    return rows;
  };
}

/**
 * A long list, read page by page as it is scrolled. After a change elsewhere only the visible pages are reloaded; the
 * other pages follow when they come into view.
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
      queryKey: [...source.key, 'page', ...source.where, nameOf(after)],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.get(`/rest/v1/${source.table}`, source.rows, {
          query: pageQuery(source, after, ends[page]),
          signal,
        }),
      ...FRESH_LIST,
      staleTime: 30_000,
      refetchOnMount: 'always' as const,
      refetchOnWindowFocus: 'always' as const,
      refetchOnReconnect: 'always' as const,
      enabled: (query: { state: { data: unknown } }) => query.state.data === undefined || inView(page),
    })),
  });
  const [join] = useState(joined<T>);
  const rows = join(pages.flatMap(({ data }) => (data ? [data] : [])));
  useEffect(() => {
    lengths.current = pages.map(({ data }) => data?.length ?? 0);
    const overfull = pages.findIndex(({ data }, page) => page < ends.length && data?.length === MOST);
    const page = overfull < 0 ? ends.length : overfull;
    const last = pages[page]?.data;
    const end = last?.at(-1);
    const wanted = overfull >= 0 || (last?.length === PAGE && view.to >= rows.length - AHEAD);
    if (end && wanted) setEnds([...ends.slice(0, page), { created_at: end.created_at, id: end.id }]);
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
  // Until the first rows for other words are there, those for the last words stay.
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
