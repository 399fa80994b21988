import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { json, renderApp, TEST_USER } from '#test/support/web.tsx';
import { keepCaseFile } from '#web/data/keep-case-file.ts';

vi.mock('#web/data/keep-case-file.ts', async (original) => ({
  ...(await original<object>()),
  keepCaseFile: vi.fn(async () => NOTE),
}));

const NOTE = '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0b01';
const CLIENT = '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0b02';
const AT = '2026-11-20T10:00:00+05:30';
const line = {
  id: '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0b03',
  owner_id: TEST_USER.id,
  fee_note_id: NOTE,
  kind: 'appearance',
  description: 'Final arguments',
  amount: 5_000_000,
  as_agent: null,
  done_on: null,
  position: 0,
  receipt_file_id: null,
  created_at: AT,
};
const note = (fields: object = {}) => ({
  id: NOTE,
  owner_id: TEST_USER.id,
  case_id: null,
  client_id: CLIENT,
  recipient_kind: 'business',
  recipient_name: null,
  recipient_address: null,
  recipient_state: '27',
  recipient_gstin: null,
  below_threshold: false,
  supply: 'legal',
  status: 'draft',
  number: null,
  issued_at: null,
  total: null,
  tax: null,
  created_at: AT,
  updated_at: AT,
  fee_note_lines: [line],
  fee_payments: [],
  clients: { name: 'Kaveri Mills' },
  cases: null,
  ...fields,
});
const issued = note({
  status: 'issued',
  number: 'AR/2026-27/4',
  issued_at: AT,
  total: 5_000_000,
  tax: { mode: 'none', cgst: 0, sgst: 0, igst: 0, reason: 'No tax.', source: 'x' },
});
const handlers = (rows: object[]) => ({
  'GET /auth/v1/user': () => TEST_USER,
  'GET /rest/v1/fee_notes': () => rows,
  'GET /rest/v1/fee_settings': () => [],
  'GET /rest/v1/chambers_members': () => [],
  'GET /rest/v1/chambers_fee_settings': () => [],
  'GET /rest/v1/fee_payments': () => [],
  'GET /functions/v1/fee-dues': () => ({ clients: [] }),
  'GET /rest/v1/cases': () => [],
  'GET /rest/v1/clients': () => [{ id: CLIENT, name: 'Kaveri Mills' }],
});

/** The drafts that a page has sent to be saved. */
const savedIn = (calls: readonly { call: string; body?: unknown }[]) =>
  calls.filter(({ call }) => call === 'POST /functions/v1/save-fee-note').map(({ body }) => body);

test('a draft is made from lines typed in rupees', async () => {
  const { calls } = renderApp('/home/fees', {
    ...handlers([]),
    'POST /functions/v1/save-fee-note': () => ({ id: NOTE }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New fee note' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByText('Enter an amount in rupees.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Description'), 'Opinion on title');
  await userEvent.type(screen.getByLabelText('Amount in rupees'), '1,25,000.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(savedIn(calls)).toHaveLength(1));
  expect(savedIn(calls)[0]).toMatchObject({
    recipient_kind: 'individual',
    lines: [{ kind: 'appearance', description: 'Opinion on title', amount: 12_500_050 }],
  });
});

test('a draft is issued after a question', async () => {
  const { calls } = renderApp('/home/fees', {
    ...handlers([note()]),
    'POST /functions/v1/issue-fee-note': () => ({
      number: 'AR/2026-27/4',
      total: 5_000_000,
      tax: { mode: 'none', cgst: 0, sgst: 0, igst: 0, reason: 'No tax.', source: 'x' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Issue' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Issue' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /functions/v1/issue-fee-note')?.body).toEqual({
      id: NOTE,
    }),
  );
});

test('a draft is changed whole, each line with its receipt; one that another window changed is not overwritten', async () => {
  const receipt = '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0b09';
  const expense = { ...line, kind: 'expense', as_agent: true, receipt_file_id: receipt };
  let updated_at = AT;
  let refused = true;
  const { calls } = renderApp('/home/fees', {
    ...handlers([]),
    'GET /rest/v1/fee_notes': () => [note({ fee_note_lines: [expense], updated_at })],
    'POST /functions/v1/save-fee-note': () =>
      refused ? json(409, { error: 'This row was changed meanwhile.' }) : { id: NOTE },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const amount = screen.getByLabelText('Amount in rupees');
  await userEvent.clear(amount);
  await userEvent.type(amount, '60000');
  updated_at = '2026-11-20T10:00:00.000Z';
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  await save();
  expect(await screen.findByText('This row was changed meanwhile.')).toBeTruthy();
  refused = false;
  await save();
  await waitFor(() => expect(savedIn(calls)).toHaveLength(2));
  const whole = {
    id: NOTE,
    if_updated_at: AT,
    recipient_kind: 'business',
    recipient_state: '27',
    lines: [{ description: 'Final arguments', amount: 6_000_000, receipt_file_id: receipt }],
  };
  expect(savedIn(calls)).toMatchObject([whole, whole]);
});

test('a draft is deleted after a question that counts its lines', async () => {
  const { calls } = renderApp('/home/fees', {
    ...handlers([note()]),
    'DELETE /rest/v1/fee_notes': () => json(204, null),
  });
  const deleted = () => calls.some(({ call }) => call === 'DELETE /rest/v1/fee_notes');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this draft?' });
  expect(within(dialog).getByText(/Its line goes with it/u)).toBeTruthy();
  expect(deleted()).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(deleted()).toBe(true));
});

test('a payment with the tax that a client deducted is noted on an issued note', async () => {
  const { calls } = renderApp('/home/fees', {
    ...handlers([issued]),
    'POST /rest/v1/fee_payments': () => json(201, null),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a payment' }));
  expect(screen.getByText(/Expected where the client deducts: ₹5,000 \(Income-tax Act/u)).toBeTruthy();
  const amount = screen.getByLabelText('Amount received in rupees');
  await userEvent.clear(amount);
  await userEvent.type(amount, '45000');
  await userEvent.type(screen.getByLabelText(/Tax deducted in rupees/u), '5000');
  await userEvent.click(screen.getByRole('button', { name: 'Save payment' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /rest/v1/fee_payments')?.body).toMatchObject({
      fee_note_id: NOTE,
      amount: 4_500_000,
      tds: 500_000,
    }),
  );
});

test('hearings that no note has are proposed as appearances with their days', async () => {
  const CASE = '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0b09';
  const hearing = (title: string, day: string, id: string) => ({
    id: `3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0c0${id}`,
    title,
    event_date: `${day}T00:00:00+05:30`,
  });
  const { calls } = renderApp(`/home/fees?case=${CASE}`, {
    ...handlers([note({ fee_note_lines: [{ ...line, done_on: '2026-11-02' }] })]),
    'GET /rest/v1/timeline_events': () => [
      hearing('Arguments', '2026-11-09', '1'),
      hearing('Issues', '2026-11-02', '2'),
    ],
    'POST /functions/v1/save-fee-note': () => ({ id: NOTE }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New fee note' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add the hearing that is not billed' }));
  await userEvent.type(screen.getByLabelText('Amount in rupees'), '15000');
  await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() =>
    expect(savedIn(calls)).toMatchObject([
      {
        lines: [
          {
            kind: 'appearance',
            description: 'Arguments, 09-11-2026',
            done_on: '2026-11-09',
            amount: 1_500_000,
          },
        ],
      },
    ]),
  );
});

test('an advance is noted and used for a note, and a reminder is read before it goes', async () => {
  const advance = {
    ...{ id: NOTE, owner_id: TEST_USER.id, client_id: CLIENT, fee_note_id: null, received_on: '2026-11-01' },
    ...{ amount: 2_000_000, tds: 0, method: 'bank', reference: '', created_at: AT, updated_at: AT },
  };
  const { calls } = renderApp('/home/fees', {
    ...handlers([issued]),
    'GET /rest/v1/fee_payments': () => [advance],
    'POST /rest/v1/fee_payments': () => json(201, null),
    'POST /functions/v1/use-advance': () => new Response(null, { status: 204 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Use the advance: ₹20,000' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /functions/v1/use-advance')?.body).toEqual({
      id: NOTE,
      fee_note_id: NOTE,
      amount: 2_000_000,
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remind the client' }));
  const words = await screen.findByLabelText('Words');
  expect((words as HTMLTextAreaElement).value).toContain('₹50,000 is due');
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('https://wa.me/');
});

const CASE = '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0b09';
const expense = { ...line, kind: 'expense', description: 'Court fee', receipt_file_id: null, receipt: null };

test('the receipt of an expense is kept with the files of the case', async () => {
  const { calls } = renderApp('/home/fees', {
    ...handlers([note({ case_id: CASE, fee_note_lines: [expense] })]),
    'PATCH /rest/v1/fee_note_lines': () => json(204, null),
  });
  const chooser = await screen.findByLabelText('Add the receipt of Court fee', { selector: 'input' });
  await userEvent.upload(chooser, new File(['%PDF-1.7'], 'paid.pdf', { type: 'application/pdf' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'PATCH /rest/v1/fee_note_lines')?.body).toEqual({
      receipt_file_id: NOTE,
    }),
  );
  expect(keepCaseFile).toHaveBeenCalledWith(CASE, 'Receipt Court fee', expect.any(File));
});

test('without a case no receipt is asked for, and the reason is said', async () => {
  renderApp('/home/fees', handlers([note({ fee_note_lines: [expense] })]));
  expect(await screen.findByText(/this fee note has none/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add the receipt/u })).toBeNull();
});
