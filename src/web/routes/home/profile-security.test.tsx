import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ROW_CHANGED } from '#shared/contracts/data-api.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';
import { type Answers, json, renderApp, sessionOf, TEST_USER } from '#test/support/web.tsx';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';

const PROFILE = '/home/profile?tab=security';
const USER = { ...TEST_USER, has_password: true, email_confirmed_at: '2026-11-01T00:00:00Z' };
const NEW = 'Vakalatnama#2';

const answersFor = (user: object, changes: Answers = {}): Answers => ({
  'GET /auth/v1/user': () => user,
  'GET /rest/v1/cases': () => [],
  'GET /auth/v1/sessions': () => [],
  'GET /functions/v1/api-keys': () => [],
  'GET /auth/v1/audit': () => [],
  'POST /rest/v1/rpc/calendar_feed': () => ({ created_at: null, last_read_at: null }),
  'GET /local/status': () => ({ outbox: true, demo: false, locked: false }),
  'PUT /auth/v1/user': () => user,
  ...changes,
});

async function open(changes: Answers = {}, user: object = USER) {
  const app = renderApp(PROFILE, answersFor(user, changes));
  await screen.findByRole('heading', { name: 'Ways to sign in' });
  return { ...app, user: userEvent.setup() };
}

const unsure = () =>
  json(401, { code: 401, error_code: 'reauthentication_needed', msg: t(accountErrors.reauthenticate) });
const sent = (calls: { call: string; body: unknown }[], call: string) =>
  calls.filter((one) => one.call === call).map(({ body }) => body);

async function typePassword(user: ReturnType<typeof userEvent.setup>, again = NEW) {
  await user.click(screen.getByRole('button', { name: /password$/ }));
  await user.type(screen.getByLabelText('New password'), NEW);
  await user.type(screen.getByLabelText('Confirm new password'), again);
}

const submitPassword = async (user: ReturnType<typeof userEvent.setup>) => {
  const form = screen.getByLabelText('New password').closest('form') as HTMLElement;
  await user.click(within(form).getByRole('button', { name: /^(Change|Set) password$/ }));
};

test('a new session changes the password without further proof', async () => {
  const { user, calls } = await open();
  await typePassword(user);
  await submitPassword(user);
  await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull());
  expect(sent(calls, 'PUT /auth/v1/user')).toEqual([{ password: NEW }]);
});

test('an invalid form is not sent', async () => {
  const { user, calls } = await open();
  await typePassword(user, 'Vakalatnama#3');
  await submitPassword(user);
  expect(await screen.findByText(t(accountErrors.passwordMismatch))).toBeTruthy();
  expect(sent(calls, 'PUT /auth/v1/user')).toEqual([]);
});

test('an old session asks for the current password, and the same change succeeds', async () => {
  const right = { password: NEW, current_password: 'Right#Pass1' };
  const put: Answers[string] = ({ body }) =>
    JSON.stringify(body) === JSON.stringify(right) ? USER : unsure();
  const { user, calls } = await open({ 'PUT /auth/v1/user': put });
  await typePassword(user);
  await submitPassword(user);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  const current = within(dialog).getByLabelText('Current password');
  await user.type(current, 'Wrong#Pass1');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(
    await within(dialog).findByText('This is not your current password. Please try again.'),
  ).toBeTruthy();
  await user.clear(current);
  await user.type(current, 'Right#Pass1');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull());
  expect(sent(calls, 'PUT /auth/v1/user').at(-1)).toEqual(right);
});

test('cancelling the question keeps the typed text', async () => {
  const { user } = await open({ 'PUT /auth/v1/user': unsure });
  await typePassword(user);
  await submitPassword(user);
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(NEW);
});

test('a forgotten password is replaced by a code', async () => {
  const put: Answers[string] = ({ body }) =>
    (body as { nonce?: string }).nonce === '123456' ? USER : unsure();
  const { user, calls } = await open({
    'PUT /auth/v1/user': put,
    'GET /auth/v1/reauthenticate': () => ({}),
  });
  await typePassword(user);
  await submitPassword(user);
  await user.click(await screen.findByRole('button', { name: 'Forgotten? Send me a code' }));
  const code = await screen.findByLabelText('Six-digit code');
  expect(screen.getByText('meera@example.in', { selector: '[role=status] *' })).toBeTruthy();
  const outbox = await screen.findByRole('link', { name: 'Open the local outbox' });
  expect(outbox.getAttribute('target')).toBe('_blank');
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(t(accountErrors.wrongCode))).toBeTruthy();
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull());
  expect(sent(calls, 'PUT /auth/v1/user').at(-1)).toEqual({ password: NEW, nonce: '123456' });
});

test('an error of the change itself is shown in its form', async () => {
  const put: Answers[string] = ({ body }) =>
    (body as { current_password?: string }).current_password
      ? json(422, { code: 422, error_code: 'same_password', msg: t(accountErrors.passwordUnchanged) })
      : unsure();
  const { user } = await open({ 'PUT /auth/v1/user': put });
  await typePassword(user);
  await submitPassword(user);
  await user.type(await screen.findByLabelText('Current password'), 'Right#Pass1');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText(t(accountErrors.passwordUnchanged)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(NEW);
});

test('an account without a password sets one after confirming a code', async () => {
  const phoneUser = {
    ...USER,
    email: '',
    email_confirmed_at: null,
    phone: '+919812345678',
    has_password: false,
  };
  const { user, calls } = await open(
    { 'PUT /auth/v1/user': unsure, 'GET /auth/v1/reauthenticate': () => ({}) },
    phoneUser,
  );
  expect(screen.getByText('Only a code to your phone protects this account')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Set a password' }));
  await user.type(screen.getByLabelText('New password'), NEW);
  await user.type(screen.getByLabelText('Confirm new password'), NEW);
  await submitPassword(user);
  expect(await screen.findByText(/Confirm with a code that we send to \+91 98123 45678/)).toBeTruthy();
  expect(sent(calls, 'GET /auth/v1/reauthenticate')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByLabelText('Six-digit code')).toBeTruthy();
});

test('a new email shows where the link was sent and which email stays until then', async () => {
  const { user, calls } = await open();
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  const field = screen.getByLabelText('New email');
  await user.type(field, ' MEERA@example.in ');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('This is already your email')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'Iyer@Chambers.in');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  const note = await screen.findByText(/Until you open it, meera@example.in stays your email/);
  expect(note.textContent).toContain('A link was sent to iyer@chambers.in');
  expect(sent(calls, 'PUT /auth/v1/user')).toEqual([{ email: 'iyer@chambers.in' }]);
});

test('a new phone needs a number and its code', async () => {
  const { user, calls } = await open({
    'POST /auth/v1/verify': ({ body }) =>
      (body as { token: string }).token === '123456'
        ? sessionOf(USER)
        : json(403, { code: 403, error_code: 'otp_expired', msg: t(accountErrors.wrongCode) }),
  });
  await user.click(screen.getByRole('button', { name: 'Add a number' }));
  await user.type(screen.getByLabelText('New mobile number'), '9812345678');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const code = await screen.findByLabelText<HTMLInputElement>('Six-digit code');
  await user.type(code, '654321');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(t(accountErrors.wrongCode))).toBeTruthy();
  expect(code.value).toBe('654321');
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByLabelText('Six-digit code')).toBeNull());
  expect(currentToasts()[0]).toMatchObject({ title: 'Phone added', description: '+91 98123 45678' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a number' }));
  expect(sent(calls, 'PUT /auth/v1/user')).toEqual([{ phone: '+919812345678' }]);
  expect(sent(calls, 'POST /auth/v1/verify').at(-1)).toEqual({
    type: 'phone_change',
    phone: '+919812345678',
    token: '123456',
  });
});

const SESSION = sessionOf();
const { user: _user, next_aal: _next, ...HERE } = SESSION;
const THERE = {
  ...HERE,
  id: '5b6a7c1e-1111-4c9d-8a33-1a2b3c4d5e6f',
  current: false,
  user_agent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  address: '203.0.113.7',
};

test('sessions show device and method, and one or all others can be ended', async () => {
  let there = [THERE];
  const { user, calls } = await open({
    'GET /auth/v1/sessions': () => [...there, HERE],
    [`DELETE /auth/v1/sessions/${THERE.id}`]: () => {
      there = [];
      return new Response(null, { status: 204 });
    },
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
  });
  const list = await screen.findByRole('list', { name: 'Sessions' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('This session');
  expect(second?.textContent).toMatch(/Chrome on Windows.*One factor.*203\.0\.113\.7.*with password/);

  await user.click(screen.getByRole('button', { name: 'End all others' }));
  const asked = await screen.findByRole('alertdialog', { name: 'End all other sessions?' });
  await user.click(within(asked).getByRole('button', { name: 'End all others' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const logout = calls.find(({ call }) => call === 'POST /auth/v1/logout');
  expect(logout?.query.get('scope')).toBe('others');

  await user.click(screen.getByRole('button', { name: 'End the session of Chrome on Windows' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
});

const entry = (id: number, event = 'signed_in') => ({
  id,
  event,
  details: {},
  session_id: null,
  address: '203.0.113.7',
  user_agent: null,
  at: '2026-11-20T00:00:00Z',
});

test('the log is read on from its last line', async () => {
  const page: Answers[string] = ({ query }) =>
    query.has('before')
      ? [entry(90, 'signed_up')]
      : Array.from({ length: Number(query.get('limit')) }, (_, index) => entry(100 - index));
  const { user, calls } = await open({ 'GET /auth/v1/audit': page });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Account created')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(
    calls
      .filter(({ call }) => call === 'GET /auth/v1/audit')
      .at(-1)
      ?.query.get('before'),
  ).toBe('91');
});

test('a list that could not be loaded can be loaded again', async () => {
  let tries = 0;
  const { user } = await open({
    'GET /auth/v1/sessions': () => {
      tries += 1;
      return tries <= 2 ? json(503, { msg: 'The database cannot be reached just now.' }) : [HERE];
    },
  });
  await screen.findByText('The sessions could not be read');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('list', { name: 'Sessions' })).toBeTruthy();
});

const PROFILE_ROW = {
  id: USER.id,
  full_name: 'Meera Iyer',
  phone_number: '+919812345678',
  location: null,
  persona: null,
  ai_preferences: null,
  mail_reminders: true,
  updated_at: '2026-11-01T00:00:00Z',
};

test('the phone of the profile has ten digits, is stored with its country code, and may be empty', async () => {
  const { user, calls } = await open({
    'GET /rest/v1/profiles': () => PROFILE_ROW,
    'PATCH /rest/v1/profiles': ({ body }) => ({ ...PROFILE_ROW, ...(body as object) }),
  });
  await user.click(screen.getByRole('tab', { name: 'Personal Info' }));
  const phone = await screen.findByLabelText<HTMLInputElement>(/^Phone number/);
  expect(phone.value).toBe('9812345678');
  await user.clear(phone);
  await user.type(phone, '98-12 34a567');
  expect(phone.value).toBe('981234567');
  const save = screen.getByRole('button', { name: 'Update Profile' });
  await user.click(save);
  expect(await screen.findByText(t(accountErrors.phoneInvalid))).toBeTruthy();
  expect(sent(calls, 'PATCH /rest/v1/profiles')).toEqual([]);
  await user.type(phone, '0');
  await user.click(save);
  await waitFor(() => expect(sent(calls, 'PATCH /rest/v1/profiles')).toHaveLength(1));
  expect(phone.value).toBe('9812345670');
  await user.clear(phone);
  await user.click(save);
  await waitFor(() => expect(sent(calls, 'PATCH /rest/v1/profiles')).toHaveLength(2));
  expect(sent(calls, 'PATCH /rest/v1/profiles')).toMatchObject([
    { phone_number: '+919812345670' },
    { phone_number: '' },
  ]);
});

test('a profile that changed in another window is not overwritten unseen, and the typed text stays', async () => {
  let stored = PROFILE_ROW;
  const { user, calls } = await open({
    'GET /rest/v1/profiles': () => stored,
    'PATCH /rest/v1/profiles': ({ query, body }) =>
      query.get('if_updated_at') === stored.updated_at
        ? { ...stored, ...(body as object), updated_at: '2026-11-03T00:00:00Z' }
        : Response.json({ code: ROW_CHANGED, message: 'Changed meanwhile' }, { status: 409 }),
  });
  await user.click(screen.getByRole('tab', { name: 'Personal Info' }));
  const location = await screen.findByLabelText<HTMLInputElement>(/^Location/);
  await user.type(location, 'Chennai');
  stored = { ...PROFILE_ROW, full_name: 'Asha K. Rao', updated_at: '2026-11-02T00:00:00Z' };
  await user.click(screen.getByRole('button', { name: 'Update Profile' }));
  expect(await screen.findByText('Full name: Asha K. Rao')).toBeTruthy();
  expect(location.value).toBe('Chennai');
  await user.click(screen.getByRole('button', { name: 'Save over it' }));
  expect(await screen.findByRole('button', { name: 'Update Profile' })).toBeTruthy();
  expect(screen.queryByText('Full name: Asha K. Rao')).toBeNull();
  expect(sent(calls, 'PATCH /rest/v1/profiles')).toHaveLength(2);
});

test('the other tabs keep typed text while Security is open', async () => {
  const { user } = await open({
    'GET /rest/v1/profiles': () => PROFILE_ROW,
  });
  await user.click(screen.getByRole('tab', { name: 'Personal Info' }));
  await user.type(await screen.findByLabelText(/^Location/), 'Chennai');
  await user.click(screen.getByRole('tab', { name: 'Security' }));
  await screen.findByRole('heading', { name: 'Second factors' });
  await user.click(screen.getByRole('tab', { name: 'Personal Info' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Location/).value).toBe('Chennai');
});
