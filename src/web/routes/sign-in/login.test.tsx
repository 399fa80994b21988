import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { json, lastToast, renderApp, signedOut, TEST_USER } from '#test/support/web.tsx';
import { sameOriginPath } from '#web/data/url/search-params.ts';

/** A server that knows one user, who is signed in once the password was right. */
function oneUser(start: 'in' | 'out') {
  let signedIn = start === 'in';
  return {
    'GET /auth/v1/user': () => (signedIn ? TEST_USER : signedOut()),
    'POST /auth/v1/token': () => {
      signedIn = true;
      return {};
    },
    'POST /auth/v1/logout': () => {
      signedIn = false;
      return new Response(null, { status: 204 });
    },
    'GET /rest/v1/cases': () => [],
    'GET /local/status': () => ({ outbox: false, demo: false, locked: false }),
  };
}

async function signIn(password = 'Munshi#2026') {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'meera@example.in');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('a page that needs a session asks for one and returns, without the sign-in page in the history', async () => {
  const { router } = renderApp('/home/nowhere?tab=x', oneUser('out'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toEqual({ from: '/home/nowhere?tab=x' });
  expect(lastToast()).toMatchObject({
    title: 'Authentication Required',
    description: 'Please log in to access this page',
  });
  await signIn();
  await screen.findByRole('heading', { name: 'Page Not Found' });
  expect(router.state.location.href).toBe('/home/nowhere?tab=x');
  expect(router.history.length).toBe(1);
  expect(lastToast()?.description).toBe('You have been logged in successfully');
});

test('the link of a sign-up leads to a message that the address is verified', async () => {
  const { router } = renderApp('/login?type=signup', oneUser('out'));
  await screen.findByRole('heading', { name: 'Your address is verified' });
  expect(router.state.location.search).toEqual({ notice: 'verified' });
});

test('without an origin the user goes to the dashboard', async () => {
  const { router } = renderApp('/login', oneUser('out'));
  await signIn();
  await screen.findByRole('heading', { name: 'Welcome, Meera Iyer' });
  expect(router.state.location.pathname).toBe('/home');
});

test.each([
  [400, 'invalid_credentials', 'Invalid login credentials', 'Error'],
  [
    429,
    'over_request_rate_limit',
    'Too many login attempts. Please try again in 12 minute(s).',
    'Login Restricted',
  ],
])('a refusal with %d is said in the words of the server', async (status, error_code, msg, title) => {
  const { router } = renderApp('/login', {
    ...oneUser('out'),
    'POST /auth/v1/token': () => json(status, { code: status, error_code, msg }),
  });
  await signIn();
  await waitFor(() => expect(lastToast()).toMatchObject({ title, description: msg, variant: 'destructive' }));
  expect(router.state.location.pathname).toBe('/login');
});

test('a wrong password stays under its field, and the notice of the arrival goes with the first try', async () => {
  const msg = 'Invalid login credentials';
  renderApp('/login?notice=verified', {
    ...oneUser('out'),
    'POST /auth/v1/token': () => json(400, { code: 400, error_code: 'invalid_credentials', msg }),
  });
  await screen.findByRole('heading', { name: 'Your address is verified' });
  await signIn();
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect((await screen.findByRole('alert')).textContent).toBe(msg);
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(field.value).toBe('Munshi#2026');
  expect(screen.queryByRole('heading', { name: 'Your address is verified' })).toBeNull();
});

test('a lock stays on the page and counts down, until the next try', async () => {
  const { key } = accountErrors.tooManyAttempts;
  const problem = { code: 'too_many_requests', key, params: { minutes: 12 } };
  const lock = { code: 429, error_code: 'over_request_rate_limit', msg: 'Wait', problem };
  let locked = true;
  renderApp('/login', {
    ...oneUser('out'),
    'POST /auth/v1/token': () =>
      locked ? json(429, lock, { 'retry-after': '720' }) : json(400, { msg: 'Invalid login credentials' }),
  });
  await signIn();
  await screen.findByRole('heading', { name: 'Login Restricted' });
  expect(screen.getByRole('timer').textContent).toMatch(/^Next try in 1[12]:\d\d$/);
  expect(screen.getAllByText(/^Too many login attempts\. Please try again in 12 minute/).length).toBeTruthy();
  locked = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
});

test.each([
  ['an empty answer', () => new Response(null, { status: 500 })],
  ['an empty refusal', () => new Response(null, { status: 400 })],
  ['an unreachable server', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is said in the words of the specification', async (_what, answer) => {
  renderApp('/login', { ...oneUser('out'), 'POST /auth/v1/token': answer });
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to log in');
  expect(lastToast()).toMatchObject({ title: 'Error', description: 'Failed to log in' });
});

test('requesting a new password needs only the address', async () => {
  const { calls } = renderApp('/login', { ...oneUser('out'), 'POST /auth/v1/recover': () => ({}) });
  const user = userEvent.setup();
  const forgot = await screen.findByRole('button', { name: 'Forgot password?' });
  await user.click(forgot);
  expect(await screen.findByText('Email is required')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'meera@example.in');
  await user.click(forgot);
  await waitFor(() =>
    expect(lastToast()?.description).toBe('Password reset instructions have been sent to your email'),
  );
  const sent = calls.find(({ call }) => call === 'POST /auth/v1/recover');
  expect(sent?.body).toEqual({ email: 'meera@example.in' });
  expect(sent?.query.get('redirect_to')).toMatch(/\/home\/profile$/);
});

test('signing out from the top bar leads to the sign-in page and leaves only the look behind', async () => {
  localStorage.setItem('theme', 'light');
  localStorage.setItem('density', 'compact');
  localStorage.setItem('draft', 'privileged');
  const { router, client } = renderApp('/home', oneUser('in'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Account of Meera Iyer: MI' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Signed out successfully',
      description: 'You have been signed out of your account',
    }),
  );
  expect({ ...localStorage }).toEqual({ theme: 'light', density: 'compact' });
  expect(client.getQueryData(['cases', 'recent'])).toBeUndefined();
});

test('a session that ends elsewhere sends the user to the sign-in page', async () => {
  const server = oneUser('in');
  const { router, client } = renderApp('/home', server);
  await screen.findByRole('heading', { name: 'Welcome, Meera Iyer' });
  server['POST /auth/v1/logout']();
  await client.invalidateQueries();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'an address outside, %s, is no way back',
  async (from) => {
    const { router } = renderApp(`/login?from=${encodeURIComponent(from)}&notice=nonsense`, oneUser('out'));
    await signIn();
    await screen.findByRole('heading', { name: 'Welcome, Meera Iyer' });
    expect(router.state.location.href).toBe('/home');
  },
);

test.each([
  ['/home/cases?x=1', '/home/cases?x=1'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  [7, undefined],
])('after signing in, %o leads to %o', (given, kept) => {
  expect(sameOriginPath(given)).toBe(kept);
});

test.each([
  [{ outbox: true, demo: true, locked: false }, true],
  [{ outbox: false, demo: false, locked: true }, false],
])(
  'the demo chambers are offered to a browser that was opened with the printed address: %o',
  async (status, offered) => {
    renderApp('/login', { ...oneUser('out'), 'GET /local/status': () => status });
    const sentence = /open the address that Munshi printed when it started/;
    if (offered) await screen.findByRole('button', { name: 'Open the demo chambers' });
    else await screen.findByText(sentence);
    expect(screen.queryByRole('button', { name: 'Open the demo chambers' }) !== null).toBe(offered);
    expect(screen.queryByText(sentence) === null).toBe(offered);
  },
);

test.each([
  ['https://munshi.example/login', false],
  ['http://127.0.0.1.munshi.example/login', false],
  ['http://127.0.0.1:3000/login', true],
  ['http://localhost:3000/login', true],
  ['http://[::1]:3000/login', true],
])('at %s the server is asked for local features: %s', async (address, asked) => {
  vi.stubGlobal('location', new URL(address));
  const { calls } = renderApp('/login', { 'GET /auth/v1/sessions/current': signedOut });
  await screen.findByRole('heading', { name: 'Sign in' });
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /auth/v1/settings'));
  expect(calls.some(({ call }) => call === 'GET /local/status')).toBe(asked);
});

test('where cookies are refused the page says so at once, sends nothing, and keeps what was typed', async () => {
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const { calls, router } = renderApp('/login', oneUser('out'));
  await screen.findByRole('heading', { name: 'This browser refuses cookies' });
  await signIn();
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field.value).toBe('Munshi#2026');
  expect(calls.map(({ call }) => call)).not.toContain('POST /auth/v1/token');
  cookies.mockRestore();
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /cookies/ })).toBeNull());
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Welcome, Meera Iyer' });
  expect(router.state.location.pathname).toBe('/home');
});
