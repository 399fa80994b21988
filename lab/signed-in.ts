import { readEnv } from '#server/core/env.ts';
import { openSecrets } from '#server/core/secrets.ts';
import { accessTokensOf } from '#server/features/accounts/sessions/authenticate.ts';
import { createConfirmedUser, startSession } from '#server/features/accounts/store.ts';
import type { Database } from '#server/platform/db/database.ts';

export interface Member {
  userId: string;
  email: string;
  /** A fresh access token of the member's session; it lives for minutes, so a long run asks again. */
  token(): Promise<string>;
}

/** Accounts with a session each, for benches that do not measure sign-in. `folder` has the secrets of the server at `port`. */
export async function signedInMembers(
  db: Database,
  { folder, origin }: { folder: string; origin: string },
  emails: readonly string[],
): Promise<Member[]> {
  const env = readEnv({ MUNSHI_DATA: folder, PUBLIC_URL: origin });
  const now = () => new Date();
  const tokens = accessTokensOf({ env, secrets: await openSecrets(folder, true), now });
  const members: Member[] = [];
  for (const email of emails) {
    const started = await db.withAccounts(async (tx) => {
      const user = await createConfirmedUser(tx, { email, fullName: 'A. Advocate' }, now());
      return startSession(tx, { userId: user.id, method: 'password', browser: false }, now());
    });
    if (!started) throw new Error('no session');
    const { user, session } = started;
    const names = { userId: user.id, sessionId: session.id, email, phone: '' };
    const token = async () => (await tokens.sign({ ...names, aal: session.aal, amr: session.amr })).token;
    members.push({ userId: user.id, email, token });
  }
  return members;
}
