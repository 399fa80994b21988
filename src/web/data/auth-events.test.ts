import { expect, test } from 'vitest';
import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { sessionOf, TEST_USER } from '#test/support/web.tsx';
import { eventsBetween } from './auth-events.ts';

const session = (changes: Partial<CurrentSession> = {}, user: object = {}) =>
  sessionOf({ ...TEST_USER, ...user }, changes) as CurrentSession;
const another = { id: '11111111-1111-4c9d-8a33-1a2b3c4d5e6f' };

test.each([
  ['the first reading', undefined, session(), ['INITIAL_SESSION']],
  ['the first reading, of nobody', undefined, null, ['INITIAL_SESSION']],
  ['a sign-in', null, session(), ['SIGNED_IN']],
  ['nobody again', null, null, []],
  ['a sign-out', session(), null, ['SIGNED_OUT']],
  ['the same again', session(), session(), []],
  ['a later expiry', session(), session({ expires_at: '2127-01-01T00:00:00Z' }), ['TOKEN_REFRESHED']],
  ['a later use', session(), session({ last_seen_at: '2026-11-21T00:00:00Z' }), ['TOKEN_REFRESHED']],
  [
    'an earlier use, of an answer that came late',
    session(),
    session({ last_seen_at: '2026-11-19T00:00:00Z' }),
    [],
  ],
  ['another name', session(), session({}, { updated_at: '2026-11-21T00:00:00Z' }), ['USER_UPDATED']],
  [
    'a second factor',
    session({ next_aal: 'aal2' }),
    session({ ...another, aal: 'aal2' }),
    ['MFA_CHALLENGE_VERIFIED'],
  ],
  ['the same user once more', session(), session(another), ['SIGNED_IN']],
  ['another user', session(), session(another, { id: 'u2' }), ['SIGNED_OUT', 'SIGNED_IN']],
] as const)('%s', (_what, before, after, events) => {
  expect(eventsBetween(before, after)).toEqual(events);
});

test('a recovery link is distinguished from other first sessions', () => {
  expect(eventsBetween(undefined, session(), true)).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY']);
  expect(eventsBetween(undefined, null, true)).toEqual(['INITIAL_SESSION']);
});
