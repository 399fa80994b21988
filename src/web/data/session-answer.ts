import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { SESSION_ELEMENT } from '#shared/pages.ts';

/** The part of the session that the shell needs; other code parses the whole session with the schema. */
export const sessionReader = {
  parse(value: unknown): CurrentSession {
    const session = value as CurrentSession;
    if (typeof session?.id !== 'string' || typeof session.user?.user_metadata !== 'object')
      throw new Error('Not a session');
    return session;
  },
};

/**
 * The server's answer in the HTML of this page: the session, or null for a visitor. Undefined when it is not there, as
 * on a development server.
 */
export function sessionOfPage(): CurrentSession | null | undefined {
  const answer: unknown = JSON.parse(document.getElementById(SESSION_ELEMENT)?.textContent || 'false');
  if (answer === false) return undefined;
  return answer === null ? null : sessionReader.parse(answer);
}

/** The page was opened by the link of a forgotten password: it learns of the session after it is shown. */
export const isRecovery = (): boolean =>
  new URLSearchParams(window.location.search).get('type') === 'recovery';

/** A second factor must still be confirmed: until then no page of the signed-in area opens. */
export function needsSecondFactor(session: CurrentSession): boolean {
  return session.aal === 'aal1' && session.next_aal === 'aal2';
}
