import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGrant, signGrant } from './signature.ts';

const secret = new Uint8Array(32).fill(7);
const grant = { key: 'case_files/a/b.pdf', userId: 'u', sessionId: 's', expires: 2_000_000_000 };
const before = new Date(1_999_999_999_000);
const token = signGrant(secret, 'case-file', grant);
const read = (given: string, { key = grant.key, now = before } = {}) =>
  readGrant(secret, 'case-file', given, { key, now });

test('a signed address opens its own file until it expires', () => {
  expect(read(token)).toEqual(grant);
  expect(read(token, { key: 'case_files/a/other.pdf' })).toBeUndefined();
  expect(read(token, { now: new Date(2_000_000_000_000) })).toBeUndefined();
  expect(readGrant(new Uint8Array(32), 'case-file', token, { key: grant.key, now: before })).toBeUndefined();
});

test('a signed address opens nothing for another purpose', () => {
  expect(readGrant(secret, 'library-document', token, { key: grant.key, now: before })).toBeUndefined();
});

test('no other text opens it', () => {
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'ABCxyz019-_.='), (at, char) => {
      const changed = token.slice(0, at) + char + token.slice(at + 1);
      fc.pre(changed !== token);
      expect(read(changed)).toBeUndefined();
    }),
  );
  for (const other of [
    '',
    '.',
    `${token}.`,
    `${token}.x`,
    `${token}.${token}`,
    `.${token}`,
    `${token}=`,
    `${token}\n`,
  ])
    expect(read(other), other).toBeUndefined();
});

test('the last character of the token cannot be spelled in another way', () => {
  const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((char) => token.slice(0, -1) + char)
    .filter((other) => other !== token);
  expect(others.map((other) => read(other))).toEqual(others.map(() => undefined));
});
