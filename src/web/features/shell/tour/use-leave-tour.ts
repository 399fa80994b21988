import { type DataTag, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveTour } from './queries.ts';

/** Leaves the tour or the first steps: `hide` gives the data of the query with which they stay away in this window. */
export function useLeaveTour<T>(
  userId: string,
  queryKey: DataTag<QueryKey, T, Error>,
  hide: (known: T | undefined) => T | undefined,
) {
  const client = useQueryClient();
  const away = () => client.setQueryData<T>(queryKey, hide);
  return useMutation({
    mutationFn: () => leaveTour(userId),
    onMutate: async () => {
      // An answer on its way still says that they are shown.
      await client.cancelQueries({ queryKey });
      away();
      document.getElementById('main')?.focus();
    },
    onSuccess: away,
    // The next window asks again.
    onError: (error) => console.warn('The tour was not left on the server', error),
  }).mutate;
}
