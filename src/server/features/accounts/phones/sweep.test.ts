import { expect, test } from 'vitest';
import { accountsApp } from '#test/fixtures/accounts-app.ts';
import { sweepCodes } from './codes-store.ts';

test('numbers that requested a code are deleted a day later', async () => {
  const app = await accountsApp();
  const left = async () => {
    await app.db.withAccounts((tx) => sweepCodes(tx, app.services.now()));
    const codes = await app.db.sql('select 1 from auth.one_time_codes');
    const sends = await app.db.sql('select 1 from auth.sms_sends');
    return [codes.length, sends.length];
  };
  expect((await app.call('POST', '/otp', { phone: '9876543210' })).status).toBe(200);
  expect(await left()).toEqual([1, 1]);
  app.clock.advance(24 * 3_600_000 + 1);
  expect(await left()).toEqual([1, 0]);
  app.clock.advance(10 * 60_000);
  expect(await left()).toEqual([0, 0]);
  await app.db.close();
});
