import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../use-debounced.ts';
import type { Place } from './row-order.ts';
import { countQuery, type Rows, useRowPages } from './row-pages.ts';

/** The search starts when the user pauses typing. */
const PAUSE_MS = 200;

/** A list as its page shows it: the rows read so far, the number of matching rows (`total`) and of all rows (`of`). */
export type Listed<T> = ReturnType<typeof useListed<T & Place>>;

/**
 * The rows for the given words, read while the user scrolls. `all`: rows of the same kind without words and filters.
 */
export function useListed<T extends Place>(
  typed: string,
  askedFor: (words: string) => Rows<T>,
  all: Rows<T>,
) {
  const asked = askedFor(useDebounced(typed.trim(), PAUSE_MS));
  const of = useQuery(countQuery(all));
  const pages = useRowPages(asked);
  return {
    ...pages,
    pending: pages.pending || of.isPending,
    total: useQuery(countQuery(asked)).data,
    of: of.data,
  };
}
