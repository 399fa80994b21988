import { Document, Packer, Paragraph } from 'docx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventSuggestion } from '#shared/contracts/file-pages.ts';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { formatSentenceData } from '#shared/messages/sentence.ts';
import { addFile, fileRow, newCase, pdfOf, searchCase } from '#test/fixtures/case-files.ts';
import { oldWord } from '#test/fixtures/old-word.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { FileReader } from './reader.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
let reader: FileReader;
let caseId: string;

beforeAll(async () => {
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  reader = new FileReader(it.services);
  caseId = await newCase(asha);
});
afterAll(async () => {
  reader.close();
  await it.close();
});

const add = (name: string, bytes: Uint8Array | string, to = caseId, fields = {}) =>
  addFile(it, asha, to, { name, bytes, ...fields });
const row = (id: string) => fileRow(asha, id);
const search = (query: string, who = asha, inCase = caseId) => searchCase(who, inCase, query);
async function readAll(): Promise<void> {
  while (await reader.readNext('texts'));
}
const suggestions = async (id: string, who = asha) =>
  (await (
    await who.call('GET', `/rest/v1/event_suggestions?file_id=eq.${id}&order=page,day`)
  ).json()) as EventSuggestion[];

test('a new file is queued, read page by page, and found by its words', async () => {
  const file = await add(
    'Will.pdf',
    await pdfOf(['A page of nothing much.', 'The testator made his last will at Salem.', '']),
  );
  expect(file).toMatchObject({ text_state: 'waiting', page_count: null, pages_read: 0 });
  await readAll();
  expect(await row(file.id)).toMatchObject({
    text_state: 'read',
    text_problem: null,
    text_problem_message: null,
    page_count: 3,
    pages_read: 3,
  });
  const [hit, ...others] = await search('will');
  expect(others).toEqual([]);
  expect(hit).toMatchObject({ file_id: file.id, file_name: 'Will.pdf', page: 2, ocr: false });
  expect(hit?.marks.map(({ start, end }) => hit.snippet.slice(start, end))).toEqual(['will']);
});

test.each([
  ['a form of the word', 'testators', 'testator'],
  ['Hindi', 'न्यायालय', 'न्यायालय'],
  ['a word of Hindi with a conjunct and signs', 'प्रतिवादी', 'प्रतिवादी'],
  ['Hindi before a full stop', 'दिया', 'दिया'],
  ['Tamil', 'நீதிமன்றம்', 'நீதிமன்றம்'],
  ['Tamil typed with a joiner', 'மனுவில்\u200c', 'மனுவில்'],
  ['a phrase', '"sale deed dated"', 'sale'],
  ['a number', '138', '138'],
])('%s is found', async (_, query, word) => {
  const lines = [
    'The testator signed the sale deed dated 3 May 2019 under section 138.',
    'न्यायालय ने प्रतिवादी को तीस दिन के भीतर उत्तर दाखिल करने का निर्देश दिया।',
    'மனுதாரர் தாக்கல் செய்த மனுவில் நீதிமன்றம் உத்தரவிட்டது.',
  ];
  const own = await newCase(asha);
  await add('Three scripts.txt', lines.join('\n'), own);
  await readAll();
  const [hit] = await search(query, asha, own);
  expect(hit?.snippet.slice(hit.marks[0]?.start, hit.marks[0]?.end)).toBe(word);
  expect(await search('प्रतिवाद्य', asha, own)).toEqual([]);
});

test('pages without a word of the query are not found, and odd queries are no error', async () => {
  const own = await newCase(asha);
  await add('Will.txt', 'The testator made his last will at Salem.', own);
  await readAll();
  for (const query of [
    'affidavit of Rameshwaram',
    '"',
    '!!',
    '-',
    'or or',
    "'; drop table x; --",
    '<->',
    '&|',
  ])
    expect(await search(query, asha, own), query).toEqual([]);
});

test('another lawyer finds nothing, not even with a row that names this file', async () => {
  const file = await add('Secret.txt', 'The canary sings of Ambattur.');
  await readAll();
  expect(await search('canary')).toHaveLength(1);
  expect(await search('canary', ravi)).toEqual([]);
  const own = await newCase(ravi);
  const thief = { case_id: own, file_name: 'Mine.txt', file_path: file.file_path };
  expect((await ravi.call('POST', '/rest/v1/case_files', thief)).status).toBe(400);
  // Neither does a row that was written before the database refused it.
  await it.db.sql('alter table public.case_files drop constraint file_path_in_its_case');
  await it.db.sql(
    'insert into public.case_files (owner_id, case_id, file_name, file_path) values ($1, $2, $3, $4)',
    [ravi.userId, own, thief.file_name, thief.file_path],
  );
  await readAll();
  expect(await search('canary', ravi, own)).toEqual([]);
  const seen = await ravi.call('GET', `/rest/v1/case_files?case_id=eq.${own}`);
  expect(await seen.json()).toMatchObject([
    { text_state: 'unreadable', text_problem: 'The file is missing.' },
  ]);
});

test('Word, new and old, mail, rich text and tables are read', async () => {
  const own = await newCase(asha);
  const docx = new Document({ sections: [{ children: [new Paragraph({ text: 'Vakalatnama of Kaveri' })] }] });
  const mail =
    'From: "R. Iyer" <r@example.in>\r\nSubject: Settlement\r\nContent-Type: text/html\r\n\r\n<p>We offer &#8377; five <b>lakhs</b>.</p>';
  await add('a.docx', await Packer.toBuffer(docx), own);
  await add('b.eml', mail, own);
  await add(
    'c.rtf',
    String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}\f0 Easement\par of \'93necessity\'94 \u2325?}`,
    own,
  );
  await add('d.csv', 'Date,Amount\n2019-05-03,41000', own);
  await add('e.doc', oldWord('Rejoinder of the plaintiff'), own);
  await readAll();
  const found = async (query: string) => (await search(query, asha, own)).map((hit) => hit.file_name);
  expect(await found('vakalatnama')).toEqual(['a.docx']);
  expect(await found('lakhs settlement iyer')).toEqual(['b.eml']);
  expect(await found('"easement of necessity"')).toEqual(['c.rtf']);
  expect(await found('arial')).toEqual([]);
  expect(await found('41000')).toEqual(['d.csv']);
  expect(await found('rejoinder')).toEqual(['e.doc']);
});

test.each([
  [
    'old.doc',
    'x',
    'The old Word document could not be read: it is damaged, protected by a password, or older than Word 97. Save it as .docx and add it again.',
  ],
  ['cut.pdf', '%PDF-1.7 nothing', 'The PDF is damaged or is not a PDF.'],
  ['blank.txt', ' \n', 'The file contains no text.'],
  ['bad.odt', 'PK', 'The document is damaged, or its content does not match its name.'],
])('%s cannot be read, says so, and stays stored', async (name, bytes, sentence) => {
  const file = await add(name, bytes);
  await readAll();
  expect(await row(file.id)).toMatchObject({ text_state: 'unreadable', text_problem: sentence });
  const { text_problem_message: message } = await row(file.id);
  expect(message && formatSentenceData(message)).toBe(sentence);
  expect((await it.services.storage.stat(file.file_path)).size).toBe(bytes.length);
});

const NOTICE = 'LEGAL NOTICE\nUnder instructions from my client you are called upon to pay within 15 days.';

test('a category is suggested, and never replaces the lawyer’s choice', async () => {
  const [suggested, chosen, added, cleared] = await Promise.all([
    add('a.txt', NOTICE),
    add('b.txt', NOTICE),
    add('c.txt', NOTICE, caseId, { category: 'fee' }),
    add('d.txt', NOTICE),
  ]);
  const choose = (id: string, category: string | null) =>
    asha.call('PATCH', `/rest/v1/case_files?id=eq.${id}`, { category });
  await choose(chosen.id, 'evidence');
  await choose(cleared.id, null);
  await readAll();
  expect(await row(suggested.id)).toMatchObject({ category: 'notice', category_chosen: false });
  expect(await row(chosen.id)).toMatchObject({ category: 'evidence', category_chosen: true });
  expect(await row(added.id)).toMatchObject({ category: 'fee', category_chosen: true });
  expect(await row(cleared.id)).toMatchObject({ category: null, category_chosen: true });
  expect((await choose(suggested.id, 'Stolen')).status).toBe(400);
});

test('events in a file are suggested, and join the timeline when accepted', async () => {
  const file = await add(
    'Order.pdf',
    await pdfOf(['Issue notice.', 'The matter is adjourned to 14 January 2027.']),
  );
  await readAll();
  const [suggested] = await suggestions(file.id);
  expect(suggested).toMatchObject({
    page: 2,
    day: '2027-01-14',
    kind: 'hearing',
    state: 'open',
    event_id: null,
  });
  const accept = (who: Lawyer, more = {}) =>
    who.call('POST', '/rest/v1/rpc/accept_suggestion', { id: suggested?.id, ...more });
  expect((await accept(ravi)).status).toBe(404);
  const [first, again] = [await accept(asha, { title: 'Hearing' }), await accept(asha)];
  const { event_id } = (await first.json()) as { event_id: string };
  expect(await again.json()).toMatchObject({ event_id });
  const events = await asha.call('GET', `/rest/v1/timeline_events?file_id=eq.${file.id}`);
  expect((await events.json()) as TimelineEvent[]).toMatchObject([
    { id: event_id, title: 'Hearing', event_type: 'hearing', all_day: true, page: 2, case_id: caseId },
  ]);
  expect(await suggestions(file.id)).toMatchObject([{ state: 'accepted', event_id }]);
});

test('an order that runs over the page is one suggestion, on the page of its date', async () => {
  const pages = ['Heard.\nList the matter for final disposal on', '18 March 2027 at 2.15 p.m.'];
  const file = await add('Order sheet.pdf', await pdfOf(pages));
  await readAll();
  expect(await suggestions(file.id)).toMatchObject([
    {
      page: 2,
      day: '2027-03-18',
      kind: 'hearing',
      what: 'List the matter for final disposal on 18 March 2027 at 2.15 p.m.',
    },
  ]);
});

test('suggestions of one day become one event, whose notes name the other sources', async () => {
  const own = await newCase(asha);
  const texts = [
    'The matter is adjourned to 14 January 2027.',
    'Take notice that the hearing is fixed on 14 January 2027.',
    'The rent was paid on 15 January 2027.',
  ];
  const files = await Promise.all(texts.map((text, i) => add(`Paper ${i + 1}.txt`, text, own)));
  await readAll();
  const [first, second, other] = await Promise.all(
    files.map(async ({ id }) => (await suggestions(id))[0]?.id),
  );
  const accept = (who: Lawyer, body: object) => who.call('POST', '/rest/v1/rpc/accept_suggestion', body);
  const answer = await accept(asha, { id: first, also: [second, other, first] });
  const { event_id, also } = (await answer.json()) as { event_id: string; also: string[] };
  expect(also).toEqual([second]);
  const read = async (at: string) => (await (await asha.call('GET', `/rest/v1/${at}`)).json()) as object[];
  expect(await read(`timeline_events?case_id=eq.${own}`)).toMatchObject([
    {
      id: event_id,
      title: 'The matter is adjourned to 14 January 2027',
      description: 'Take notice that the hearing is fixed on 14 January 2027 (Paper 2.txt, page 1)',
      event_type: 'hearing',
      done_at: null,
      remind_days: 1,
    },
  ]);
  const states = await read(`event_suggestions?case_id=eq.${own}&select=state,event_id&order=day,file_id`);
  expect(states.filter((state) => 'event_id' in state && state.event_id === event_id)).toHaveLength(2);
  expect(states).toContainEqual({ state: 'open', event_id: null });
  expect((await accept(ravi, { id: other, also: [first] })).status).toBe(404);
  const many = Array.from({ length: 101 }, () => crypto.randomUUID());
  expect((await accept(asha, { id: other, also: many })).status).toBe(400);
});

test.each([3, null])('an accepted date has the reminder of the profile: %s', async (remind_days) => {
  const practice = { enrolment_number: '', letterhead: '', signature_block: '', courts: [], remind_days };
  const saved = await asha.call('PATCH', `/rest/v1/profiles?id=eq.${asha.userId}`, { practice });
  expect(saved.status).toBe(204);
  const file = await add('Next.txt', 'The matter is adjourned to 18 January 2032.');
  await readAll();
  const [suggested] = await suggestions(file.id);
  await asha.call('POST', '/rest/v1/rpc/accept_suggestion', { id: suggested?.id });
  const events = await asha.call('GET', `/rest/v1/timeline_events?file_id=eq.${file.id}`);
  expect(await events.json()).toMatchObject([{ event_type: 'hearing', remind_days }]);
  await asha.call('PATCH', `/rest/v1/profiles?id=eq.${asha.userId}`, { practice: null });
});

test('a hearing that a paper tells of after its day is a record', async () => {
  const file = await add('Old order.txt', 'The matter is adjourned to 14 January 2021.');
  await readAll();
  const [suggested] = await suggestions(file.id);
  await asha.call('POST', '/rest/v1/rpc/accept_suggestion', { id: suggested?.id });
  const events = await asha.call('GET', `/rest/v1/timeline_events?file_id=eq.${file.id}`);
  const [event] = (await events.json()) as TimelineEvent[];
  expect(new Date(event?.done_at ?? 0).toISOString()).toBe('2021-01-13T18:30:00.000Z');
  expect(event?.remind_days).toBeNull();
});

test('only the owner can reject a suggestion, and only its function can accept it', async () => {
  const file = await add('Order.txt', 'Counter to be filed on or before 2 March 2027.');
  await readAll();
  const at = `/rest/v1/event_suggestions?file_id=eq.${file.id}`;
  await ravi.call('PATCH', at, { state: 'rejected' });
  expect(await suggestions(file.id)).toMatchObject([{ state: 'open', kind: 'deadline' }]);
  expect((await asha.call('PATCH', at, { state: 'accepted' })).status).toBe(400);
  await asha.call('PATCH', at, { state: 'rejected' });
  expect(await suggestions(file.id)).toMatchObject([{ state: 'rejected' }]);
});

test('a file with many dates suggests forty at most, hearings before all others', async () => {
  const day = (i: number) => `${(i % 28) + 1} ${i < 28 ? 'March' : 'April'} 2021`;
  const dates = Array.from({ length: 56 }, (_, i) => `Rent of house number ${i} was paid ${day(i)}.`);
  const file = await add('Rent.txt', [...dates, 'The suit is posted to 5 May 2027.'].join('\n\n'));
  await readAll();
  const found = await suggestions(file.id);
  expect(found).toHaveLength(40);
  expect(found.filter(({ kind }) => kind === 'hearing')).toMatchObject([{ day: '2027-05-05' }]);
});

test('deleting a file deletes its pages and suggestions', async () => {
  const file = await add('Gone.txt', 'Zamindar. The matter is adjourned to 14 January 2027.');
  await readAll();
  expect(await search('zamindar')).toHaveLength(1);
  await asha.call('DELETE', `/rest/v1/case_files?id=eq.${file.id}`);
  expect(await search('zamindar')).toEqual([]);
  expect(await suggestions(file.id)).toEqual([]);
});

test('the application cannot write pages or suggestions of its own', async () => {
  for (const table of ['case_file_pages', 'event_suggestions'])
    expect([403, 404]).toContain((await asha.call('POST', `/rest/v1/${table}`, { page: 1 })).status);
});
