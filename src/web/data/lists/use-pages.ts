import {
  hashKey,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * A list of which the user asks for one page after the other. `wanted`: the number of pages to show, when something
 * else than this list keeps it. For a table that loads while it is scrolled, use `useRowPages`.
 */
export function usePages<Page, Key extends QueryKey, Cursor>(
  options: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, Cursor>,
  wanted = 1,
) {
  const query = useInfiniteQuery(options);
  const { data, error, isPlaceholderData, hasNextPage, isFetching, fetchNextPage } = query;
  const pages = data?.pages;
  const list = hashKey(options.queryKey);
  // A page that was asked for while the list was read again: to fetch it at once would cancel that reading.
  const [asked, setAsked] = useState({ list, pages: 0 });
  const target = asked.list === list ? Math.max(wanted, asked.pages) : wanted;
  const behind = !isPlaceholderData && pages !== undefined && hasNextPage && !error && pages.length < target;
  useEffect(() => {
    if (behind && !isFetching) void fetchNextPage();
  }, [behind, isFetching, fetchNextPage]);
  return {
    pages,
    /** Nothing to show yet. */
    loading: query.isPending,
    /** The pages of an earlier query are shown while the first of this one loads. */
    stale: isPlaceholderData,
    fetching: isFetching,
    error,
    retry: () => void query.refetch(),
    hasMore: hasNextPage,
    loadingMore: query.isFetchingNextPage || behind,
    loadMore: () => {
      if (!hasNextPage || isPlaceholderData) return;
      if (!isFetching) void fetchNextPage();
      else if (!query.isFetchingNextPage) setAsked({ list, pages: (pages?.length ?? 0) + 1 });
    },
  };
}
