import { createHmac } from 'node:crypto';
import type { Secrets } from '#server/core/secrets.ts';
import type { Session } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import type { CurrentSession, SessionInfo } from '#shared/contracts/sessions-and-audit.ts';
import { languageCodes } from '#shared/messages/languages.ts';
import { readShownAccount } from '../account-store.ts';
import { presentUser } from '../present.ts';
import { findUser } from '../store.ts';
import type { SessionRow } from '../tables.ts';
import { ownSession } from './session-store.ts';

/** The session of a request with its user, as `/sessions/current` returns it; undefined when it has just ended. */
export async function readCurrentSession(
  { db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>,
  { userId, sessionId, needsSecondFactor, ...own }: Session,
): Promise<CurrentSession | undefined> {
  const found = await db.withAccounts(async (tx) => {
    const session = await ownSession(tx, { userId, id: sessionId }, now());
    const user = await findUser(tx, userId);
    return session && user && { session, account: await readShownAccount(tx, user, now()) };
  });
  if (!found) return undefined;
  const { account } = found;
  const session = presentSession(found.session, sessionId);
  const next_aal = needsSecondFactor ? 'aal2' : session.aal;
  const language = languageCodes.find((code) => code === own.language) ?? null;
  const erase_at = account.user.eraseAt?.toISOString() ?? null;
  const device_key = needsSecondFactor ? null : deviceKeyOf(secrets, userId);
  return { ...session, next_aal, language, erase_at, device_key, user: presentUser(account) };
}

/** Stays the same for an account, so that what is not saved outlives a session that expired, unreadable until the next sign-in. */
const deviceKeyOf = ({ hmacKey }: Pick<Secrets, 'hmacKey'>, userId: string): string =>
  createHmac('sha256', hmacKey).update(`texts on devices of ${userId}`).digest('base64url');

export function presentSession(session: SessionRow, currentId: string): SessionInfo {
  return {
    id: session.id,
    current: session.id === currentId,
    user_agent: session.userAgent,
    address: session.address,
    aal: session.aal,
    amr: session.amr,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
  };
}
