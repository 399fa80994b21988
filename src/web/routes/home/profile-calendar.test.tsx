import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, json, renderApp, TEST_USER } from '#test/support/web.tsx';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';

const TITLE = 'Your dates in a calendar';
const USED = { created_at: '2026-11-02T06:00:00Z', last_read_at: '2026-11-20T06:00:00Z' };
const NONE = { created_at: null, last_read_at: null };

async function open(changes: Answers) {
  const app = renderApp('/home/profile?tab=security', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/cases': () => [],
    'GET /auth/v1/sessions': () => [],
    'GET /functions/v1/api-keys': () => [],
    'GET /auth/v1/audit': () => [],
    'GET /local/status': () => ({ outbox: true, demo: false, locked: false }),
    ...changes,
  });
  const section = await screen.findByRole('region', { name: TITLE });
  return { ...app, section, user: userEvent.setup() };
}

test('the calendar address stands under Security with its last use, and is revoked there after a question', async () => {
  let feed: object = USED;
  const { section, user } = await open({
    'POST /rest/v1/rpc/calendar_feed': () => feed,
    'POST /rest/v1/rpc/revoke_calendar_feed': () => {
      feed = NONE;
      return new Response(null, { status: 204 });
    },
  });
  const row = await within(section).findByRole('listitem');
  expect(row.textContent).toMatch(/created on 2 Nov 2026\. A calendar last read it /u);
  await user.click(within(row).getByRole('button', { name: 'Revoke the address' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Revoke the address of your calendar?' });
  await user.click(within(dialog).getByRole('button', { name: 'Revoke the address' }));
  expect(await within(section).findByText('You have no address yet.')).toBeTruthy();
  expect(currentToasts().at(-1)?.title).toBe('Address revoked');
});

test('an address that cannot be revoked stays, and the page says so', async () => {
  const { section, user } = await open({
    'POST /rest/v1/rpc/calendar_feed': () => USED,
    'POST /rest/v1/rpc/revoke_calendar_feed': () => json(503, { code: '503', message: 'Try again later.' }),
  });
  await user.click(await within(section).findByRole('button', { name: 'Revoke the address' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke the address' }));
  await waitFor(() => expect(currentToasts().at(-1)?.title).toBe('Not done'));
  expect(within(section).getByRole('listitem')).toBeTruthy();
});

test('a user without an address creates one under Security', async () => {
  const { section, user } = await open({
    'POST /rest/v1/rpc/calendar_feed': () => NONE,
    'POST /rest/v1/rpc/make_calendar_feed': () => ({ path: '/calendar/secret.ics' }),
  });
  await user.click(await within(section).findByRole('button', { name: 'Create an address' }));
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  await user.click(within(dialog).getByRole('button', { name: 'Create an address' }));
  expect(await within(dialog).findByDisplayValue(/\/calendar\/secret\.ics$/u)).toBeTruthy();
});
