import { expect, test } from 'vitest';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import type { ListedFactor } from '#shared/contracts/factors.ts';
import {
  auditLine,
  groupInFours,
  methodsLabel,
  protectionSentence,
  spacedPhone,
} from './security-messages.ts';

const opened = (...methods: string[]) => methods.map((method, timestamp) => ({ method, timestamp }));

test('the steps of a sign-in are listed in order', () => {
  expect(methodsLabel(opened('password', 'totp'))).toBe('password and authenticator app');
  expect(methodsLabel([...opened('oauth', 'recovery_code')].reverse())).toBe('Google and recovery code');
  expect(methodsLabel(opened('otp'))).toBe('code to your phone');
  expect(methodsLabel(opened('password', 'totp', 'totp'))).toBe('password and authenticator app');
});

const user = (changes: object) => ({ has_password: true, identities: [], ...changes }) as unknown as AuthUser;
const factor = (factor_type: ListedFactor['factor_type']) => ({ factor_type }) as ListedFactor;

test.each([
  [user({}), [], 'Only your password protects this account'],
  [
    user({ has_password: false, identities: [{ provider: 'google' }] }),
    [],
    'Only your Google account protects this account',
  ],
  [
    user({ has_password: false, phone: '+919876543210' }),
    [],
    'Only a code to your phone protects this account',
  ],
  [
    user({ phone: '+919876543210', identities: [{ provider: 'email' }, { provider: 'google' }] }),
    [],
    'Your password, your Google account or a code to your phone is enough to open this account',
  ],
  [user({ has_password: false, phone: '' }), [], 'Only your email address protects this account'],
  [user({}), [factor('totp')], 'Every sign-in asks for your authenticator app'],
  [user({}), [factor('totp'), factor('totp')], 'Every sign-in asks for your authenticator app'],
  [
    user({}),
    [factor('totp'), factor('phone')],
    'Every sign-in asks for your authenticator app or a code to your phone',
  ],
])('case %#: what protects the account is one line', (whose, factors, line) => {
  expect(protectionSentence(whose, factors)).toBe(line);
});

test('a line of the log shows its details', () => {
  const details = { factor_type: 'totp', friendly_name: 'Pixel' };
  expect(auditLine({ event: 'factor_verified', details })).toEqual({
    title: 'Second factor added',
    more: 'authenticator app “Pixel”',
  });
  expect(auditLine({ event: 'factor_removed', details: { ...details, status: 'unverified' } }).more).toBe(
    'authenticator app “Pixel” · never confirmed',
  );
  expect(auditLine({ event: 'signed_in', details: { method: 'otp' } }).more).toBe('with code to your phone');
  expect(auditLine({ event: 'signed_out', details: { scope: 'others' } }).more).toBe('all other sessions');
  const google = { provider: 'google' };
  expect(auditLine({ event: 'identity_unlinked', details: google })).toEqual({
    title: 'Google account disconnected',
    more: '',
  });
  expect(auditLine({ event: 'signed_up', details: google }).more).toBe('with Google');
  expect(auditLine({ event: 'password_changed', details: {} }).more).toBe('');
});

test('numbers and secrets are written so that they can be read aloud', () => {
  expect(spacedPhone('+919812345678')).toBe('+91 98123 45678');
  expect(groupInFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
});
