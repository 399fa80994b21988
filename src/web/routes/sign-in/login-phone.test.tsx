import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages as accounts } from '#shared/messages/en/accounts/accounts.ts';
import { messages as errors } from '#shared/messages/en/common/errors.ts';
import { t } from '#shared/messages/translate.ts';
import {
  type Answers,
  json,
  lastToast,
  renderApp,
  sessionOf,
  signedOut,
  TEST_USER,
} from '#test/support/web.tsx';

const PHONE_USER = { ...TEST_USER, email: '', phone: '+919876543210' };

const settings = {
  external: { email: true, phone: true, google: false },
  sms_provider: 'outbox',
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
};

/** A server that takes 123456 for the right code. */
function phoneServer(changes: Answers = {}): Answers {
  let signedIn = false;
  return {
    'GET /auth/v1/user': () => (signedIn ? PHONE_USER : signedOut()),
    'GET /auth/v1/settings': () => settings,
    'POST /auth/v1/otp': () => ({}),
    'POST /auth/v1/verify': ({ body }) => {
      if ((body as { token: string }).token !== '123456')
        return json(403, { code: 403, error_code: 'otp_expired', msg: t(accountErrors.wrongCode) });
      signedIn = true;
      return {};
    },
    'GET /rest/v1/cases': () => [],
    'GET /local/status': () => ({ outbox: true, demo: false, locked: false }),
    ...changes,
  };
}

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' });

async function openPhoneTab() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Phone' }));
  await screen.findByRole('textbox', { name: 'Phone number' });
  return user;
}

async function sendTo(typed = '9876543210') {
  const user = await openPhoneTab();
  await user.type(number(), typed);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  return user;
}

test.each(['/login', '/signup'])(
  'from %s, the number that was entered is verified and opens the dashboard',
  async (page) => {
    const { router, calls } = renderApp(page, phoneServer());
    const user = await sendTo();
    const field = await code();
    expect(lastToast()?.description).toBe(
      'Verification code has been sent to +919876543210. Please check your messages.',
    );
    expect(number().disabled).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'one-time-code']);
    await user.type(field, '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(router.history.length).toBe(1);
    expect(lastToast()?.description).toBe('Phone number verified successfully. You are now signed in.');
    expect(calls.filter(({ call }) => /otp|verify/.test(call)).map(({ body }) => body)).toEqual([
      { phone: '+919876543210' },
      { type: 'sms', phone: '+919876543210', token: '123456' },
    ]);
  },
);

test('after the code the user returns to the requested page', async () => {
  const { router } = renderApp('/home/nowhere', phoneServer());
  const user = await sendTo();
  await user.type(await code(), '123456');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/nowhere'));
});

test.each([
  ['+91 98765 43210', '9876543210'],
  ['098765-43210', '9876543210'],
  ['98765', '98765'],
])('a pasted %o is the number %o', async (pasted, kept) => {
  renderApp('/login', phoneServer());
  const user = await openPhoneTab();
  await user.click(number());
  await user.paste(pasted);
  expect(number().value).toBe(kept);
});

test.each(['987654321', '1234567890', ''])('%o is no number to which a code could go', async (typed) => {
  const { calls } = renderApp('/login', phoneServer());
  const user = await openPhoneTab();
  if (typed) await user.type(number(), typed);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  expect(await screen.findByText('Please enter a 10-digit mobile number')).toBeTruthy();
  expect(number().value).toBe(typed);
  expect(calls.some(({ call }) => call === 'POST /auth/v1/otp')).toBe(false);
});

test('letters and an eleventh digit are not taken', async () => {
  renderApp('/login', phoneServer());
  const user = await openPhoneTab();
  await user.type(number(), '9198a765-43219');
  expect(number().value).toBe('9198765432');
});

test('a wrong code keeps the typed text, and the right one still works', async () => {
  const { router } = renderApp('/login', phoneServer());
  const user = await sendTo();
  await user.type(await code(), '65 43 21');
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Error',
      description: 'Invalid verification code. Please try again.',
      variant: 'destructive',
    }),
  );
  expect((await code()).value).toBe('654321');
  expect((await code()).getAttribute('aria-invalid')).toBe('true');
  await user.clear(await code());
  await user.type(await code(), '123456');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test.each([
  [503, { msg: 'The database cannot be reached just now.' }, t(errors.codeNotSent)],
  [422, { error_code: 'sms_send_failed', msg: t(errors.codeNotSent) }, t(errors.codeNotSent)],
  [
    429,
    { error_code: 'over_sms_send_rate_limit', msg: t(accountErrors.tooManyCodes) },
    t(accountErrors.tooManyCodes),
  ],
])('a code that could not be sent (%d) is said, and the number stays', async (status, body, words) => {
  renderApp('/login', phoneServer({ 'POST /auth/v1/otp': () => json(status, body) }));
  await sendTo();
  await waitFor(() => expect(lastToast()).toMatchObject({ description: words, variant: 'destructive' }));
  expect(number().value).toBe('9876543210');
  expect(number().disabled).toBe(false);
});

test('a code that was sent just now can be entered, and the wait is the server’s', async () => {
  const { key } = accountErrors.codeTooSoon;
  const problem = { code: 'too_many_requests', key, params: { seconds: 42 } };
  renderApp(
    '/login',
    phoneServer({
      'POST /auth/v1/otp': () =>
        json(429, { code: 429, error_code: 'over_sms_send_rate_limit', msg: 'Wait 99 s', problem }),
    }),
  );
  await sendTo();
  expect(await code()).toBeTruthy();
  const again = screen.getByRole<HTMLButtonElement>('button', { name: /Send again in 4[12] s/ });
  expect(again.disabled).toBe(true);
});

test('the number can be changed', async () => {
  const { calls } = renderApp('/login', phoneServer());
  const user = await sendTo();
  await code();
  await user.click(screen.getByRole('button', { name: 'Change number' }));
  expect(number().disabled).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(number()));
  await user.clear(number());
  await user.type(number(), '9123456780{Enter}');
  await code();
  const phones = calls.filter(({ call }) => call === 'POST /auth/v1/otp').map(({ body }) => body);
  expect(phones).toEqual([{ phone: '+919876543210' }, { phone: '+919123456780' }]);
});

test('switching tabs loses nothing', async () => {
  renderApp('/login', phoneServer());
  const user = await sendTo();
  await user.type(await code(), '1234');
  await user.click(screen.getByRole('tab', { name: 'Email' }));
  expect(screen.queryByRole('textbox', { name: 'Verification code' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Phone' }));
  expect((await code()).value).toBe('1234');
});

test('a machine that sends no messages says where the code is', async () => {
  renderApp('/login', phoneServer());
  await sendTo();
  const link = await screen.findByRole('link', { name: 'Open the local outbox' });
  expect(link.getAttribute('href')).toBe('/outbox');
});

test('a user with a second factor sees no success message yet', async () => {
  const half = sessionOf(PHONE_USER, { next_aal: 'aal2' });
  let known = false;
  const { router } = renderApp(
    '/login',
    phoneServer({
      'GET /auth/v1/sessions/current': () => (known ? half : signedOut()),
      'POST /auth/v1/verify': () => {
        known = true;
        return {};
      },
    }),
  );
  const user = await sendTo();
  await user.type(await code(), '123456');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login/verify'));
  expect(lastToast()?.description).not.toBe(t(accounts.phoneVerified));
});
