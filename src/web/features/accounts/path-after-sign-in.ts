import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { needsSecondFactor } from '#web/data/session-answer.ts';
import { stringifySearch } from '#web/data/url/search-params.ts';

/**
 * Returns the page for a signed-in user: `from` or the dashboard, after the second step if it must still be confirmed.
 */
export function pathAfterSignIn(session: CurrentSession, from: string | undefined): string {
  return needsSecondFactor(session) ? `/login/verify${stringifySearch({ from })}` : (from ?? '/home');
}
