import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
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

const factor = <T extends { id: string }>(changes: T) => ({
  factor_type: 'totp',
  status: 'verified',
  friendly_name: '',
  last_challenged_at: null,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
  ...changes,
});
const APP = factor({ id: '11111111-54f1-4c9d-8a33-1a2b3c4d5e6f', friendly_name: 'Pixel 8' });
const SMS = factor({
  id: '22222222-54f1-4c9d-8a33-1a2b3c4d5e6f',
  factor_type: 'phone',
  phone: '+919876543210',
});
const UNFINISHED = factor({ id: '33333333-54f1-4c9d-8a33-1a2b3c4d5e6f', status: 'unverified' });
const CHALLENGE = '44444444-54f1-4c9d-8a33-1a2b3c4d5e6f';

const refused = (status: number, error_code: string, msg: string) => () =>
  json(status, { code: status, error_code, msg });

/** A server that waits for a second factor; 123456 and the recovery code `abcd-efgh` are right. */
function halfOpen(factors: { id: string }[] = [APP], changes: Answers = {}): Answers {
  let signedIn = true;
  let confirmed = false;
  const user = { ...TEST_USER, factors };
  const right =
    (code: string) =>
    ({ body }: { body: unknown }) => {
      if ((body as { code: string }).code !== code)
        return refused(422, 'mfa_verification_failed', t(accountErrors.wrongCode))();
      confirmed = true;
      const access = {
        access_token: 'a',
        token_type: 'bearer',
        expires_in: 3600,
        expires_at: 1,
        refresh_token: 'r',
      };
      return { ...access, user };
    };
  const calls = factors.flatMap(({ id }) => [
    [
      `POST /auth/v1/factors/${id}/challenge`,
      () => ({ id: CHALLENGE, type: 'totp', expires_at: 1_800_000_000 }),
    ] as const,
    [`POST /auth/v1/factors/${id}/verify`, right('123456')] as const,
  ]);
  return {
    'GET /auth/v1/sessions/current': () => {
      if (!signedIn) return signedOut();
      return sessionOf(user, { next_aal: 'aal2', aal: confirmed ? 'aal2' : 'aal1' });
    },
    ...Object.fromEntries(calls),
    'POST /auth/v1/recovery-codes/verify': right('abcd-efgh'),
    'POST /auth/v1/logout': () => {
      signedIn = false;
      return new Response(null, { status: 204 });
    },
    'GET /rest/v1/cases': () => [],
    'GET /local/status': () => ({ outbox: false, demo: false, locked: false }),
    ...changes,
  };
}

const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });

test('no page or request of the signed-in area before the second step', async () => {
  const { router, calls } = renderApp('/home/cases?status=active', halfOpen());
  await screen.findByRole('heading', { name: 'Confirm it is you' });
  expect(router.state.location.pathname).toBe('/login/verify');
  expect(router.state.location.search).toEqual({ from: '/home/cases?status=active' });
  await code();
  expect(calls.map(({ call }) => call).filter((call) => !/auth|local/.test(call))).toEqual([]);
  expect(screen.getAllByRole('navigation')).toEqual([screen.getByRole('navigation', { name: 'Language' })]);

  const user = userEvent.setup();
  await user.type(await code(), '123 456');
  await waitFor(() => expect(router.state.location.href).toBe('/home/cases?status=active'));
  expect(router.history.length).toBe(1);
  expect(lastToast()?.description).toBe('You have been logged in successfully');
  expect(calls.find(({ call }) => call.endsWith('/verify'))?.body).toEqual({
    challenge_id: CHALLENGE,
    code: '123456',
  });
});

test('a wrong code stays in its field, and the second one brings a word about the clock', async () => {
  renderApp('/login/verify', halfOpen());
  const user = userEvent.setup();
  await user.type(await code(), '000000');
  await waitFor(() => expect(lastToast()?.description).toBe(t(accountErrors.wrongCode)));
  expect((await code()).value).toBe('000000');
  await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByText(/automatic/)).toBeNull();
  await user.type(await code(), '{Enter}');
  expect(await screen.findByText(/Set the date and time of your phone to automatic/)).toBeTruthy();
});

test.each([
  [429, 'over_request_rate_limit', t(accountErrors.factorLocked, { minutes: 14 })],
  [422, 'mfa_challenge_expired', t(accountErrors.challengeExpired)],
])('a refusal with %d %s is said in the words of the server', async (status, reason, words) => {
  renderApp(
    '/login/verify',
    halfOpen([APP], { [`POST /auth/v1/factors/${APP.id}/verify`]: refused(status, reason, words) }),
  );
  await userEvent.setup().type(await code(), '123456');
  await waitFor(() => expect(lastToast()).toMatchObject({ description: words, variant: 'destructive' }));
  expect((await code()).value).toBe('123456');
});

test('a code by SMS is sent on request, to a masked number', async () => {
  const { router, calls } = renderApp('/login/verify', halfOpen([UNFINISHED, APP, SMS]));
  const user = userEvent.setup();
  expect((await screen.findAllByRole('radio')).map((radio) => radio.textContent)).toEqual([
    'Authenticator (Pixel 8)',
    'SMS to ••••\u00a03210',
  ]);
  await user.click(screen.getByRole('radio', { name: /^SMS/ }));
  const challenges = () => calls.filter(({ call }) => call.endsWith('/challenge'));
  expect(challenges()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await code(), '12345');
  expect(challenges().map(({ body }) => body)).toEqual([{ channel: 'sms' }]);
  expect(document.body.textContent).not.toContain('987');
  expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeTruthy();
  await user.type(await code(), '6');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('a code by SMS that could not be sent says when to try again', async () => {
  const { key } = accountErrors.codeTooSoon;
  const problem = { code: 'too_many_requests', key, params: { seconds: 30 } };
  renderApp(
    '/login/verify',
    halfOpen([SMS], {
      [`POST /auth/v1/factors/${SMS.id}/challenge`]: () =>
        json(429, { code: 429, error_code: 'over_sms_send_rate_limit', msg: 'Wait', problem }),
    }),
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: /^Send code in (30|29) s$/ })).toBeTruthy();
  expect(lastToast()?.description).toBe(t(accountErrors.codeTooSoon, { seconds: 30 }));
});

test('a recovery code replaces a lost phone', async () => {
  const { router } = renderApp('/login/verify?from=%2Fhome%2Fclients', halfOpen());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Recovery code' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, 'wrong{Enter}');
  await waitFor(() => expect(lastToast()?.variant).toBe('destructive'));
  expect(field.value).toBe('wrong');
  await user.clear(field);
  await user.type(field, 'abcd-efgh{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/clients'));
});

test('a user who cannot confirm signs out, and their address is removed', async () => {
  const { router } = renderApp('/home/cases/c1', halfOpen());
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(router.state.location.href).toBe('/login');
});

test.each([
  ['nobody', signedOut, '/login?from=%2Fhome%2Fcases'],
  ['a whole session', () => sessionOf(), '/home/cases'],
])('%s has no business here', async (_who, session, place) => {
  const { router } = renderApp('/login/verify?from=%2Fhome%2Fcases', {
    ...halfOpen(),
    'GET /auth/v1/sessions/current': session,
  });
  await waitFor(() => expect(router.state.location.href).toBe(place));
});

test('a refusal for want of the second factor closes the area at once', async () => {
  let enrolledElsewhere = false;
  const { router, client } = renderApp('/home/cases', {
    ...halfOpen(),
    'GET /auth/v1/sessions/current': () =>
      sessionOf({ ...TEST_USER, factors: [APP] }, enrolledElsewhere ? { next_aal: 'aal2' } : {}),
    'GET /rest/v1/cases': () =>
      enrolledElsewhere ? json(403, { code: 'insufficient_aal', message: 'Second factor' }) : [],
  });
  await screen.findByRole('heading', { name: 'Cases' });
  enrolledElsewhere = true;
  await client.invalidateQueries({ queryKey: ['cases'] });
  await screen.findByRole('heading', { name: 'Confirm it is you' });
  expect(router.state.location.search).toEqual({ from: '/home/cases' });
});
