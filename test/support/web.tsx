import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { App } from '#web/app/app.tsx';
import { createAppRouter } from '#web/app/router.tsx';
import { createQueryClient } from '#web/data/query-client.ts';
import { watchSession } from '#web/data/session.ts';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';

/** Answers of the pretended server by `METHOD /path`: a body with status 200, or a Response. */
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

/** A live session as `/sessions/current` shows it; `user` changes the one that it is of. */
export function sessionOf(user: object = TEST_USER, changes: Partial<CurrentSession> = {}) {
  return {
    id: '0b6a7c1e-1111-4c9d-8a33-1a2b3c4d5e6f',
    current: true,
    user_agent: null,
    address: null,
    aal: 'aal1',
    next_aal: 'aal1',
    erase_at: null,
    language: null,
    device_key: null,
    amr: [{ method: 'password', timestamp: 1_795_000_000 }],
    created_at: '2026-11-20T00:00:00Z',
    last_seen_at: '2026-11-20T00:00:00Z',
    expires_at: '2126-11-20T00:00:00Z',
    user,
    ...changes,
  };
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const signedOut = () =>
  json(401, { code: 401, error_code: 'no_authorization', msg: 'Please log in to access this page' });

const SESSION = 'GET /auth/v1/sessions/current';
const USER = 'GET /auth/v1/user';

/** A table that names only the user means a whole session of theirs. */
function withSession(answers: Answers): Answers {
  const user = answers[USER];
  if (!user || answers[SESSION]) return answers;
  const session: Answers[string] = async (request) => {
    const found = await user(request);
    return found instanceof Response ? found : sessionOf(found as object);
  };
  return { ...answers, [SESSION]: session };
}

/** The pretended server tells nothing by itself. */
class SilentSocket {
  readonly OPEN = 1;
  readonly readyState = 0;

  close() {
    return undefined;
  }
}

/** Answers every request of the page from the table; what is not in it is not found. Returns the calls made so far. */
export function pretendServer(given: Answers): Call[] {
  const answers = withSession(given);
  const calls: Call[] = [];
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost');
    const call = `${init.method ?? 'GET'} ${url.pathname}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    calls.push({ call, body, query: url.searchParams });
    const answer = await (given[call] ?? answers[call])?.({ body, query: url.searchParams });
    if (answer instanceof Response) return answer;
    return answer === undefined ? json(404, { error: 'Not found' }) : json(200, answer);
  });
  return calls;
}

/** The whole application at an address, against a pretended server. */
export function renderApp(path: string, answers: Answers) {
  const calls = pretendServer(answers);
  const client = createQueryClient();
  onTestFinished(watchSession(client));
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(client, history);
  render(<App client={client} router={router} />);
  return { calls, client, router };
}

/** The newest toast, shown or closing. */
export const lastToast = () => currentToasts()[0];
