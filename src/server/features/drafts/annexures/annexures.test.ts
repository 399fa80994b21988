import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANNEXURES, type DraftAnnexures, type DraftIndex } from '#shared/contracts/drafts/draft-annexures.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages } from '#shared/messages/en/drafting/annexures.ts';
import { t } from '#shared/messages/translate.ts';
import { addFile, pdfOf } from '#test/fixtures/case-files.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { added, done, keepMails, share } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  caseId = (await added(asha, 'cases', { title: 'Mills v. Union', court: 'High Court of Madras' })).id;
});
afterAll(() => it.close());

const call = (method: string, name: string, body?: object, by = asha) =>
  by.call(method, `/functions/v1/${name}`, body);
const DOCUMENT = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      attrs: { id: 'p1' },
      content: [
        { type: 'text', text: 'The order is ' },
        { type: 'annexureReference', attrs: { mark: 'P-1' } },
        { type: 'text', text: ' and the letter is Annexure P-2.' },
      ],
    },
  ],
};
const newDraft = async () =>
  (await added(asha, 'case_drafts', { case_id: caseId, title: 'Writ petition', document: DOCUMENT })).id;
const chosen = (file: { id: string }, mark: string, fields: object = {}) => ({
  ...{ file: file.id, mark, particulars: `Paper ${mark}`, included: true },
  ...fields,
});
const set = (draftId: string, files: object[], trueCopy = false) =>
  call('PUT', 'draft-annexures', { draftId, files, trueCopy });
const exported = (draftId: string, more: object = {}) =>
  call('POST', 'export-draft', { draftId, format: 'pdf', ...more });
const indexOf = (draftId: string) => done<DraftIndex>(call('POST', 'draft-index', { draftId }));
const refusal = async (answer: Response | Promise<Response>) => {
  const got = await answer;
  return { status: got.status, sentence: ((await got.json()) as { error: string }).error };
};
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('files of a case are chosen once, their index is shown, and the PDF has them behind the draft', async () => {
  const draftId = await newDraft();
  const order = await addFile(it, asha, caseId, {
    name: 'order.pdf',
    bytes: await pdfOf(['The order says', 'nothing']),
  });
  const letter = await addFile(it, asha, caseId, { name: 'letter.txt', bytes: 'Dear Sir, पत्र' });
  const photo = await addFile(it, asha, caseId, { name: 'photo.png', bytes: PIXEL });
  await done(
    set(
      draftId,
      [chosen(order, 'P-1'), chosen(letter, 'P-2'), chosen(photo, 'P-3', { included: false })],
      true,
    ),
  );
  const kept = await done<DraftAnnexures>(call('GET', `draft-annexures?draftId=${draftId}`));
  expect(kept).toMatchObject({ trueCopy: true, named: ['P-1', 'P-2'] });
  expect(kept.files.map(({ name, mark }) => [name, mark])).toEqual([
    ['order.pdf', 'P-1'],
    ['letter.txt', 'P-2'],
    ['photo.png', 'P-3'],
  ]);
  expect(await indexOf(draftId)).toEqual({
    pages: 5,
    rows: [
      { particulars: 'Writ petition', from: 2, to: 2 },
      { particulars: 'Annexure P-1: Paper P-1', from: 3, to: 4 },
      { particulars: 'Annexure P-2: Paper P-2', from: 5, to: 5 },
    ],
    problems: [],
  });
  const answer = await exported(draftId);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
  const { pages } = await readPdf(bytes);
  expect(pages[0]).toMatch(/High Court of Madras[\s\S]*Mills v\. Union[\s\S]*INDEX[\s\S]*3-4/u);
  expect(pages[1]).toContain('Annexure P-1 (page 3)');
  expect(pages[3]).toMatch(/ANNEXURE P-1[\s\S]*TRUE COPY[\s\S]*nothing/u);
  expect(pages[4]).toMatch(/ANNEXURE P-2[\s\S]*पत्र/u);
  const alone = await exported(draftId, { annexures: false });
  expect((await readPdf(new Uint8Array(await alone.arrayBuffer()))).pages).toEqual([
    expect.stringMatching(/^(?![\s\S]*INDEX)[\s\S]*The order is Annexure P-1 and/u),
  ]);
});

test('a file that cannot be bound is named with its reason, and the rest is possible without it', async () => {
  const draftId = await newDraft();
  const add = (name: string, bytes: Uint8Array | string) => addFile(it, asha, caseId, { name, bytes });
  const [good, broken, sheet, gone] = await Promise.all([
    add('photo.png', PIXEL),
    add('broken.pdf', '%PDF-1.7 nothing'),
    add('accounts.xlsx', 'PK'),
    add('gone.pdf', await pdfOf(['x'])),
  ]);
  await done(asha.call('DELETE', `/rest/v1/case_files?id=eq.${gone?.id}`));
  const files = [good, broken, sheet, gone].map((file, at) => chosen(file as { id: string }, `R-${at + 1}`));
  await done(set(draftId, files));
  expect((await indexOf(draftId)).problems).toEqual([
    { file: broken?.id, sentence: t(fileReading.pdfDamaged) },
    { file: sheet?.id, sentence: t(messages.kind) },
    { file: gone?.id, sentence: t(messages.missing) },
  ]);
  expect(await refusal(exported(draftId))).toEqual({
    status: 422,
    sentence: t(messages.ofFile, { mark: 'R-2', name: 'broken.pdf', reason: t(fileReading.pdfDamaged) }),
  });
  await done(
    set(
      draftId,
      files.map((file, at) => ({ ...file, included: at === 0 })),
    ),
  );
  const { pages } = await readPdf(new Uint8Array(await (await exported(draftId)).arrayBuffer()));
  expect(pages).toHaveLength(3);
});

test('a row that names a file of somebody else binds nothing of it', async () => {
  const draftId = await newDraft();
  const ravi = await it.lawyer();
  const other = (await added(ravi, 'cases', { title: 'Secret' })).id;
  const secret = await addFile(it, ravi, other, { name: 'secret.pdf', bytes: await pdfOf(['privileged']) });
  await done(set(draftId, [chosen(secret, 'P-1')]));
  expect((await indexOf(draftId)).problems).toEqual([{ file: secret.id, sentence: t(messages.missing) }]);
  expect((await call('GET', `draft-annexures?draftId=${draftId}`, undefined, ravi)).status).toBe(404);
  expect((await call('PUT', 'draft-annexures', { draftId, files: [], trueCopy: false }, ravi)).status).toBe(
    404,
  );
  expect((await call('POST', 'draft-index', { draftId }, ravi)).status).toBe(404);
});

test('a viewer of a shared case exports what the owner chose, and changes nothing', async () => {
  const draftId = await newDraft();
  const order = await addFile(it, asha, caseId, { name: 'order.pdf', bytes: await pdfOf(['The order']) });
  await done(set(draftId, [chosen(order, 'P-1')]));
  const viewer = await it.lawyer();
  await share(it, keepMails(it), { owner: asha, caseId, member: viewer, role: 'viewer' });
  const answer = await call('POST', 'export-draft', { draftId, format: 'pdf', annexures: true }, viewer);
  expect((await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages[2]).toContain('The order');
  expect((await call('PUT', 'draft-annexures', { draftId, files: [], trueCopy: false }, viewer)).ok).toBe(
    false,
  );
  expect((await done<DraftAnnexures>(call('GET', `draft-annexures?draftId=${draftId}`))).files).toHaveLength(
    1,
  );
});

test.each([
  [
    'two files with one mark',
    [
      ['a', 'P-1'],
      ['b', 'p 1'],
    ],
    t(messages.markTwice),
  ],
  [
    'one file twice',
    [
      ['a', 'P-1'],
      ['a', 'P-2'],
    ],
    t(messages.fileTwice),
  ],
  ['a file without a mark', [['a', ' ']], t(messages.markRequired)],
  [
    'more files than allowed',
    Array.from({ length: ANNEXURES.files + 1 }, (_, at) => [String(at), `P-${at}`]),
    t(messages.tooManyFiles, { max: ANNEXURES.files }),
  ],
])('%s: refused with a sentence, and the choice of before stays', async (_name, files, sentence) => {
  const draftId = await newDraft();
  const ids = new Map<string, string>();
  const idOf = (name = '') => ids.get(name) ?? ids.set(name, crypto.randomUUID()).get(name) ?? '';
  const answer = await set(
    draftId,
    files.map(([name, mark]) => chosen({ id: idOf(name) }, mark ?? '')),
  );
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(sentence);
});

test('annexures belong to a PDF only', async () => {
  const answer = await call('POST', 'export-draft', {
    draftId: await newDraft(),
    format: 'docx',
    annexures: true,
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(t(messages.onlyPdf));
});
