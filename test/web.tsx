import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { createQueryClient } from '#web/query-client.ts';
import { createAppRouter } from '#web/router.tsx';
import { watchSession } from '#web/session.ts';
import { currentToasts, dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';

// Pages are fetched when they are opened, which on a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

/** What the pretended server answers to `METHOD /path`: a body with status 200, or a Response. */
export type Answers = Record<string, (request: { body: unknown; query: URLSearchParams }) => unknown>;

export type Call = { call: string; body: unknown; query: URLSearchParams };

export const TEST_USER = {
  id: '3f0e1c8e-54f1-4c9d-8a33-1a2b3c4d5e6f',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'meera@example.in',
  phone: '',
  app_metadata: {},
  user_metadata: { full_name: 'Meera Iyer' },
  identities: [{ provider: 'email' }],
  factors: [],
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
};

export const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const signedOut = () =>
  json(401, { code: 401, error_code: 'no_authorization', msg: 'Please log in to access this page' });

/** Answers every request of the page from the table; what is not in it is not found. Returns the calls made so far. */
export function pretendServer(answers: Answers): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost');
    const call = `${init.method ?? 'GET'} ${url.pathname}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    calls.push({ call, body, query: url.searchParams });
    const answer = await answers[call]?.({ body, query: url.searchParams });
    if (answer instanceof Response) return answer;
    return answer === undefined ? json(404, { error: 'Not found' }) : json(200, answer);
  });
  return calls;
}

/** The whole application at an address, against a pretended server. */
export function renderApp(path: string, answers: Answers) {
  const calls = pretendServer(answers);
  const client = createQueryClient();
  watchSession(client);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(client, history);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { calls, client, router };
}

afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.unstubAllGlobals();
  localStorage.clear();
});
