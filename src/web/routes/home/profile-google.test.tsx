import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';
import { type Answers, json, renderApp, TEST_USER } from '#test/support/web.tsx';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';

const PROFILE = '/home/profile?tab=security';
const AUTHORIZE = 'POST /auth/v1/user/identities/authorize';
const IDENTITY = '7b6a7c1e-1111-4c9d-8a33-1a2b3c4d5e6f';
const USER = { ...TEST_USER, has_password: true, email_confirmed_at: '2026-11-01T00:00:00Z' };
const GOOGLE = { provider: 'google', identity_id: IDENTITY, email: 'meera@gmail.example' };
const CONNECTED = { ...USER, identities: [{ provider: 'email' }, GOOGLE] };
const AWAY = 'https://accounts.google.example/authorize?state=s';

afterEach(() => vi.restoreAllMocks());

async function open(user: object, changes: Answers = {}, { google = true, path = PROFILE } = {}) {
  const left = vi.spyOn(window.location, 'assign').mockReturnValue();
  const app = renderApp(path, {
    'GET /auth/v1/user': () => user,
    'GET /rest/v1/cases': () => [],
    'GET /auth/v1/sessions': () => [],
    'GET /functions/v1/api-keys': () => [],
    'GET /auth/v1/audit': () => [],
    'POST /rest/v1/rpc/calendar_feed': () => ({ created_at: null, last_read_at: null }),
    'GET /local/status': () => ({ outbox: false, demo: false, locked: false }),
    'GET /auth/v1/settings': () => ({
      external: { email: true, phone: true, google },
      sms_provider: 'outbox',
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
    }),
    ...changes,
  });
  await screen.findByRole('heading', { name: 'Ways to sign in' });
  return { ...app, left, user: userEvent.setup() };
}

const unsure = () =>
  json(401, { code: 401, error_code: 'reauthentication_needed', msg: t(accountErrors.reauthenticate) });

test('connecting Google redirects the browser after reauthentication', async () => {
  const { user, left, calls } = await open(USER, {
    [AUTHORIZE]: ({ body }) =>
      (body as { current_password?: string }).current_password === 'Right#Pass1'
        ? { provider: 'google', url: AWAY }
        : unsure(),
  });
  await user.click(await screen.findByRole('button', { name: 'Connect Google' }));
  await user.type(await screen.findByLabelText('Current password'), 'Right#Pass1');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(AWAY));
  const asked = calls.find(({ call }) => call === AUTHORIZE)?.query;
  expect(Object.fromEntries(asked ?? [])).toEqual({
    provider: 'google',
    redirect_to: `${window.location.origin}${PROFILE}&google=connected`,
  });
});

test('after the back button from Google the user can try again', async () => {
  const { user, left } = await open(USER, { [AUTHORIZE]: () => ({ provider: 'google', url: AWAY }) });
  await user.click(await screen.findByRole('button', { name: 'Connect Google' }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: 'Connect Google' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(await screen.findByRole('button', { name: 'Connect Google' })).toBeTruthy();
});

test('an unreachable provider is reported, and the user can try again', async () => {
  const refused = {
    code: 422,
    error_code: 'provider_unavailable',
    msg: t(accountErrors.providerUnreachable, { provider: 'Google' }),
  };
  const { user, left } = await open(USER, { [AUTHORIZE]: () => json(422, refused) });
  const connect = await screen.findByRole('button', { name: 'Connect Google' });
  await user.click(connect);
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({
      title: 'Error',
      description: t(accountErrors.providerUnreachable, { provider: 'Google' }),
    }),
  );
  expect(left).not.toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: 'Connect Google' })).toBeTruthy();
});

test('where Google is not set up, the page says so and shows no button', async () => {
  await open(USER, {}, { google: false });
  expect(await screen.findByText('The operator of this server has not set it up')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Connect Google' })).toBeNull();
});

test('Google is disconnected after a question that names the remaining sign-in methods', async () => {
  let now: object = CONNECTED;
  const { user, calls } = await open(CONNECTED, {
    'GET /auth/v1/user': () => now,
    [`DELETE /auth/v1/user/identities/${IDENTITY}`]: () => {
      now = USER;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Disconnect Google' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Disconnect Google?' });
  expect(asked.textContent).toContain('After that you sign in with your email and password.');
  await user.click(within(asked).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByRole('button', { name: 'Connect Google' })).toBeTruthy();
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(true);
  expect(currentToasts()[0]).toMatchObject({ title: 'Google disconnected' });
});

test('the only sign-in method cannot be disconnected, and the page says what to do first', async () => {
  await open({ ...TEST_USER, has_password: false, identities: [GOOGLE] });
  expect(
    await screen.findByText(/It is your only way to sign in: set a password or add a phone/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Disconnect Google' })).toBeNull();
});

test.each([
  ['google=connected', 'Success', 'Your Google account is connected'],
  [
    'google=connected&error=access_denied&error_code=access_denied&error_description=Call+us',
    'Error',
    t(accountErrors.providerCancelled, { provider: 'Google' }),
  ],
  [
    'error_code=identity_already_exists',
    'Error',
    t(accountErrors.providerNotConnectable, { provider: 'Google' }),
  ],
  ['error_code=otp_expired', 'Error', t(accountErrors.linkExpired)],
  [
    'error_code=invented&error_description=Call+us',
    'Error',
    t(accountErrors.providerFailed, { provider: 'Google' }),
  ],
])('back with %s it is said once, and goes out of the address', async (query, title, description) => {
  const { router } = await open(USER, {}, { path: `${PROFILE}&${query}` });
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title, description }));
  await waitFor(() => expect(router.state.location.href).toBe(PROFILE));
});
