import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../data/query-client.ts';
import { watchSession } from '../data/session.ts';
import { watchLanguage } from '../data/session-language.ts';

/** The store of the server's answers, with the session of this page in it. */
export function startClient(): QueryClient {
  const client = createQueryClient();
  watchLanguage(client);
  watchSession(client);
  return client;
}
