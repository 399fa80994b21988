import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { CASE } from '#test/fixtures/case-screen.ts';
import { lastToast, renderApp, TEST_USER } from '#test/support/web.tsx';
import { unsentTexts } from '#web/data/device/device-texts.ts';
import { sessionTexts } from '#web/data/device/persisted-texts.ts';
import { persistTextsIn } from '#web/ui/overlays/persisted-texts.ts';

const CHAMBERS = '7c0b3f0e-0000-4c9d-8a33-1a2b3c4d5e01';
const at = '2026-11-20T10:00:00+00:00';
const id = (end: number) => `0b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c1${end}`;
const mine = (end: number, title: string, case_number: string | null = null) => ({
  id: id(end),
  title,
  case_number,
});

test('several cases are shared with a chambers in one step, those that it has left out', async () => {
  const { calls } = renderApp('/home/chambers', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/chambers': () => [
      { id: CHAMBERS, name: 'Rao Chambers', created_by: TEST_USER.id, created_at: at, updated_at: at },
    ],
    'POST /rest/v1/rpc/people_of_chambers': () => [
      {
        ...{ member_id: CASE.id, user_id: TEST_USER.id, name: 'Asha Rao', email: null, phone: null },
        ...{ role: 'head', since: at },
      },
    ],
    'GET /rest/v1/invitations': () => [],
    'GET /rest/v1/cases': () => [
      mine(1, 'Kaveri v. State', 'W.P. 1/2026'),
      mine(2, 'Nila v. Bank'),
      mine(3, 'Vaigai v. Union'),
    ],
    'GET /rest/v1/case_chambers': () => [{ case_id: id(3) }],
    'POST /rest/v1/case_chambers': () => [],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Share cases with Rao Chambers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share cases with Rao Chambers' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Kaveri v\. State/u }));
  expect(dialog.queryByRole('checkbox', { name: /Vaigai/u })).toBeNull();
  await user.type(dialog.getByLabelText('Find cases'), 'nila');
  await user.click(dialog.getByRole('checkbox', { name: 'Nila v. Bank' }));
  await user.click(dialog.getByRole('button', { name: 'Share 2 cases' }));
  await waitFor(() => expect(lastToast()?.title).toBe('2 cases shared with Rao Chambers'));
  expect(calls.find(({ call }) => call === 'POST /rest/v1/case_chambers')?.body).toEqual(
    [1, 2].map((end) => ({ case_id: id(end), chambers_id: CHAMBERS, role: 'viewer' })),
  );
});

test('one person is invited to several cases with one link', async () => {
  const { calls } = renderApp('/home/cases', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/cases': () => [mine(1, 'Kaveri v. State', 'W.P. 1/2026'), mine(2, 'Nila v. Bank')],
    'POST /rest/v1/rpc/invite_to_cases': () => ({ cases: 2, expires_at: at }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Share cases' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share several cases' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Kaveri v\. State/u }));
  await user.click(dialog.getByRole('checkbox', { name: 'Nila v. Bank' }));
  await user.click(dialog.getByRole('button', { name: 'Share 2 cases' }));
  expect(calls.some(({ call }) => call.endsWith('invite_to_cases'))).toBe(false);
  await user.type(dialog.getByLabelText(/Email or mobile number/u), 'junior@example.in');
  await user.click(dialog.getByRole('button', { name: 'Share 2 cases' }));
  await waitFor(() => expect(lastToast()?.title).toBe('junior@example.in is invited to 2 cases'));
  expect(calls.find(({ call }) => call === 'POST /rest/v1/rpc/invite_to_cases')?.body).toEqual({
    ...{ case_ids: [id(1), id(2)], role: 'viewer', email: 'junior@example.in' },
  });
});

test('the ticks, the role and the address are asked about before they go, and come back after a reload until they are sent', async () => {
  persistTextsIn(sessionTexts);
  onTestFinished(() => {
    persistTextsIn(undefined);
    return unsentTexts.clear();
  });
  const user = userEvent.setup();
  const open = async (cases: object[]) => {
    cleanup();
    const { calls } = renderApp('/home/cases', {
      'GET /auth/v1/user': () => TEST_USER,
      'GET /rest/v1/cases': () => cases,
      'POST /rest/v1/rpc/invite_to_cases': () => ({ cases: 1, expires_at: at }),
    });
    await user.click(await screen.findByRole('button', { name: 'Share cases' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share several cases' }));
    await dialog.findByRole('checkbox', { name: /Kaveri/u });
    return { dialog, calls };
  };
  const both = [mine(1, 'Kaveri v. State'), mine(2, 'Nila v. Bank')];
  const { dialog: first } = await open(both);
  await user.click(first.getByRole('checkbox', { name: /Kaveri/u }));
  await user.click(first.getByRole('checkbox', { name: /Nila/u }));
  await user.type(first.getByLabelText(/Email or mobile number/u), 'junior@example.in');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
  // The other case was deleted meanwhile.
  const { dialog, calls } = await open(both.slice(0, 1));
  expect(dialog.getByLabelText(/Email or mobile number/u)).toHaveProperty('value', 'junior@example.in');
  await user.click(dialog.getByRole('button', { name: 'Share 1 case' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.endsWith('invite_to_cases'))?.body).toMatchObject({
      case_ids: [id(1)],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { dialog: fresh } = await open(both);
  expect(fresh.getByLabelText(/Email or mobile number/u)).toHaveProperty('value', '');
});
