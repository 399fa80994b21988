import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { Accounts } from '../context.ts';
import { endSessions, REPLACED, type StartedSession } from '../sessions/session-store.ts';
import { signIn } from '../sessions/sign-in.ts';
import type { SessionRow } from '../tables.ts';
import { sessionEnded } from './factor-errors.ts';

/**
 * Replaces the current session by a new one of level aal2, in the transaction that confirmed the second factor. Also
 * ends every session of the user without a second factor. The new `amr` adds `method` to that of the current session.
 */
export async function stepUp(
  tx: Tx,
  c: Context<AppEnv>,
  accounts: Accounts,
  asking: SessionRow,
  method: 'totp' | 'phone' | 'recovery_code',
): Promise<StartedSession> {
  const { id, userId } = asking;
  // A method that is confirmed again gets the current time.
  const stepUpFrom = asking.amr.filter((earlier) => earlier.method !== method);
  const now = accounts.services.now();
  const [because] = REPLACED;
  await endSessions(tx, { userId, level: 'aal1' }, because, now);
  await endSessions(tx, { userId, only: id }, because, now);
  const started = await signIn(tx, c, accounts, { userId, method, stepUpFrom });
  if (!started) throw sessionEnded();
  return started;
}
