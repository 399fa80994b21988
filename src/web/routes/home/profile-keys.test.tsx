import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ApiKey } from '#shared/contracts/api-keys.ts';
import { json, renderApp, TEST_USER } from '#test/support/web.tsx';

const USER = { ...TEST_USER, has_password: true, email_confirmed_at: '2026-11-01T00:00:00Z' };
const kept: ApiKey = {
  id: '7c0b3f0e-0000-4c9d-8a33-1a2b3c4d5e6f',
  name: 'Diary',
  scopes: ['library:read', 'cases:read'],
  ending: 'x9Q2',
  created_at: '2026-11-20T00:00:00Z',
  expires_at: null,
  last_used_at: null,
  connected: false,
};

test('a key is made after a proof, shown once, and ended', async () => {
  let keys: ApiKey[] = [];
  const { calls } = renderApp('/home/profile?tab=security', {
    'GET /auth/v1/user': () => USER,
    'GET /rest/v1/cases': () => [],
    'GET /auth/v1/sessions': () => [],
    'GET /auth/v1/audit': () => [],
    'POST /rest/v1/rpc/calendar_feed': () => ({ created_at: null, last_read_at: null }),
    'GET /local/status': () => ({ outbox: true, demo: false, locked: false }),
    'GET /functions/v1/api-keys': () => keys,
    'POST /functions/v1/api-keys': ({ body }) => {
      if (!(body as { current_password?: string }).current_password)
        return json(401, { error: 'x', problem: { code: 'reauthentication_needed' } });
      keys = [kept];
      return { ...kept, key: 'mk_invented-key-x9Q2' };
    },
    [`DELETE /functions/v1/api-keys/${kept.id}`]: () => {
      keys = [];
      return new Response(null, { status: 204 });
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText('There is no key.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make a key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Make a key' }));
  expect(dialog.getByText('Enter a name')).toBeTruthy();
  await user.type(dialog.getByLabelText('Name'), 'Diary');
  await user.click(dialog.getByRole('checkbox', { name: 'Read clients, cases and files' }));
  await user.click(dialog.getByRole('button', { name: 'Make a key' }));
  await user.type(await screen.findByLabelText('Current password'), 'Vakalatnama#1');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByDisplayValue('mk_invented-key-x9Q2')).toBeTruthy();
  const posts = calls.filter(({ call }) => call === 'POST /functions/v1/api-keys');
  expect(posts.at(-1)?.body).toMatchObject({
    name: 'Diary',
    scopes: ['library:read', 'cases:read'],
    current_password: 'Vakalatnama#1',
    expires_at: expect.stringMatching(/^20\d\d-/u),
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('mk_invented-key-x9Q2')).toBeNull();
  const list = within(await screen.findByRole('list', { name: 'Keys for other software' }));
  expect(list.getByText(/ends in …x9Q2 · without an end · never used/u)).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'End the key “Diary”' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(screen.getByText('There is no key.')).toBeTruthy());
});
