import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

test.each([
  ['next week', 'Enter a date such as 5 June 2026 or 05/06/2026'],
  ['31/02/2026', 'This date does not exist'],
])('a check for the day “%s” is not sent: %s', async (typed, refusal) => {
  const { calls } = renderApp('/home/check', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /functions/v1/checks': () => [],
  });
  fireEvent.change(await screen.findByLabelText('Text of the document'), { target: { value: 'Draft' } });
  const day = screen.getByLabelText(/^Date of offence or filing/u);
  await userEvent.type(day, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Check citations' }));
  expect(screen.getByText(refusal)).toBeTruthy();
  expect(document.activeElement).toBe(day);
  expect(screen.getByDisplayValue(typed)).toBe(day);
  expect(calls.map(({ call }) => call)).not.toContain('POST /functions/v1/check-document');
});
