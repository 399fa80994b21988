import type { QueryClient } from '@tanstack/react-query';
import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError } from '#web/data/api.ts';
import { reloadSession } from '#web/data/session.ts';
import { keepsCookies } from './keeps-cookies.ts';

const refused = () => new ApiError(0, '', t(messages.cookiesRefused), { fromServer: true });

/** Errors: `ApiError` when this browser refuses cookies. Call it before what would be lost without a session, such as a code. */
export function requireCookies(): void {
  if (!keepsCookies()) throw refused();
}

/** Signs in by `request` and returns the session. Errors: `ApiError`, also when the browser did not keep its cookie. */
export async function openSession(
  client: QueryClient,
  request: () => Promise<void>,
): Promise<CurrentSession> {
  requireCookies();
  await request();
  const session = await reloadSession(client);
  if (!session) throw refused();
  return session;
}
