import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

test.each([
  ['next week', 'Enter a date such as 5 June 2026 or 05/06/2026'],
  ['31/02/2026', 'This date does not exist'],
])('what became of a section on “%s” is not asked: %s', async (typed, refusal) => {
  const { router } = renderApp('/home/concordance', { 'GET /auth/v1/user': () => TEST_USER });
  await userEvent.type(await screen.findByLabelText('Section'), '302');
  await userEvent.type(screen.getByLabelText(/^Day of the offence/u), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(screen.getByText(refusal)).toBeTruthy();
  expect(router.state.location.search).toEqual({});
});
