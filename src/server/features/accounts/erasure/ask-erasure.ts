import type { Services } from '#server/platform/services.ts';
import { ACCOUNTS } from '#shared/account-limits.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { type EmailServices, erasureAsked, erasureCancelled } from '../emails/security-emails.ts';
import type { User } from '../tables.ts';
import { tellMembers } from './erasure-mails.ts';
import { cancelErasure, setErasure } from './erasure-store.ts';

const DAY = 86_400_000;

/** Session and device of the request, for the account's log; empty for an operator. */
interface Origin {
  sessionId?: string;
  userAgent?: string | undefined;
  address?: string | undefined;
}

type Deps = EmailServices & Pick<Services, 'db' | 'now'>;

/**
 * Begins the notice of an erasure, and tells the user and the members of their cases. A second request changes nothing.
 * Returns the day.
 */
export async function askErasure(services: Deps, user: User, origin: Origin = {}): Promise<Date> {
  if (user.eraseAt) return user.eraseAt;
  const { db, now } = services;
  const eraseAt = new Date(now().getTime() + ACCOUNTS.erasureNoticeDays * DAY);
  const asked = await db.withAccounts(async (tx) => {
    const set = await setErasure(tx, user.id, eraseAt);
    if (set) await recordAudit(tx, { userId: user.id, event: 'erasure_asked', ...origin }, now());
    return set;
  });
  if (asked) {
    erasureAsked(services, asked, eraseAt);
    tellMembers(services, asked, eraseAt);
  }
  return eraseAt;
}

/** Ends the notice, and tells those who were told of it. Without a notice it changes nothing. */
export async function keepAccount(services: Deps, userId: string, origin: Origin): Promise<void> {
  const { db, now } = services;
  const kept = await db.withAccounts(async (tx) => {
    const user = await cancelErasure(tx, userId);
    if (user) await recordAudit(tx, { userId, event: 'erasure_cancelled', ...origin }, now());
    return user;
  });
  if (!kept) return;
  erasureCancelled(services, kept);
  tellMembers(services, kept, null);
}
