import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ClientPage } from '#shared/contracts/client-pages.ts';
import type { BoardRow } from '#shared/contracts/day-board.ts';
import { renderApp, TEST_USER } from '#test/support/web.tsx';
import { emailUrl, whatsAppUrl } from '#web/features/timeline/client/queries.ts';

const CASE = '7c0b3f0e-0000-4c9d-8a33-1a2b3c4d5e00';
const row: BoardRow = {
  id: '7c0b3f0e-0000-4c9d-8a33-1a2b3c4d5e61',
  case_id: CASE,
  case_title: 'Kaveri Looms v. Palar Dyes',
  case_number: null,
  court: null,
  stage: null,
  event_type: 'hearing',
  purpose: 'Arguments',
  hall: null,
  item: null,
  time: null,
  appears: null,
  carry: null,
  files: [],
  due: [],
  last_order: null,
  result: { outcome: 'heard', said: 'Heard' },
  done_at: '2026-01-12T10:00:00Z',
  owns: true,
  changes: true,
};
const page: ClientPage = {
  id: '7c0b3f0e-0000-4c9d-8a33-1a2b3c4d5e62',
  case_id: CASE,
  language: 'en',
  files: [],
  consent: 'phone',
  dues: false,
  created_at: '2026-01-12T10:00:00Z',
  expires_at: '2126-01-12T10:00:00Z',
  ended_at: null,
  last_read_at: null,
};

test.each([
  ['+91 98400 12345', '919840012345'],
  ['098400 12345', '919840012345'],
  ['+44 20 7946 0000', '442079460000'],
  [null, ''],
])('the number %s is %s for WhatsApp', (phone, figures) => {
  expect(whatsAppUrl(phone, 'A & B')).toBe(`https://wa.me/${figures}?text=A%20%26%20B`);
  expect(emailUrl('a@b.example', 'x?', 'y')).toBe('mailto:a%40b.example?subject=x%3F&body=y');
});

test('the message is read and changed before it goes, and kept with the case; a private link needs consent and can be ended', async () => {
  let pages: ClientPage[] = [];
  const { calls } = renderApp('/home/day?day=2026-01-12', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /functions/v1/day-board': () => ({ day: '2026-01-12', rows: [row], people: [], next: null }),
    'POST /functions/v1/client-message': ({ body }) => ({
      subject: 'Your case',
      sms: 'Kaveri Looms v. Palar: the next date is 6 May 2031.',
      text: `In ${(body as { language: string }).language}`,
      templates: [{ id: page.id, name: 'After court', own: true, text: 'As the chambers says it' }],
      blank_words: 'Dear {client},',
      client: { name: 'Palar', phone: '9840012345', email: null },
    }),
    'GET /functions/v1/client-pages': () => ({ pages }),
    'GET /rest/v1/case_files': () => [{ id: row.id, file_name: 'order.pdf' }],
    'POST /functions/v1/client-pages': () => {
      pages = [page];
      return { ...page, path: '/client/secret' };
    },
    [`DELETE /functions/v1/client-pages/${page.id}`]: () => {
      pages = [{ ...page, ended_at: '2026-01-12T11:00:00Z' }];
      return new Response(null, { status: 204 });
    },
    'POST /rest/v1/timeline_events': () => new Response(null, { status: 201 }),
    'GET /rest/v1/chambers': () => [],
    'POST /rest/v1/client_message_templates': () => new Response(null, { status: 201 }),
    'POST /functions/v1/client-sms': () => new Response(null, { status: 204 }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Tell the client' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Language' }));
  await user.click(screen.getByRole('option', { name: 'தமிழ்' }));
  await dialog.findByDisplayValue('In ta');
  // A template fills the field, and the proposed words come back.
  await user.click(dialog.getByRole('combobox', { name: 'Words' }));
  await user.click(screen.getByRole('option', { name: 'After court' }));
  await dialog.findByDisplayValue('As the chambers says it');
  // Nothing is deleted without a question.
  await user.click(dialog.getByRole('button', { name: 'Delete this template' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete the template “After court”?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await user.click(dialog.getByRole('combobox', { name: 'Words' }));
  await user.click(screen.getByRole('option', { name: 'As proposed' }));
  await user.click(dialog.getByRole('button', { name: 'New template' }));
  await user.type(dialog.getByLabelText(/Name of the template/u), 'Short');
  await user.click(dialog.getByRole('button', { name: 'Save the template' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /rest/v1/client_message_templates')?.body).toEqual({
      language: 'ta',
      name: 'Short',
      words: 'Dear {client},',
      chambers_id: null,
    }),
  );
  const text = await dialog.findByDisplayValue('In ta');
  await user.type(text, ' changed');
  const link = dialog.getByRole('link', { name: 'Open in WhatsApp' });
  expect(link.getAttribute('href')).toBe('https://wa.me/919840012345?text=In%20ta%20changed');
  expect(calls.map(({ call }) => call)).not.toContain('POST /rest/v1/timeline_events');
  // The test opens no page of another site.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /rest/v1/timeline_events')?.body).toMatchObject({
      case_id: CASE,
      event_type: 'note',
      description: 'In ta changed',
    }),
  );
  // The text of the SMS is read beside its button.
  expect(dialog.getByText(/the next date is 6 May 2031/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'SMS' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /functions/v1/client-sms')?.body).toEqual({
      case_id: CASE,
      language: 'ta',
    }),
  );
  expect(dialog.getByRole('button', { name: 'Make a private link' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('checkbox', { name: 'order.pdf' }));
  await user.click(dialog.getByRole('combobox', { name: 'The client agreed' }));
  await user.click(screen.getByRole('option', { name: 'By phone' }));
  await user.click(dialog.getByRole('button', { name: 'Make a private link' }));
  expect(await dialog.findByDisplayValue(/\/client\/secret$/u)).toBeTruthy();
  expect(calls.find(({ call }) => call === 'POST /functions/v1/client-pages')?.body).toEqual({
    case_id: CASE,
    language: 'ta',
    days: 180,
    files: [row.id],
    consent: 'phone',
    dues: false,
  });
  await user.click(await dialog.findByRole('button', { name: 'End the link of 12 Jan 2026' }));
  expect(await dialog.findByText(/By phone · ended · not opened yet/u)).toBeTruthy();
});
