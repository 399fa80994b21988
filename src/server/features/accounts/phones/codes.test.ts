import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsApp, accountsApp } from '#test/fixtures/accounts-app.ts';
import { type CodeBinding, hashCode, isCode, newCode } from './codes.ts';
import { type CodeOwner, redeemCode, storeCode } from './codes-store.ts';
import { isFactorCode, sendFactorCode } from './send-code.ts';

let auth: AccountsApp;
beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

const key = new Uint8Array(32).fill(7);
const BINDING: CodeBinding = { recipient: '+919876543210', purpose: 'sign_in' };

test('a code has six digits, with leading zeros, and hardly ever repeats', () => {
  const codes = Array.from({ length: 2000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1950);
});

test.each<[string, CodeBinding]>([
  ['another number', { ...BINDING, recipient: '+919876543211' }],
  ['another purpose', { ...BINDING, purpose: 'phone_change' }],
  ['another user or challenge', { ...BINDING, subject: 'somebody' }],
])('the hash of a code does not match for %s', (_, other) => {
  const hash = hashCode(key, '012345', BINDING);
  expect(isCode(key, '012345', BINDING, hash)).toBe(true);
  expect(isCode(key, '12345', BINDING, hash)).toBe(false);
  expect(isCode(key, '012345', other, hash)).toBe(false);
  expect(isCode(new Uint8Array(32), '012345', BINDING, hash)).toBe(false);
});

test('the code of a factor answers its own challenge only', async () => {
  const asked = {
    phone: '+919876500001',
    challengeId: 'one',
    requester: { address: '10.9.9.9', trusted: true },
  };
  const hash = await sendFactorCode(auth.services, asked);
  const code = auth.texts.at(-1)?.code ?? '';
  expect(hash).not.toContain(code);
  expect(isFactorCode(auth.services, { ...asked, code }, hash)).toBe(true);
  expect(isFactorCode(auth.services, { ...asked, challengeId: 'two', code }, hash)).toBe(false);
  await expect(sendFactorCode(auth.services, { ...asked, challengeId: 'two' })).rejects.toMatchObject({
    reason: 'over_sms_send_rate_limit',
  });
});

describe('failures', () => {
  const owner: CodeOwner = { recipient: '+919876500002', purpose: 'sign_in' };
  const keep = (code: string) =>
    auth.db.withAccounts((tx) => storeCode(tx, key, { ...owner, code }, auth.services.now()));
  const redeem = async (code: string) =>
    (await auth.db.withAccounts((tx) => redeemCode(tx, key, { ...owner, code }, auth.services.now())))
      .outcome;

  test('add up over codes until a correct one resets them', async () => {
    const seen: string[] = [];
    for (const rounds of [2, 1]) {
      for (let i = 0; i < rounds; i++) {
        await keep('111111');
        for (let j = 0; j < 4; j++) seen.push(await redeem('222222'));
      }
      await keep('111111');
      expect(await redeem('111111')).toBe('right');
    }
    for (let i = 0; i < 3; i++) {
      await keep('111111');
      for (let j = 0; j < 4; j++) seen.push(await redeem('222222'));
    }
    expect(seen).toEqual([...Array(12 + 10).fill('wrong'), 'locked', 'locked']);
    expect(await redeem('111111')).toBe('locked');
  });
});
