import type { Context } from 'hono';
import { hashSecret } from '#server/core/random-secret.ts';
import { sql } from '#server/platform/db/sql.ts';
import { clearSessionCookie, sessionCookieOf } from '#server/platform/http/session-cookie.ts';
import type { Services } from '#server/platform/services.ts';
import { REPLACED } from './session-store.ts';

type Deps = Pick<Services, 'db' | 'env'>;

/** True when somebody ended the session of this browser: from another device, or with a new password. */
async function wasEnded({ db, env }: Deps, request: Request): Promise<boolean> {
  const cookie = sessionCookieOf(request, env);
  if (cookie === undefined) return false;
  const [session] = await db.readAccounts<{ ended: boolean }>(sql`
    select ended_at is not null and ended_because <> all (${[...REPLACED]}::text[]) as ended
    from auth.sessions where cookie_hash = ${hashSecret(cookie)}`);
  return session?.ended === true;
}

/**
 * Asks a browser whose session was ended to remove everything that it keeps of this site: texts that are not saved, answers,
 * and what forms had. The cookie goes too, so it is asked once. Returns true for such a browser.
 */
export async function emptyEndedBrowser(parts: Deps, c: Context): Promise<boolean> {
  if (!(await wasEnded(parts, c.req.raw))) return false;
  c.header('clear-site-data', '"storage"');
  clearSessionCookie(c, parts.env);
  return true;
}
