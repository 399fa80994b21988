import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Breach } from '#shared/contracts/site/breaches.ts';
import { renderApp, sessionOf } from '#test/support/web.tsx';

const entry: Breach = {
  id: '5b0f3f6e-7c0f-4a63-9d3c-0e5a3a0b1c11',
  noticed_at: '2027-06-01T10:00:00.000Z',
  what: 'A mail went to a stranger.',
  whose: 'Names and addresses',
  people: 12,
  consequences: '',
  measures: '',
  cert_in_at: '2027-06-01T12:00:00.000Z',
  people_at: null,
  board_at: null,
  board_details_at: null,
};

test('each report has its clock, and one press marks it as made', async () => {
  const { calls } = renderApp('/home/operator/breaches', {
    'GET /auth/v1/sessions/current': () => sessionOf(),
    'GET /functions/v1/breaches': () => ({ breaches: [entry] }),
    'PATCH /functions/v1/breaches': () => ({
      breaches: [{ ...entry, board_details_at: '2027-06-02T12:00:00.000Z' }],
    }),
  });
  const details = await screen.findByText(/Details to the Data Protection Board/u);
  expect(details.textContent).toContain('4 Jun 2027');
  expect(screen.getByText(/Report to CERT-In/u).textContent).toContain('Done');
  const buttons = screen.getAllByRole('button', { name: 'Done now' });
  expect(buttons).toHaveLength(3);
  await userEvent.setup().click(buttons[2] as HTMLElement);
  expect((await screen.findByText(/Details to the Data Protection Board/u)).textContent).toContain('Done');
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    id: entry.id,
    done: 'board_details',
  });
});

test('what was typed stays when a field is missing', async () => {
  renderApp('/home/operator/breaches', {
    'GET /auth/v1/sessions/current': () => sessionOf(),
    'GET /functions/v1/breaches': () => ({ breaches: [] }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Record a breach' }));
  await user.type(screen.getByLabelText(/Likely consequences/u), 'Spam');
  await user.click(screen.getByRole('button', { name: 'Record' }));
  await screen.findByText('Say what happened.');
  expect(screen.getByLabelText(/Likely consequences/u)).toHaveProperty('value', 'Spam');
});
