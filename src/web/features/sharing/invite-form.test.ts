import { expect, test } from 'vitest';
import { inviteToCase } from '#shared/contracts/sharing/invitations.ts';
import { addressProblem, typedAddress } from './invite-form.tsx';

const CASE = '8b0f8f5e-6f0a-4c57-9d0e-1f3d5f6f7a10';
const problemOf = (typed: string) => {
  const checked = inviteToCase.safeParse({ case_id: CASE, role: 'viewer', ...typedAddress(typed) });
  return addressProblem(typed, checked.error?.issues[0]?.message);
};

test('an empty address, or words that are none, ask for either kind; a wrong one is refused as its kind', () => {
  for (const typed of ['', '  ', 'Meera Iyer'])
    expect(problemOf(typed)).toBe('Enter an email address or a mobile number');
  expect(problemOf('98765')).toBe('Please enter a 10-digit mobile number');
  expect(problemOf('meera@')).toMatch(/valid email/u);
  expect(problemOf('meera@chambers.example')).toBeUndefined();
});
