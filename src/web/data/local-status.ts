import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, api } from './api.ts';

/** `locked`: a local server, in a browser that was not opened with the URL that the server printed. */
type LocalStatus = { outbox: boolean; demo: boolean; locked: boolean };
const NOT_LOCAL: LocalStatus = { outbox: false, demo: false, locked: false };

const statusReader = {
  parse(value: unknown): LocalStatus {
    const { outbox, demo, locked } = value as Partial<LocalStatus>;
    return { outbox: outbox === true, demo: demo === true, locked: locked === true };
  },
};

/** Host names of a local server, as in the server's own check. */
const LOOPBACK = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/u;

/** Features that only a local server offers; other servers answer 404, which the browser would report as an error. */
const localStatusQuery = queryOptions({
  queryKey: ['local', 'status'],
  queryFn: async ({ signal }) => {
    if (!LOOPBACK.test(window.location.hostname)) return NOT_LOCAL;
    try {
      return await api.get('/local/status', statusReader, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return NOT_LOCAL;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** `known`: the server has answered. */
export function useLocalStatus() {
  const { data } = useQuery(localStatusQuery);
  return { ...(data ?? NOT_LOCAL), known: data !== undefined };
}
