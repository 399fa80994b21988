import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect } from 'react';

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
  const behind = !isPlaceholderData && pages !== undefined && pages.length < wanted;
  useEffect(() => {
    if (behind && hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [behind, hasNextPage, isFetching, error, fetchNextPage]);
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
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
