import {
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { toastFailure } from './toast-failure.ts';

type Change<Out, In> = Omit<UseMutationOptions<Out, Error, In>, 'onError'> & {
  /** The title of the toast of a failure. */
  failed: string;
  /** The queries to ask again afterwards, also after a failure. */
  stale?: QueryKey;
};

/** A change that the user asks for; its failure becomes a toast. */
export function useChange<Out, In = void>({
  failed,
  stale,
  ...options
}: Change<Out, In>): UseMutationResult<Out, Error, In> {
  const client = useQueryClient();
  return useMutation({
    ...(stale === undefined ? {} : { onSettled: () => client.invalidateQueries({ queryKey: stale }) }),
    ...options,
    onError: (error) => toastFailure(failed, error),
  });
}
