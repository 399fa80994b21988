import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BUSINESS } from '#shared/business.ts';
import { signInServer } from '#test/fixtures/sign-in-server.ts';
import { renderApp } from '#test/support/web.tsx';

const notices = () => screen.queryAllByText(/confirm that you are 18 or older/);
const follows = (button: HTMLElement, notice: HTMLElement | undefined) =>
  notice !== undefined && (button.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('each way to sign up says what is accepted, with links that leave the page open', async () => {
  expect(BUSINESS.minimumAge).toBe(18);
  renderApp('/signup', signInServer(true));
  const user = userEvent.setup();
  await screen.findByLabelText('Full name');
  const [ofGoogle, ofEmail] = notices();
  expect(follows(screen.getByRole('button', { name: 'Continue with Google' }), ofGoogle)).toBe(true);
  expect(follows(screen.getByRole('button', { name: 'Create account' }), ofEmail)).toBe(true);
  expect(ofEmail?.textContent).toMatch(/^By creating an account, you accept/);
  for (const [label, path] of [
    ['Terms of Service (opens in a new tab)', '/terms'],
    ['Privacy Policy (opens in a new tab)', '/privacy-policy'],
    ['notice about your personal data (opens in a new tab)', '/data-notice'],
  ] as const) {
    const link = within(ofEmail as HTMLElement).getByRole('link', { name: label });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
  }
  await user.click(screen.getByRole('tab', { name: 'Phone' }));
  const send = await screen.findByRole('button', { name: 'Send OTP' });
  expect(follows(send, notices().at(-1))).toBe(true);
});

test('the sign-in page says it where a new number or a new Google account makes an account, and only there', async () => {
  renderApp('/login', signInServer(true));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(notices().map(({ textContent }) => textContent?.slice(0, 23))).toEqual(['If you are new here, th']);
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Phone' }));
  await screen.findByRole('button', { name: 'Send OTP' });
  expect(notices().at(-1)?.textContent).toMatch(/^If you are new here, this creates an account/);
});

test('where Google is not set up the sign-in page says nothing of it', async () => {
  renderApp('/login', signInServer(false));
  await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(notices()).toEqual([]));
});

test('a visitor who goes from sign-in to sign-up and back still returns to the page that asked', async () => {
  const { router } = renderApp('/login?from=%2Fhome%2Fcases%3Fstatus%3Dactive', signInServer(false));
  const user = userEvent.setup();
  const stays = { from: '/home/cases?status=active' };
  await user.click(await screen.findByRole('link', { name: 'Sign up' }));
  await screen.findByRole('heading', { name: 'Create your account' });
  expect([router.state.location.pathname, router.state.location.search]).toEqual(['/signup', stays]);
  const back = screen.getAllByRole('link', { name: 'Sign in' }).at(-1) as HTMLElement;
  await user.click(back);
  await screen.findByRole('heading', { name: 'Sign in' });
  expect([router.state.location.pathname, router.state.location.search]).toEqual(['/login', stays]);
});
