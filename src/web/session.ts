import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { AuthUser } from '#shared/accounts.ts';
import { ApiError, api, onSignedOut } from './api.ts';
import { THEME_KEY } from './theme.ts';

/** The user as the shell needs it; the account pages read the whole of it with the schema. */
const sessionUser = {
  parse(value: unknown): AuthUser {
    const user = value as AuthUser;
    if (typeof user?.id !== 'string' || typeof user.user_metadata !== 'object') throw new Error('Not a user');
    return user;
  },
};

/** Who is signed in: a user, or null. An unreachable server is an error, not a sign-out. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<AuthUser | null> => {
    try {
      return await api.get('/auth/v1/user', sessionUser, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

export function useSession() {
  const { data, error, isPending, refetch } = useQuery(sessionQuery);
  return {
    user: data ?? null,
    checking: isPending,
    error: data === undefined ? error : null,
    retry: refetch,
  };
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('munshi-session');

/** Forgets all that was read for the user; only the theme stays in the browser. */
function forget(client: QueryClient) {
  const theme = localStorage.getItem(THEME_KEY);
  localStorage.clear();
  if (theme !== null) localStorage.setItem(THEME_KEY, theme);
  sessionStorage.clear();
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
  client.setQueryData(sessionQuery.queryKey, null);
}

/** Called once at start: a 401 anywhere, or a sign-out in another tab, signs this tab out too. */
export function watchSession(client: QueryClient) {
  onSignedOut(() => {
    if (client.getQueryData(sessionQuery.queryKey)) forget(client);
  });
  channel?.addEventListener('message', (event) => {
    if (event.data === 'out') forget(client);
    else void client.invalidateQueries();
  });
}

/** After any way of signing in: takes up the new session here and in the other tabs. */
export async function sessionBegan(client: QueryClient): Promise<void> {
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  channel?.postMessage('in');
}

/** Ends the session on the server, then forgets it here and in the other tabs. Errors: `ApiError`, and nothing is forgotten. */
export async function signOut(client: QueryClient): Promise<void> {
  await api.run('POST', '/auth/v1/logout', undefined, { query: { scope: 'local' } });
  channel?.postMessage('out');
  forget(client);
}
