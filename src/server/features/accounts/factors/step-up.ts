import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { Accounts } from '../context.ts';
import { beginSession } from '../sessions/begin-session.ts';
import type { StartedSession } from '../store.ts';
import type { SessionRow } from '../tables.ts';
import { endLowerSessions } from './factors-store.ts';
import { sessionEnded } from './refusals.ts';

/**
 * Replaces the current session by a new one of level aal2, in the transaction that proved the second factor; every
 * session of the user without a second factor ends too. The new `amr` adds `method` to that of the current session.
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
  await endLowerSessions(tx, userId, id, accounts.services.now());
  const started = await beginSession(tx, c, accounts, { userId, method, stepUpFrom });
  if (!started) throw sessionEnded();
  return started;
}
