import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import type { Services } from '#server/platform/services.ts';
import { describeDevice } from '#shared/describe-device.ts';
import type { StartedSession } from '../sessions/session-store.ts';
import type { SessionRow } from '../tables.ts';
import { type EmailServices, newSignIn } from './security-emails.ts';

/** Number of earlier sign-ins to compare; more than anyone has in years. */
const REMEMBERED = 5000;

/**
 * Mails the user after a sign-in from a new browser or address, except for the first sign-in of all. Browsers are
 * compared by name, so that an update of one does not count as a new device.
 */
export function sendNewSignInEmail(services: EmailServices, started: StartedSession): void {
  const { user, session } = started;
  if (session.aal !== 'aal1') return;
  services.mailer.post(async () => {
    if (await wasHereBefore(services.db, session)) return undefined;
    const earlier = await services.db.withAccounts((tx) => earlierSignIns(tx, session));
    const places = new Set(earlier.map(placeOf));
    if (places.size === 0 || places.has(placeOf(session))) return undefined;
    return newSignIn(services, user, session);
  });
}

interface Origin {
  userAgent: string | null;
  address: string | null;
}

const placeOf = ({ userAgent, address }: Origin) =>
  `${describeDevice(userAgent).name} @ ${addressGroup(address ?? '')}`;

/** True for most sign-ins: the same browser and address as an earlier one. */
async function wasHereBefore(db: Services['db'], session: SessionRow): Promise<boolean> {
  const { userId, id, userAgent, address } = session;
  const rows = await db.readAccounts(sql`
    select 1 as seen from auth.audit_log
    where user_id = ${userId} and event = 'signed_in' and session_id <> ${id}
      and user_agent is not distinct from ${userAgent} and address is not distinct from ${address}
    order by id desc limit 1`);
  return rows.length > 0;
}

/** The origins of earlier sign-ins, from the log, which is kept longer than sessions. */
function earlierSignIns(tx: Tx, { id, userId }: SessionRow): Promise<Origin[]> {
  return tx.rows(sql`
    select distinct user_agent as "userAgent", address from auth.audit_log
    where user_id = ${userId} and event = 'signed_in' and session_id <> ${id} limit ${REMEMBERED}`);
}
