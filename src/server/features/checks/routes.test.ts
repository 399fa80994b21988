import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import mammoth from 'mammoth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDocx } from '#server/platform/documents/docx/docx-writer.ts';
import { CHECK, type CheckListBody, type CheckReport } from '#shared/contracts/checks/checks.ts';
import { newCase } from '#test/fixtures/case-files.ts';
import { readZip } from '#test/fixtures/read-zip.ts';
import { sampleLibraryApp } from '#test/fixtures/sample-library.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';

// Checks over the bundled sample library with the real index, the sandbox and the worker thread.

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
beforeAll(async () => {
  it = await sampleLibraryApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

const HOSTEL = 'sample-06-delhi-hostel-location-app';
const NAME = 'Ananya Bhardwaj v. Yamuna University of Applied Sciences';
const QUOTED = 'There is no such circular for the men’s hostels.';
const DRAFT = `1. Reliance is placed on ${NAME}, 2021 MUNSHI SAMPLE 6, para 3, where the Court observed: “${QUOTED}”
2. See also Mehta v. Rao, (2011) 4 SCC 77.
3. The accused is charged under Section 302 IPC.`;

async function checked(body: object | FormData, who = asha): Promise<CheckReport> {
  const answer = await who.call('POST', '/functions/v1/check-document', body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CheckReport;
}

test('a pasted text is checked against the library, and the report is kept with its record', async () => {
  const report = await checked({ text: DRAFT, date: '2024-08-01' });
  expect(report.citations).toMatchObject([
    {
      status: 'found',
      document_id: HOSTEL,
      sample: true,
      paragraph: { cited: 3, exists: true },
      quotation: { status: 'exact', paragraph: '3' },
      before: expect.stringContaining('Reliance is placed on'),
    },
    { text: 'Mehta v. Rao, (2011) 4 SCC 77', status: 'not_in_library' },
  ]);
  expect(report.provisions).toMatchObject([
    {
      act: 'IPC',
      section: '302',
      status: 'exists',
      in_force_on: false,
      counterparts: [{ act: 'BNS', section: '103(1)' }],
    },
  ]);
  const [first] = report.citations;
  expect(DRAFT.slice(first?.start, first?.end)).toBe(`${NAME}, 2021 MUNSHI SAMPLE 6`);
  expect(report.not_checked.map(({ sentence }) => sentence)).toContain(
    '1 cited judgment is not in this library, so paragraphs and quotations were not compared.',
  );
  expect(report.library.judgments).toBe(25);
  expect(report.record).toMatchObject({ checked_by: 'Test Lawyer', characters: DRAFT.length });
  const kept = await asha.call('GET', `/functions/v1/checks/${report.id}`);
  expect(await kept.json()).toEqual(report);
});

test('of the text only the words around each finding are kept', async () => {
  const text = `My client tells me in confidence. ${'The matter was heard. '.repeat(20)}${DRAFT}`;
  const { id } = await checked({ text });
  const [stored] = await it.db.sql<{ row: string }>(
    'select c::text as row from public.document_checks c where id = $1',
    [id],
  );
  expect(stored?.row).toContain('Reliance is placed on');
  expect(stored?.row).not.toContain('in confidence');
});

test('the report names a changed word, a wrong paragraph and another name', async () => {
  const text = `${NAME.replace('Ananya Bhardwaj', 'Leela Joseph').replace('Yamuna University of Applied Sciences', 'Kaveri Mills')}, 2021 MUNSHI SAMPLE 6, para 400, held: “${QUOTED.replace('men’s', 'women’s')}”`;
  const [found] = (await checked({ text })).citations;
  expect(found).toMatchObject({
    status: 'found_differently',
    differences: [{ what: 'name' }],
    paragraph: { cited: 400, exists: false },
    quotation: { status: 'altered', changes: [{ cited: 'women’s', found: "men's" }], elsewhere: true },
  });
});

test('a Word file is read in the sandbox and nothing of it stays on the disk', async () => {
  const bytes = await writeDocx({
    title: 'Draft',
    language: 'en-IN',
    header: '',
    blocks: DRAFT.split('\n').map((text) => ({ kind: 'paragraph', runs: [{ text }] })),
  });
  const form = new FormData();
  form.set('date', '2020-01-01');
  form.set('file', new Blob([new Uint8Array(bytes)]), 'Petition.docx');
  const report = await checked(form);
  expect(report).toMatchObject({ name: 'Petition.docx', source: 'file', date: '2020-01-01' });
  expect(report.citations.map(({ status }) => status)).toEqual(['found', 'not_in_library']);
  // The places of the findings are those of the text that was read, which this answer alone has.
  const [first] = report.citations;
  expect(report.text?.slice(first?.start, first?.end)).toBe(first?.text);
  const again = await asha.call('GET', `/functions/v1/checks/${report.id}`);
  expect(await again.json()).not.toHaveProperty('text');
  expect(report.provisions[0]).toMatchObject({ in_force_on: true });
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('munshi-check-'))).toEqual([]);
});

test('a case file is checked by its pages, by its owner only', async () => {
  const case_id = await newCase(asha);
  const row = { case_id, file_name: 'Order.pdf', file_path: `case_files/${case_id}/order.pdf` };
  const made = await asha.call('POST', '/rest/v1/case_files', row, { prefer: 'return=representation' });
  const [file] = (await made.json()) as { id: string }[];
  const fileId = file?.id ?? '';
  const early = await asha.call('POST', '/functions/v1/check-document', { fileId });
  expect(early.status).toBe(422);
  await it.db.sql(`update public.case_files set text_state = 'read' where id = $1`, [fileId]);
  await it.db.sql(
    `insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
     values ($1, $2, $3, 1, 'Relied on: 2021 MUNSHI', 'text'), ($1, $2, $3, 2, 'SAMPLE 6 and no other.', 'text')`,
    [asha.userId, case_id, fileId],
  );
  const report = await checked({ fileId });
  expect(report).toMatchObject({ name: 'Order.pdf', source: 'case_file' });
  expect(report.citations).toMatchObject([{ status: 'found', document_id: HOSTEL }]);
  expect((await ravi.call('POST', '/functions/v1/check-document', { fileId })).status).toBe(404);
});

test('a check is seen and removed by its owner only', async () => {
  const { id } = await checked({ text: DRAFT, name: 'Privileged' });
  const at = `/functions/v1/checks/${id}`;
  for (const [method, path] of [
    ['GET', at],
    ['DELETE', at],
    ['GET', `${at}/report?format=docx`],
  ] as const)
    expect((await ravi.call(method, path)).status).toBe(404);
  expect(((await (await ravi.call('GET', '/functions/v1/checks')).json()) as CheckListBody).checks).toEqual(
    [],
  );
  const listed = ((await (await asha.call('GET', '/functions/v1/checks')).json()) as CheckListBody).checks;
  expect(listed[0]).toMatchObject({ id, name: 'Privileged', citations: 2, provisions: 1, to_look_at: 1 });
  expect((await asha.call('DELETE', at)).status).toBe(204);
  expect((await asha.call('GET', at)).status).toBe(404);
});

test('the report is made as a Word document and a PDF, with the verification record', async () => {
  const { id, record } = await checked({ text: DRAFT, name: 'Petition', date: '2024-08-01' });
  const word = await asha.call('GET', `/functions/v1/checks/${id}/report?format=docx`);
  expect(word.headers.get('content-disposition')).toContain('Petition.docx');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await word.arrayBuffer()) });
  for (const words of ['Verification record', 'Test Lawyer', record.text_hash, 'Mehta v. Rao', 'Not checked'])
    expect(value).toContain(words);
  // Differing citations and provisions come before those that agree.
  expect(value.indexOf('302, IPC')).toBeLessThan(value.indexOf('Agrees with the library'));
  const note = await asha.call('GET', `/functions/v1/checks/${id}/report?format=docx&kind=note`);
  expect(note.headers.get('content-disposition')).toContain('Disclosure note - Petition.docx');
  const filed = await mammoth.extractRawText({ buffer: Buffer.from(await note.arrayBuffer()) });
  for (const words of [record.text_hash, 'No language model took part', 'has no record of who or what wrote'])
    expect(filed.value).toContain(words);
  expect(filed.value).toMatch(/Mehta v\. Rao, \(2011\) 4 SCC 77\s+Not in this library/u);
  // The note says of each authority all that the report says.
  for (const words of ['Paragraph 3 exists.', 'Not in force on 1 Aug 2024.', 'Name and signature'])
    expect(filed.value).toContain(words);
  const pdf = await asha.call('GET', `/functions/v1/checks/${id}/report?format=pdf`);
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
});

test.each([
  ['neither text nor file', {}, 400],
  ['both', { text: 'A', fileId: '00000000-0000-4000-8000-000000000000' }, 400],
  ['no words', { text: '  \n' }, 400],
  ['a day that does not exist', { text: 'A', date: '2024-02-31' }, 400],
  ['an unknown field', { text: 'A', owner_id: 'x' }, 400],
  ['too long a text', { text: 'a '.repeat(CHECK.characters / 2 + 1) }, 400],
  ['a file of nobody', { fileId: '00000000-0000-4000-8000-000000000000' }, 404],
])('%s is refused', async (_what, body, status) => {
  const answer = await asha.call('POST', '/functions/v1/check-document', body);
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { error: string }).error).not.toBe('');
});

test('a file that is no document is refused with the reason', async () => {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from('%PDF-1.7 damaged')]), 'a.pdf');
  const answer = await asha.call('POST', '/functions/v1/check-document', form);
  expect(answer.status).toBe(422);
});

test('the checked text, given again, becomes a Word file with the findings as comments; another text is refused', async () => {
  const report = await checked({ text: DRAFT, date: '2024-08-01' });
  const path = `/functions/v1/checks/${report.id}/marked-copy`;
  const answer = await asha.call('POST', path, { text: DRAFT });
  expect(answer.status).toBe(200);
  const files = readZip(Buffer.from(await answer.arrayBuffer()));
  const comments = String(files.get('word/comments.xml'));
  expect(comments).toContain('The quoted words are in paragraph 3.');
  expect(comments).toContain('Not in this library');
  expect(comments).toContain('Not in force on 1 Aug 2024.');
  const body = String(files.get('word/document.xml'));
  expect(body.match(/<w:commentReference /gu)).toHaveLength(4);
  expect(body.match(/<w:commentRangeStart /gu)).toHaveLength(4);
  expect((await asha.call('POST', path, { text: `${DRAFT} ` })).status).toBe(422);
  expect((await ravi.call('POST', path, { text: DRAFT })).status).toBe(404);
});
