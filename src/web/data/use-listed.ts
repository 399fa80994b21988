import { useQuery } from '@tanstack/react-query';
import { countQuery, type Place, type Rows, useRowPages } from './row-pages.ts';
import { usePaused } from './use-paused.ts';

/** The search starts when the user pauses typing. */
const PAUSE_MS = 200;

/** A list as its page shows it: what was read of it, how many are such as asked for (`total`), how many there are (`of`). */
export type Listed<T> = ReturnType<typeof useListed<T & Place>>;

/** The rows for some words, read as they are scrolled. `all`: those of the same kind for no words and no filter. */
export function useListed<T extends Place>(
  typed: string,
  askedFor: (words: string) => Rows<T>,
  all: Rows<T>,
) {
  const asked = askedFor(usePaused(typed.trim(), PAUSE_MS));
  const of = useQuery(countQuery(all));
  const pages = useRowPages(asked);
  return {
    ...pages,
    pending: pages.pending || of.isPending,
    total: useQuery(countQuery(asked)).data,
    of: of.data,
  };
}
