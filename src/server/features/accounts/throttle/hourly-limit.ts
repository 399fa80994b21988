import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { hashedKey } from '../hashed-keys.ts';
import { countAttempt } from './throttle-store.ts';

const HOUR = 3_600_000;

/**
 * Counts a call of a subject in the present hour of the clock, for all servers of a database together. Errors:
 * `too_many_requests`, with the seconds until the next hour.
 */
export async function takeInHour(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  kind: string,
  subject: string,
  calls: number,
): Promise<void> {
  const at = now();
  const hour = Math.floor(at.getTime() / HOUR);
  const key = hashedKey(secrets.hmacKey, kind, `${subject} ${hour}`);
  const limit = { attempts: calls, windowMs: HOUR };
  const counted = await db.withAccounts((tx) => countAttempt(tx, [{ key, limit }], at));
  if ('waitMs' in counted)
    throw new ProblemError('too_many_requests', undefined, {
      retryAfter: Math.max(1, Math.ceil(((hour + 1) * HOUR - at.getTime()) / 1000)),
    });
}
