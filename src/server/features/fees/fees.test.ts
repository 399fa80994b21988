import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { FeeDues, FeeNote, FeeNoteLine, FeePayment, IssuedFeeNote } from '#shared/contracts/fees.ts';
import { added, done } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;

beforeAll(async () => {
  await loadLanguages();
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  const settings = { state: 'Delhi', prefix: 'AR', upi_id: 'asha@bank', upi_name: 'Asha Rao' };
  await added(asha, 'fee_settings', settings);
});
afterAll(() => it.close());

type Line = Partial<FeeNoteLine> & Pick<FeeNoteLine, 'kind' | 'amount'>;
const appearance: Line = { kind: 'appearance', description: 'Final arguments', amount: 10_000_000 };

async function newNote(fields: object = {}, lines: Line[] = [appearance], by = asha): Promise<string> {
  const { id } = await added(by, 'fee_notes', fields);
  for (const line of lines) await added(by, 'fee_note_lines', { fee_note_id: id, ...line });
  return id;
}
const fn = (name: string, body: object, by = asha) => by.call('POST', `/functions/v1/${name}`, body);
async function issue(id: string, by = asha): Promise<IssuedFeeNote> {
  const answer = await fn('issue-fee-note', { id }, by);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as IssuedFeeNote;
}
const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;
const rows = async <T>(path: string, by = asha) => (await (await by.call('GET', path)).json()) as T[];
const numberOf = ({ number }: IssuedFeeNote) => Number(number.split('/').at(-1));

test('a note for a business of another State is numbered, and the client pays the tax', async () => {
  const client = await added(asha, 'clients', { name: 'Kaveri Mills', status: 'exploration' });
  const id = await newNote(
    { client_id: client.id, recipient_kind: 'business', recipient_state: '27', below_threshold: false },
    [appearance, { kind: 'expense', description: 'Court fee', amount: 123_400 }],
  );
  const { number, tax, total } = await issue(id);
  expect(number).toMatch(/^AR\/\d{4}-\d{2}\/\d+$/u);
  expect(total).toBe(10_123_400);
  expect(tax).toMatchObject({ mode: 'reverse_charge', cgst: 0, sgst: 0, igst: 0 });
  expect(tax.recipient_pays).toEqual({ cgst: 0, sgst: 0, igst: 1_800_000 });
  expect(tax.source).toContain('13/2017-Central Tax (Rate)');
  const [note] = await rows<FeeNote>(`/rest/v1/fee_notes?id=eq.${id}`);
  expect(note).toMatchObject({ status: 'issued', number, total, recipient_state: '27' });
});

test('notes that are issued at once have consecutive numbers, and a refused one takes none', async () => {
  const first = numberOf(await issue(await newNote()));
  const ids = await Promise.all(Array.from({ length: 8 }, () => newNote()));
  const without = await newNote({}, []);
  const [numbers, refused] = await Promise.all([
    Promise.all(ids.map((id) => issue(id).then(numberOf))),
    fn('issue-fee-note', { id: without }),
  ]);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 8 }, (_, at) => first + 1 + at));
  expect(refused.status).toBe(400);
  expect(await errorOf(refused)).toContain('Add a line');
  expect(numberOf(await issue(await newNote()))).toBe(first + 9);
});

test('a transaction that fails gives its number back', async () => {
  const before = numberOf(await issue(await newNote()));
  const id = await newNote();
  const session = { userId: asha.userId, aal: 'aal1' as const };
  const failing = it.services.db.withUser(session, async (tx) => {
    await tx.first(
      sql`select app.issue_fee_note(${id}, null, 'AR', '2026-27', now(), 1, '{}'::jsonb, '{}'::jsonb)`,
    );
    throw new Error('power failed');
  });
  await expect(failing).rejects.toThrow('power failed');
  expect(numberOf(await issue(id))).toBe(before + 1);
});

test('a second request for the same note does not number it again', async () => {
  const id = await newNote();
  const answers = await Promise.all([fn('issue-fee-note', { id }), fn('issue-fee-note', { id })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

describe('a draft that is saved whole', () => {
  const draft = { recipient_kind: 'individual', below_threshold: false, supply: 'legal' };
  const linesOf = (id: string) =>
    rows<FeeNoteLine>(`/rest/v1/fee_note_lines?fee_note_id=eq.${id}&select=amount,position&order=position`);
  const save = (body: object, by = asha) => fn('save-fee-note', { ...draft, ...body }, by);
  const line = (amount: number) => ({ kind: 'drafting', amount });

  test('has its lines in their order, up to the limit, and others in their place when it is saved again', async () => {
    const made = await save({ lines: Array.from({ length: 200 }, (_, at) => line(200 - at)) });
    expect(made.status, await made.clone().text()).toBe(200);
    const { id } = (await made.json()) as { id: string };
    expect((await linesOf(id)).slice(0, 2)).toEqual([
      { amount: 200, position: 0 },
      { amount: 199, position: 1 },
    ]);
    const [note] = await rows<FeeNote>(`/rest/v1/fee_notes?id=eq.${id}`);
    const again = await save({
      id,
      if_updated_at: note?.updated_at,
      supply: 'other',
      lines: [line(7), line(8)],
    });
    expect(again.status, await again.clone().text()).toBe(200);
    expect(await linesOf(id)).toEqual([
      { amount: 7, position: 0 },
      { amount: 8, position: 1 },
    ]);
    const stale = await save({ id, if_updated_at: note?.updated_at, lines: [] });
    expect([stale.status, (await linesOf(id)).length]).toEqual([409, 2]);
  });

  test('is left as it was when one line is refused, and a new one is not made', async () => {
    const id = await newNote();
    const before = await rows<FeeNote>('/rest/v1/fee_notes?select=id');
    const receipt_file_id = '00000000-0000-4000-8000-000000000000';
    for (const which of [{ id }, {}]) {
      const refused = await save({ ...which, lines: [line(1), { ...line(2), receipt_file_id }] });
      expect(refused.status).toBeGreaterThanOrEqual(400);
    }
    expect(await linesOf(id)).toEqual([{ amount: appearance.amount, position: 0 }]);
    expect(await rows('/rest/v1/fee_notes?select=id')).toHaveLength(before.length);
  });

  test('is made once when a new one is sent again, and does not replace that of another user', async () => {
    const id = crypto.randomUUID();
    const body = { id, is_new: true, lines: [line(1)] };
    for (const lines of [body.lines, [line(2), line(3)]])
      expect(await (await save({ ...body, lines })).json()).toEqual({ id });
    expect((await linesOf(id)).map(({ amount }) => amount)).toEqual([2, 3]);
    expect(await rows(`/rest/v1/fee_notes?id=eq.${id}`)).toHaveLength(1);
    expect((await save(body, ravi)).status).toBe(404);
    expect((await linesOf(id)).map(({ amount }) => amount)).toEqual([2, 3]);
  });

  test('is not the draft of another user, and no issued note', async () => {
    const id = await newNote();
    expect((await save({ id, lines: [] }, ravi)).status).toBe(404);
    await issue(id);
    expect((await save({ id, lines: [] })).status).toBe(409);
    expect(await linesOf(id)).toHaveLength(1);
  });
});

test('an issued note and its lines no longer change, and are not deleted', async () => {
  const id = await newNote();
  await issue(id);
  const [line] = await rows<FeeNoteLine>(`/rest/v1/fee_note_lines?fee_note_id=eq.${id}`);
  const changes = [
    await asha.call('PATCH', `/rest/v1/fee_notes?id=eq.${id}`, { supply: 'other' }),
    await asha.call('DELETE', `/rest/v1/fee_notes?id=eq.${id}`),
    await asha.call('PATCH', `/rest/v1/fee_note_lines?id=eq.${line?.id}`, { amount: 1 }),
    await asha.call('DELETE', `/rest/v1/fee_note_lines?id=eq.${line?.id}`),
    await asha.call('POST', '/rest/v1/fee_note_lines', { fee_note_id: id, ...appearance }),
  ];
  for (const answer of changes) {
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toContain('cannot be changed');
  }
  for (const fields of [{ status: 'issued' }, { number: 'X/1' }, { total: 1 }])
    expect((await asha.call('POST', '/rest/v1/fee_notes', fields)).status).toBe(400);
});

test('tax that is due needs the State of the office; exempt services do not', async () => {
  const business = await newNote({ recipient_kind: 'business' }, [appearance], ravi);
  const refused = await fn('issue-fee-note', { id: business }, ravi);
  expect(refused.status).toBe(400);
  expect(await errorOf(refused)).toContain('State of your office');
  const { tax } = await issue(await newNote({ recipient_kind: 'individual' }, [appearance], ravi), ravi);
  expect(tax.mode).toBe('none');
});

test('a registered office charges tax on other services, and its invoice has a short number', async () => {
  const firm = await it.lawyer();
  const settings = await added(firm, 'fee_settings', { gstin: '27AAPFU0939F1ZV', prefix: 'CHAMBERS' });
  const id = await newNote({ supply: 'other', recipient_state: 'Maharashtra' }, [appearance], firm);
  const refused = await fn('issue-fee-note', { id }, firm);
  expect(await errorOf(refused)).toContain('Shorten the prefix');
  await done(firm.call('PATCH', `/rest/v1/fee_settings?id=eq.${settings.id}`, { prefix: 'UF' }));
  const { number, tax, total } = await issue(id, firm);
  expect(number).toMatch(/\/1$/u);
  expect(tax).toMatchObject({ mode: 'forward', cgst: 900_000, sgst: 900_000, igst: 0 });
  expect(total).toBe(11_800_000);
  const other = await firm.call('POST', '/rest/v1/fee_settings', { state: '27' });
  expect(other.status).toBe(409);
});

test('part payments, tax that was deducted and advances make up what a client owes', async () => {
  const client = await added(asha, 'clients', { name: 'Palar Dyes', status: 'exploration' });
  const id = await newNote({ client_id: client.id });
  const pay = (fields: object) =>
    asha.call('POST', '/rest/v1/fee_payments', { received_on: '2026-11-02', ...fields });
  expect((await pay({ fee_note_id: id, amount: 1 })).status).toBe(400);
  await issue(id);
  expect((await pay({ fee_note_id: id, amount: 3_600_000, tds: 400_000 })).status).toBe(201);
  const advance = await added(asha, 'fee_payments', {
    client_id: client.id,
    received_on: '2026-11-03',
    amount: 5_000_000,
  });
  const owed = async () => {
    const { clients } = (await (await asha.call('GET', '/functions/v1/fee-dues')).json()) as FeeDues;
    return clients.find(({ client_id }) => client_id === client.id);
  };
  expect(await owed()).toMatchObject({
    billed: 10_000_000,
    received: 8_600_000,
    tds: 400_000,
    due: 6_000_000,
    advance: 5_000_000,
  });
  const tooMuch = await pay({ fee_note_id: id, amount: 6_000_001 });
  expect(((await tooMuch.json()) as { message: string }).message).toContain('more than is due');
  const use = (amount: number) => fn('use-advance', { id: advance.id, fee_note_id: id, amount });
  expect((await use(5_000_001)).status).toBe(400);
  expect((await use(2_000_000)).status).toBe(204);
  expect(await owed()).toMatchObject({ due: 4_000_000, advance: 3_000_000 });
  expect((await use(3_000_000)).status).toBe(204);
  expect(await owed()).toMatchObject({ due: 1_000_000, advance: 0, received: 8_600_000 });
  const payments = await rows<FeePayment>(`/rest/v1/fee_payments?fee_note_id=eq.${id}&order=amount`);
  expect(payments.map(({ amount }) => amount)).toEqual([2_000_000, 3_000_000, 3_600_000]);
});

test('a payment that is sent again with its id is one payment, with what was typed last', async () => {
  const id = await newNote();
  await issue(id);
  const pay = async (amount: number) => {
    const payment = { id: '0b7f8f5e-0000-4000-8000-0000000000fe', fee_note_id: id, amount };
    const answer = await asha.call(
      'POST',
      '/rest/v1/fee_payments',
      { ...payment, received_on: '2026-11-02' },
      { prefer: 'resolution=merge-duplicates' },
    );
    expect(answer.status).toBe(201);
  };
  await pay(9_000_000);
  await pay(9_000_000);
  await pay(8_000_000);
  const payments = await rows<FeePayment>(`/rest/v1/fee_payments?fee_note_id=eq.${id}`);
  expect(payments.map(({ amount }) => amount)).toEqual([8_000_000]);
});

test('two payments at once do not pass what is due', async () => {
  const id = await newNote();
  await issue(id);
  const pay = () =>
    asha.call('POST', '/rest/v1/fee_payments', {
      fee_note_id: id,
      received_on: '2026-11-02',
      amount: 6_000_000,
    });
  const answers = await Promise.all([pay(), pay()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test('a cancelled note keeps its number; one with payments is not cancelled', async () => {
  const id = await newNote();
  await issue(id);
  const payment = await added(asha, 'fee_payments', {
    fee_note_id: id,
    received_on: '2026-11-02',
    amount: 100,
  });
  expect((await fn('cancel-fee-note', { id })).status).toBe(409);
  await done(asha.call('DELETE', `/rest/v1/fee_payments?id=eq.${payment.id}`));
  expect((await fn('cancel-fee-note', { id })).status).toBe(204);
  const [note] = await rows<FeeNote>(`/rest/v1/fee_notes?id=eq.${id}`);
  expect(note?.status).toBe('cancelled');
  expect(note?.number).not.toBeNull();
});

test('the ledger has each entry in rupees, and no text that a spreadsheet would run', async () => {
  const firm = await it.lawyer();
  await added(firm, 'fee_settings', { state: '07' });
  const note = { recipient_kind: 'business', recipient_state: '07', recipient_name: '=HYPERLINK("x")' };
  await issue(await newNote(note, [{ kind: 'opinion', amount: 123_457 }], firm), firm);
  const answer = await firm.call('GET', '/functions/v1/fee-ledger');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const [head, line] = text.trim().split('\r\n');
  expect(head).toContain('GSTIN of the client');
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);
  expect(line).toContain('1234.57,Reverse charge,111.11,111.11,0.00');
  const before = await firm.call('GET', '/functions/v1/fee-ledger?to=2001-01-01');
  expect((await before.text()).trim().split('\r\n')).toHaveLength(1);
});

test('the accountant gets the register of notes, of receipts and of tax that was deducted', async () => {
  const firm = await it.lawyer();
  const client = await added(firm, 'clients', { name: 'Vaigai Looms', status: 'exploration' });
  const [kept, gone] = [
    await newNote({ client_id: client.id }, [appearance], firm),
    await newNote({}, [appearance], firm),
  ];
  await issue(kept, firm);
  await issue(gone, firm);
  await done(fn('cancel-fee-note', { id: gone }, firm));
  const pay = (fields: object) => added(firm, 'fee_payments', { received_on: '2026-11-02', ...fields });
  await pay({ fee_note_id: kept, amount: 900_000, tds: 100_000 });
  await pay({ client_id: client.id, amount: 500_000 });
  const entries = async (register: string) => {
    const answer = await firm.call('GET', `/functions/v1/fee-ledger?register=${register}`);
    expect(answer.headers.get('content-disposition')).toContain(`fee-${register}.csv`);
    const [, ...lines] = (await answer.text()).trim().split('\r\n');
    return lines.map((line) => line.split(',')[1]).toSorted();
  };
  expect(await entries('notes')).toEqual(['Cancelled fee note', 'Fee note']);
  expect(await entries('receipts')).toEqual(['Advance', 'Payment']);
  expect(await entries('tds')).toEqual(['Payment']);
  expect(await entries('ledger')).toHaveLength(4);
});

test('a note is printed as Word and PDF, and only for its owner', async () => {
  const id = await newNote({ recipient_name: 'Meera Iyer' });
  const draft = await asha.call('GET', `/functions/v1/fee-notes/${id}?format=pdf`);
  expect(
    Buffer.from(await draft.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await issue(id);
  const word = await asha.call('GET', `/functions/v1/fee-notes/${id}?format=docx`);
  expect(word.headers.get('content-disposition')).toContain('Fee note AR-');
  expect(
    Buffer.from(await word.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  for (const path of [`fee-notes/${id}`, `fee-notes/${crypto.randomUUID()}`])
    expect((await ravi.call('GET', `/functions/v1/${path}`)).status).toBe(404);
  expect((await fn('issue-fee-note', { id }, ravi)).status).toBe(404);
  expect((await fn('cancel-fee-note', { id }, ravi)).status).toBe(404);
});

test('a short note with its UPI code is one page', async () => {
  const tara = await it.lawyer();
  await added(tara, 'fee_settings', { state: '33', upi_id: 'tara@upi', upi_name: 'Tara' });
  const { id } = await added(tara, 'fee_notes', {
    recipient_kind: 'business',
    recipient_name: 'Kaveri Looms Ltd.',
    recipient_address: '12 Mill Road\nCoimbatore 641001',
    recipient_state: '33',
  });
  for (const [kind, amount] of [
    ['appearance', 2_500_000],
    ['expense', 52_000],
  ] as const)
    await added(tara, 'fee_note_lines', { fee_note_id: id, kind, amount, description: 'As agreed' });
  await issue(id, tara);
  const answer = await tara.call('GET', `/functions/v1/fee-notes/${id}?format=pdf`);
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/gu)).toHaveLength(1);
});

test('a note stays in the books when its case goes to another owner or its client is deleted', async () => {
  const client = await added(asha, 'clients', { name: 'Vaigai Looms', status: 'exploration' });
  const theirs = await added(asha, 'cases', { title: 'Vaigai Looms v. State', client_id: client.id });
  const id = await newNote({ case_id: theirs.id });
  await issue(id);
  await it.db.sql('select app.move_case($1, $2, $3)', [theirs.id, asha.userId, ravi.userId]);
  const [note] = await rows<FeeNote>(`/rest/v1/fee_notes?id=eq.${id}`);
  expect(note).toMatchObject({ case_id: null, client_id: client.id, status: 'issued' });
  expect(await rows(`/rest/v1/fee_notes?id=eq.${id}`, ravi)).toEqual([]);
});

test('the results of a day are read with their cases and clients, and its lines with their notes', async () => {
  const client = await added(asha, 'clients', { name: 'Alli Dyes', status: 'exploration' });
  const made = await added(asha, 'cases', { title: 'Alli v. State', client_id: client.id });
  const hearing = await added(asha, 'timeline_events', {
    ...{ case_id: made.id, title: 'Arguments', event_type: 'hearing', event_date: '2021-04-01' },
  });
  await done(fn('day-result', { event_id: hearing.id, outcome: 'heard' }));
  const day = encodeURIComponent('2021-04-01T00:00+05:30');
  const select = 'id,title,event_date,case_id,result,case(title,client_id,role,client(name))';
  const held = `/rest/v1/timeline_events?select=${select}&event_date=gte.${day}&done_at=not.is.null`;
  expect(await rows(held)).toMatchObject([
    {
      ...{ id: hearing.id, case_id: made.id, result: { outcome: 'heard' } },
      case: { title: 'Alli v. State', client_id: client.id, role: 'owner', client: { name: 'Alli Dyes' } },
    },
  ]);
  await newNote({ case_id: made.id }, [{ ...appearance, done_on: '2021-04-01' }]);
  const lines = '/rest/v1/fee_note_lines?select=done_on,fee_notes(status,case_id)&done_on=eq.2021-04-01';
  expect(await rows(lines)).toEqual([
    { done_on: '2021-04-01', fee_notes: { status: 'draft', case_id: made.id } },
  ]);
  expect(await rows(lines, ravi)).toEqual([]);
});

test('a receipt is a file of the case of its note, and is added after the note was issued', async () => {
  const legalCase = await added(asha, 'cases', { title: 'Kaveri v. State' });
  const other = await added(asha, 'cases', { title: 'Palar v. State' });
  const file = (case_id: string) =>
    added(asha, 'case_files', {
      case_id,
      file_name: 'Paid.pdf',
      file_path: `case_files/${case_id}/paid.pdf`,
    });
  const [receipt, foreign] = [await file(legalCase.id), await file(other.id)];
  const id = await newNote({ case_id: legalCase.id }, [{ kind: 'expense', amount: 50_000 }]);
  const [line] = await rows<FeeNoteLine>(`/rest/v1/fee_note_lines?fee_note_id=eq.${id}`);
  const put = (fields: object) => asha.call('PATCH', `/rest/v1/fee_note_lines?id=eq.${line?.id}`, fields);
  const wrong = await put({ receipt_file_id: foreign.id });
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('of its fee note')]);
  await issue(id);
  expect((await put({ receipt_file_id: receipt.id })).status).toBe(204);
  expect((await put({ receipt_file_id: receipt.id, amount: 1 })).status).toBe(400);
  const [shown] = await rows(`/rest/v1/fee_note_lines?fee_note_id=eq.${id}&select=amount,receipt(file_name)`);
  expect(shown).toEqual({ amount: 50_000, receipt: { file_name: 'Paid.pdf' } });
});

describe('a chambers that bills as one', () => {
  let head: Lawyer;
  let junior: Lawyer;
  let chambers: string;
  const settings = {
    letterhead: 'CHAMBERS OF MEHTA',
    gstin: '27AAPFU0939F1ZV',
    bills_as_one: true,
    prefix: 'MC',
    upi_id: 'mehta@bank',
    rates: { appearance: 2_500_000 },
  };
  beforeAll(async () => {
    [head, junior] = await Promise.all([it.lawyer(), it.lawyer()]);
    chambers = (await added(head, 'chambers', { name: 'Mehta' })).id;
    await it.db.sql(
      `insert into public.chambers_members (chambers_id, user_id, role) values ($1, $2, 'member')`,
      [chambers, junior.userId],
    );
    await added(head, 'chambers_fee_settings', { chambers_id: chambers, ...settings });
    for (const by of [head, junior]) await added(by, 'fee_settings', { chambers_id: chambers });
  });

  test('numbers the notes of its members in one sequence, with its letterhead, tax and UPI ID', async () => {
    const numbers: string[] = [];
    for (const by of [head, junior, head]) {
      const { number, tax } = await issue(
        await newNote({ supply: 'other', recipient_state: '27' }, [appearance], by),
        by,
      );
      expect(tax.mode).toBe('forward');
      numbers.push(number);
    }
    expect(numbers.map((number) => number.replace(/\d{4}-\d{2}/u, 'Y'))).toEqual([
      'MC/Y/1',
      'MC/Y/2',
      'MC/Y/3',
    ]);
    const [kept] = await it.db.sql<{ document: { letterhead: string; upi: { id: string } } }>(
      'select document from public.fee_notes where owner_id = $1',
      [junior.userId],
    );
    expect(kept?.document).toMatchObject({ letterhead: 'CHAMBERS OF MEHTA', upi: { id: 'mehta@bank' } });
  });

  test('members read its settings, heads alone write them, strangers see nothing', async () => {
    const path = `/rest/v1/chambers_fee_settings?chambers_id=eq.${chambers}`;
    expect(await rows(path, junior)).toMatchObject([{ rates: { appearance: 2_500_000 } }]);
    expect(await rows(path, ravi)).toEqual([]);
    await junior.call('PATCH', path, { prefix: 'X' });
    await ravi.call('PATCH', path, { prefix: 'X' });
    expect(await rows(path, head)).toMatchObject([{ prefix: 'MC' }]);
    const refused = await junior.call('POST', '/rest/v1/chambers_fee_settings', { chambers_id: chambers });
    expect(refused.status).toBeGreaterThanOrEqual(400);
  });

  test('a member who left has the own settings and numbers again', async () => {
    const gone = await it.lawyer();
    await added(gone, 'fee_settings', { chambers_id: chambers, prefix: 'OWN' });
    const { number } = await issue(await newNote({}, [appearance], gone), gone);
    expect(number).toMatch(/^OWN\//u);
  });
});
