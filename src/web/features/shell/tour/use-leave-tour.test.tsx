import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pretendServer } from '#test/support/web.tsx';
import { createQueryClient } from '#web/data/query-client.ts';
import { useLeaveTour } from './use-leave-tour.ts';

test('what is left stays away, also when an answer from before comes afterwards', async () => {
  const calls = pretendServer({ 'PATCH /rest/v1/profiles': () => [] });
  const client = createQueryClient();
  const answers = new EventTarget();
  const late = new Promise<{ shown: boolean }>((resolve) =>
    answers.addEventListener('late', () => resolve({ shown: true })),
  );
  let asked = 0;
  const query = queryOptions({
    queryKey: ['steps'],
    queryFn: () => (asked++ === 0 ? { shown: true } : late),
  });
  const { result } = renderHook(
    () => ({
      shown: useQuery(query).data?.shown,
      leave: useLeaveTour('u', query.queryKey, (known) => known && { ...known, shown: false }),
    }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  await waitFor(() => expect(result.current.shown).toBe(true));
  const refetched = client.refetchQueries({ queryKey: query.queryKey });
  act(() => result.current.leave());
  await waitFor(() => expect(result.current.shown).toBe(false));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('PATCH /rest/v1/profiles'));
  answers.dispatchEvent(new Event('late'));
  await refetched;
  expect(client.getQueryData(query.queryKey)).toEqual({ shown: false });
});
