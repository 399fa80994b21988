import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CASE } from '#test/fixtures/case-screen.ts';
import { type Answers, json, lastToast, renderApp, TEST_USER } from '#test/support/web.tsx';

const CHAMBERS = '7c0b3f0e-0000-4c9d-8a33-1a2b3c4d5e01';
const at = '2026-11-20T10:00:00+00:00';
const share = (end: number, title: string) => ({
  id: `0b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c1${end}`,
  owner_id: TEST_USER.id,
  case: { title },
});

/** The page of a member whose cases the chambers has. */
async function leaving(shares: Answers[string]) {
  const { calls } = renderApp('/home/chambers', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/chambers': () => [
      { id: CHAMBERS, name: 'Rao Chambers', created_by: CASE.id, created_at: at, updated_at: at },
    ],
    'POST /rest/v1/rpc/people_of_chambers': () => [
      {
        ...{ member_id: CASE.id, user_id: TEST_USER.id, name: 'Asha Rao', email: null, phone: null },
        ...{ role: 'member', since: at },
      },
    ],
    'GET /rest/v1/case_chambers': shares,
    'DELETE /rest/v1/case_chambers': () => [],
    'DELETE /rest/v1/chambers_members': () => [],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Leave this chambers: Rao Chambers' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  return { user, dialog, changes: () => calls.filter(({ call }) => call.startsWith('DELETE')) };
}

test('a member who leaves a chambers is asked which of his cases it keeps, and those that he ticks go with him', async () => {
  const { user, dialog, changes } = await leaving(() => [
    share(1, 'Kaveri v. State'),
    share(2, 'Nila v. Bank'),
  ]);
  const kept = await dialog.findByRole('checkbox', { name: 'Kaveri v. State' });
  expect(dialog.getByRole('checkbox', { name: 'Nila v. Bank' })).toBeDefined();
  await user.click(kept);
  expect(changes()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Leave this chambers' }));
  await waitFor(() => expect(lastToast()?.title).toBe('You left the chambers'));
  expect(changes().map(({ call, query }) => [call, query.get('id')])).toEqual([
    ['DELETE /rest/v1/case_chambers', `in.(${share(1, '').id})`],
    ['DELETE /rest/v1/chambers_members', `eq.${CASE.id}`],
  ]);
});

test('nobody leaves before the cases are known', async () => {
  const { user, dialog, changes } = await leaving(() => json(503, { code: 'PGRST000', message: 'Away' }));
  expect(await dialog.findByText('Error loading cases')).toBeDefined();
  const leave = dialog.getByRole('button', { name: 'Leave this chambers' });
  expect(leave).toHaveProperty('disabled', true);
  await user.click(leave);
  expect(changes()).toEqual([]);
});
