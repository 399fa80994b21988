import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGrant, signGrant } from './signature.ts';

const secret = new Uint8Array(32).fill(7);
const grant = { key: 'case_files/a/b.pdf', userId: 'u', sessionId: 's', expires: 2_000_000_000 };
const before = new Date(1_999_999_999_000);

test('a signed address opens its own file until it expires', () => {
  const token = signGrant(secret, grant);
  expect(readGrant(secret, token, grant.key, before)).toEqual(grant);
  expect(readGrant(secret, token, 'case_files/a/other.pdf', before)).toBeUndefined();
  expect(readGrant(secret, token, grant.key, new Date(2_000_000_000_000))).toBeUndefined();
  expect(readGrant(new Uint8Array(32), token, grant.key, before)).toBeUndefined();
});

test('no other text opens it', () => {
  const token = signGrant(secret, grant);
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'ABCxyz019-_.'), (at, char) => {
      const changed = token.slice(0, at) + char + token.slice(at + 1);
      // The last character of base64url carries unused bits, so another one may spell the same bytes.
      fc.pre(changed !== token && at !== token.length - 1);
      expect(readGrant(secret, changed, grant.key, before)).toBeUndefined();
    }),
  );
  expect(readGrant(secret, '', grant.key, before)).toBeUndefined();
});
