import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Answers, json, renderApp, TEST_USER } from '#test/support/web.tsx';
import { unsentTexts } from '#web/data/device/device-texts.ts';
import { sessionTexts } from '#web/data/device/persisted-texts.ts';
import { keepCaseFile } from '#web/data/keep-case-file.ts';
import { persistTextsIn } from '#web/ui/overlays/persisted-texts.ts';

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

test('the notes beyond the first page of the list are reached', async () => {
  const all = Array.from({ length: 51 }, (_, at) =>
    note({
      id: `3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f1${String(at).padStart(3, '0')}`,
      clients: { name: `Client ${at}` },
    }),
  );
  renderApp('/home/fees', {
    ...handlers([]),
    'GET /rest/v1/fee_notes': ({ query }) => {
      const from = Number(query.get('offset'));
      return all.slice(from, from + Number(query.get('limit')));
    },
  });
  const card = (at: number) =>
    screen.queryByRole('button', { name: `Issue: Draft · Client ${at} · ₹50,000` });
  await waitFor(() => expect(card(49)).toBeTruthy());
  expect(card(50)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more fee notes' }));
  await waitFor(() => expect(card(50)).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Show more fee notes' })).toBeNull();
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
  await userEvent.click(await screen.findByRole('button', { name: 'Issue: Draft · Kaveri Mills · ₹50,000' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Issue' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /functions/v1/issue-fee-note')?.body).toEqual({
      id: NOTE,
    }),
  );
});

/** The refusal of a draft that another window changed. */
const CHANGED = () =>
  json(409, {
    error: 'This row was changed meanwhile.',
    problem: { code: 'conflict', key: 'dataApi.rowChanged', params: {} },
  });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
const openDraft = async () => userEvent.click(await screen.findByRole('button', { name: /^Change:/u }));
const typeAmount = async (amount: string) => {
  const field = screen.getByLabelText('Amount in rupees');
  await userEvent.clear(field);
  await userEvent.type(field, amount);
};

test('a draft is changed whole, each line with its receipt; one that another window changed is shown and then saved over', async () => {
  const receipt = '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0b09';
  const expense = { ...line, kind: 'expense', as_agent: true, receipt_file_id: receipt };
  const later = '2026-11-20T10:05:00+05:30';
  let shown = note({ fee_note_lines: [expense] });
  const { calls } = renderApp('/home/fees', {
    ...handlers([]),
    'GET /rest/v1/fee_notes': () => [shown],
    'POST /functions/v1/save-fee-note': ({ body }) =>
      (body as { if_updated_at: string }).if_updated_at === later ? { id: NOTE } : CHANGED(),
  });
  await openDraft();
  await typeAmount('60000');
  shown = note({ fee_note_lines: [expense], recipient_state: '33', updated_at: later });
  await save();
  expect(await screen.findByText(/Another window changed this draft/u)).toBeTruthy();
  expect(screen.getByText(/State of the client: Tamil Nadu/u)).toBeTruthy();
  expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('value', '60000');
  await save();
  await waitFor(() => expect(savedIn(calls)).toHaveLength(2));
  const whole = {
    id: NOTE,
    recipient_kind: 'business',
    recipient_state: '27',
    lines: [{ description: 'Final arguments', amount: 6_000_000, receipt_file_id: receipt }],
  };
  expect(savedIn(calls)).toMatchObject([
    { ...whole, if_updated_at: AT },
    { ...whole, if_updated_at: later },
  ]);
});

test('a draft that another window issued keeps what was typed, and becomes a new draft', async () => {
  let shown: object = note();
  const { calls } = renderApp('/home/fees', {
    ...handlers([]),
    'GET /rest/v1/fee_notes': () => [shown],
    'POST /functions/v1/save-fee-note': ({ body }) =>
      (body as { is_new?: boolean }).is_new
        ? { id: NOTE }
        : json(409, {
            error: 'Issued.',
            problem: { code: 'conflict', key: 'fees.notADraft', params: {} },
          }),
  });
  await openDraft();
  await typeAmount('60000');
  shown = issued;
  await save();
  expect(await screen.findByText('This draft is no longer there')).toBeTruthy();
  expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('value', '60000');
  await save();
  await waitFor(() => expect(savedIn(calls)).toHaveLength(2));
  expect(savedIn(calls)[1]).toMatchObject({ is_new: true, lines: [{ amount: 6_000_000 }] });
  expect(savedIn(calls)[1]).not.toMatchObject({ id: NOTE });
});

test('a new draft whose answer was lost is sent again as the same draft', async () => {
  let lost = true;
  const { calls } = renderApp('/home/fees', {
    ...handlers([]),
    'POST /functions/v1/save-fee-note': () => (lost ? json(502, {}) : { id: NOTE }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New fee note' }));
  await typeAmount('1500');
  await save();
  await waitFor(() => expect(savedIn(calls)).toHaveLength(1));
  lost = false;
  await screen.findByRole('button', { name: 'Save as draft' });
  await save();
  await waitFor(() => expect(savedIn(calls)).toHaveLength(2));
  const [first, second] = savedIn(calls) as { id: string; is_new: boolean }[];
  expect(first).toMatchObject({ id: expect.any(String), is_new: true });
  expect(second?.id).toBe(first?.id);
});

/** The application again, as after a reload. */
function reloaded(rows: object[], more: Answers = {}) {
  cleanup();
  return renderApp('/home/fees', { ...handlers(rows), ...more });
}

describe('what is typed into a form of fees comes back after a reload', () => {
  // The application calls this at its start.
  beforeEach(() => persistTextsIn(sessionTexts));
  afterEach(() => {
    persistTextsIn(undefined);
    return unsentTexts.clear();
  });

  test('a new fee note with its lines, until it is saved', async () => {
    reloaded([]);
    await userEvent.click(await screen.findByRole('button', { name: 'New fee note' }));
    await userEvent.type(screen.getByLabelText('Description'), 'Opinion');
    await userEvent.click(screen.getByRole('button', { name: 'Add a line' }));
    await userEvent.type(screen.getAllByLabelText('Amount in rupees')[1] as HTMLElement, '700');
    reloaded([], { 'POST /functions/v1/save-fee-note': () => ({ id: NOTE }) });
    expect(await screen.findByText('What you typed here before is back.')).toBeTruthy();
    expect(screen.getAllByLabelText('Description')[0]).toHaveProperty('value', 'Opinion');
    await userEvent.type(screen.getAllByLabelText('Amount in rupees')[0] as HTMLElement, '1');
    expect(screen.getAllByLabelText('Amount in rupees')[1]).toHaveProperty('value', '700');
    await save();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save as draft' })).toBeNull());
    reloaded([]);
    await screen.findByRole('button', { name: 'New fee note' });
    expect(screen.queryByRole('button', { name: 'Save as draft' })).toBeNull();
  });

  test('a changed draft, which is still the version that it was read in', async () => {
    reloaded([note()]);
    await openDraft();
    await typeAmount('60000');
    const { calls } = reloaded([note({ updated_at: '2026-11-20T10:05:00+05:30' })], {
      'POST /functions/v1/save-fee-note': CHANGED,
    });
    await screen.findByText('What you typed here before is back.');
    await save();
    await waitFor(() => expect(savedIn(calls)).toMatchObject([{ if_updated_at: AT }]));
    expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('value', '60000');
  });

  test('a payment and an advance; what is discarded stays away', async () => {
    reloaded([issued]);
    await userEvent.click(await screen.findByRole('button', { name: /^Add a payment:/u }));
    await userEvent.type(screen.getByLabelText(/^Reference/u), 'UTR 12');
    await userEvent.click(screen.getByRole('button', { name: 'Enter an advance' }));
    await userEvent.type(screen.getByLabelText('Advance in rupees'), '900');
    reloaded([issued]);
    expect(await screen.findByLabelText(/^Reference/u)).toHaveProperty('value', 'UTR 12');
    expect(screen.getByLabelText('Advance in rupees')).toHaveProperty('value', '900');
    for (const button of screen.getAllByRole('button', { name: 'Cancel' })) await userEvent.click(button);
    reloaded([issued]);
    await screen.findByRole('button', { name: /^Add a payment:/u });
    expect(screen.queryByLabelText(/^Reference/u)).toBeNull();
  });

  test('the settings of the fees', async () => {
    reloaded([]);
    await userEvent.type(await screen.findByLabelText('UPI ID'), 'asha@bank');
    reloaded([]);
    expect(await screen.findByLabelText('UPI ID')).toHaveProperty('value', 'asha@bank');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('UPI ID')).toHaveProperty('value', '');
  });
});

test('the results of a day propose a line for each hearing that is not billed, by client, with one press', async () => {
  const DAY = '2026-11-09';
  const id = (end: string) => `3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0${end}`;
  const mine = { role: 'owner', client_id: CLIENT, client: { name: 'Kaveri Mills' } };
  const hearing = (end: string, case_id: string, outcome: string, of: object) => ({
    ...{ id: id(end), title: 'Arguments', event_date: `${DAY}T10:30:00+05:30`, case_id },
    ...{ result: { outcome }, case: { ...mine, ...of } },
  });
  const [first, second, billed] = [id('d01'), id('d02'), id('d03')];
  const { calls } = renderApp(`/home/fees?day=${DAY}`, {
    ...handlers([]),
    // The newest note of the client is none of the newest notes.
    'GET /rest/v1/fee_notes': ({ query }) => (query.get('client_id') === `eq.${CLIENT}` ? [note()] : []),
    'GET /rest/v1/timeline_events': () => [
      hearing('c01', first, 'heard', { title: 'Kaveri v. Palar' }),
      hearing('c02', second, 'adjourned', { title: 'Nila v. Kayal', client_id: null, client: null }),
      hearing('c03', billed, 'heard', { title: 'Semmal v. Vanji' }),
      // A case of somebody else is billed by its owner.
      hearing('c04', id('d04'), 'heard', { title: 'Alli v. Mullai', role: 'editor' }),
    ],
    'GET /rest/v1/fee_note_lines': () => [
      { done_on: DAY, fee_notes: { status: 'issued', case_id: billed } },
      { done_on: DAY, fee_notes: { status: 'cancelled', case_id: first } },
    ],
    'POST /functions/v1/save-fee-note': () => ({ id: NOTE }),
  });
  const mills = within(await screen.findByRole('region', { name: 'Kaveri Mills' }));
  expect(mills.getAllByRole('checkbox')).toHaveLength(1);
  const others = within(screen.getByRole('region', { name: 'Without a client' }));
  expect(others.getByText('Arguments · Adjourned')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make 2 drafts' }));
  expect(screen.getAllByText('Enter an amount in rupees.')).toHaveLength(2);
  await userEvent.type(mills.getByLabelText('Amount for Kaveri v. Palar in rupees'), '15000');
  await userEvent.click(others.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Make 1 draft' }));
  await waitFor(() => expect(savedIn(calls)).toHaveLength(1));
  expect(savedIn(calls)[0]).toMatchObject({
    ...{ is_new: true, case_id: first, client_id: CLIENT },
    // The facts that decide the tax are those of the client's newest note.
    ...{ recipient_kind: 'business', recipient_state: '27' },
    lines: [{ kind: 'appearance', description: 'Arguments, 09-11-2026', amount: 1_500_000, done_on: DAY }],
  });
});

test('a draft is deleted after a question that counts its lines', async () => {
  const { calls } = renderApp('/home/fees', {
    ...handlers([note()]),
    'DELETE /rest/v1/fee_notes': () => json(204, null),
  });
  const deleted = () => calls.some(({ call }) => call === 'DELETE /rest/v1/fee_notes');
  await userEvent.click(await screen.findByRole('button', { name: /^Delete draft:/u }));
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
  await userEvent.click(await screen.findByRole('button', { name: 'Add a payment: AR/2026-27/4' }));
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

test('an advance and a payment whose answers were lost are sent again as the same ones, also after a reload', async () => {
  persistTextsIn(sessionTexts);
  onTestFinished(() => {
    persistTextsIn(undefined);
    return unsentTexts.clear();
  });
  const LOST = { 'POST /rest/v1/fee_payments': () => json(502, {}) };
  const sent = (calls: readonly { call: string; body: unknown }[]) =>
    calls.filter(({ call }) => call === 'POST /rest/v1/fee_payments').map(({ body }) => body);
  const first = reloaded([issued], LOST);
  await userEvent.click(await screen.findByRole('button', { name: 'Enter an advance' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Client' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Kaveri Mills' }));
  await userEvent.type(screen.getByLabelText('Advance in rupees'), '900');
  await userEvent.click(screen.getByRole('button', { name: 'Save the advance' }));
  await waitFor(() => expect(sent(first.calls)).toHaveLength(1));
  const again = reloaded([issued], { 'POST /rest/v1/fee_payments': () => json(201, null) });
  await userEvent.click(await screen.findByRole('button', { name: 'Save the advance' }));
  await waitFor(() => expect(sent(again.calls)).toHaveLength(1));
  expect(sent(again.calls)).toEqual(sent(first.calls));
  expect(sent(again.calls)[0]).toMatchObject({ id: expect.any(String), amount: 90_000 });
});

test('hearings that no note has are proposed as appearances with their days', async () => {
  const CASE = '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0b09';
  const hearing = (title: string, day: string, id: string) => ({
    id: `3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0c0${id}`,
    title,
    event_date: `${day}T00:00:00+05:30`,
    case_id: CASE,
  });
  const { calls } = renderApp(`/home/fees?case=${CASE}`, {
    ...handlers([]),
    'GET /rest/v1/fee_note_lines': ({ query }) => {
      expect(query.get('done_on')).toBe('in.(2026-11-02,2026-11-09)');
      return [{ done_on: '2026-11-02', fee_notes: { status: 'issued', case_id: CASE } }];
    },
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
  await userEvent.click(screen.getByRole('button', { name: 'Remind the client: AR/2026-27/4' }));
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
