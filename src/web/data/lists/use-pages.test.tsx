import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { usePages } from './use-pages.ts';

test('a page that is asked for while the list is read again follows after that', async () => {
  const client = createQueryClient();
  const open: { cursor: number; answer: () => void; aborted: () => boolean }[] = [];
  const { result } = renderHook(
    () =>
      usePages({
        queryKey: ['numbers'],
        queryFn: ({ pageParam, signal }) =>
          new Promise<string>((resolve) => {
            const answer = () => resolve(`page ${pageParam}`);
            open.push({ cursor: pageParam, answer, aborted: () => signal.aborted });
          }),
        initialPageParam: 0,
        getNextPageParam: (_last, pages) => (pages.length < 3 ? pages.length : undefined),
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  const cursors = () => open.map(({ cursor }) => cursor);
  await waitFor(() => expect(cursors()).toEqual([0]));
  act(() => open[0]?.answer());
  await waitFor(() => expect(result.current.pages).toEqual(['page 0']));

  act(() => void client.invalidateQueries({ queryKey: ['numbers'] }));
  await waitFor(() => expect(cursors()).toEqual([0, 0]));
  act(() => result.current.loadMore());
  expect(result.current.loadingMore).toBe(true);
  expect(open[1]?.aborted()).toBe(false);
  act(() => open[1]?.answer());
  await waitFor(() => expect(cursors()).toEqual([0, 0, 1]));
  act(() => open[2]?.answer());
  await waitFor(() => expect(result.current.pages).toEqual(['page 0', 'page 1']));
  expect(result.current.loadingMore).toBe(false);
  expect(cursors()).toEqual([0, 0, 1]);
});
