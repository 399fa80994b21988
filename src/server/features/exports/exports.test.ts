import mammoth from 'mammoth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFile, insert } from '#test/fixtures/case-files.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { readZip } from '#test/fixtures/read-zip.ts';
import { addEvent } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { TABLES_OF_ACCOUNT, TABLES_OF_CASE } from './store.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
beforeAll(async () => {
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

const added = async (table: string, fields: object) => (await insert<{ id: string }>(asha, table, fields)).id;
const exported = (kind: string, id: string, who = asha) =>
  who.call('GET', `/functions/v1/export/${kind}/${id}`);
const entriesOf = async (answer: Response) => readZip(Buffer.from(await answer.arrayBuffer()));
const jsonOf = (entries: Map<string, Buffer>, name: string) => JSON.parse(String(entries.get(name)));

test('the export of a client holds its rows, its lists of dates and every file', async () => {
  const client = await added('clients', { name: 'Kaveri Mills' });
  const first = await added('cases', { client_id: client, title: 'Kaveri Mills v. State' });
  const second = await added('cases', { client_id: client, title: 'kaveri mills v. state' });
  await addEvent(asha, first, { title: 'Deed of gift', event_date: '1892-05-04', event_type: 'document' });
  await addFile(it, asha, first, { name: 'Order.txt', bytes: 'The first order' });
  await addFile(it, asha, first, { name: 'Order.txt', bytes: 'The second order' });
  await addFile(it, asha, second, { name: '../../வழக்கு: 1.txt', bytes: 'A petition' });
  const answer = await exported('client', client);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('Kaveri Mills.zip');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const entries = await entriesOf(answer);

  expect(jsonOf(entries, 'client.json')).toMatchObject({ id: client, name: 'Kaveri Mills' });
  const cases = [...entries.keys()].filter((name) => name.endsWith('/case.json'));
  expect(cases).toHaveLength(2);
  const folders = cases.map((name) => name.replace('case.json', ''));
  expect(folders.map((name) => name.toLowerCase()).sort()).toEqual([
    'kaveri mills v. state (2)/',
    'kaveri mills v. state/',
  ]);
  const folder = folders.find((name) => jsonOf(entries, `${name}case.json`).case.id === first) ?? '';
  const whole = jsonOf(entries, `${folder}case.json`);
  expect(whole.case_files).toHaveLength(2);
  expect(whole.timeline_events).toMatchObject([{ title: 'Deed of gift' }]);
  expect(whole.event_suggestions).toEqual([]);
  expect(whole.case_summary).toBeNull();
  expect(whole.written_summary).toBeNull();
  const files = [...entries].filter(([name]) => name.startsWith(`${folder}Files/`));
  expect(files.map(([name]) => name.slice(folder.length)).sort()).toEqual([
    'Files/Order (2).txt',
    'Files/Order.txt',
  ]);
  expect(files.map(([, bytes]) => String(bytes)).sort()).toEqual(['The first order', 'The second order']);
  const dates = entries.get(`${folder}List of dates.docx`) ?? Buffer.alloc(0);
  expect((await mammoth.extractRawText({ buffer: dates })).value).toContain('Deed of gift');
  const names = [...entries.keys()];
  expect(names.filter((name) => name.split('/').some((part) => part === '..' || part === ''))).toEqual([]);
  expect(names.some((name) => name.includes('வழக்கு'))).toBe(true);
  expect(jsonOf(entries, 'about.json').files_not_included).toEqual([]);
});

test('the export has every column of a case and of its drafts, with their facts and annexures', async () => {
  const id = await added('cases', { title: 'I v. J' });
  const facts = { place: 'Madurai' };
  const made = await asha.call('POST', '/functions/v1/draft-from-template', {
    ...{ caseId: id, template: 'vakalatnama', facts },
  });
  const { id: draftId } = (await made.json()) as { id: string };
  const file = await addFile(it, asha, id, { name: 'Order.txt', bytes: 'Allowed' });
  const files = [{ file: file.id, mark: 'P-1', particulars: 'Order', included: true }];
  await asha.call('PUT', '/functions/v1/draft-annexures', { draftId, files, trueCopy: true });
  const whole = jsonOf(await entriesOf(await exported('case', id)), 'case.json');
  expect(whole.case_drafts).toMatchObject([
    { id: draftId, template: 'vakalatnama', facts, annexures: { files, trueCopy: true } },
  ]);
  for (const [table, row] of Object.entries({ cases: whole.case, case_drafts: whole.case_drafts[0] })) {
    const columns = await it.db.sql<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    const left = columns.map(({ name }) => name).filter((name) => !Object.hasOwn(row, name));
    expect(left, table).toEqual(['bin_id']);
  }
});

test('a question for the headers of an export does not hold the turn of its user', async () => {
  const id = await added('cases', { title: 'K v. L' });
  for (const path of [`export/case/${id}`, 'export-account'])
    for (let n = 0; n < 3; n++) {
      const answer = await asha.call('HEAD', `/functions/v1/${path}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    }
  expect([...(await entriesOf(await exported('case', id))).keys()]).toContain('case.json');
});

test('the export of a case says which files are not in it', async () => {
  const id = await added('cases', { title: 'A v. B' });
  const row = { case_id: id, file_name: 'Lost.txt', file_path: `case_files/${id}/lost.txt` };
  await added('case_files', row);
  const library = { file_name: 'Judgment', file_path: 'a.md', storage_provider: 'library', document_id: 'x' };
  await added('case_files', { case_id: id, ...library });
  const entries = await entriesOf(await exported('case', id));
  const names = [...entries.keys()].filter((name) => !name.startsWith('Tables/'));
  expect(names).toEqual(['README.txt', 'case.json', 'about.json']);
  expect(jsonOf(entries, 'about.json').files_not_included).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Lost.txt', reason: 'not stored' }),
      expect.objectContaining({ name: 'Judgment', reason: 'a document of the library that was not read' }),
    ]),
  );
});

test('a document of the library is exported as the text that was read', async () => {
  const id = await added('cases', { title: 'G v. H' });
  const fields = { file_name: 'a.md', file_path: 'a.md', storage_provider: 'library', document_id: 'y' };
  const file = await added('case_files', { case_id: id, ...fields });
  await it.db.sql(
    "update public.case_files set text_state = 'read', document_title = 'G v. State' where id = $1",
    [file],
  );
  await it.db.sql(
    `insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
     select $1, $2, $3, page, 'Paragraph ' || page, 'text' from generate_series(1, 120) page`,
    [asha.userId, id, file],
  );
  const entries = await entriesOf(await exported('case', id));
  const text = String(entries.get('Files/G v. State.txt'));
  expect(text.split('\n\n').filter(Boolean)).toEqual(
    Array.from({ length: 120 }, (_, at) => `Paragraph ${at + 1}`),
  );
});

test('nobody exports what is another user’s, or in the bin', async () => {
  const client = await added('clients', { name: 'Private' });
  const id = await added('cases', { client_id: client, title: 'Private v. State' });
  for (const [kind, of] of [
    ['client', client],
    ['case', id],
    ['case', client],
  ] as const)
    expect((await exported(kind, of, kind === 'case' && of === client ? asha : ravi)).status).toBe(404);
  for (const [kind, sentence] of [
    ['client', 'Client not found'],
    ['case', 'Case not found'],
  ] as const)
    expect(await (await exported(kind, crypto.randomUUID())).text()).toContain(sentence);
  await asha.call('DELETE', `/rest/v1/clients?id=eq.${client}`);
  expect((await exported('client', client)).status).toBe(404);
  expect((await exported('case', id)).status).toBe(404);
  expect((await exported('case', 'x')).status).toBe(400);
});

test('each draft is exported as Word, PDF and text; an empty one is named with the reason', async () => {
  const id = await added('cases', { title: 'K v. L', court: 'High Court of Delhi' });
  await added('case_drafts', { case_id: id, title: 'Reply: 1/2', content: 'REPLY\n\nThe debt is denied.' });
  await added('case_drafts', { case_id: id, title: 'Empty', content: ' ' });
  await addEvent(asha, id, { title: '=1+1, "quoted"', event_date: '2026-05-04', event_type: 'document' });
  const entries = await entriesOf(await exported('case', id));
  const drafts = [...entries.keys()].filter((name) => name.startsWith('Drafts/'));
  expect(drafts.map((name) => name.replace(/^.*\./u, ''))).toEqual(['docx', 'pdf', 'txt']);
  const [word, pdf, text] = drafts.map((name) => entries.get(name) ?? Buffer.alloc(0));
  const read = await mammoth.extractRawText({ buffer: word ?? Buffer.alloc(0) });
  expect(read.value).toContain('The debt is denied.');
  expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(String(text)).toContain('The debt is denied.');
  expect(jsonOf(entries, 'about.json').files_not_included).toMatchObject([
    { name: 'Empty', reason: 'empty' },
  ]);
  const dates = String(entries.get('Tables/timeline_events.csv'));
  expect(dates).toContain(`"'=1+1, ""quoted"""`);
  expect(dates.split('\r\n')).toHaveLength(3);
});

test('a file that goes into the bin is not exported', async () => {
  const id = await added('cases', { title: 'C v. D' });
  const file = await addFile(it, asha, id, { name: 'Gone.txt', bytes: 'Gone' });
  await asha.call('DELETE', `/rest/v1/case_files?id=eq.${file.id}`);
  const names = [...(await entriesOf(await exported('case', id))).keys()];
  expect(names.filter((name) => !name.startsWith('Tables/'))).toEqual([
    'README.txt',
    'case.json',
    'about.json',
  ]);
});

test('one export of a user runs at a time, and one that is left makes place for the next', async () => {
  const id = await added('cases', { title: 'E v. F' });
  await addFile(it, asha, id, { name: 'Long.txt', bytes: Buffer.alloc(3_000_000, 'long ') });
  const left = await exported('case', id);
  const waiting = exported('case', id);
  await left.body?.cancel();
  const entries = await entriesOf(await waiting);
  expect(entries.get('Files/Long.txt')).toHaveLength(3_000_000);
});

test('the export of an account holds what its owner has, and nothing of others', async () => {
  const [meera, other] = await Promise.all([it.lawyer(), it.lawyer()]);
  const add = async (who: Lawyer, table: string, fields: object) =>
    (await insert<{ id: string }>(who, table, fields)).id;
  const practice = { enrolment_number: 'MS/1/2010', letterhead: '', signature_block: 'Meera', courts: [] };
  await meera.call('PATCH', `/rest/v1/profiles?id=eq.${meera.userId}`, { practice });
  for (const name of ['Kaveri Mills', 'Kaveri Mills']) {
    const client = await add(meera, 'clients', { name });
    const legalCase = await add(meera, 'cases', { client_id: client, title: 'Order' });
    await addFile(it, meera, legalCase, { name: 'Order.txt', bytes: 'Allowed' });
  }
  await add(meera, 'cases', { title: 'Without a client' });
  await add(other, 'cases', { title: 'Of somebody else' });
  await add(meera, 'saved_searches', { name: 'Bail', query: 'bail', mode: 'keyword', filters: {} });
  await add(other, 'saved_searches', { name: 'Private', query: 'bail', mode: 'keyword', filters: {} });
  const thread = await add(meera, 'chat_threads', { title: 'Without a case' });
  await add(meera, 'chat_messages', { thread_id: thread, role: 'user', content: 'What is bail?' });
  const check = { text: 'See Mehta v. Rao, (2011) 4 SCC 77.', name: 'Reply' };
  expect((await meera.call('POST', '/functions/v1/check-document', check)).status).toBe(200);
  await add(meera, 'fee_settings', { state: 'Delhi', prefix: 'MS' });
  await add(meera, 'client_message_templates', { language: 'en', name: 'Next', words: '{next}' });
  const note = await add(meera, 'fee_notes', { recipient_name: 'Palar Dyes' });
  await add(meera, 'fee_note_lines', {
    fee_note_id: note,
    kind: 'appearance',
    description: 'Hearing',
    amount: 500_000,
  });
  const issued = await meera.call('POST', '/functions/v1/issue-fee-note', { id: note });
  const { number } = (await issued.json()) as { number: string };
  await add(meera, 'fee_notes', { recipient_name: 'A draft' });
  const answer = await meera.call('GET', '/functions/v1/export-account');
  expect(answer.status).toBe(200);
  const entries = await entriesOf(answer);
  const notes = [...entries.keys()].filter((name) => name.startsWith('Fee notes/'));
  expect(notes).toEqual([`Fee notes/${number.replaceAll('/', '-')}.pdf`]);
  const { pages } = await readPdf(new Uint8Array(entries.get(notes[0] ?? '') ?? []));
  expect(pages.join()).toContain('Palar Dyes');
  expect(jsonOf(entries, 'profile.json')).toMatchObject({ id: meera.userId, practice });
  expect(jsonOf(entries, 'saved_searches.json')).toMatchObject([{ name: 'Bail' }]);
  expect(jsonOf(entries, 'document_checks.json')).toMatchObject([
    { name: 'Reply', report: { citations: [{ text: expect.stringContaining('(2011) 4 SCC 77') }] } },
  ]);
  expect(jsonOf(entries, 'chat_threads.json')).toMatchObject([{ id: thread, title: 'Without a case' }]);
  expect(jsonOf(entries, 'chat_messages.json')).toMatchObject([{ content: 'What is bail?' }]);
  const names = [...entries.keys()];
  expect(names).toContain('Clients/Kaveri Mills/Order/Files/Order.txt');
  expect(names).toContain('Clients/Kaveri Mills (2)/client.json');
  expect(names).toContain('Cases/Without a client/case.json');
  expect(names.join()).not.toContain('somebody');
  expect(String(entries.get('Tables/saved_searches.csv'))).toMatch(/^\uFEFFid,[\s\S]*\r\n[^\r]*Bail/u);
  expect(String(entries.get('README.txt'))).toContain('Tables');
});

/** Tables with rows of a user that no export has. */
const NOT_EXPORTED: Record<string, RegExp> = {
  'sign-in, its secrets and its log': /^auth\./u,
  'what the product makes from other rows':
    /^(?:app\.(?:case_access|page_vectors)|public\.(?:conflict_names|conflict_words|case_file_pages|stored_files))$/u,
  'counts and turns':
    /^(?:app\.(?:(?:reading|uploader)_turns|fee_note_numbers)|public\.usage_(?:counters|reservations))$/u,
  'digests of what was proposed from files of courts, and how a press is undone':
    /^public\.court_import_(?:marks|steps)$/u,
  'files of emails, for some weeks': /^public\.court_import_papers$/u,
  'what is deleted': /^public\.bin_items$/u,
  'what a hall calls on a day': /^public\.court_calls$/u,
  'what is offered for some days': /^app\.case_offers$/u,
};
/** Columns that do not refer to the account of the user. */
const WITHOUT_REFERENCE = [
  // Follows the members of the case and of its chambers.
  'app.case_access.user_id',
  // The owner of the case keeps who did what.
  'public.case_activity.user_id',
];

test('each table with rows of a user is exported, and its rows go with the account', async () => {
  const columns = await it.db.sql<{ table: string; column: string; deletes: string | null }>(`
    select n.nspname || '.' || c.relname as table, a.attname as column,
      (select string_agg(k.confdeltype::text, '') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)) as deletes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'app') and a.attname in ('owner_id', 'user_id')`);
  expect(columns.length).toBeGreaterThan(40);
  const tables = [
    'clients',
    'cases',
    'case_summaries',
    'written_summaries',
    ...TABLES_OF_CASE,
    ...TABLES_OF_ACCOUNT,
  ];
  const exportedTables = tables.map((name) => `public.${name}`);
  const left = [...new Set(columns.map(({ table }) => table))].filter(
    (table) =>
      !exportedTables.includes(table) && !Object.values(NOT_EXPORTED).some((names) => names.test(table)),
  );
  expect(left).toEqual([]);
  // c: deleted with what it refers to; n: an invoice, which the law wants kept, without the user.
  const stays = columns.filter(({ deletes }) => !/[cn]/u.test(deletes ?? ''));
  expect(stays.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(WITHOUT_REFERENCE);
});
