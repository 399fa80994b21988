import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  enrolmentProblem,
  isAbandoned,
  isChallengeOpen,
  lockedMinutes,
  mayConfirm,
} from './factor-rules.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const app = { factorType: 'totp', status: 'verified', friendlyName: 'Pixel' } as const;
const phone = { factorType: 'phone', status: 'verified', friendlyName: 'SIM' } as const;

describe('enrolling a further factor', () => {
  const wanted = { factorType: 'phone', friendlyName: 'Other' } as const;
  test.each([
    ['beside nothing', [], wanted, undefined],
    ['beside an app', [app], wanted, undefined],
    ['beside an unverified phone', [{ ...phone, status: 'unverified' as const }], wanted, undefined],
    ['beside a verified phone', [phone], wanted, 'mfa_verified_factor_exists'],
    ['an app beside a verified phone', [phone], { ...wanted, factorType: 'totp' as const }, undefined],
    ['with a name in another case', [app], { ...wanted, friendlyName: 'PIXEL' }, 'mfa_factor_name_conflict'],
    [
      'without a name, twice',
      [{ ...app, friendlyName: null }],
      { ...wanted, friendlyName: undefined },
      undefined,
    ],
    ['as the tenth', Array(9).fill({ ...app, friendlyName: null }), wanted, undefined],
    [
      'as the eleventh',
      Array(10).fill({ ...app, friendlyName: null }),
      wanted,
      'too_many_enrolled_mfa_factors',
    ],
  ])('%s', (_, enrolled, asked, reason) => {
    expect(enrolmentProblem(enrolled, asked)?.reason).toBe(reason);
  });
});

test('an enrolment is abandoned after an hour, a verified factor never', () => {
  expect(isAbandoned({ status: 'unverified', createdAt: at(-59) }, NOW)).toBe(false);
  expect(isAbandoned({ status: 'unverified', createdAt: at(-60) }, NOW)).toBe(true);
  expect(isAbandoned({ status: 'verified', createdAt: at(-60 * 24 * 365) }, NOW)).toBe(false);
});

test('an unverified factor is confirmed at aal1 only while none is verified', () => {
  const draft = { status: 'unverified' } as const;
  expect(mayConfirm(draft, [draft], 'aal1')).toBe(true);
  expect(mayConfirm(draft, [draft, app], 'aal1')).toBe(false);
  expect(mayConfirm(draft, [draft, app], 'aal2')).toBe(true);
  expect(mayConfirm(app, [draft, app], 'aal1')).toBe(true);
});

test('the tenth failure locks for fifteen minutes; then the count restarts', () => {
  let factor: Parameters<typeof afterFailure>[0] = { failures: 0, lockedUntil: null };
  for (let i = 1; i <= 9; i++) factor = afterFailure(factor, NOW);
  expect(factor).toEqual({ failures: 9, lockedUntil: null });
  factor = afterFailure(factor, NOW);
  expect(factor).toEqual({ failures: 10, lockedUntil: at(15) });
  expect([NOW, at(14.99), at(15), at(20)].map((time) => lockedMinutes(factor, time))).toEqual([15, 1, 0, 0]);
  expect(afterFailure(factor, at(15))).toEqual({ failures: 1, lockedUntil: null });
});

test('a challenge accepts five answers, until it expires or is used', () => {
  const challenge = { usedAt: null, expiresAt: at(5), tries: 0 };
  expect(isChallengeOpen(challenge, NOW)).toBe(true);
  expect(isChallengeOpen({ ...challenge, tries: 4 }, at(4.99))).toBe(true);
  expect(isChallengeOpen({ ...challenge, tries: 5 }, NOW)).toBe(false);
  expect(isChallengeOpen(challenge, at(5))).toBe(false);
  expect(isChallengeOpen({ ...challenge, usedAt: NOW }, NOW)).toBe(false);
});

test('a lock that was noted while the clock was a year ahead is none', () => {
  const now = new Date('2026-11-29T10:00:00Z');
  expect(lockedMinutes({ lockedUntil: new Date('2026-11-29T10:14:30Z') }, now)).toBe(15);
  expect(lockedMinutes({ lockedUntil: new Date('2027-11-29T10:00:00Z') }, now)).toBe(0);
});
