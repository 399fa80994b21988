import { expect, test } from 'vitest';
import { testDatabase } from '#test/support/db.ts';
import { startSession } from '../sessions/session-store.ts';
import { resolveIdentity } from './identities-store.ts';

test('parallel sign-ins of one person never deadlock, and create one account', async () => {
  const db = await testDatabase();
  for (let person = 0; person < 30; person++) {
    const claims = { sub: `sub ${person}`, email: `nisha${person}@chambers.example`, email_verified: true };
    const now = new Date();
    const signIn = () =>
      db.withAccounts(async (tx) => {
        const found = await resolveIdentity(tx, 'google', claims, now);
        if ('refused' in found) return found.refused;
        await startSession(tx, { userId: found.user.id, method: 'oauth', browser: true }, now);
        return found.how;
      });
    const ways = await Promise.all(Array.from({ length: 8 }, signIn));
    expect(ways.sort()).toEqual(['created', ...Array(7).fill('known')]);
  }
  await db.close();
});
