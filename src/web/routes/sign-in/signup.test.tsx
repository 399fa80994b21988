import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json, lastToast, renderApp, signedOut, TEST_USER } from '#test/support/web.tsx';

const answers = {
  'GET /auth/v1/user': signedOut,
  'GET /local/status': () => ({ outbox: true, demo: false, locked: false }),
};

async function fillIn(password = 'Munshi#2026', confirm = password) {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Full name'), 'Meera Iyer');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'Meera@Example.in');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm password'), confirm);
  await user.type(screen.getByLabelText(/^Location/), 'Chennai, Tamil Nadu');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

test.each([
  ['an address that has an account', { identities: [] }, 'Account already exists', 6000],
  ['an address that must be verified', { confirmed_at: null }, 'Verification Required', 8000],
  ['an account that is ready', { confirmed_at: '2026-11-20T00:00:00Z' }, 'Success', undefined],
])('%s leads to the sign-in page with its own words', async (_what, part, title, duration) => {
  const { router, calls } = renderApp('/signup', {
    ...answers,
    'POST /auth/v1/signup': () => ({ ...TEST_USER, ...part }),
  });
  await fillIn();
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(router.state.location.pathname).toBe('/login');
  expect(lastToast()).toMatchObject({ title, ...(duration ? { duration } : {}) });
  const sent = calls.find(({ call }) => call === 'POST /auth/v1/signup');
  expect(sent?.body).toEqual({
    email: 'Meera@Example.in',
    password: 'Munshi#2026',
    data: { full_name: 'Meera Iyer', phone_number: '', location: 'Chennai, Tamil Nadu' },
  });
  expect(sent?.query.get('redirect_to')).toMatch(/\/login$/);
});

test('after a sign-up the toast is the one message, and beside the form stands only the way to the mail', async () => {
  renderApp('/signup', { ...answers, 'POST /auth/v1/signup': () => ({ ...TEST_USER, confirmed_at: null }) });
  await fillIn();
  expect(await screen.findByRole('link', { name: 'No email after a few minutes?' })).toBeTruthy();
  expect(lastToast()).toMatchObject({
    title: 'Verification Required',
    description:
      "Please check your email to verify your account before logging in. If you don't see the email, check your spam folder.",
  });
  expect(screen.queryByRole('heading', { name: 'Check your email' })).toBeNull();
  const link = await screen.findByRole('link', { name: 'Open the local outbox' });
  expect(link.getAttribute('href')).toBe('/outbox');
});

test('passwords that differ are refused before anything is sent', async () => {
  const { calls } = renderApp('/signup', answers);
  await fillIn('Munshi#2026', 'Munshi#2027');
  await waitFor(() => expect(lastToast()?.description).toBe('Passwords do not match'));
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

test('the optional phone number has ten digits, and a wrong one is reported before anything is sent', async () => {
  const { calls } = renderApp('/signup', { ...answers, 'POST /auth/v1/signup': () => TEST_USER });
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Phone number/ });
  await userEvent.type(number, '+91a98765432');
  expect(number.value).toBe('98765432');
  await fillIn();
  await screen.findByText('Please enter a 10-digit mobile number');
  const sent = () => calls.find(({ call }) => call === 'POST /auth/v1/signup');
  expect(sent()).toBeUndefined();
  await userEvent.type(number, '10');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(sent()?.body).toMatchObject({ data: { phone_number: '+919876543210' } }));
});

test('a weak password is refused with the first rule it breaks', async () => {
  const { calls } = renderApp('/signup', answers);
  await fillIn('munshi#2026');
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Password Requirements',
      description: 'Password must contain at least one uppercase letter',
      variant: 'destructive',
    }),
  );
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

test('a password that the server refuses is reported under its field, which gets the focus', async () => {
  const msg = 'This password is too common. Please choose another';
  renderApp('/signup', {
    ...answers,
    'POST /auth/v1/signup': () => json(422, { code: 422, error_code: 'weak_password', msg }),
  });
  await fillIn('Password#1');
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(msg)).toHaveLength(2);
  expect(lastToast()).toMatchObject({ title: 'Password Requirements', description: msg });
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('Password#1');
});

test('a failure keeps the typed text', async () => {
  const { router } = renderApp('/signup', {
    ...answers,
    'POST /auth/v1/signup': () => json(503, { msg: 'The database cannot be reached just now.' }),
  });
  await fillIn();
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to create account. Please try again.',
    }),
  );
  expect(router.state.location.pathname).toBe('/signup');
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Meera Iyer');
});
