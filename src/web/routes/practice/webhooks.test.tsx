import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lastToast, renderApp, TEST_USER } from '#test/support/web.tsx';

const HOOK = {
  id: '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0c01',
  url: 'https://diary.example/hook',
  events: ['case.created'],
  enabled: true,
  created_at: '2026-11-20T10:00:00+05:30',
  rotated_at: null,
};
const PATH = '/functions/v1/webhook-endpoints';

test('a webhook is added, and its secret is shown once', async () => {
  const { calls } = renderApp('/home/webhooks', {
    'GET /auth/v1/user': () => TEST_USER,
    [`GET ${PATH}`]: () => [],
    [`POST ${PATH}`]: () => ({ ...HOOK, secret: 'whsec_shown-once' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  await userEvent.type(screen.getByLabelText('Address'), 'https://diary.example/hook');
  await userEvent.click(screen.getByLabelText('Saved drafts'));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('whsec_shown-once')).toBeTruthy();
  const sent = calls.find(({ call }) => call === `POST ${PATH}`);
  expect(sent?.body).toMatchObject({ url: 'https://diary.example/hook' });
  expect(JSON.stringify(sent?.body)).not.toContain('draft.saved');
});

test('a test says why it did not arrive, and an event of the log is sent again', async () => {
  const delivery = {
    id: '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0c02',
    event_id: '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0c03',
    event: 'case.created',
    state: 'failed',
    attempts: 20,
    next_at: null,
    last_status: 500,
    last_problem: 'The receiver answered 500.',
    created_at: '2026-11-20T10:00:00+05:30',
    delivered_at: null,
  };
  const { calls } = renderApp('/home/webhooks', {
    'GET /auth/v1/user': () => TEST_USER,
    [`GET ${PATH}`]: () => [HOOK],
    [`GET ${PATH}/${HOOK.id}/deliveries`]: () => [delivery],
    [`POST ${PATH}/${HOOK.id}/test`]: () => ({ ...delivery, last_problem: 'The address is private.' }),
    [`POST ${PATH}/${HOOK.id}/deliveries/${delivery.id}/resend`]: () => null,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test' }));
  await waitFor(() => expect(lastToast()?.description).toBe('The address is private.'));
  await userEvent.click(screen.getByRole('button', { name: 'Log' }));
  expect(await screen.findByText(/20 attempts · The receiver answered 500\./u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(calls.some(({ call }) => call.endsWith('/resend'))).toBe(true));
});
