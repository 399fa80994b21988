import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';
import { type Answers, json, renderApp, sessionOf, TEST_USER } from '#test/support/web.tsx';

const FACTOR = '11111111-1111-4111-8111-111111111111';
const CHALLENGE = '22222222-2222-4222-8222-222222222222';
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CC0${index}`);
const PROFILE = '/home/profile?tab=security';

const listed = (status: string, changes: object = {}) => ({
  id: FACTOR,
  factor_type: 'totp',
  status,
  friendly_name: 'Pixel',
  last_challenged_at: null,
  created_at: '2026-11-20T00:00:00Z',
  updated_at: '2026-11-20T00:00:00Z',
  ...changes,
});

const refusal = (status: number, error_code: string, msg: string) =>
  json(status, { code: status, error_code, msg });

/** A server that knows one factor: nothing of it before it was enrolled, then unverified, then verified. */
function factorServer(before: 'none' | 'verified' = 'none', changes: Answers = {}) {
  const state = { status: before as string, codes: before === 'verified' ? 8 : 0 };
  const user = () => ({
    ...TEST_USER,
    has_password: true,
    factors: state.status === 'none' ? [] : [listed(state.status)],
  });
  const answers: Answers = {
    'GET /auth/v1/user': user,
    'GET /auth/v1/sessions/current': () =>
      sessionOf(user(), state.status === 'verified' ? { aal: 'aal2', next_aal: 'aal2' } : {}),
    'GET /rest/v1/cases': () => [],
    'GET /auth/v1/sessions': () => [],
    'GET /functions/v1/api-keys': () => [],
    'GET /auth/v1/audit': () => [],
    'POST /rest/v1/rpc/calendar_feed': () => ({ created_at: null, last_read_at: null }),
    'GET /local/status': () => ({ outbox: false, demo: false, locked: false }),
    'GET /auth/v1/recovery-codes': () => ({
      remaining: state.codes,
      created_at: state.codes ? '2026-11-20T00:00:00Z' : null,
    }),
    'POST /auth/v1/recovery-codes': () => {
      state.codes = 10;
      return { codes: CODES };
    },
    'POST /auth/v1/factors': ({ body }) => {
      state.status = 'unverified';
      const { factor_type: type, friendly_name, phone } = body as Record<string, string>;
      const totp = { qr_code: '<svg/>', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Munshi' };
      return { id: FACTOR, type, friendly_name, ...(type === 'totp' ? { totp } : { phone }) };
    },
    [`POST /auth/v1/factors/${FACTOR}/challenge`]: () => ({ id: CHALLENGE, type: 'totp', expires_at: 1 }),
    [`POST /auth/v1/factors/${FACTOR}/verify`]: ({ body }) => {
      if ((body as { code: string }).code !== '123456')
        return refusal(422, 'mfa_verification_failed', t(accountErrors.wrongCode));
      state.status = 'verified';
      return {
        access_token: 'a',
        token_type: 'bearer',
        expires_in: 3600,
        expires_at: 1,
        refresh_token: 'r',
        user: user(),
      };
    },
    [`DELETE /auth/v1/factors/${FACTOR}`]: () => {
      state.status = 'none';
      return { id: FACTOR };
    },
    ...changes,
  };
  return { state, answers };
}

const made = (calls: { call: string }[], call: string) => calls.filter((one) => one.call === call);

async function open(server: { answers: Answers }) {
  const app = renderApp(PROFILE, server.answers);
  await screen.findByRole('heading', { name: 'Second factors' });
  return { ...app, user: userEvent.setup() };
}

async function scan(user: ReturnType<typeof userEvent.setup>, name = 'Pixel') {
  await user.click(screen.getByRole('button', { name: 'Add an authenticator app' }));
  const field = await screen.findByLabelText('Name');
  await user.clear(field);
  await user.type(field, name);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

test('an authenticator app is added with its code, and the recovery codes are shown until they are saved', async () => {
  const { user, calls } = await open(factorServer());
  expect(screen.getByText('Only your password protects this account')).toBeTruthy();
  await scan(user);
  const picture = await screen.findByRole('img', { name: /QR code/ });
  expect(picture.getAttribute('src')).toBe(`data:image/svg+xml;utf-8,${encodeURIComponent('<svg/>')}`);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await user.type(screen.getByLabelText('Six-digit code'), '123 456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  const dialog = await screen.findByRole('dialog', { name: 'Save these recovery codes' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(within(dialog).getByText(/Save them first/)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Save these recovery codes' })).toBeTruthy();
  await user.click(within(dialog).getByRole('checkbox', { name: 'I have saved them' }));
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Every sign-in asks for your authenticator app')).toBeTruthy();
  expect(await screen.findByText('10 of 10 left')).toBeTruthy();
  expect(made(calls, `DELETE /auth/v1/factors/${FACTOR}`)).toEqual([]);
});

test('a wrong code is reported under the field, and the typed text stays', async () => {
  const { user } = await open(factorServer());
  await scan(user);
  const code = await screen.findByLabelText<HTMLInputElement>('Six-digit code');
  await user.type(code, '12345');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Enter the six digits of the code')).toBeTruthy();
  await user.type(code, '0');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(t(accountErrors.wrongCode))).toBeTruthy();
  expect(code.value).toBe('123450');
});

test('scanning may take longer than a challenge lives', async () => {
  const server = factorServer();
  const verify = server.answers[`POST /auth/v1/factors/${FACTOR}/verify`];
  let tries = 0;
  server.answers[`POST /auth/v1/factors/${FACTOR}/verify`] = (request) => {
    tries += 1;
    return tries === 1
      ? refusal(422, 'mfa_challenge_expired', t(accountErrors.challengeExpired))
      : verify?.(request);
  };
  const { user } = await open(server);
  await scan(user);
  await user.type(await screen.findByLabelText('Six-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('dialog', { name: 'Save these recovery codes' })).toBeTruthy();
});

test('cancelling removes the enrolment', async () => {
  const server = factorServer();
  const { user, calls } = await open(server);
  await scan(user);
  await screen.findByRole('img', { name: /QR code/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(made(calls, `DELETE /auth/v1/factors/${FACTOR}`)).toHaveLength(1));
  expect(server.state.status).toBe('none');

  await scan(user);
  await screen.findByRole('img', { name: /QR code/ });
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(made(calls, `DELETE /auth/v1/factors/${FACTOR}`)).toHaveLength(2));
});

test('an unfinished enrolment is removed before the next attempt', async () => {
  const server = factorServer();
  server.state.status = 'unverified';
  const { user, calls } = await open(server);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await scan(user);
  await screen.findByRole('img', { name: /QR code/ });
  const order = calls.map(({ call }) => call).filter((call) => call.includes('/factors'));
  expect(order.slice(0, 2)).toEqual([`DELETE /auth/v1/factors/${FACTOR}`, 'POST /auth/v1/factors']);
});

test('a taken name is reported at its field, which keeps its text', async () => {
  const taken = () => refusal(422, 'mfa_factor_name_conflict', t(accountErrors.factorNameTaken));
  const { user } = await open(factorServer('none', { 'POST /auth/v1/factors': taken }));
  await scan(user, 'My app');
  expect(await screen.findByText(t(accountErrors.factorNameTaken))).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('My app');
});

test('a phone is not enrolled when no more codes can be sent', async () => {
  const spent = () => refusal(429, 'over_sms_send_rate_limit', t(accountErrors.noMoreCodesToday));
  const server = factorServer('none', { [`POST /auth/v1/factors/${FACTOR}/challenge`]: spent });
  const { user } = await open(server);
  await user.click(screen.getByRole('button', { name: 'Add a phone' }));
  const number = await screen.findByLabelText<HTMLInputElement>('Mobile number');
  await user.type(number, '98123');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(t(accountErrors.phoneInvalid))).toBeTruthy();
  await user.type(number, '45678');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(t(accountErrors.noMoreCodesToday))).toBeTruthy();
  expect(number.value).toBe('9812345678');
  await waitFor(() => expect(server.state.status).toBe('none'));
});

test('a phone is added with the code that was sent to it', async () => {
  const { user, calls } = await open(factorServer());
  await user.click(screen.getByRole('button', { name: 'Add a phone' }));
  await user.click(await screen.findByLabelText('Mobile number'));
  await user.paste('+91 98123 45678');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('+91 98123 45678')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in/ }).disabled).toBe(true);
  expect(made(calls, 'POST /auth/v1/factors')[0]).toMatchObject({
    body: { factor_type: 'phone', friendly_name: 'My phone', phone: '+919812345678' },
  });
  await user.type(screen.getByLabelText('Six-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('dialog', { name: 'Save these recovery codes' })).toBeTruthy();
});

test('removing the only factor shows the remaining protection first', async () => {
  const { user } = await open(factorServer('verified'));
  await user.click(await screen.findByRole('button', { name: 'Remove Pixel' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove “Pixel”?' });
  expect(dialog.textContent).toContain('After that: Only your password protects this account.');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Only your password protects this account')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('removing asks for the password when the sign-in was long ago', async () => {
  const server = factorServer('verified');
  const call = `DELETE /auth/v1/factors/${FACTOR}`;
  const remove = server.answers[call];
  server.answers[call] = (request) =>
    (request.body as { current_password?: string })?.current_password === 'Right#Pass1'
      ? remove?.(request)
      : refusal(401, 'reauthentication_needed', 'Please confirm');
  const { user } = await open(server);
  await user.click(await screen.findByRole('button', { name: 'Remove Pixel' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const proof = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.type(within(proof).getByLabelText('Current password'), 'Right#Pass1');
  await user.click(within(proof).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Only your password protects this account')).toBeTruthy();
});

test('new recovery codes are made only after a warning', async () => {
  const { user, calls } = await open(factorServer('verified'));
  expect(await screen.findByText('8 of 10 left')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create new codes' }));
  const warning = await screen.findByRole('alertdialog', { name: 'Create new recovery codes?' });
  expect(warning.textContent).toContain('disable');
  expect(made(calls, 'POST /auth/v1/recovery-codes')).toEqual([]);
  await user.click(within(warning).getByRole('button', { name: 'Create new codes' }));
  expect(await screen.findByRole('dialog', { name: 'Save these recovery codes' })).toBeTruthy();
});

test('codes that could not be made can be tried again', async () => {
  let tries = 0;
  const { user } = await open(
    factorServer('verified', {
      'POST /auth/v1/recovery-codes': () => {
        tries += 1;
        return tries === 1
          ? json(503, { msg: 'The database cannot be reached just now.' })
          : { codes: CODES };
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Create new codes' }));
  await user.click(await screen.findByRole('button', { name: 'Create new codes' }));
  expect(await screen.findByText(/The database cannot be reached just now/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Save these recovery codes' })).toBeTruthy();
});
