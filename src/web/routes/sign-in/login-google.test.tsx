import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';
import { signInServer } from '#test/fixtures/sign-in-server.ts';
import { json, lastToast, renderApp, sessionOf, TEST_USER } from '#test/support/web.tsx';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';

afterEach(() => vi.restoreAllMocks());

async function press() {
  const left = vi.spyOn(window.location, 'assign').mockReturnValue();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Continue with Google' }));
  return left;
}

test.each([
  ['/login', '/home'],
  ['/signup', '/home'],
  ['/home/cases?status=active', '/home/cases?status=active'],
])('from %s the browser leaves for Google, to come back to %s', async (page, back) => {
  renderApp(page, signInServer(true));
  const left = await press();
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const url = new URL(String(left.mock.calls[0]?.[0]), window.location.origin);
  expect(url.pathname).toBe('/auth/v1/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    provider: 'google',
    redirect_to: `${window.location.origin}${back}`,
  });
});

test('where Google is not set up a visitor reads nothing about it', async () => {
  renderApp('/login', signInServer(false));
  await screen.findByRole('heading', { name: 'Sign in' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull());
  expect(screen.queryByText('Or continue with')).toBeNull();
  expect(screen.queryByText(t(accountErrors.providerNotSetUp, { provider: 'Google' }))).toBeNull();
});

test.each(['/login', '/signup', '/login/verify'])('the theme can be changed on %s', async (page) => {
  const half = () => sessionOf(TEST_USER, { next_aal: 'aal2' });
  renderApp(
    page,
    signInServer(true, page === '/login/verify' ? { 'GET /auth/v1/sessions/current': half } : {}),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Use the light theme' }));
  expect(document.documentElement.dataset.theme).toBe('light');
  await user.click(screen.getByRole('button', { name: 'Use the dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('a failure to load settings is shown, and the page stays', async () => {
  renderApp(
    '/login',
    signInServer(true, { 'GET /auth/v1/settings': () => json(400, { msg: 'Not just now.' }) }),
  );
  const left = await press();
  await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Error', description: 'Not just now.' }));
  expect(left).not.toHaveBeenCalled();
});

test.each([
  ['error_code=access_denied', t(accountErrors.providerCancelled, { provider: 'Google' })],
  ['error_code=identity_already_exists', t(accountErrors.providerOtherConnected, { provider: 'Google' })],
  ['error_code=over_request_rate_limit', t(accountErrors.tooManyGoogleSignInsForNow)],
  ['error_code=unexpected_failure', t(accountErrors.providerFailed, { provider: 'Google' })],
  ['error_code=constructor', t(accountErrors.providerFailed, { provider: 'Google' })],
])('what Google came back with is said once: %s', async (query, words) => {
  const { router } = renderApp(`/login?error=server_error&${query}&from=%2Fhome%2Fcases`, signInServer(true));
  expect(await screen.findByRole('heading', { name: 'You were not signed in with Google' })).toBeTruthy();
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ title: 'Error', description: words, variant: 'destructive' }),
  );
  await waitFor(() => expect(router.state.location.search).toEqual({ from: '/home/cases' }));
  expect(router.history.length).toBe(1);
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

test.each(['access_denied', 'otp_expired', 'invented', ''])(
  'the text in an address with the code "%s" is not shown',
  async (code) => {
    const words = 'Your account is locked. Call +91 44 5550 0100.';
    const query = new URLSearchParams({ error: 'server_error', error_code: code, error_description: words });
    const { router } = renderApp(`/login?${query}`, signInServer(true));
    expect(
      await screen.findByRole('heading', { name: /You were not signed in|could not be used/ }),
    ).toBeTruthy();
    expect(document.body.textContent).not.toContain('locked');
    expect(JSON.stringify(currentToasts())).not.toContain('locked');
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  },
);

test('a used mail link is distinguished from it', async () => {
  const { router } = renderApp(
    '/login?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    signInServer(true),
  );
  expect(await screen.findByRole('heading', { name: 'This link could not be used' })).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(lastToast()?.open ?? false).toBe(false);
});
