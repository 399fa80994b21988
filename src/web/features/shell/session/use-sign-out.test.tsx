import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp, sessionOf, TEST_USER } from '#test/support/web.tsx';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';

const nothing = () => new Response('', { status: 502 });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const named = () => Response.json({ code: 403, msg: 'This session may not end.' }, { status: 403 });

test.each([
  ['/', 'an empty answer', nothing, 'Failed to sign out. Please try again.'],
  ['/', 'an unreachable server', unreachable, 'Failed to sign out. Please try again.'],
  ['/', 'a refusal in words', named, 'This session may not end.'],
  ['/home', 'an empty answer', nothing, 'There was an error signing out.'],
  ['/home', 'an unreachable server', unreachable, 'There was an error signing out.'],
])('on %s, %s to a sign-out is reported', async (page, _what, logout, said) => {
  renderApp(page, {
    'GET /auth/v1/sessions/current': () => sessionOf(TEST_USER),
    'GET /auth/v1/user': () => TEST_USER,
    'POST /auth/v1/logout': logout,
  });
  const user = userEvent.setup();
  if (page === '/home') {
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  } else await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({
      title: 'Sign Out Failed',
      description: said,
      variant: 'destructive',
    }),
  );
});
